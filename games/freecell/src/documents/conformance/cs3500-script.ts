/** What the CS3500 assignment and the next homeworks say, sentence by sentence, as a script for any implementation. */

import { controllerScript } from "./cs3500-controller.ts";
import {
  BROKEN_BUILDS,
  BUILD,
  DECK,
  EASY,
  FIGURE,
  FIGURE_SHOWN,
  LONG_BUILD,
  LOOSE,
  MIXED,
  SPREAD,
  SPREAD_PILES,
  SUITS,
  VALUES,
} from "./cs3500-decks.ts";
import {
  BAD_DECKS,
  BELOW,
  BUILD_OF_TWO,
  FITS,
  HOME_FROM_OPENS,
  MOVED_BELOW,
  NOT_STARTED,
  ONE_BY_ONE,
  TAKEN,
} from "./cs3500-moves.ts";
import {
  boardOf,
  cases,
  EARLY,
  ILLEGAL,
  lines,
  MISFITS,
  model,
  multi,
  quoted,
  started,
  written,
} from "./cs3500-words.ts";

/** The same moves, as the model is asked for them. */
const HOME = VALUES.flatMap((_, n) => SUITS.map((_, i) => `$m move 'CASCADE ${i} ${12 - n} 'FOUNDATION ${i}`));

/** A table of many piles: a card goes to the last open pile, and from there to the last cascade where that is empty. */
const wide = (cascades: number, opens: number): string => {
  const [open, cascade] = [opens - 1, cascades - 1];
  const isEmpty = cascades > DECK.length;
  return `${started(DECK, cascades, opens)}
${lines(
  `$m getNumCascadePiles -> ${cascades}`,
  `$m getNumOpenPiles -> ${opens}`,
  `$m getNumCardsInCascadePile ${cascade} -> ${Math.floor(DECK.length / cascades)}`,
  `$m move 'CASCADE 0 ${Math.ceil(DECK.length / cascades) - 1} 'OPEN ${open}`,
  `$m getNumCardsInOpenPile ${open} -> 1`,
  ...(isEmpty
    ? [`$m move 'OPEN ${open} 0 'CASCADE ${cascade}`, `x = $m getCascadeCardAt ${cascade} 0`, "text $x -> 'A♣"]
    : []),
  `$m getNumCardsInCascadePile ${cascades} ${ILLEGAL}`,
  `$m getOpenCardAt ${opens} ${ILLEGAL}`,
)}`;
};
/** More piles than any table has cards for, of either kind and of both. */
const WIDE: readonly [cascades: number, opens: number][] = [
  [9, 1],
  [52, 1],
  [57, 1],
  [500, 2],
  [40_000, 1],
  [4, 53],
  [4, 500],
  [4, 40_000],
  [3000, 3000],
];

const pile = (bottom: string): number => SPREAD_PILES.indexOf(bottom);
/** 9♣ 8♦ 7♠ 6♥ 5♠ on one pile; the one open pile is taken, and two cascades are empty, where A♠ and 5♠ lay. */
const crowded = `${started(SPREAD, SPREAD_PILES.length, 1, multi)}
${lines(
  ...["A♣ 1", "A♦ 1", "A♥ 1", "5♠ 0"].map((card) => {
    const [from = "", at = ""] = card.split(" ");
    return `$m move 'CASCADE ${pile(from)} ${at} 'CASCADE ${pile("9♣")}`;
  }),
  `$m move 'CASCADE ${pile("A♠")} 0 'OPEN 0`,
)}`;

/** The whole script. */
export const cs3500Script = (): string => `FC-DC1 3.1, 3.4 cards: value and suit sign
${model}
  $d each text ~> [ ${quoted(DECK)} ]
FC-DC2 3.2 PileType: the three types of pile
${lines(...["OPEN", "CASCADE", "FOUNDATION"].map((name) => `PileType .${name} -> '${name}`))}
FC-DC3 next homeworks, FreecellModelCreator: a model for a type of game, none for null
  FreecellModelCreator create null ${ILLEGAL}

  m = FreecellModelCreator create 'SINGLEMOVE
  $m getNumOpenPiles -> -1

