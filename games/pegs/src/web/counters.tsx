/** How a game stands: sweeps made, the fewest there can be as dots and in words, and jumps. Each is said once. */

import type { CountersProps } from "@baize/table";
import { countSweeps, jumpsOf, type PegsShape, pegCount } from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { parOf } from "./puzzles.ts";

/** Sweeps and jumps so far, and what the best way from here comes to. */
export interface Counted {
  readonly made: number;
  /** The fewest sweeps still to be made, where that is known. */
  readonly left: number | undefined;
  /** The fewest from the beginning, where that is known without a search. */
  readonly par: number | undefined;
  readonly jumps: number;
  readonly allJumps: number;
}

/** Counts what was made, and adds what is known of the rest. */
export function standingOf(
  view: PegsShape["view"],
  moves: readonly string[],
  insight: unknown,
  par: number | undefined,
): Counted {
  const jumps = moves.length;
  return {
    made: countSweeps(jumpsOf(moves)),
    left: (insight as PegsInsight | undefined)?.sweeps,
    par,
    jumps,
    allJumps: jumps + Math.max(0, pegCount(view.board) - 1),
  };
}

/** The fewest sweeps in words; with the light on, what is not known is said to be so. */
export function fewestText({ made, left, par }: Counted, insight: PegsInsight | undefined): string {
  if (left !== undefined) return say.bestNow({ best: made + left });
  if (par !== undefined) return say.parSays({ par });
  const worths = Object.values(insight?.keeps ?? {});
  const isLost = worths.length > 0 && !worths.includes(true);
  return insight === undefined || isLost ? "" : say.fewestUnknown();
}

/** A dot for each sweep of the best game from here: made, next in colour when it is shown, and still open. */
export function Dots({ standing, hinted }: { readonly standing: Counted; readonly hinted: boolean }) {
  const { made, left, par = 0 } = standing;
  const dots = Array.from({ length: left === undefined ? Math.max(made, par) : made + left }, (_, i) => ({
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

export function Counters({ view, match, notes, insight, hinted }: CountersProps<PegsShape>) {
  const standing = standingOf(view, match.moves, insight, parOf(match, notes));
  const { made, jumps, allJumps } = standing;
  return (
    <>
      <div className="sweeps-left">
        <dt>{say.countMade()}</dt>
        <dd className="figure">{made}</dd>
      </div>
      <div className="sweeps-made">
        <dt>{say.countFewest()}</dt>
        <dd>
          <Dots standing={standing} hinted={hinted} />
          {fewestText(standing, insight as PegsInsight | undefined)}
        </dd>
      </div>
      <div className="jumps">
        <dt>{say.countJumps()}</dt>
        <dd>{say.jumpsOf({ jumps, all: allJumps })}</dd>
      </div>
    </>
  );
}
