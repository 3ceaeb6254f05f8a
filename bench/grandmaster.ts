/** What the learned Big Two player gains by thinking: against three of itself that do not. */

import { figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 300);

/** The figure, as a table. It may think as long as it wants: a second or two of a busy core where the choice is hard. */
export async function run(): Promise<Result> {
  const [grandmaster] = await play({
    form: "1v3",
    levels: ["grandmaster", "master"],
    preset: "mis",
    deals: DEALS,
    seed: "gate",
  });
  const rows = [["grandmaster", "points a game", "aim", "reached"]];
  if (grandmaster !== undefined)
    rows.push(["against three master, mis", figures(grandmaster), "≥ +0.75", passed(grandmaster.mean >= 0.75)]);
  return { title: `Big Two, with time to think (${DEALS} duplicate deals)`, rows };
}
