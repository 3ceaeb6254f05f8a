/** The player's own boards: names and rows, noted down as text. */

import type { Desk } from "@baize/table";
import { parseBoard } from "../rules/index.ts";
import type { Offer } from "./boards.ts";

const KEY = "boards";

/** The boards that are kept, in the order they were made. */
export function readBoards(notes: Desk["notes"]): readonly Offer[] {
  return (notes[KEY] ?? "").split("\n").flatMap((line) => {
    const [deal = "", title = ""] = line.split("\t");
    const board = parseBoard(deal);
    return board.ok && title !== "" ? [{ deal, title, board: board.value }] : [];
  });
}

/** Keeps a list of boards. */
export const writeBoards = ({ note }: Pick<Desk, "note">, boards: readonly Offer[]): void =>
  note(KEY, boards.map(({ deal, title }) => `${deal}\t${title}`).join("\n"));

/** A name as it can be kept. */
export const nameText = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 40);
