/** The ways to write a deal, and the controller of the CS3500 document. */

import { type Card, DECK, formatCard, formatCards, parseCard, parseCards, SUITS, suitOf } from "@baize/cards";
import { ok, type Result, refuse, type Start } from "@baize/kernel";
import type { Dialogue } from "@baize/terminal";
import { boardLines } from "../rules/board.ts";
import { optionsOf, splitBoard, underOptions } from "../rules/setup.ts";
import { homeCount, type State } from "../rules/state.ts";

/** The board in lines; a deal, with nothing home and no card in a cell, has no headings. */
function plainLines(state: State): readonly string[] {
  const isDeal = state.foundations.every((count) => count === 0) && state.cells.every((held) => held === null);
  return isDeal ? state.cascades.map((cards) => formatCards(cards, "letters")) : boardLines(state);
}

/** The board below its options, where they are not standard: what is written so is read as the same table. */
const board = (state: State): string => underOptions(state, plainLines(state));

/** The board as fc-solve reads it, which is told of options otherwise. */
const fcSolve = (state: State): string => plainLines(state).join("\n");

const homeOf = (state: State, suit: number): readonly Card[] =>
  DECK.filter((held) => suitOf(held) === suit && held >> 2 < homeCount(state, suitOf(held)));

/** The piles as the CS3500 view prints them. */
function cs3500(state: State): string {
  const lines = (letter: string, piles: readonly (readonly Card[])[]) =>
    piles.map((cards, i) => `${letter}${i + 1}:${cards.map((held) => ` ${formatCard(held)}`).join(",")}`);
  return [
    ...lines(
      "F",
      SUITS.map((suit) => homeOf(state, suit)),
    ),
    ...lines(
      "O",
      state.cells.map((held) => (held === null ? [] : [held])),
    ),
    ...lines("C", state.cascades),
  ].join("\n");
}

/** The deal's number where it has one. */
export const dealNumber = (deal: string): number | null => (/^\d+$/.test(deal) ? Number(deal) : null);

function json(state: State, deal: string): string {
  const names = (cards: readonly Card[]) => cards.map((held) => formatCard(held, "letters"));
  return JSON.stringify({
    deal: dealNumber(deal),
    options: optionsOf(state),
    cascades: state.cascades.map(names),
    cells: state.cells.map((held) => (held === null ? null : formatCard(held, "letters"))),
    foundations: Object.fromEntries(SUITS.map((suit) => ["CDHS"[suit], homeCount(state, suit)])),
  });
}

/** By name, the usual one first. */
export const deals = {
  board: { write: board },
  "fc-solve": { write: fcSolve },
  cs3500: { write: cs3500 },
  json: { write: json },
};

/** A pile as the CS3500 view prints it: `C3: 2♦, K♠`. */
const PILE = /^([FOC])\d+:(.*)$/;

/** The board that the CS3500 view shows; undefined for other text. */
function readCs3500(text: string): string | undefined {
  const piles = text.split("\n").map((line) => PILE.exec(line.trim()));
  if (!piles.every((pile) => pile !== null)) return undefined;
  const of = (letter: string) => piles.flatMap(([, kind, cards = ""]) => (kind === letter ? [cards.trim()] : []));
  const home = of("F").flatMap((cards) => {
    const top = cards.split(",").at(-1)?.trim() ?? "";
    const card = parseCard(top);
    return card.ok ? [formatCard(card.value, "letters")] : [];
  });
  const foundations = home.map(([rank = "", suit = ""]) => `${suit}-${rank}`);
  const cells = of("O").map((card) => card || "-");
  return boardOf(foundations, cells, of("C"));
}

const boardOf = (foundations: readonly string[], cells: readonly string[], columns: readonly string[]): string =>
  [
    `Foundations: ${foundations.join(" ")}`,
    `Freecells: ${cells.join(" ")}`,
    ...columns.map((each) => `: ${each}`),
  ].join("\n");

/** The board that a JSON object shows, and its options; undefined for other text. */
function readJson(text: string): Start | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { cascades, cells, foundations, options } = Object(found) as Record<string, unknown>;
  if (!Array.isArray(cascades) || !Array.isArray(cells)) return undefined;
  const home = Object.entries(Object(foundations)).map(([suit, count]) => `${suit}-${RANKS[Number(count)] ?? count}`);
  const deal = boardOf(
    home,
    cells.map((card) => (card === null ? "-" : String(card))),
    cascades.map((column) => (Array.isArray(column) ? column.join(" ") : String(column))),
  );
  return options === undefined ? { deal } : { deal, options: String(options) };
}

/** The board below a line of options; undefined for other text. */
function readBoard(text: string): Start | undefined {
  const { options, board } = splitBoard(text);
  return options === undefined ? undefined : { deal: board.trim(), options };
}

/** The highest card home, by how many are. */
const RANKS = "0A23456789TJQK";

/**
 * A deal from what a file says: a board in any of these ways. 52 cards on one line may be a board whose line ends were lost, or a
 * deck in the order of dealing, which is another deal: they are refused.
 */
export function readDeal(text: string): Result<Start> | undefined {
  const piles = readCs3500(text.trim());
  const start = text.trimStart().startsWith("{")
    ? readJson(text)
    : piles === undefined
      ? readBoard(text)
      : { deal: piles };
  if (start !== undefined) return ok(start);
  const isOneLine = !/[\n:]/.test(text.trim());
  return isOneLine && parseCards(text).ok ? refuse("board-on-one-line", "FC-N12") : undefined;
}

/** The cards of a table that was just dealt, in the order in which the document's model deals them. */
const deckOf = ({ cascades }: State): readonly Card[] =>
  Array.from(
    { length: DECK.length },
    (_, i) => cascades[i % cascades.length]?.[Math.floor(i / cascades.length)],
  ).filter((held) => held !== undefined);

/** Runs the document's controller on a deal. */
export async function runCs3500(state: State, { input, write }: Dialogue): Promise<void> {
  const { FreecellModelCreator, GameType, PlayingCard, SimpleFreecellController } = await import(
    "../documents/cs3500/index.ts"
  );
  const model = FreecellModelCreator.create(state.moves === "multi" ? GameType.MULTIMOVE : GameType.SINGLEMOVE);
  const deck = deckOf(state).map((held) => new PlayingCard(formatCard(held)));
  const controller = new SimpleFreecellController(model, input, { append: write });
  await controller.playGame(deck, state.cascades.length, state.cells.length, false);
}
