/** Beside the board: other boards, where the last peg shall end, and what can still be reached. */

import { Marked } from "@baize/hands";
import type { Desk, Stage, TableProps } from "@baize/table";
import { useId } from "react";
import { formatHole, holesOf, type PegsShape, pegCount } from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { classics, documented } from "./boards.ts";
import { Dots, madeText, standingOf } from "./counters.tsx";
import { SmallBoard } from "./picture.tsx";

interface SideProps {
  readonly view: PegsShape["view"];
  readonly match: NonNullable<TableProps<PegsShape>["match"]>;
  readonly desk: Desk;
  readonly stage: Stage;
  readonly insight: PegsInsight | undefined;
  readonly hasMarks: boolean;
}

export function Side({ view, match, desk, stage, insight, hasMarks }: SideProps) {
  const standing = standingOf(view, match.moves, insight);
  const { made, left } = standing;
  return (
    <aside className="side" aria-label={say.side()}>
      {stage.frame === "rail" ? <Boards deal={match.deal} desk={desk} /> : null}
      {stage.frame === "rail" ? null : (
        <p className="standing">
          {left === undefined ? say.sweepsMade({ count: made }) : madeText(standing, insight)}
          <Dots standing={standing} hinted={false} />
          <small>{say.jumpsOfAll({ jumps: standing.jumps, all: standing.allJumps })}</small>
        </p>
      )}
      <Target view={view} match={match} desk={desk} finals={insight?.finals} />
      {left === undefined || stage.frame !== "rail" ? null : (
        <p className="still">
          <Marked text={say.canFinish({ count: left })} />
        </p>
      )}
      {hasMarks && stage.frame === "rail" ? <Legend /> : null}
    </aside>
  );
}

/** What the marks on the board mean. */
function Legend() {
  return (
    <p className="legend">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className="arrow" d="M6 4 15 10 6 16Z" />
      </svg>
      {say.keepsWin()}
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className="cross" d="M5 5l10 10M15 5 5 15" />
      </svg>
      {say.losesWin()}
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className="dot" cx="10" cy="10" r="6" />
      </svg>
      {say.endsHere()}
    </p>
  );
}

function Boards({ deal, desk }: { readonly deal: string; readonly desk: Desk }) {
  return (
    <>
      <h2>{say.boards()}</h2>
      <ul>
        {[...classics().slice(0, 2), ...documented()].map(({ deal: name, title, board }) => (
          <li key={name}>
            <button type="button" aria-current={deal === name || undefined} onClick={() => desk.start(name)}>
              <SmallBoard board={board} />
              <span>
                {title}
                <small>{(desk.won.includes(name) ? say.pegsSolved : say.pegs)({ count: pegCount(board) })}</small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => desk.visit("editor")}>
            <svg className="small-board" viewBox="0.500 0.500 7 7" aria-hidden="true">
              <path d="M4 1.500v5M1.500 4h5" stroke="currentColor" strokeWidth="0.800" strokeLinecap="round" />
            </svg>
            <span>
              {say.yourOwn()}
              <small>{say.makeBoard()}</small>
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}

interface TargetProps {
  readonly view: PegsShape["view"];
  readonly match: SideProps["match"];
  readonly desk: Desk;
  readonly finals: readonly string[] | undefined;
}

/** Where the last peg shall stand. Another target is another match on the same board. */
function Target({ view, match, desk, finals }: TargetProps) {
  const id = useId();
  const holes = holesOf(view.board).map(formatHole);
  const open = finals ?? [];
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
  return (
    <p className="aim">
      <label htmlFor={id}>{say.lastPeg()}</label>
      <select
        id={id}
        value={match.options}
        onChange={({ target: { value } }) => desk.start(match.deal, value === "any" ? undefined : value)}
      >
        <option value="any">{say.anywhere()}</option>
        {open.length === 0 ? (
          options(holes)
        ) : (
          <>
            <optgroup label={say.reachable()}>{options(open)}</optgroup>
            <optgroup label={say.otherHoles()}>{options(holes.filter((name) => !open.includes(name)))}</optgroup>
          </>
        )}
      </select>
    </p>
  );
}