${ONE_BY_ONE}
FC-DC4 3.4 constructing the model: a constructor without arguments
  new SimpleFreecellModel
FC-DC5 3.2 getDeck: a valid deck, afresh each time
${model}
  $m startGame $d 8 4 false
  f = $m getDeck
  $f each text ~> [ ${quoted(DECK)} ]
FC-DC6 2.1.1 dealing: card i to cascade i mod n; foundations and opens empty
${started(DECK, 8, 4)}
  $m getNumCascadePiles -> 8
  $m getNumOpenPiles -> 4
  x = $m getCascadeCardAt 0 0
  text $x -> 'A♣
  x = $m getCascadeCardAt 1 0
  text $x -> '2♣
  x = $m getCascadeCardAt 0 1
  text $x -> '9♣
  $m getNumCardsInCascadePile 3 -> 7
  $m getNumCardsInCascadePile 4 -> 6
  $m getNumCardsInFoundationPile 3 -> 0
  $m getNumCardsInOpenPile 3 -> 0

${started(DECK, 60, 1)}
  $m getNumCardsInCascadePile 59 -> 0
FC-DC7 3.2, 3.4 startGame: a deck that is null, too short, too long or has a card twice is refused
${cases(
  `${model}\n  $m startGame null 8 4 false ${ILLEGAL}`,
  `${model}\n  e = pick $d ${quoted(DECK.slice(1))}\n  $m startGame $e 8 4 false ${ILLEGAL}`,
  `${model}\n  e = pick $d ${quoted([...DECK, "A♣"])}\n  $m startGame $e 8 4 false ${ILLEGAL}`,
  `${model}\n  e = pick $d ${quoted(["A♠", ...DECK.slice(1)])}\n  $m startGame $e 8 4 false ${ILLEGAL}`,
)}
FC-DC8 3.2, 3.4 startGame: at least 4 cascades, at least 1 open, and as many more as are asked for
${cases(...["3 4", "0 4", "-1 4", "8 0", "8 -2"].map((piles) => `${model}\n  $m startGame $d ${piles} false ${ILLEGAL}`), `${model}\n  $m startGame $d 4 1 false`, `${started(EASY, 4, 9)}\n  $m getNumOpenPiles -> 9\n  $m move 'CASCADE 0 12 'OPEN 8\n  $m getNumCardsInOpenPile 8 -> 1`, ...WIDE.map(([cascades, opens]) => wide(cascades, opens)))}
FC-DC9 3.4 starting the game: shuffled cascades look different, and without shuffling they look the same
${started(DECK, 8, 4)}
  v = new FreecellTextView $m
  t = text $v
  $m startGame $e 8 4 true
  text $v !> $t
  $m startGame $e 8 4 false
  text $v -> $t

${started(DECK, 4, 1)}
  v = new FreecellTextView $m
  t = text $v
  a = words $t
${lines(
  ...["b", "c"].flatMap((name) => [
    "$m startGame $e 4 1 true",
    "t = text $v",
    `${name} = words $t ~> [ ${quoted([..."F1 F2 F3 F4 O1 C1 C2 C3 C4".split(" "), ...DECK])} ]`,
  ]),
  "mixed $a $b $c -> true",
)}
FC-DC10 3.2 startGame: again is a new game; refused, it leaves the old one
${started(EASY)}
  $m move 'CASCADE 0 12 'OPEN 0
  $m move 'CASCADE 1 12 'FOUNDATION 2
  v = new FreecellTextView $m
  t = text $v
  $m startGame $e 3 4 false ${ILLEGAL}
  $m startGame $e 8 0 true ${ILLEGAL}
  $m startGame null 8 4 false ${ILLEGAL}
${BAD_DECKS}
  text $v -> $t
  $m getNumCardsInOpenPile 0 -> 1
  $m startGame $e 5 2 false
  $m getNumCascadePiles -> 5
  $m getNumCardsInOpenPile 0 -> 0
  $m getNumCardsInFoundationPile 2 -> 0

