/** An editor for your own board: each cell of its canvas is a peg, an empty hole or nothing, and the verdict follows. */

import { type Point, useDrafts } from "@baize/hands";
import type { Insight } from "@baize/kernel";
import type { RoomProps, Stage } from "@baize/table";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { withCell } from "../rules/board.ts";
import {
  type Board,
  type Cell,
  cellAt,
  EMPTY,
  formatBoardLine,
  formatHole,
  type Hole,
  holesOf,
  latticeOf,
  PEG,
  parseBoard,
  pegCount,
  pegs,
  shapeOf,
  UNAVAILABLE,
} from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/editor.en.ts";
import { say as sayTable } from "../words/index.ts";
import { type Canvas, canvasOf, firstBoard, groundOf, isWithin } from "./canvas.ts";
import { arrowOf, step } from "./cursor.ts";
import { EditorPanel, How } from "./editor-panel.tsx";
import { atHeight, type Layout, layout, pointOf, sheetOf } from "./layout.ts";
import { WhyDrawing } from "./overlay.tsx";
import { BoardPlate } from "./plate.tsx";
import "./table.css";
import "./overlay.css";
import "./counters.css";
import "./side.css";
import "./editor.css";

const NEXT: Readonly<Record<Cell, Cell>> = { O: EMPTY, ".": UNAVAILABLE, "*": PEG };
const KEYS: Readonly<Record<string, Cell>> = { o: PEG, ".": EMPTY, "*": UNAVAILABLE };

/** Where a draft is noted down. */
const DRAFT = "draft";

/** Between bars the board begins so far down, below the head of the page, in px. */
const HEAD = 50;

/** As on the table; between bars the board stands high, for the panel is below it. */
function editorLayout(stage: Stage, ground: Board): Layout {
  const places = layout(stage, ground, "editor");
  return stage.frame === "bars" ? atHeight(places, HEAD + places.size / 2) : places;
}

const styleOf = ({ frame }: Stage, { pitch, size }: Layout): CSSProperties =>
  ({ ...sheetOf(frame), "--pitch": `${pitch}px`, "--foot": `${HEAD + size}px` }) as CSSProperties;

/** The board to begin with: the draft, or the English cross without pegs. */
function draftOf(draft: string | undefined): Board {
  const board = parseBoard(draft ?? "");
  return board.ok ? board.value : shapeOf(firstBoard("square7"));
}

/** What is known of a board, for as long as it stands. */
function useVerdict(board: Board, goal: string, ask: RoomProps["ask"]): Insight | undefined {
  const [heard, setHeard] = useState<{ readonly board: Board; readonly goal: string; readonly truth: Insight }>();
  useEffect(() => {
    if (pegCount(board) < 2) return;
    return ask(pegs.deal.format(board), goal, (truth) => setHeard({ board, goal, truth }));
  }, [board, goal, ask]);
  return heard?.board === board && heard.goal === goal ? heard.truth : undefined;
}

/** The board as it is drawn, noted down at every change, and the canvas it is drawn on. */
function useDraft({ notes, note }: RoomProps) {
  const drafts = useDrafts(
    () => {
      const board = draftOf(notes[DRAFT]);
      return { board, canvas: canvasOf(board) };
    },
    ({ board }) => note(DRAFT, formatBoardLine(board)),
  );
  const { board, canvas } = drafts.now;
  return {
    ...drafts,
    board,
    canvas,
    change(next: Board, isJoined = false): void {
      // A board that is drawn smaller keeps its canvas.
      drafts.change({ board: next, canvas: isWithin(canvas, next) ? canvas : canvasOf(next) }, isJoined);
    },
    stretch: (next: Canvas): void => drafts.change({ board: shapeOf(firstBoard(next)), canvas: next }),
  };
}

/** What paints cells, by pointer and by key. */
function useBrush(
  board: Board,
  tool: Cell,
  cells: readonly Hole[],
  walk: (hole: Hole) => void,
  { announce }: RoomProps,
  change: (next: Board, isJoined?: boolean) => void,
) {
  const painting = useRef<Cell>(undefined);
  const put = (hole: Hole, cell: Cell, isJoined = false): void => {
    walk(hole);
    change(withCell(board, hole, cell), isJoined);
    announce(say.cell({ hole: formatHole(hole), cell }));
  };
  const press = (event: KeyboardEvent, hole: Hole): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrowOf(event.key);
    const cell = KEYS[event.key.toLowerCase()];
    if (way !== undefined) {
      const next = step(latticeOf(board), hole, way, cells);
      walk(next);
      document.getElementById(`cell-${formatHole(next)}`)?.focus();
    } else if (cell !== undefined) put(hole, cell);
    else return;
    event.preventDefault();
  };
  /** A press paints, and going on with the pointer down paints on; a cell that has it already is emptied. */
  const paint = (hole: Hole): void => {
    painting.current = cellAt(board, hole) === tool ? NEXT[tool] : tool;
    put(hole, painting.current);
  };
  return { painting, put, press, paint };
}

