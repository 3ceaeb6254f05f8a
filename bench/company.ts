/** What thinking brings against others than masters: beside the plain master, on the same deals. */

import { addTallies, type Summary, summarise, type Tally } from "@baize/bigtwo/arena";
import { figures, playEach, pointsText } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 200);
const LEVELS = ["novice", "classic", "skilled", "expert"];
/** Former masters, the small network that judges the past in a search, and a smaller one still. */
const NETWORKS = ["run 2", "run 7", "run 11", "run 16", "quick", "rollout"];

/** What each deal brings more, summed up. */
function gain(more: readonly Tally[], less: readonly Tally[]): Summary {
  const gains = more.map((tally, deal) => {
    const points = tally.points - (less[deal]?.points ?? 0);
    return { ...tally, points, pointsSquared: points ** 2 };
  });
  return summarise(gains.reduce(addTallies));
}

/** Both heroes against each kind of company, as a table. */
async function among(others: readonly string[], title: string): Promise<Result> {
  const rows = [["against three, mis", "grandmaster", "master on the same deals", "gain, deal by deal"]];
  for (const other of others) {
    const against = (hero: string) =>
      playEach({ form: "1v3", levels: [hero, other], preset: "mis", deals: DEALS, seed: "gate" });
    const [thinking, plain] = [await against("grandmaster"), await against("master")];
    rows.push([other, figures(thinking.hero), figures(plain.hero), pointsText(gain(thinking.deals, plain.deals))]);
  }
  return { title: `${title} (${DEALS} duplicate deals)`, rows };
}

/** Among the levels that are no networks. */
export const levels = { run: () => among(LEVELS, "Big Two, grandmaster among other levels") };
/** Among networks other than the master. */
export const networks = { run: () => among(NETWORKS, "Big Two, grandmaster among other networks") };
