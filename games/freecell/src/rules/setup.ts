/** The first state: a deal laid out on a table. */

import { type Card, DECK, isDealNumber, LAST_DEAL, microsoftDeck } from "@baize/cards";
import { type Codec, ok, Random, type Result, refuse } from "@baize/kernel";
import { boardLines, parseBoard } from "./board.ts";
import { type Deal, dealt } from "./deal.ts";
import { checkOptions, type Options, optionsText, STANDARD } from "./options.ts";
import { cardsOf, isFoundations, type Position, type State } from "./state.ts";

/** Refused unless the cards are the 52, each once. */
function checkCards(cards: readonly Card[]): Result<readonly Card[]> {
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return refuse("card-twice", "FC-D4", { card: twice });
  const missing = DECK.find((card) => !cards.includes(card));
  return missing === undefined ? ok(cards) : refuse("card-missing", "FC-D4", { card: missing });
}

/** The cards of a deal in the order they are dealt. */
function deckOf(deal: Exclude<Deal, { kind: "position" }>): Result<readonly Card[]> {
  if (deal.kind === "deck") return checkCards(deal.cards);
  if (deal.kind === "seed") return ok(Random.fromSeed(deal.seed).shuffle(DECK));
  const { number } = deal;
  return isDealNumber(number)
    ? ok(microsoftDeck(number))
    : refuse("no-such-deal", "FC-D1", { number, last: LAST_DEAL });
}

/** A position on this table; columns and cells that it leaves out are empty. */
function laidOut(position: Position, { cascades, cells }: Options): Result<Position> {
  const { foundations } = position;
  if (!isFoundations(foundations)) return refuse("not-a-foundation", "FC-N7", { text: foundations.join(" ") });
  const whole = checkCards(cardsOf(position));
  if (!whole.ok) return whole;
  if (position.cascades.slice(cascades).some((cards) => cards.length > 0)) {
    return refuse("too-many-columns", "FC-D5", { cascades });
  }
  if (position.cells.slice(cells).some((held) => held !== null)) return refuse("too-many-cells", "FC-D5", { cells });
  return ok({
    cascades: Array.from({ length: cascades }, (_, i) => position.cascades[i] ?? []),
    cells: Array.from({ length: cells }, (_, i) => position.cells[i] ?? null),
    foundations,
  });
}

/** The last cards of a deck in the cells: in every second one where there are enough, as in Eight Off. */
function inCells(cards: readonly Card[], cells: number): (Card | null)[] {
  const step = cells >= 2 * cards.length ? 2 : 1;
  return Array.from({ length: cells }, (_, i) => (i % step === 0 ? (cards[i / step] ?? null) : null));
}

/** The position a deal gives on this table. */
function firstPosition(options: Options, deal: Deal): Result<Position> {
  if (deal.kind === "position") return laidOut(deal.position, options);
  const deck = deckOf(deal);
  if (!deck.ok) return deck;
  const inColumns = deck.value.length - options.dealt;
  const cascades = dealt(deck.value.slice(0, inColumns), options.cascades, options.order);
  const cells = inCells(deck.value.slice(inColumns), options.cells);
  return laidOut({ cascades, cells, foundations: [0, 0, 0, 0] }, options);
}

/** The first state of a deal, or why it does not fit the table. */
export function setup(options: Options, deal: Deal): Result<State> {
  const checked = checkOptions(options);
  if (!checked.ok) return checked;
  const position = firstPosition(options, deal);
  const { moves, build, empty } = options;
  return position.ok ? ok({ ...position.value, moves, build, empty }) : position;
}

const OPTIONS_LINE = /^[ \t]*options:(.*)$/im;

/** What a board's line of options says, if there is one, and the board without it. */
export function splitBoard(text: string): { readonly options: string | undefined; readonly board: string } {
  return { options: OPTIONS_LINE.exec(text)?.[1]?.trim(), board: text.replace(OPTIONS_LINE, "") };
}

/** The options of a table as text, but for how its cards were dealt; undefined when they are standard. */
export function optionsOf({ cascades, cells, moves, build, empty }: State): string | undefined {
  const size = { cascades: cascades.length, cells: cells.length };
  const text = optionsText.format({ ...STANDARD, ...size, moves, build, empty });
  return text === optionsText.format(STANDARD) ? undefined : text;
}

/** Lines of a board below its options, where they are not standard. */
export function underOptions(state: State, lines: readonly string[]): string {
  const options = optionsOf(state);
  return [...(options === undefined ? [] : [`Options: ${options}`]), ...lines].join("\n");
}

/** States as board text, below a line of options when they are not standard. */
export const stateText: Codec<State> = {
  parse(text) {
    const { options: written = "", board } = splitBoard(text);
    const options = optionsText.parse(written);
    if (!options.ok) return options;
    const position = parseBoard(board);
    return position.ok ? setup(options.value, { kind: "position", position: position.value }) : position;
  },
  format: (state) => underOptions(state, boardLines(state)),
};
