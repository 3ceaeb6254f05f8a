/** The table as lines: cells and home above, the columns below. */

import { type Card, card, formatCard, SUITS, type Suit, suitOf } from "@baize/cards";
import type { Line, Sheet, Span, Tone } from "@baize/kernel";
import { cascade, cell, formatPlace, HOME } from "../rules/place.ts";
import { homeTop, type State } from "../rules/state.ts";

const TONES: readonly Tone[] = ["clubs", "diamonds", "hearts", "spades"];
const GAP: Span = { text: "    " };
const PLACE_WIDTH = 5;

const nameOf = (held: Card, { ascii }: Sheet): string => formatCard(held, ascii ? "letters" : "signs").padStart(3);

/** A card, or an empty place, with room around it. */
function cardSpans(held: Card | null, sheet: Sheet, spot: string | undefined, empty: string): Span[] {
  const span: Span =
    held === null
      ? { text: ` ${empty} `, tone: "faint", spot }
      : { text: nameOf(held, sheet), tone: TONES[suitOf(held)], spot };
  return [{ text: " " }, span, { text: " " }];
}

/** The name of a place, which can be pointed at as well: names stand in rows, so that the way from one to the next is plain. */
const label = (name: string): Span[] => [
  { text: " " },
  { text: name.padStart(2).padEnd(3), tone: "faint", spot: name },
  { text: " " },
];

/** A home pile: its top card, or the suit it waits for. */
function homeSpans(state: State, suit: Suit, sheet: Sheet): Span[] {
  const sign = nameOf(card(0, suit), sheet).slice(-1);
  return cardSpans(homeTop(state, suit), sheet, formatPlace(HOME), sign);
}

/** The rows of the columns. Where they are too many the oldest cards give way to a sign that there are more. */
function columnRows(state: State, sheet: Sheet, most: number): Line[] {
  const more = sheet.ascii ? "..." : "⋮";
  const longest = Math.max(1, ...state.cascades.map((cards) => cards.length));
  return Array.from({ length: Math.min(longest, most) }, (_, row) =>
    state.cascades.flatMap((cards, index): Span[] => {
      const hidden = Math.max(0, cards.length - most);
      const at = row + hidden;
      const spot = formatPlace(cascade(index));
      if (hidden > 0 && row === 0) return [{ text: ` ${more.padStart(3)} `, tone: "faint" }];
      if (cards.length === 0 && row === 0) return cardSpans(null, sheet, spot, "-");
      const held = cards[at];
      return held === undefined
        ? [{ text: " ".repeat(PLACE_WIDTH) }]
        : cardSpans(held, sheet, at === cards.length - 1 ? spot : undefined, "");
    }),
  );
}

/** Draws a table; it takes at least ten lines, and no more than the sheet has where that is enough. */
export function draw(state: State, sheet: Sheet): readonly Line[] {
  const cells = state.cells.flatMap((held, i) => cardSpans(held, sheet, formatPlace(cell(i)), "-"));
  const homes = SUITS.flatMap((suit) => homeSpans(state, suit, sheet));
  const head: Line[] = [
    [...state.cells.flatMap((_, i) => label(formatPlace(cell(i)))), GAP, ...label(formatPlace(HOME))],
    [...cells, GAP, ...homes],
    [],
    state.cascades.flatMap((_, i) => label(formatPlace(cascade(i)))),
  ];
  return [...head, ...columnRows(state, sheet, Math.max(6, sheet.height - head.length))];
}