export function Editor(room: RoomProps) {
  const { stage } = room;
  const draft = useDraft(room);
  const { board, canvas, change, stretch } = draft;
  const [tool, setTool] = useState<Cell>(PEG);
  const [wanted, setGoal] = useState("any");
  const ground = groundOf(canvas, board);
  const cells = holesOf(ground);
  const [walked, setCursor] = useState<Hole>();
  const cursor = walked !== undefined && cells.includes(walked) ? walked : cells[Math.floor(cells.length / 2)];
  const goal = holesOf(board).some((hole) => formatHole(hole) === wanted) ? wanted : "any";
  const truth = useVerdict(board, goal, room.ask);
  const places = useMemo(() => editorLayout(stage, ground), [stage, ground]);
  const insight = truth?.insight as PegsInsight | undefined;
  const [proved, setProved] = useState<Board>();
  const isProof = proved === board && truth?.proof !== undefined;
  const { painting, put, press, paint } = useBrush(board, tool, cells, setCursor, room, change);
  const [isAiming, aim] = useState(false);
  const choose = (hole: Hole): void => {
    if (cellAt(board, hole) === UNAVAILABLE) return;
    aim(false);
    setGoal(formatHole(hole));
  };
  return (
    <div
      className="pegs editor"
      data-frame={stage.frame}
      style={styleOf(stage, places)}
      onPointerUp={() => {
        painting.current = undefined;
      }}
    >
      <BoardPlate places={places} />
      <section aria-label={sayTable.boardLabel()}>
        {cells.map((hole) => (
          <EditorCell
            key={formatHole(hole)}
            hole={hole}
            cell={cellAt(board, hole)}
            at={pointOf(places, hole)}
            isGoal={goal === formatHole(hole)}
            isCursor={cursor === hole}
            painting={painting}
            press={press}
            paint={isAiming ? choose : paint}
            put={isAiming ? choose : put}
            focus={setCursor}
          />
        ))}
      </section>
      {isProof && insight?.loss ? (
        <svg className="over" aria-hidden="true">
          <WhyDrawing places={places} board={board} loss={insight.loss} />
        </svg>
      ) : null}
      {isAiming ? (
        <p className="note" role="status">
          {sayTable.aim()}
        </p>
      ) : null}
      {stage.frame === "bars" ? null : <How />}
      <EditorPanel
        room={room}
        board={board}
        goal={goal}
        truth={truth}
        tool={tool}
        setTool={setTool}
        setGoal={setGoal}
        isAiming={isAiming}
        aim={aim}
        change={change}
        draft={draft}
        isProof={isProof}
        showProof={(isShown) => setProved(isShown ? board : undefined)}
        canvas={canvas}
        setCanvas={stretch}
      />
    </div>
  );
}

interface CellProps {
  readonly hole: Hole;
  readonly cell: Cell;
  readonly at: Point;
  readonly isGoal: boolean;
  readonly isCursor: boolean;
  /** What a pointer that is down paints. */
  readonly painting: RefObject<Cell | undefined>;
  press(event: KeyboardEvent, hole: Hole): void;
  paint(hole: Hole): void;
  /** Makes it something else; one stroke is one step. */
  put(hole: Hole, cell: Cell, isJoined?: boolean): void;
  focus(hole: Hole): void;
}

/** One cell of the canvas. */
function EditorCell({ hole, cell, at, isGoal, isCursor, painting, press, paint, put, focus }: CellProps) {
  const name = formatHole(hole);
  return (
    <button
      type="button"
      id={`cell-${name}`}
      className="hole"
      data-cell={cell === UNAVAILABLE ? "none" : undefined}
      data-goal={isGoal || undefined}
      style={{ left: at.x, top: at.y }}
      tabIndex={isCursor ? 0 : -1}
      aria-label={say.cell({ hole: name, cell })}
      onKeyDown={(event) => press(event, hole)}
      onPointerDown={(event) => {
        event.currentTarget.releasePointerCapture(event.pointerId);
        if (event.button === 0) paint(hole);
      }}
      onPointerEnter={(event) => {
        const { current } = painting;
        if (event.buttons === 1 && current !== undefined && cell !== current) put(hole, current, true);
      }}
      // A click without a pointer comes from a key or from assistive technology.
      onClick={(event) => event.detail === 0 && put(hole, NEXT[cell])}
      onFocus={() => focus(hole)}
    >
      {cell === PEG ? <span className="peg" /> : null}
    </button>
  );
}
