/** What is left to win, in numbers. */

import { Marked } from "@baize/hands";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";

/** How many ways to win are left, and how often chance finds one. */
export function Ways({ insight }: { readonly insight: PegsInsight | undefined }) {
  if (insight?.ways === undefined || insight.chance === undefined || insight.chance === 0) return null;
  const games = Math.max(1, Math.round(1 / insight.chance)).toLocaleString("en");
  return (
    <div className="still">
      <p>
        <Marked text={say.waysLeft({ count: insight.ways })} />
      </p>
      <p>
        <Marked text={say.randomWins({ games })} />
      </p>
    </div>
  );
}
