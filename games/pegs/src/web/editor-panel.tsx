/** Beside the board that is edited: what a press puts, the verdict, and keeping, sharing and playing it. */

import type { useDrafts } from "@baize/hands";
import { type Insight, linkText } from "@baize/kernel";
import type { RoomProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import {
  type Board,
  type Cell,
  EMPTY,
  formatBoardLine,
  isOver,
  isWon,
  PEG,
  pegCount,
  pegs,
  shapeOf,
  UNAVAILABLE,
} from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/editor.en.ts";
import { say as sayTable } from "../words/index.ts";
import type { Offer } from "./boards.ts";
import { CANVASES, type Canvas, firstBoard } from "./canvas.ts";
import { nameText, readBoards, writeBoards } from "./own-boards.ts";
import { SmallBoard } from "./picture.tsx";
import { holeOf } from "./speech.ts";

interface PanelProps {
  readonly room: RoomProps;
  readonly board: Board;
  readonly goal: string;
  readonly truth: Insight | undefined;
  readonly tool: Cell;
  setTool(tool: Cell): void;
  setGoal(goal: string): void;
  /** Whether the next press on a hole makes it the one where the last peg shall stand. */
  readonly isAiming: boolean;
  aim(isAiming: boolean): void;
  change(board: Board): void;
  /** The steps that led here, to be taken back. */
  readonly draft: Pick<ReturnType<typeof useDrafts>, "mayUndo" | "mayRedo" | "undo" | "redo">;
  /** Whether the proof that the board is lost is told and drawn. */
  readonly isProof: boolean;
  showProof(isShown: boolean): void;
  readonly canvas: Canvas;
  setCanvas(canvas: Canvas): void;
}

/** What a canvas begins with, in words. */
const FIRSTS = { square7: "english", square9: "wiegleb", triangular: "triangle", hexagonal: "hexagon" } as const;

const TOOLS = [
  { cell: PEG, id: "peg" },
  { cell: EMPTY, id: "hole" },
  { cell: UNAVAILABLE, id: "nothing" },
] as const;

/** The verdict in a sentence: it says that something is not known until it is. */
export function verdictOf(board: Board, goal: string, truth: Insight | undefined): string {
  const state = { board, goal: holeOf(goal) ?? ("any" as const) };
  if (pegCount(board) === 0) return say.putPegs();
  if (isWon(state)) return say.alreadyWon();
  if (isOver(state)) return say.noJump();
  const sweeps = (truth?.insight as PegsInsight | undefined)?.sweeps;
  if (truth?.glow === "winnable") {
    return sweeps === undefined ? say.winnable() : say.winnableIn({ sweeps });
  }
  if (truth?.glow === "lost") return truth.why === undefined ? say.lost() : say.lostWhy({ why: truth.why });
  return say.unknown();
}

export function EditorPanel(props: PanelProps) {
  const { room, board, goal, truth, tool, setTool, setGoal, change, canvas, setCanvas } = props;
  const { isProof, showProof, isAiming, aim, draft } = props;
  const id = useId();
  const { start, tell, stage } = room;
  const deal = pegs.deal.format(board);
  const options = goal === "any" ? undefined : goal;
  const verdict = verdictOf(board, goal, truth);
  // Where no peg can jump there is nothing to play.
  const isBare = isOver({ board, goal: "any" });
  const link = async () => {
    const path = linkText.format({ game: pegs.meta.id, options, deal, moves: [] });
    try {
      await navigator.clipboard.writeText(location.origin + path);
      tell(say.copied());
    } catch {
      // No clipboard here: the link is in the address of the board.
      start(deal, options);
    }
  };
  return (
    <aside className="side" aria-label={say.yourBoard()}>
      <h2>{say.yourBoard()}</h2>
      <p className="verdict" role="status" data-glow={truth?.glow ?? "thinking"}>
        {verdict}
      </p>
      {isProof ? <p className="proof">{truth?.proof}</p> : null}
      <div className="tools-row" role="radiogroup" aria-label={say.canvas()}>
        {CANVASES.map((kind) => (
          <label key={kind}>
            <input type="radio" name={`${id}-canvas`} checked={canvas === kind} onChange={() => setCanvas(kind)} />
            {say[kind]()}
          </label>
        ))}
      </div>
      <div className="tools-row" role="radiogroup" aria-label={say.pressPuts()}>
        {TOOLS.map(({ cell, id: kind }) => (
          <label key={cell}>
            <input type="radio" name={`${id}-tool`} checked={tool === cell} onChange={() => setTool(cell)} />
            {say[kind]()}
          </label>
        ))}
      </div>
      <p className="aim">
        <button type="button" aria-pressed={isAiming} onClick={() => aim(!isAiming)}>
          {sayTable.lastPegAt({ hole: goal === "any" ? sayTable.anywhere() : goal })}
        </button>
        {goal === "any" ? null : (
          <button type="button" onClick={() => setGoal("any")}>
            {sayTable.anywhere()}
          </button>
        )}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          aria-disabled={isBare || undefined}
          onClick={() => isBare || start(deal, options)}
        >
          {say.play()}
        </button>
        {truth?.glow === "lost" && truth.proof !== undefined ? (
          <button type="button" aria-pressed={isProof} onClick={() => showProof(!isProof)}>
            {say.more()}
          </button>
        ) : null}
        <button type="button" aria-disabled={!draft.mayUndo || undefined} onClick={draft.undo}>
          {say.undo()}
        </button>
        <button type="button" aria-disabled={!draft.mayRedo || undefined} onClick={draft.redo}>
          {say.redo()}
        </button>
        <button type="button" onClick={link}>
          {say.copyLink()}
        </button>
        <button type="button" onClick={() => change(shapeOf(board))}>
          {say.noPegs()}
        </button>
        <button type="button" onClick={() => change(firstBoard(canvas))}>
          {say[FIRSTS[canvas]]()}
        </button>
      </div>
      <Kept room={room} board={board} change={change} />
      {stage.frame === "bars" ? <How /> : null}
    </aside>
  );
}

/** How a board is made, in words. */
export function How() {
  return <p className="how">{say.how()}</p>;
}

/** The boards that are kept here, and a name for this one. */
function Kept({ room, board, change }: Pick<PanelProps, "room" | "board" | "change">) {
  const id = useId();
  const [name, setName] = useState("");
  const kept = readBoards(room.notes);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const title = nameText(name);
    if (title === "") return room.tell(say.nameFirst());
    const offer: Offer = { deal: formatBoardLine(board), title, board };
    writeBoards(room, [...kept.filter((other) => other.title !== title), offer]);
    setName("");
    room.tell(say.kept({ name: title }));
  };
  return (
    <>
      <form onSubmit={keep} className="keep">
        <label htmlFor={id}>{say.keepAs()}</label>
        <span className="field">
          <input
            id={id}
            inputMode="text"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit">{say.keep()}</button>
        </span>
      </form>
      <ul className="kept">
        {kept.map((offer) => (
          <li key={offer.title}>
            <button type="button" onClick={() => change(offer.board)}>
              <SmallBoard board={offer.board} />
              <span>{offer.title}</span>
            </button>
            <button
              type="button"
              className="plain"
              aria-label={say.forget({ name: offer.title })}
              onClick={() =>
                writeBoards(
                  room,
                  kept.filter((other) => other !== offer),
                )
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