${NOT_STARTED}
FC-DC11 2.1 cascade piles: the other colour, one value less; anything on an empty one
${cases(
  `${started(MIXED)}\n  $m move 'CASCADE 1 12 'CASCADE 0\n  x = $m getCascadeCardAt 0 13\n  text $x -> '8♠\n  $m getNumCardsInCascadePile 1 -> 12`,
  `${started(MIXED)}\n  $m move 'CASCADE 2 12 'CASCADE 0 ${ILLEGAL}`,
  `${started(MIXED)}\n  $m move 'CASCADE 0 12 'CASCADE 1 ${ILLEGAL}`,
  `${started(MIXED)}\n  $m move 'CASCADE 3 12 'CASCADE 0 ${ILLEGAL}`,
  `${started(MIXED)}\n  $m move 'CASCADE 1 12 'CASCADE 0\n  $m move 'CASCADE 2 12 'CASCADE 1 ${ILLEGAL}`,
  `${started(DECK, 53)}\n  $m move 'CASCADE 5 0 'CASCADE 52\n  $m getNumCardsInCascadePile 52 -> 1`,
  FITS,
)}
FC-DC12 2.1 open piles: one card and no more
${started(MIXED)}
  $m move 'CASCADE 0 12 'OPEN 1
  x = $m getOpenCardAt 1
  text $x -> '9♦
  $m move 'CASCADE 1 12 'OPEN 1 ${ILLEGAL}
  $m move 'OPEN 1 0 'OPEN 3
  $m getNumCardsInOpenPile 1 -> 0
  $m getNumCardsInOpenPile 3 -> 1

${TAKEN}
FC-DC13 2.1 foundation piles: any ace on an empty one, then its suit, one value more
${started(EASY)}
  $m move 'CASCADE 2 12 'FOUNDATION 1
  $m move 'CASCADE 2 11 'FOUNDATION 0 ${ILLEGAL}
  $m move 'CASCADE 1 12 'FOUNDATION 1 ${ILLEGAL}
  $m move 'CASCADE 1 12 'FOUNDATION 3
  $m move 'CASCADE 1 11 'FOUNDATION 1 ${ILLEGAL}
  $m move 'CASCADE 2 11 'FOUNDATION 1
  $m getNumCardsInFoundationPile 1 -> 2
  x = $m getFoundationCardAt 1 0
  text $x -> 'A♥

${started(EASY)}
  $m move 'CASCADE 0 12 'FOUNDATION 0
  $m move 'CASCADE 0 11 'OPEN 0
  $m move 'CASCADE 0 10 'FOUNDATION 0 ${ILLEGAL}

${HOME_FROM_OPENS}
FC-DC14 3.2 move: what is not possible is refused and changes nothing
${cases(
  ...[
    "null 0 12 'OPEN 0",
    "'CASCADE 0 12 null 0",
    "'CASCADE 0 12 null 1",
    "'CASCADE 4 12 'OPEN 0",
    "'CASCADE -1 12 'OPEN 0",
    "'CASCADE 0 12 'OPEN 4",
    "'CASCADE 0 12 'OPEN -1",
    "'CASCADE 0 12 'FOUNDATION 4",
    "'CASCADE 0 12 'CASCADE 4",
    "'CASCADE 0 13 'OPEN 0",
    "'CASCADE 0 -1 'OPEN 0",
    "'OPEN 0 0 'OPEN 1",
    "'OPEN 3 1 'OPEN 1",
    "'FOUNDATION 0 0 'CASCADE 3",
    "'FOUNDATION 0 0 'OPEN 0",
    "'FOUNDATION 0 0 'FOUNDATION 1",
    "'CASCADE 0 12 'CASCADE 0",
  ].map(
    (move) =>
      `${started(EASY)}\n  $m move 'CASCADE 3 12 'FOUNDATION 0\n  $m move 'CASCADE 3 11 'OPEN 3\n  v = new FreecellTextView $m\n  t = text $v\n  $m move ${move} ${ILLEGAL}\n  text $v -> $t`,
  ),
)}

${MOVED_BELOW}
FC-DC15 3.2 move: before the start it is an illegal state
${model}
  $m move 'CASCADE 0 0 'OPEN 0 ${EARLY}

