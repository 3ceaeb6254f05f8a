/** The Peg Solitaire table: a view and the legal moves come in, move text goes out. */

import { type Point, useKeptFocus } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from "react";
import {
  cellAt,
  formatHole,
  type Hole,
  holesOf,
  isWon,
  jumpsOf,
  PEG,
  type PegsShape,
  shapeOf,
  sweepsIn,
} from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { type Hand, useHand } from "./hand.ts";
import { type Layout, layout, pointOf, sheetOf } from "./layout.ts";
import { DrawnJump, HintPath, HoleNames, LookedAt, Marks, WhyDrawing, WinRings } from "./overlay.tsx";
import { BoardPlate } from "./plate.tsx";
import { puzzleOf } from "./puzzles.ts";
import { Side } from "./side.tsx";
import { holeLabel } from "./speech.ts";
import { holeId, useTravel } from "./travel.ts";
import "./table.css";
import "./overlay.css";
import "./counters.css";
import "./side.css";
import "./stars.css";

export function Table(props: TableProps<PegsShape>) {
  const { view, legal, stage, match } = props;
  const { board, goal } = view;
  const insight = props.insight as PegsInsight | undefined;
  const keeps = useMemo(
    () => (props.marks === undefined ? insight?.keeps : keepsOf(props.marks)),
    [props.marks, insight],
  );
  const shape = shapeOf(board);
  const setting = props.desk !== undefined ? "match" : props.drawn === undefined ? "lesson" : "review";
  const won = isWon(view);
  const puzzle = match === undefined || props.desk === undefined ? undefined : puzzleOf(match, props.desk.notes);
  const room = won && setting === "match" ? (puzzle === undefined ? "won" : "starred") : setting;
  const places = useMemo(() => layout(stage, shape, room), [stage, shape, room]);
  const jumps = useMemo(() => jumpsOf(legal), [legal]);
  const root = useRef<HTMLDivElement>(null);
  const moves = match?.moves;
  const shown = useMemo(() => ({ board, moves }), [board, moves]);
  const motion = useTravel(root, places, shown, stage.still);
  const hand = useHand(root, props, jumps, places, motion);
  const { lifted, goesOn, cursor, typed } = hand;
  const [isAiming, aim] = useState(false);
  const hasMarks = keeps !== undefined && mayMark(props);
  const only = goesOn ? undefined : lifted;
  const last = won ? holesOf(board).find((hole) => cellAt(board, hole) === PEG) : undefined;
  const labelOf = (hole: Hole): string => {
    const label = holeLabel(hole, view, jumps, hasMarks ? (keeps ?? NONE) : NONE);
    if (puzzle?.hole === hole) return say.holeForStar({ hole: label });
    return isFinal(hole, view, insight) ? say.canEnd({ hole: label }) : label;
  };
  /** Makes a hole the target of another match on this board, or none. */
  const choose = (hole?: Hole): void => {
    aim(false);
    if (match !== undefined) props.desk?.start(match.deal, hole === undefined ? undefined : formatHole(hole));
  };
  useKeptFocus(root, cursor === undefined ? undefined : holeId(cursor), "[data-hole]");

  return (
    <div
      ref={root}
      className="pegs"
      style={{ ...sheetOf(stage.frame), "--pitch": `${places.pitch}px` } as CSSProperties}
      data-frame={stage.frame}
      data-won={won || undefined}
    >
      <BoardPlate places={places} />
      <section aria-label={say.boardLabel()}>
        {holesOf(board).map((hole) => (
          <HoleButton
            key={formatHole(hole)}
            hole={hole}
            at={pointOf(places, hole)}
            isPeg={cellAt(board, hole) === PEG}
            isTarget={jumps.some(({ from, to }) => from === lifted && to === hole)}
            isFinal={isFinal(hole, view, insight)}
            isGoal={goal === hole}
            isForStar={puzzle?.hole === hole && !won}
            wave={waveOf(places, last, hole)}
            label={isAiming ? say.aimAt({ hole: formatHole(hole) }) : labelOf(hole)}
            hand={hand}
            choose={isAiming ? () => choose(hole) : undefined}
          />
        ))}
      </section>
      <Over
        table={props}
        places={places}
        rings={setting === "match" ? last : undefined}
        marks={hasMarks ? <Marks places={places} jumps={jumps} keeps={keeps ?? NONE} only={only} /> : null}
      />
      {match === undefined || props.desk === undefined ? null : (
        <Side {...{ view, match, stage, insight, puzzle, hasMarks, isAiming, aim }} desk={props.desk} />
      )}
      <Notes
        isAiming={isAiming}
        typed={typed}
        anywhere={stage.frame === "bars" && goal !== "any" ? () => choose() : undefined}
      />
    </div>
  );
}

