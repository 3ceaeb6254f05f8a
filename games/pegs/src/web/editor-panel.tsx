/** Beside the board that is edited: what a press puts, the verdict, and keeping, sharing and playing it. */

import type { Insight, RoomProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { fullShape } from "../rules/boards.ts";
import {
  type Board,
  type Cell,
  EMPTY,
  formatBoardLine,
  formatHole,
  isOver,
  isWon,
  PEG,
  pegCount,
  pegs,
  UNAVAILABLE,
} from "../rules/index.ts";
import type { Offer } from "./boards.ts";
import type { PegsInsight } from "./insight.ts";
import { holesOf } from "./layout.ts";
import { nameText, readBoards, writeBoards } from "./own-boards.ts";
import { SmallBoard } from "./picture.tsx";
import { count, holeOf } from "./speech.ts";

interface PanelProps {
  readonly room: RoomProps;
  readonly board: Board;
  readonly goal: string;
  readonly truth: Insight | undefined;
  readonly tool: Cell;
  setTool(tool: Cell): void;
  setGoal(goal: string): void;
  change(board: Board): void;
}

const TOOLS: readonly { readonly cell: Cell; readonly title: string }[] = [
  { cell: PEG, title: "Peg" },
  { cell: EMPTY, title: "Hole" },
  { cell: UNAVAILABLE, title: "Nothing" },
];

/** The verdict in a sentence: it says that something is not known until it is. */
export function verdictOf(board: Board, goal: string, truth: Insight | undefined): string {
  const state = { board, goal: holeOf(goal) ?? ("any" as const) };
  if (pegCount(board) === 0) return "Put some pegs on the board.";
  if (isWon(state)) return "One peg: this is already won.";
  if (isOver(state)) return "Lost: no peg can jump.";
  const sweeps = (truth?.insight as PegsInsight | undefined)?.sweeps;
  if (truth?.glow === "winnable") {
    return sweeps === undefined
      ? "Winnable. The fewest sweeps are not known yet."
      : `Winnable in ${count(sweeps, "sweep")}.`;
  }
  if (truth?.glow === "lost") return truth.why ?? "Lost.";
  return "Not known yet.";
}

export function EditorPanel({ room, board, goal, truth, tool, setTool, setGoal, change }: PanelProps) {
  const id = useId();
  const { start, tell, stage } = room;
  const deal = pegs.deal.format(board);
  const verdict = verdictOf(board, goal, truth);
  const link = async () => {
    const query = goal === "any" ? "" : `?options=${goal}`;
    const address = `${location.origin}/pegs/${encodeURIComponent(deal)}${query}`;
    try {
      await navigator.clipboard.writeText(address);
      tell("Link copied. It opens this board.");
    } catch {
      // No clipboard here: the link is in the address of the board.
      start(deal, goal === "any" ? undefined : goal);
    }
  };
  return (
    <aside className="side" aria-label="Your board">
      <h2>Your board</h2>
      <p className="verdict" role="status" data-glow={truth?.glow ?? "thinking"}>
        {verdict}
      </p>
      <div className="tools-row" role="radiogroup" aria-label="A press puts">
        {TOOLS.map(({ cell, title }) => (
          <label key={cell}>
            <input type="radio" name={`${id}-tool`} checked={tool === cell} onChange={() => setTool(cell)} />
            {title}
          </label>
        ))}
      </div>
      <p className="aim">
        <label htmlFor={`${id}-goal`}>Last peg</label>
        <select id={`${id}-goal`} value={goal} onChange={({ target }) => setGoal(target.value)}>
          <option value="any">anywhere</option>
          {holesOf(board).map((hole) => (
            <option key={formatHole(hole)} value={formatHole(hole)}>
              {formatHole(hole)}
            </option>
          ))}
        </select>
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => start(deal, goal === "any" ? undefined : goal)}>
          Play
        </button>
        <button type="button" onClick={link}>
          Copy link
        </button>
        <button type="button" onClick={() => change(board.replaceAll(PEG, EMPTY) as Board)}>
          No pegs
        </button>
        <button type="button" onClick={() => change(fullShape("english"))}>
          English
        </button>
      </div>
      <Kept room={room} board={board} change={change} />
      {stage.frame === "bars" ? <How /> : null}
    </aside>
  );
}

/** How a board is made, in words. */
export function How() {
  return (
    <p className="how">
      Press a cell to change it, and go on with the button down to change more. On the keyboard the arrows walk, O puts
      a peg, . a hole, * nothing, and Space goes through them.
    </p>
  );
}

/** The boards that are kept here, and a name for this one. */
function Kept({ room, board, change }: Pick<PanelProps, "room" | "board" | "change">) {
  const id = useId();
  const [name, setName] = useState("");
  const kept = readBoards(room.notes);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const title = nameText(name);
    if (title === "") return room.tell("Give the board a name to keep it by.");
    const offer: Offer = { deal: formatBoardLine(board), title, board };
    writeBoards(room, [...kept.filter((other) => other.title !== title), offer]);
    setName("");
    room.tell(`${title} is kept.`);
  };
  return (
    <>
      <form onSubmit={keep} className="keep">
        <label htmlFor={id}>Keep it as</label>
        <span className="field">
          <input
            id={id}
            inputMode="text"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit">Keep</button>
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
              aria-label={`Forget ${offer.title}`}
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