${model}
  $m move null -1 0 'OPEN 0 ${EARLY}
FC-DC16 3.4 move: only the last card of a cascade, one at a time
${started(EASY)}
  $m move 'CASCADE 0 11 'OPEN 0 ${ILLEGAL}

${started(MIXED)}
  $m move 'CASCADE 3 12 'CASCADE 1
  $m move 'CASCADE 1 12 'CASCADE 0 ${ILLEGAL}
FC-DC17 next homeworks, several cards: a build, to a cascade it fits, no longer than the room there is
${cases(
  `${started(BUILD, 4, 4, multi)}\n  $m move 'CASCADE 0 8 'CASCADE 1\n  $m getNumCardsInCascadePile 1 -> 18\n  x = $m getCascadeCardAt 1 17\n  text $x -> '5♠`,
  `${started(BUILD, 4, 3, multi)}\n  $m move 'CASCADE 0 8 'CASCADE 1 ${ILLEGAL}`,
  `${started(LONG_BUILD, 4, 6, multi)}\n  $m move 'CASCADE 0 6 'CASCADE 1\n  $m getNumCardsInCascadePile 1 -> 20`,
  `${started(LONG_BUILD, 4, 5, multi)}\n  $m move 'CASCADE 0 6 'CASCADE 1 ${ILLEGAL}`,
  `${started(LOOSE, 4, 4, multi)}\n  $m move 'CASCADE 0 11 'CASCADE 1 ${ILLEGAL}`,
  ...BROKEN_BUILDS.map(
    (deck) =>
      `${started(deck, 4, 4, multi)}\n  $m move 'CASCADE 0 8 'CASCADE 1 ${ILLEGAL}\n  $m getNumCardsInCascadePile 1 -> 13`,
  ),
  `${started(BUILD, 4, 4, multi)}\n  $m move 'CASCADE 0 7 'CASCADE 1 ${ILLEGAL}`,
  `${started(BUILD, 4, 4, multi)}\n  $m move 'CASCADE 0 9 'CASCADE 1 ${ILLEGAL}`,
  `${started(BUILD, 4, 4, multi)}\n  $m move 'CASCADE 0 11 'OPEN 0 ${ILLEGAL}`,
  `${crowded}\n  $m move 'CASCADE ${pile("9♣")} 1 'CASCADE ${pile("9♠")}\n  $m getNumCardsInCascadePile ${pile("9♠")} -> 5`,
  `${crowded}\n  $m move 'CASCADE ${pile("9♣")} 0 'CASCADE ${pile("10♥")} ${ILLEGAL}`,
  `${crowded}\n  $m move 'CASCADE ${pile("9♣")} 3 'CASCADE ${pile("A♠")}\n  $m getNumCardsInCascadePile ${pile("A♠")} -> 2`,
  `${crowded}\n  $m move 'CASCADE ${pile("9♣")} 2 'CASCADE ${pile("A♠")} ${ILLEGAL}`,
)}

${BUILD_OF_TWO}
FC-DC18 3.2 isGameOver: when all cards are in the foundations, and not before
${model}
  $m isGameOver -> false

${started(EASY)}
  $m isGameOver -> false
${lines(...HOME.flatMap((line, i) => (i === 50 ? [line, "$m isGameOver -> false"] : [line])))}
  $m isGameOver -> true

${started(EASY)}
${lines(
  ...HOME.slice(0, -3),
  ...[1, 2, 3].map((pile) => `$m move 'CASCADE ${pile} 0 'OPEN ${pile}`),
  "$m isGameOver -> false",
  ...[1, 2, 3].map((pile) => `$m move 'OPEN ${pile} 0 'FOUNDATION ${pile}`),
  "$m isGameOver -> true",
)}
FC-DC19 3.2 FreecellModelState: before the start numbers of piles are -1, all else is an illegal state
${model}
  $m getNumCascadePiles -> -1
  $m getNumOpenPiles -> -1

