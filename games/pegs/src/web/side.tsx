/** Beside the board: other boards, where the last peg shall end, what is left to win, and what the marks mean. */

import type { Desk, Stage, TableProps } from "@baize/table";
import { formatHole, type PegsShape } from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { offered } from "./boards.ts";
import { Dots, fewestText, standingOf } from "./counters.tsx";
import { Box, Legend } from "./legend.tsx";
import { PlatedBoard } from "./picture.tsx";
import { type Puzzle, parOf } from "./puzzles.ts";
import { StarList } from "./stars.tsx";
import { Ways } from "./ways.tsx";

/** In a window lower than this what the marks mean opens when it is asked for. */
const HIGH = 720;

interface SideProps {
  readonly view: PegsShape["view"];
  readonly match: NonNullable<TableProps<PegsShape>["match"]>;
  readonly desk: Desk;
  readonly stage: Stage;
  readonly insight: PegsInsight | undefined;
  readonly puzzle: Puzzle | undefined;
  readonly hasMarks: boolean;
  /** Whether the next press on a hole makes it the target. */
  readonly isAiming: boolean;
  aim(isAiming: boolean): void;
}

export function Side(props: SideProps) {
  const { view, match, desk, stage, insight, puzzle, hasMarks } = props;
  const standing = standingOf(view, match.moves, insight, parOf(match, desk.notes));
  const isRail = stage.frame === "rail";
  const isHigh = isRail && stage.height >= HIGH;
  const stars = puzzle === undefined || hasMarks ? null : <StarList puzzle={puzzle} stars={undefined} />;
  return (
    <aside className="side" aria-label={say.side()}>
      {isRail ? (
        <Boards deal={match.deal} desk={desk} />
      ) : (
        <p className="standing">
          {say.sweepsMade({ count: standing.made })}
          <Dots standing={standing} hinted={false} />
          <small>
            {fewestText(standing, insight) || say.jumpsOfAll({ jumps: standing.jumps, all: standing.allJumps })}
          </small>
        </p>
      )}
      <div className="side-end">
        {puzzle === undefined ? <Target {...props} /> : null}
        {isRail ? <Ways insight={insight} /> : null}
        {stars === null || isRail ? stars : <Box title={say.stars()}>{stars}</Box>}
        {hasMarks ? (
          <Legend
            isOpen={isHigh}
            hasStar={puzzle?.hole !== undefined}
            hasGoal={view.goal !== "any"}
            ways={isRail ? undefined : insight}
          />
        ) : null}
      </div>
    </aside>
  );
}

function Boards({ deal, desk }: { readonly deal: string; readonly desk: Desk }) {
  return (
    <div className="side-boards">
      <h2>{say.boards()}</h2>
      <ul>
        {offered().map(({ shape, deal: first, title, board }) => (
          <li key={shape}>
            <button
              type="button"
              aria-current={deal.split("-")[0] === shape || undefined}
              onClick={() => desk.start(first)}
            >
              <span className="small-pegs">
                <PlatedBoard board={board} />
              </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div className="side-ways">
        <button type="button" onClick={() => desk.visit("ladder")}>
          {say.ladder()}
        </button>
        <button type="button" onClick={() => desk.visit("editor")}>
          {say.makeBoard()}
        </button>
      </div>
    </div>
  );
}

/** Where the last peg shall stand: it is chosen on the board. Another target is another match on the same board. */
function Target({ view, match, desk, stage, isAiming, aim }: SideProps) {
  const { goal } = view;
  const target = say.lastPegAt({ hole: goal === "any" ? say.anywhere() : formatHole(goal) });
  // Under a board there is room for one short button; what is said while one chooses has the other one.
  const isShort = stage.frame === "bars" || (goal === "any" && stage.frame !== "rail");
  return (
    <p className="aim">
      <button type="button" aria-pressed={isAiming} aria-label={target} onClick={() => aim(!isAiming)}>
        {isShort ? say.lastPeg() : target}
      </button>
      {goal === "any" || stage.frame === "bars" ? null : (
        <button type="button" onClick={() => desk.start(match.deal)}>
          {say.anywhere()}
        </button>
      )}
    </p>
  );
}
