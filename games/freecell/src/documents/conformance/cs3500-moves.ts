/** What the CS3500 assignment says of moves, rank by rank, from cascades and from open piles. */

import { DECK, VALUES } from "./cs3500-decks.ts";
import { cases, EARLY, ILLEGAL, lines, model, multi, quoted, started } from "./cs3500-words.ts";

/** Every card a pile of its own, with an empty pile more and two open ones. */
const apart = (made = model): string => started(DECK, 53, 2, made);
/** The pile of a card, by its value, counted round, and its suit. */
const pile = (value: number, suit: string): number => DECK.indexOf((VALUES[(value + 13) % 13] ?? "") + suit);
const named = (card: string): number => DECK.indexOf(card);
const onTo = (from: string, value: number, suit: string) => `$m move ${from} 'CASCADE ${pile(value, suit)}`;

/** Each heart from its cascade: refused by five others, and taken by the spade above it. */
const FROM_CASCADES = [
  ...VALUES.flatMap((_, v) => {
    const from = `'CASCADE ${pile(v, "♥")} 0`;
    const others = [onTo(from, v + 1, "♦"), onTo(from, v + 2, "♠"), onTo(from, v, "♠"), onTo(from, v - 1, "♣")];
    return [...others, ...(v === 12 ? [onTo(from, 0, "♠")] : [])].map((move) => `${move} ${ILLEGAL}`);
  }),
  ...VALUES.slice(1).map((_, v) => onTo(`'CASCADE ${pile(v, "♥")} 0`, v + 1, "♠")),
  ...VALUES.slice(1).map((_, v) => `$m getNumCardsInCascadePile ${pile(v + 1, "♠")} -> 2`),
];
/** Each diamond by way of an open pile. */
const FROM_OPENS = [
  `$m move 'CASCADE ${named("K♠")} 0 'OPEN 1`,
  ...VALUES.flatMap((_, v) => {
    const others = [onTo("'OPEN 0 0", v + 1, "♥"), onTo("'OPEN 0 0", v + 2, "♣"), onTo("'OPEN 0 0", v - 1, "♥")];
    return [
      `$m move 'CASCADE ${pile(v, "♦")} 0 'OPEN 0`,
      ...others.map((move) => `${move} ${ILLEGAL}`),
      v === 12 ? `$m move 'OPEN 0 0 'CASCADE 52` : onTo("'OPEN 0 0", v + 1, "♣"),
      "$m getNumCardsInOpenPile 0 -> 0",
    ];
  }),
];
export const FITS = cases(`${apart()}\n${lines(...FROM_CASCADES)}`, `${apart()}\n${lines(...FROM_OPENS)}`);

/** An open pile takes no card of another open pile while it holds one. */
export const TAKEN = `${apart()}
${lines(`$m move 'CASCADE ${named("K♠")} 0 'OPEN 1`, `$m move 'CASCADE ${named("2♥")} 0 'OPEN 0`, `$m move 'OPEN 0 0 'OPEN 1 ${ILLEGAL}`, "$m getNumCardsInOpenPile 0 -> 1")}`;

/** From open piles to foundations: no 2 on an empty one, no other suit, no value left out; then each in its turn. */
export const HOME_FROM_OPENS = `${apart()}
${lines(
  `$m move 'CASCADE ${named("2♠")} 0 'OPEN 0`,
  `$m move 'CASCADE ${named("3♥")} 0 'OPEN 1`,
  `$m move 'OPEN 0 0 'FOUNDATION 1 ${ILLEGAL}`,
  `$m move 'CASCADE ${named("A♥")} 0 'FOUNDATION 0`,
  `$m move 'OPEN 0 0 'FOUNDATION 0 ${ILLEGAL}`,
  `$m move 'OPEN 1 0 'FOUNDATION 0 ${ILLEGAL}`,
  `$m move 'CASCADE ${named("2♥")} 0 'FOUNDATION 0`,
  "$m move 'OPEN 1 0 'FOUNDATION 0",
  "$m getNumCardsInFoundationPile 0 -> 3",
  "$m getNumCardsInOpenPile 1 -> 0",
)}`;

/** Two cards that are a build: the first of them would go to a foundation, and the last to another cascade. */
export const BUILD_OF_TWO = `${apart(multi)}
${lines(
  `$m move 'CASCADE ${named("A♠")} 0 'CASCADE ${named("2♥")}`,
  `$m move 'CASCADE ${named("A♥")} 0 'FOUNDATION 0`,
  `$m move 'CASCADE ${named("2♥")} 0 'FOUNDATION 0 ${ILLEGAL}`,
  `$m move 'CASCADE ${named("2♥")} 0 'CASCADE ${named("2♦")} ${ILLEGAL}`,
  "$m getNumCardsInFoundationPile 0 -> 1",
  `$m getNumCardsInCascadePile ${named("2♥")} -> 2`,
)}`;

/** A model for single moves refuses the build that one for several takes. */
export const ONE_BY_ONE = cases(
  ...["SINGLEMOVE", "MULTIMOVE"].map((type) =>
    [
      apart(`  m = FreecellModelCreator create '${type}\n  d = $m getDeck`),
      lines(
        `$m move 'CASCADE ${named("A♠")} 0 'CASCADE ${named("2♥")}`,
        `$m move 'CASCADE ${named("2♥")} 0 'CASCADE ${named("3♠")}${type === "SINGLEMOVE" ? ` ${ILLEGAL}` : ""}`,
      ),
    ].join("\n"),
  ),
);

/** A restart with a deck that is none. */
export const BAD_DECKS = ["short", "twins"]
  .map(
    (name, i) => `  ${name} = pick $d ${quoted([...(i === 0 ? [] : ["2♣"]), ...DECK.slice(1)])}
  $m startGame $${name} 8 4 false ${ILLEGAL}`,
  )
  .join("\n");

/** A first start that is refused is none. */
export const NOT_STARTED = `${model}
${lines(`$m startGame $d 3 4 false ${ILLEGAL}`, `$m startGame $d 8 0 false ${ILLEGAL}`, "$m getNumCascadePiles -> -1", `$m getNumCardsInCascadePile 0 ${EARLY}`)}`;

/** Calls with an index that is not there, with a card on the last pile of every kind. */
const below = (...calls: readonly string[]): string =>
  cases(
    ...calls.map(
      (call) => `${apart()}
${lines(`$m move 'CASCADE ${named("A♠")} 0 'FOUNDATION 3`, `$m move 'CASCADE ${named("K♠")} 0 'OPEN 1`, `$m ${call} ${ILLEGAL}`)}`,
    ),
  );
export const BELOW = below(
  "getFoundationCardAt -1 0",
  "getFoundationCardAt 3 -1",
  "getFoundationCardAt 3 1",
  "getCascadeCardAt -1 0",
  "getCascadeCardAt -2 0",
  "getNumCardsInOpenPile -1",
  "getOpenCardAt -1",
);
export const MOVED_BELOW = below(
  "move 'OPEN -1 0 'OPEN 0",
  "move 'OPEN 1 -1 'OPEN 0",
  "move 'CASCADE -3 0 'OPEN 0",
  `move 'CASCADE ${named("A♥")} 0 'FOUNDATION -2`,
  "move 'OPEN 1 0 'CASCADE -1",
);
