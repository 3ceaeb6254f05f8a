/** The table as lines: cells and home above, the columns below. */

import { type Card, card, formatCard, SUITS, type Suit, suitOf } from "@baize/cards";
import type { Line, Sheet, Span, Tone } from "@baize/terminal";
import { cascade, cell, formatPlace, HOME } from "../rules/place.ts";
import { homeTop, type State } from "../rules/state.ts";

const TONES: readonly Tone[] = ["clubs", "diamonds", "hearts", "spades"];
/** A place is as wide as its tile; where there is room for all of a row they stand apart. */
const TILE_WIDTH = 4;
const WIDE_GAP = 3;
const MARGIN = 4;

/** A sheet, and what lies between two places on it. */
interface Spread extends Sheet {
  readonly gap: Span;
}

/** A sheet with a gap that lets the longest row in: that of the columns, or of cells and home together. */
function spread({ cascades, cells }: State, sheet: Sheet): Spread {
  const places = Math.max(cascades.length, cells.length + SUITS.length);
  const isWide = sheet.width >= places * (TILE_WIDTH + WIDE_GAP) + MARGIN;
  return { ...sheet, gap: { text: " ".repeat(isWide ? WIDE_GAP : 1) } };
}

const nameOf = (held: Card, { ascii }: Sheet): string => formatCard(held, ascii ? "letters" : "signs").padStart(3);

/** A card, or an empty place, with the way to the next one. */
const cardSpans = (held: Card | null, sheet: Spread, spot: string | undefined, empty = " "): Span[] => [
  held === null
    ? { text: `[ ${empty}]`, tone: "faint", spot }
    : { text: `${nameOf(held, sheet)} `, tone: TONES[suitOf(held)], spot },
  sheet.gap,
];

/** The name of a place, which can be pointed at as well: names stand in rows, so that the way from one to the next is plain. */
const label = (name: string, sheet: Spread): Span[] => [
  { text: name.padStart(2).padEnd(TILE_WIDTH), tone: "faint", spot: name },
  sheet.gap,
];

/** A home pile: its top card, or the suit it waits for. */
function homeSpans(state: State, suit: Suit, sheet: Spread): Span[] {
  const sign = nameOf(card(0, suit), sheet).slice(-1);
  return cardSpans(homeTop(state, suit), sheet, formatPlace(HOME), sign);
}

/** The rows of the columns. Where they are too many the oldest cards give way to a sign that there are more. */
function columnRows(state: State, sheet: Spread, most: number): Line[] {
  const more = sheet.ascii ? "..." : "⋮";
  const longest = Math.max(1, ...state.cascades.map((cards) => cards.length));
  return Array.from({ length: Math.min(longest, most) }, (_, row) =>
    state.cascades.flatMap((cards, index): Span[] => {
      const hidden = Math.max(0, cards.length - most);
      const at = row + hidden;
      const spot = formatPlace(cascade(index));
      if (hidden > 0 && row === 0) return [{ text: more.padStart(3).padEnd(TILE_WIDTH), tone: "faint" }, sheet.gap];
      if (cards.length === 0 && row === 0) return cardSpans(null, sheet, spot);
      const held = cards[at];
      return held === undefined
        ? [{ text: " ".repeat(TILE_WIDTH) }, sheet.gap]
        : cardSpans(held, sheet, at === cards.length - 1 ? spot : undefined);
    }),
  );
}

/** Draws a table; it takes at least ten lines, and no more than the sheet has where that is enough. */
export function draw(state: State, on: Sheet): readonly Line[] {
  const sheet = spread(state, on);
  const cells = state.cells.flatMap((held, i) => cardSpans(held, sheet, formatPlace(cell(i))));
  const homes = SUITS.flatMap((suit) => homeSpans(state, suit, sheet));
  const home = formatPlace(HOME);
  const head: Line[] = [
    [...state.cells.map((_, i) => formatPlace(cell(i))), ...SUITS.map(() => home)].flatMap((name) =>
      label(name, sheet),
    ),
    [...cells, ...homes],
    [],
    state.cascades.flatMap((_, i) => label(formatPlace(cascade(i)), sheet)),
  ];
  return [...head, ...columnRows(state, sheet, Math.max(6, sheet.height - head.length))];
}
