/** What the next homeworks say of the controller. */

import { DECK, EASY, SUITS, VALUES } from "./cs3500-decks.ts";
import { boardOf, cases, EARLY, ILLEGAL, lines, model, started, written } from "./cs3500-words.ts";

/** A game played by the controller: what it reads, and what must be in what it writes. */
const controlled = (input: string, ...checks: readonly string[]): string => played(EASY, "4 4", input, ...checks);
/** The same with another deck, and so many cascades and opens. */
const played = (deck: readonly string[], piles: string, input: string, ...checks: readonly string[]): string =>
  cases(`${started(deck).split("\n").slice(0, 3).join("\n")}
  in = new StringReader ${written(input)}
  out = new StringBuilder
  c = new SimpleFreecellController $m $in $out
  $c playGame $e ${piles} false
${lines(...checks)}`);

const WINNING = VALUES.map((_, n) => SUITS.map((_, i) => `C${i + 1} ${13 - n} F${i + 1}`).join(" ")).join(" ");

/** The board of a game that is won. */
const WON = boardOf(
  SUITS.map((suit, i) => `F${i + 1}: ${VALUES.map((value) => value + suit).join(", ")}`).join("; "),
  [13, 13, 13, 13],
);

/** The sentences of the controller. */
export const controllerScript = (): string => `FC-DC27 next homeworks, the controller: null is refused
${model}
  in = new StringReader 'q
  out = new StringBuilder
  new SimpleFreecellController null $in $out ${ILLEGAL}
  new SimpleFreecellController $m null $out ${ILLEGAL}
  new SimpleFreecellController $m $in null ${ILLEGAL}
  c = new SimpleFreecellController $m $in $out
  $c playGame null 8 4 false ${ILLEGAL}
FC-DC28 next homeworks, the controller: a game that cannot start
${model}
  in = new StringReader 'q
  out = new StringBuilder
  c = new SimpleFreecellController $m $in $out
  $c playGame $d 3 4 false
  text $out -> ${written("Could not start game.")}
FC-DC29 next homeworks, the controller: the board at the start, shuffled if it is told so, and after each move
${controlled("C1 13 O1 q", `text $out -> ${written(`${boardOf("")}\n${boardOf("O1: A♣", [1, 0, 0, 0])}\nGame quit prematurely.`)}`)}

${controlled(WINNING, `text $out ?> ${written(`${WON}\nGame over.`)}`)}

${model}
  in = new StringReader 'q
  out = new StringBuilder
  c = new SimpleFreecellController $m $in $out
  $c playGame $d 8 4 true
  v = new FreecellTextView $m
  t = text $v
  $m startGame $d 8 4 false
  text $v !> $t
FC-DC30 next homeworks, the controller: three words, counted from 1, split by any white space
${controlled("C1\n13\t F2   q", "$m getNumCardsInFoundationPile 1 -> 1")}

${played(DECK, "10 12", "C10 5 O12 O12 1 O10 q", "$m getNumCardsInCascadePile 9 -> 4", "x = $m getOpenCardAt 9", `text $x -> '${DECK[49]}`)}
FC-DC31 next homeworks, the controller: a malformed word is asked for again, that one only
${cases(
  controlled("c1 X1 C1 seven 13 o1 O2 q", "$m getNumCardsInOpenPile 1 -> 1"),
  controlled("quit C1 Quit 13 q1 O1 q", "$m getNumCardsInOpenPile 0 -> 1"),
  controlled("C 1 C1 13.0 13 O O3 q", "$m getNumCardsInOpenPile 2 -> 1"),
)}
FC-DC32 next homeworks, the controller: C0, C-3 and card 0 are invalid moves
${cases(
  ...[
    "C0 13 O1",
    "C-3 13 O1",
    "C1 0 O1",
    "C1 13 O0",
    "C1 13 O-3",
    "C1 13 F0",
    "C1 13 F-3",
    "C2 13 O4 O4 0 O1",
    "C2 13 O4 O0 1 O1",
  ].map((move) =>
    controlled(
      `${move} q`,
      `text $out ?> ${written("Invalid move. Try again.")}`,
      "$m getNumCardsInOpenPile 0 -> 0",
      "$m getNumCardsInCascadePile 0 -> 13",
    ),
  ),
)}
FC-DC33 next homeworks, the controller: q or Q for any word quits
${cases(...["q", "Q", "C1 q", "C1 13 Q"].map((input) => controlled(input, `text $out -> ${written(`${boardOf("")}\nGame quit prematurely.`)}`)))}
FC-DC34 next homeworks, the controller: a refused move says so and shows no board
${controlled("C1 12 O1 C1 13 O1 q", `text $out ?> ${written("Invalid move. Try again.")}`, `text $out ?> ${written(`${boardOf("O1: A♣", [1, 0, 0, 0])}\nGame quit prematurely.`)}`, `text $out !?> ${written(`${boardOf("")}\n${boardOf("O1: A♣", [1, 0, 0, 0])}`)}`, "$m getNumCardsInOpenPile 0 -> 1")}
FC-DC35 next homeworks, the controller: the end
${controlled(`${WINNING} C1 1 O1`, `text $out ?> ${written("\nGame over.")}`, `text $out !?> ${written("Game over.\n")}`, `text $out !?> ${written(`${WON}\n${WON}`)}`, "$m isGameOver -> true")}
FC-DC36 next homeworks, the controller: input that runs out, and output that fails, are an illegal state
${model}
  in = new StringReader 'C1\\s13
  out = new StringBuilder
  c = new SimpleFreecellController $m $in $out
  $c playGame $d 8 4 false ${EARLY}

${model}
  in = new StringReader 'q
  out = new PipedWriter
  c = new SimpleFreecellController $m $in $out
  $c playGame $d 8 4 false ${EARLY}

${model}
  in = new StringReader 'q
  out = new PipedWriter
  c = new SimpleFreecellController $m $in $out
  $c playGame $d 3 4 false ${EARLY}
`;
