/** Positions as board text, as fc-solve reads and prints it; on one line it serves as the text of a deal. */

import {
  ACE,
  type Card,
  CLUBS,
  card,
  DIAMONDS,
  formatCard,
  formatCards,
  HEARTS,
  parseCard,
  parseCards,
  rankOf,
  SPADES,
  type Suit,
  suitOf,
} from "@baize/cards";
import { must, ok, type Result, refuse } from "@baize/kernel";
import { homeTop, type Position } from "./state.ts";

/** A new line, or a colon with or without a heading before it, begins a part of the board. */
const PART = /(\n|[a-z]{0,11}:)/i;
const HOME_WORD = /^([cdhs])-(0|10|[a2-9tjqk])$/i;
/** The order in which fc-solve lists the suits. */
const HOME_ORDER: readonly Suit[] = [HEARTS, CLUBS, DIAMONDS, SPADES];

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** Reads `H-5 C-A S-0 D-K`: the highest card home of each suit, 0 for none; a suit left out has none. */
function parseHome(text: string): Result<number[]> {
  const counts = [0, 0, 0, 0];
  for (const word of wordsOf(text)) {
    const [, suit, rank] = HOME_WORD.exec(word) ?? [];
    if (suit === undefined) return refuse("not-a-foundation", "FC-N7", { text: word });
    const top = must(parseCard(`${rank === "0" ? "A" : rank}${suit}`));
    counts[suitOf(top)] = rank === "0" ? 0 : rankOf(top) + 1;
  }
  return ok(counts);
}

/** Reads the cells in order, `-` for an empty one. */
function parseCells(text: string): Result<(Card | null)[]> {
  const cells: (Card | null)[] = [];
  for (const word of wordsOf(text)) {
    const held = word === "-" ? ok(null) : parseCard(word);
    if (!held.ok) return held;
    cells.push(held.value);
  }
  return ok(cells);
}

/** Reads a board: a column on each line, `:` before it or not; a lone `:` is an empty column. */
export function parseBoard(text: string): Result<Position> {
  const cascades: Card[][] = [];
  let cells: Result<(Card | null)[]> = ok([]);
  let foundations: Result<number[]> = ok([0, 0, 0, 0]);
  const parts = `\n${text}`.split(PART).slice(1);
  for (let i = 0; i < parts.length; i += 2) {
    const heading = (parts[i] as string).toLowerCase();
    const body = parts[i + 1] as string;
    if (heading === "\n" && body.trim() === "") continue;
    if (heading === "foundations:" || heading === "founds:") foundations = parseHome(body);
    else if (heading === "freecells:" || heading === "fc:") cells = parseCells(body);
    else if (heading === "\n" || heading === ":") {
      const column = parseCards(body);
      if (!column.ok) return column;
      cascades.push(column.value);
    } else return refuse("unknown-heading", "FC-N6", { text: heading });
  }
  if (!foundations.ok) return foundations;
  return cells.ok ? ok({ cascades, cells: cells.value, foundations: foundations.value }) : cells;
}

/** Writes a board as lines: home, cells, then the columns. */
export function boardLines(position: Position): string[] {
  const home = HOME_ORDER.map((suit) => {
    const top = homeTop(position, suit);
    const letter = formatCard(card(ACE, suit), "letters").slice(1);
    return `${letter}-${top === null ? 0 : formatCard(top, "letters").slice(0, 1)}`;
  });
  const cells = position.cells.map((held) => (held === null ? "-" : formatCard(held, "letters")));
  const columns = position.cascades.map((cards) => `: ${formatCards(cards, "letters")}`);
  return [`Foundations: ${home.join(" ")}`, `Freecells: ${cells.join(" ")}`, ...columns].map((line) => line.trimEnd());
}
