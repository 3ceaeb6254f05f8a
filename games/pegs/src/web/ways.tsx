/** What is left to win, in numbers. */

import { Marked } from "@baize/hands";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";

/** How many ways to win are left, and how often chance finds one. */
export function Ways({ insight }: { readonly insight: PegsInsight | undefined }) {
  if (insight?.ways === undefined || insight.chance === undefined || insight.chance === 0) return null;
  return (
    <div className="still">
      <p>
        <Marked text={say.waysLeft({ count: insight.ways })} />
      </p>
      <p>
        <Marked text={randomSays(insight.chance)} />
      </p>
    </div>
  );
}

/** From this chance on games are told of a hundred: one in three says too little. */
const OFTEN = 0.2;

/** How often jumps chosen at random win, in words. */
export function randomSays(chance: number): string {
  if (chance > 1 - 1e-9) return say.randomAlways();
  if (chance < OFTEN) return say.randomWins({ count: 1, games: Math.round(1 / chance).toLocaleString("en") });
  return say.randomWins({ count: Math.min(99, Math.round(chance * 100)), games: 100 });
}