/** Whether the marks of moves may be seen: they are wanted, and nothing else is pointed at. */
const mayMark = ({ marks, preferences, hint, look, why }: TableProps<PegsShape>): boolean =>
  (marks !== undefined || preferences?.marks !== "none") && hint === undefined && look === undefined && !why;

/** Whether the last peg may end there, while it may end anywhere. */
const isFinal = (hole: Hole, { goal }: PegsShape["view"], insight: PegsInsight | undefined): boolean =>
  goal === "any" && insight?.finals?.includes(formatHole(hole)) === true;

interface NotesProps {
  readonly isAiming: boolean;
  readonly typed: string;
  /** Lets the last peg stand anywhere again, where no button beside the board does. */
  readonly anywhere: (() => void) | undefined;
}

/** What the table says below the board: that a hole is to be chosen, and what is typed. */
const Notes = ({ isAiming, typed, anywhere }: NotesProps) => (
  <>
    {isAiming ? (
      <p className="note" role="status">
        {say.aim()}
        {anywhere === undefined ? null : (
          <button type="button" onClick={anywhere}>
            {say.anywhere()}
          </button>
        )}
      </p>
    ) : null}
    {typed === "" ? null : (
      <p className="note" data-typed>
        {say.typed({ text: typed })}
      </p>
    )}
  </>
);

interface OverProps {
  readonly table: TableProps<PegsShape>;
  readonly places: Layout;
  /** The hole around which a win is celebrated. */
  readonly rings: Hole | undefined;
  readonly marks: ReactNode;
}

/** What is drawn over the board. */
function Over({ table, places, rings, marks }: OverProps) {
  const { view, hint, match, preferences, drawn, why } = table;
  const { board } = view;
  const loss = why ? (table.insight as PegsInsight | undefined)?.loss : undefined;
  const looked = table.look === undefined ? undefined : jumpsOf([table.look])[0]?.from;
  const plan = table.plan?.length ? table.plan : hint === undefined ? [] : [hint];
  return (
    <svg className="over" aria-hidden="true">
      {preferences?.names === "shown" ? <HoleNames places={places} board={board} /> : null}
      {rings === undefined ? null : <WinRings places={places} last={rings} sweeps={sweepsIn(match?.moves ?? [])} />}
      {marks}
      {looked === undefined ? null : <LookedAt places={places} hole={looked} />}
      {hint === undefined ? null : <HintPath places={places} plan={plan} />}
      {drawn?.map(({ text, as }) => (
        <DrawnJump key={as} places={places} text={text} as={as} />
      ))}
      {loss ? <WhyDrawing places={places} board={board} loss={loss} /> : null}
    </svg>
  );
}

const NONE: PegsInsight["keeps"] = {};

/** Which jumps keep the win, of those that are known. */
const keepsOf = (marks: NonNullable<TableProps<PegsShape>["marks"]>): PegsInsight["keeps"] =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([text, { glow }]) => (glow === "thinking" ? [] : [[text, glow === "winnable"]])),
  );

interface HoleProps {
  readonly hole: Hole;
  readonly at: Point;
  readonly isPeg: boolean;
  readonly isTarget: boolean;
  readonly isFinal: boolean;
  readonly isGoal: boolean;
  /** How far along the wave of a win it comes. */
  readonly wave: CSSProperties;
  readonly isForStar: boolean;
  readonly label: string;
  readonly hand: Hand;
  /** What a press does instead of playing. */
  readonly choose: (() => void) | undefined;
}

function HoleButton(props: HoleProps) {
  const { hole, at, isPeg, isTarget, isFinal, isGoal, isForStar, wave, label, hand, choose } = props;
  const isLifted = hand.lifted === hole;
  return (
    <button
      type="button"
      id={holeId(hole)}
      data-hole={formatHole(hole)}
      className="hole"
      data-lifted={isLifted || undefined}
      data-target={isTarget || undefined}
      data-final={isFinal || undefined}
      data-goal={isGoal || undefined}
      data-star={isForStar || undefined}
      style={{ left: at.x, top: at.y, ...wave }}
      tabIndex={hand.cursor === hole ? 0 : -1}
      aria-label={label}
      aria-pressed={isLifted || undefined}
      onClick={(event) => (choose === undefined ? hand.press(hole, event.detail) : choose())}
      onFocus={() => hand.setCursor(hole)}
    >
      {isPeg ? <span className="peg" /> : null}
    </button>
  );
}

/** How far along the wave of a win a hole comes: it runs outwards from the last peg. */
function waveOf(places: Layout, last: Hole | undefined, hole: Hole): CSSProperties {
  if (last === undefined) return {};
  const [from, to] = [pointOf(places, last), pointOf(places, hole)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) / places.pitch;
  return { "--far": far.toFixed(2) } as CSSProperties;
}
