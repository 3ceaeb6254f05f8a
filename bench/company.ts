/** What thinking brings against others than masters: beside the plain master, on the same deals. */

import { figures, playEach, pointsText } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 200);
const OTHERS = ["expert", "skilled"];

/** The mean of what each deal brings more, and its standard error. */
function gain(more: readonly number[], less: readonly number[]): string {
  const gains = more.map((points, deal) => points - (less[deal] ?? 0));
  const mean = gains.reduce((sum, x) => sum + x, 0) / gains.length;
  const variance = gains.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (gains.length - 1);
  return pointsText(mean, Math.sqrt(variance / gains.length));
}

/** Both heroes against each kind of company, as a table. */
export async function run(): Promise<Result> {
  const rows = [["against three, mis", "grandmaster", "master on the same deals", "gain, deal by deal"]];
  for (const other of OTHERS) {
    const against = (hero: string) =>
      playEach({ form: "1v3", levels: [hero, other], preset: "mis", deals: DEALS, seed: "company" });
    const [thinking, plain] = [await against("grandmaster"), await against("master")];
    rows.push([other, figures(thinking.hero), figures(plain.hero), gain(thinking.points, plain.points)]);
  }
  return { title: `Big Two, grandmaster in other company (${DEALS} duplicate deals)`, rows };
}