${cases(...["getNumCardsInFoundationPile 0", "getNumCardsInCascadePile 0", "getNumCardsInOpenPile 0", "getFoundationCardAt 0 0", "getCascadeCardAt 0 0", "getOpenCardAt 0", "getOpenCardAt -1"].map((call) => `${model}\n  $m ${call} ${EARLY}`))}
FC-DC20 3.2 FreecellModelState: how many cards, and each by its index; an empty open pile holds null
${started(EASY)}
  $m move 'CASCADE 1 12 'FOUNDATION 2
  $m getNumCardsInFoundationPile 2 -> 1
  x = $m getFoundationCardAt 2 0
  text $x -> 'A♦
  $m move 'CASCADE 1 11 'FOUNDATION 2
  x = $m getFoundationCardAt 2 0
  text $x -> 'A♦
  x = $m getFoundationCardAt 2 1
  text $x -> '2♦
  $m getNumCardsInCascadePile 1 -> 11
  x = $m getCascadeCardAt 1 10
  text $x -> '3♦
  $m getOpenCardAt 0 -> null
  $m getNumCardsInOpenPile 0 -> 0
FC-DC21 3.2 FreecellModelState: an index that is not there is an illegal argument
${cases(...["getNumCardsInFoundationPile 4", "getNumCardsInFoundationPile -1", "getNumCardsInCascadePile 4", "getNumCardsInCascadePile -1", "getNumCardsInOpenPile 4", "getFoundationCardAt 0 0", "getFoundationCardAt 4 0", "getCascadeCardAt 4 0", "getCascadeCardAt 0 13", "getCascadeCardAt 0 -1", "getOpenCardAt 4"].map((call) => `${started(EASY)}\n  $m ${call} ${ILLEGAL}`), BELOW)}
FC-DC22 3.5 toString: a line for each pile, nothing after the colon of an empty one, no newline at the end
${started(EASY)}
  v = new FreecellTextView $m
  text $v -> ${written(boardOf(""))}
  $m move 'CASCADE 1 12 'FOUNDATION 1
  $m move 'CASCADE 1 11 'FOUNDATION 1
  $m move 'CASCADE 0 12 'OPEN 3
  text $v -> ${written(boardOf("F2: A♦, 2♦; O4: A♣", [1, 2, 0, 0]))}
FC-DC23 3.5 toString: empty before the start
${model}
  v = new FreecellTextView $m
  text $v -> '
FC-DC24 3.5 constructor of the view: null is refused
  new FreecellTextView null ${ILLEGAL}
FC-DC25 2.1, 3.5 the figure: its board as text, and the move of 4♦ from cascade pile 8 to cascade pile 1
${started(FIGURE, 8, 4)}
${lines(...["3 6 'FOUNDATION 0", "1 6 'FOUNDATION 1", "1 5 'FOUNDATION 1", "6 5 'FOUNDATION 2", "6 4 'FOUNDATION 2", "4 5 'OPEN 3", "7 5 'CASCADE 5"].map((move) => `$m move 'CASCADE ${move}`))}
  v = new FreecellTextView $m
  text $v -> ${written(FIGURE_SHOWN)}
  $m move 'CASCADE 7 4 'CASCADE 0
  x = $m getCascadeCardAt 0 7
  text $x -> '4♦
FC-DC26 next homeworks, the view writes: renderBoard the board, renderMessage the message, as given
${started(EASY)}
  out = new StringBuilder
  v = new FreecellTextView $m $out
  $v renderBoard
  $v renderMessage 'a
  $v renderMessage 'b
  text $out -> ${written(`${boardOf("")}ab`)}
${controllerScript()}FC-DC37 beyond the document, types: what is not of its parameter's type is refused and changes nothing
${cases(...MISFITS.map((call) => `${started(EASY)}\n  v = new FreecellTextView $m\n  t = text $v\n  $m ${call} -> refused\n  text $v -> $t`))}
FC-DC38 beyond the document, values: the constants of PileType
${lines(...["OPEN", "CASCADE", "FOUNDATION"].flatMap((name) => [`PileType .${name} := 'WASTE -> refused`, `PileType .${name} -> '${name}`]))}
`;
