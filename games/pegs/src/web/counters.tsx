/** How a game stands: sweeps made and still to make, as figures and as dots, and jumps. */

import type { CountersProps } from "@baize/table";
import { countSweeps, jumpsOf, type PegsShape, pegCount } from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";

/** Sweeps and jumps so far, and what the best way from here comes to. */
export interface Standing {
  readonly made: number;
  readonly left: number | undefined;
  readonly jumps: number;
  readonly allJumps: number;
}

/** Counts what was made, and adds what is known of the rest. */
export function standingOf(view: PegsShape["view"], moves: readonly string[], insight: unknown): Standing {
  const jumps = moves.length;
  return {
    made: countSweeps(jumpsOf(moves)),
    left: (insight as PegsInsight | undefined)?.sweeps,
    jumps,
    allJumps: jumps + Math.max(0, pegCount(view.board) - 1),
  };
}

/** The sweeps in words; with the light on, what is not known is said to be so. */
export function madeText({ made, left }: Standing, insight: PegsInsight | undefined): string {
  if (left !== undefined) return say.madeAtBest({ made, best: made + left });
  const worths = Object.values(insight?.keeps ?? {});
  const isLost = worths.length > 0 && !worths.includes(true);
  return insight === undefined || isLost ? say.made({ made }) : say.fewestUnknown();
}

/** A dot for each sweep of the best game from here: made, next in colour when it is shown, and still open. */
export function Dots({ standing, hinted }: { readonly standing: Standing; readonly hinted: boolean }) {
  const { made, left = 0 } = standing;
  const dots = Array.from({ length: made + left }, (_, i) => ({
    nth: i + 1,
    kind: i < made ? "made" : i === made && hinted ? "next" : "open",
  }));
  return (
    <span className="dots" aria-hidden="true">
      {dots.map(({ nth, kind }) => (
        <i key={nth} data-kind={kind} />
      ))}
    </span>
  );
}

export function Counters({ view, moves, insight, hinted }: CountersProps<PegsShape>) {
  const standing = standingOf(view, moves, insight);
  const { made, left, jumps, allJumps } = standing;
  return (
    <>
      <div className="sweeps-left">
        <dt>{left === undefined ? say.countMade() : say.countLeft()}</dt>
        <dd className="figure">{left ?? made}</dd>
      </div>
      <div className="sweeps-made">
        <dt>{say.countSweeps()}</dt>
        <dd>
          {madeText(standing, insight as PegsInsight | undefined)}
          <Dots standing={standing} hinted={hinted} />
        </dd>
      </div>
      <div className="jumps">
        <dt>{say.countJumps()}</dt>
        <dd>{say.jumpsOf({ jumps, all: allJumps })}</dd>
      </div>
    </>
  );
}
