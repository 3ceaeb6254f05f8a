/** What thinking brings against others than masters, whom the grandmaster takes for masters: beside the plain master, on the same deals. */

import { figures, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 200);
const OTHERS = ["expert", "skilled"];

/** Both heroes against each kind of company, as a table. */
export async function run(): Promise<Result> {
  const rows = [["against three, mis", "grandmaster", "master on the same deals"]];
  for (const other of OTHERS) {
    const row = [other];
    for (const hero of ["grandmaster", "master"]) {
      const [found] = await play({ form: "1v3", levels: [hero, other], preset: "mis", deals: DEALS, seed: "company" });
      row.push(found === undefined ? "" : figures(found));
    }
    rows.push(row);
  }
  return { title: `Big Two, grandmaster in other company (${DEALS} duplicate deals)`, rows };
}
