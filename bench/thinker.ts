/** What the learned Big Two player gains by thinking: against three of itself that do not. */

import { figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 100);

/** The figure, as a table. It may think as long as it wants: two or three seconds of a busy core where the choice is hard. */
export async function run(): Promise<Result> {
  const [thinker] = await play({
    form: "1v3",
    levels: ["thinker", "master"],
    preset: "mis",
    deals: DEALS,
    seed: "thinker",
  });
  const rows = [["thinker", "points a game", "aim", "reached"]];
  if (thinker !== undefined)
    rows.push(["against three master, mis", figures(thinker), "≥ +0.4", passed(thinker.mean >= 0.4)]);
  return { title: `Big Two, with time to think (${DEALS} duplicate deals)`, rows };
}
