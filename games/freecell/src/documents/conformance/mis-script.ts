/** What the FreeCell specification (MIS) says, sentence by sentence, as a script that any implementation can be put through. */

import { FITS, HOMES, LOOKED_BELOW, MOVED, MOVED_BELOW, PLACED_BELOW } from "./mis-moves.ts";
import { throughoutScript } from "./mis-throughout.ts";
import {
  board,
  card,
  cards,
  cell,
  DECK,
  dealt,
  full,
  list,
  paragraphs,
  RANKED,
  RANKS,
  ranksOf,
  SUITS,
  swapped,
  valid,
} from "./mis-words.ts";

/** Cards of one colour and of even ranks: none of them goes on another. */
const STUCK = ["2S", "4S", "6S", "8S", "10S", "QS", "2C", "4C", "6C", "8C", "10C", "QC"];
const PLACES = STUCK.map((_, i) => (i < 4 ? `FreeCell ${i}` : `Tableau ${i - 4}`));
/** A board where no card can move, with some cells as they are told here instead. */
const stuckBut = (...told: readonly [place: string, names: string][]): string[] => {
  const piles = new Map([...PLACES.map((place, i) => [place, STUCK[i] ?? ""] as const), ...told]);
  return [...piles].filter(([, names]) => names !== "").map(([place, names]) => `${place}: ${names}`);
};
/** Boards with one way to move: to one home cell, from one cell (an ace), onto one tableau, into one empty cell. */
const ONE_MOVE: readonly (readonly string[])[] = [
  ...[0, 1, 2, 3].map((i) => stuckBut([`HomeCell ${i}`, "AS"])),
  ...PLACES.map((place) => stuckBut([place, "AH"])),
  ...PLACES.slice(4).map((place) => stuckBut([place, "KH"])),
  ...PLACES.map((place) => stuckBut([place, ""])),
];

/** The same of both stacks: the generic one, and that of cards. */
const eachStack = (...made: readonly ((stack: string) => string)[]): string =>
  paragraphs(...["Stack", "CardStackT"].flatMap((stack) => made.map((one) => one(stack))));
/** The constants of a type, each by its name. */
const constants = (type: string, names: readonly string[]): string =>
  names.map((name) => `  ${type} .${name} -> '${name}`).join("\n");

/** The whole script. */
export const misScript = (): string => `FC-DM1 Card Types: the constants of SuitT, RankT and ColourT
${constants("SuitT", SUITS)}
${constants("RankT", RANKS)}
${constants("ColourT", ["Red", "Black"])}
FC-DM2 Game Board Types: the constants of CellT
${constants("CellT", ["FreeCell", "HomeCell", "Tableau"])}
FC-DM3 Card ADT, CardT, getSuit, getRank: a card keeps its suit and its rank
${paragraphs(...DECK.map((name) => `  c = new CardT '${name.slice(-1)} '${name.slice(0, -1).replace(/^\d/, "C$&")}\n  $c getSuit -> '${name.slice(-1)}\n  $c getRank -> '${name.slice(0, -1).replace(/^\d/, "C$&")}`))}
FC-DM4 Card ADT, getColour: red for hearts and diamonds, black for clubs and spades
${paragraphs(...["H Red", "D Red", "C Black", "S Black"].map((one) => `  c = new CardT '${one.slice(0, 1)} 'A\n  $c getColour -> '${one.slice(2)}`))}
FC-DM5 Card ADT, equality: two cards of one suit and one rank are the same card
  c = new CardT 'H 'C10
${["H C10", "H C9", "D C10", "S K"].map((name) => `  $c equals ${`( CardT '${name.replace(" ", " '")} )`} -> ${name === "H C10"}`).join("\n")}
FC-DM6 Generic Stack, Stack: size 0 or less, or more elements than the size, is an invalid argument
${eachStack(
  (stack) => `  new ${stack} 0 [ ] -> throws invalid_argument`,
  (stack) => `  new ${stack} -1 [ ] -> throws invalid_argument`,
  (stack) => `  new ${stack} 1 ${cards("AH 2H")} -> throws invalid_argument`,
  (stack) => `  new ${stack} 2 ${cards("AH 2H")}`,
)}
FC-DM7 Generic Stack, push: a new stack with the element on top, the old one as it was; a full one is stack full
${eachStack(
  (stack) => `  s = new ${stack} 2 ${cards("AH")}
  t = $s push ${card("2S")}
  $t getSize -> 2
  q = $t toSeq
  $q each getSuit -> ${list(["H", "S"])}
  $s getSize -> 1
  $t getMaxSize -> 2`,
  (stack) => `  s = new ${stack} 1 ${cards("AH")}
  $s push ${card("2H")} -> throws stack_full`,
)}
FC-DM8 Generic Stack, pop: a new stack without the top, the old one as it was; an empty one is stack empty
${eachStack(
  (stack) => `  s = new ${stack} 3 ${cards("AH 2S")}
  t = $s pop
  $t getSize -> 1
  x = $t top
  $x getSuit -> 'H
  $s getSize -> 2
  $t getMaxSize -> 3`,
  (stack) => `  s = new ${stack} 2 [ ]
  $s pop -> throws stack_empty`,
)}
FC-DM9 Generic Stack, top: the last element; an empty one is stack empty
${eachStack(
  (stack) => `  s = new ${stack} 2 ${cards("AH 2S")}
  x = $s top
  $x getSuit -> 'S`,
  (stack) => `  s = new ${stack} 2 [ ]
  $s top -> throws stack_empty`,
)}
FC-DM10 Generic Stack, getSize, getMaxSize, toSeq: how many, how many may, and all from the bottom
${eachStack(
  (stack) => `  s = new ${stack} 5 ${cards("AH 2S 3D")}
  $s getSize -> 3
  $s getMaxSize -> 5
  q = $s toSeq
  $q each getSuit -> ${list(["H", "S", "D"])}`,
)}
FC-DM11 CardStack, CardStackT: a stack of cards, as a board has them
  b = new GameBoardT
  $b place 'Tableau 0 ${card("AH")}
  s = $b getCell 'Tableau 0
  t = new CardStackT 19 ${cards("AH")}
  $s getSize -> 1
  $t getSize -> 1
  x = $t top
  $b place 'FreeCell 0 $x
FC-DM12 Game Board, GameBoard(): 8 tableaux of 19, 4 free cells of 1, 4 home cells of 13, all empty
${paragraphs(
  ...[
    ["Tableau", 8, 19],
    ["FreeCell", 4, 1],
    ["HomeCell", 4, 13],
  ].flatMap(([kind, count, size]) =>
    Array.from(
      { length: Number(count) },
      (_, i) => `  b = new GameBoardT\n  s = $b getCell '${kind} ${i}\n  $s getSize -> 0\n  $s getMaxSize -> ${size}`,
    ),
  ),
)}
FC-DM13 Game Board, GameBoard(deck), tableauDeck: blocks of 7 and 6 cards, the last on top, sizes 19 and 18
${paragraphs(
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const start = i < 4 ? 7 * i : 28 + 6 * (i - 4);
    const names = DECK.slice(start, start + (i < 4 ? 7 : 6));
    return `  b = new GameBoardT ${cards(DECK.join(" "))}\n  s = $b getCell 'Tableau ${i}\n  $s getMaxSize -> ${i < 4 ? 19 : 18}\n  q = $s toSeq\n  $q each getRank -> ${ranksOf(names)}\n  $q each getSuit -> ${list(names.map((name) => name.slice(-1)))}`;
  }),
  `  b = new GameBoardT ${cards(DECK.join(" "))}\n  s = $b getCell 'FreeCell 3\n  $s getSize -> 0\n  s = $b getCell 'HomeCell 3\n  $s getSize -> 0`,
)}
FC-DM14 Game Board, GameBoard(deck): another number of cards than 52 is an invalid argument, and nothing else
  new GameBoardT ${cards(DECK.slice(1).join(" "))} -> throws invalid_argument

  new GameBoardT [ ] -> throws invalid_argument

  new GameBoardT ${cards([...DECK, "AS"].join(" "))} -> throws invalid_argument

  new GameBoardT ${cards(Array(52).fill("AS").join(" "))}
FC-DM15 Game Board, place: puts any card on any cell
${board("Tableau 0: 2H 2H KS", "FreeCell 3: 2H", "HomeCell 1: KS AH")}
  s = $b getCell 'Tableau 0
  q = $s toSeq
  $q each getRank -> ${list(["C2", "C2", "K"])}
  s = $b getCell 'FreeCell 3
  $s getSize -> 1
  s = $b getCell 'HomeCell 1
  $s getSize -> 2
FC-DM16 Game Board, place: a cell that is not there is an invalid cell, a full one an invalid config
${paragraphs(
  ...["Tableau 8", "FreeCell 4", "HomeCell 4"].map(
    (name) => `  b = new GameBoardT\n  $b place ${cell(name)} ${card("AS")} -> throws invalid_cell`,
  ),
  PLACED_BELOW,
  `${board("FreeCell 0: AS")}\n  $b place 'FreeCell 0 ${card("2S")} -> throws invalid_config`,
  `${board(`HomeCell 0: ${full("S")}`)}\n  $b place 'HomeCell 0 ${card("2S")} -> throws invalid_config`,
  `${board(`Tableau 7: ${full("S")} 2H 3H 4H 5H 6H 7H`)}\n  $b place 'Tableau 7 ${card("2S")} -> throws invalid_config`,
)}
FC-DM17 Game Board, getCell: the stack of a cell; one that is not there is an invalid cell
${board("FreeCell 2: QD")}
  s = $b getCell 'FreeCell 2
  x = $s top
  $x getRank -> 'Q

${paragraphs(...["Tableau 8", "FreeCell 4", "HomeCell 4"].map((name) => `  b = new GameBoardT\n  $b getCell ${cell(name)} -> throws invalid_cell`), LOOKED_BELOW)}
FC-DM18 Local functions, validTabTab, validFreeTab: anything on an empty tableau, else the other colour, one rank less
${board("Tableau 0: 9H", "Tableau 1: 10S", "Tableau 2: 10D", "Tableau 3: JS", "Tableau 4: 8S", "FreeCell 0: 9D", "FreeCell 1: 10H")}
${valid("Tableau 0", "Tableau 1", true)}
${valid("Tableau 0", "Tableau 2", false)}
${valid("Tableau 0", "Tableau 3", false)}
${valid("Tableau 0", "Tableau 4", false)}
${valid("Tableau 4", "Tableau 0", true)}
${valid("Tableau 0", "Tableau 7", true)}
${valid("FreeCell 0", "Tableau 1", true)}
${valid("FreeCell 0", "Tableau 2", false)}
${valid("FreeCell 1", "Tableau 3", true)}
${valid("FreeCell 1", "Tableau 1", false)}
${valid("FreeCell 1", "Tableau 6", true)}

${FITS}
FC-DM19 Local functions, validTabFree, validFreeFree: an empty free cell and no other
${board("Tableau 0: 9H", "FreeCell 0: 9D")}
${valid("Tableau 0", "FreeCell 1", true)}
${valid("Tableau 0", "FreeCell 0", false)}
${valid("FreeCell 0", "FreeCell 3", true)}
${valid("FreeCell 0", "FreeCell 0", false)}
FC-DM20 Local functions, validTabHome, validFreeHome: an ace on an empty home cell, else the same suit, one rank more
${board("Tableau 0: AH", "Tableau 1: 2S", "Tableau 2: 3D", "HomeCell 0: AS", "HomeCell 1: AD 2D", "FreeCell 0: AC", "FreeCell 1: 2H", "FreeCell 2: 3S")}
${valid("Tableau 0", "HomeCell 2", true)}
${valid("Tableau 0", "HomeCell 3", true)}
${valid("Tableau 0", "HomeCell 0", false)}
${valid("Tableau 1", "HomeCell 0", true)}
${valid("Tableau 1", "HomeCell 2", false)}
${valid("Tableau 1", "HomeCell 1", false)}
${valid("Tableau 2", "HomeCell 1", true)}
${valid("FreeCell 0", "HomeCell 3", true)}
${valid("FreeCell 1", "HomeCell 0", false)}
${valid("FreeCell 1", "HomeCell 3", false)}
${valid("FreeCell 2", "HomeCell 0", false)}

${paragraphs(...SUITS.flatMap((suit) => SUITS.flatMap((other) => ["Tableau 3", "FreeCell 3"].map((from) => `${board(`HomeCell 1: A${other}`, `${from}: 2${suit}`)}\n${valid(from, "HomeCell 1", suit === other)}`))))}

${HOMES}

${paragraphs(...["Tableau 2", "FreeCell 2"].map((from) => `${board(`HomeCell 3: ${full("S")}`, "HomeCell 2: KS", `${from}: AS`)}\n${valid(from, "HomeCell 3", false)}\n${valid(from, "HomeCell 2", false)}`))}
FC-DM21 Game Board, assumptions: a card never leaves a home cell, but indices are looked at all the same
${board("HomeCell 0: AS", "Tableau 0: 2H")}
${valid("HomeCell 0", "Tableau 0", false)}
${valid("HomeCell 0", "Tableau 1", false)}
${valid("HomeCell 0", "FreeCell 0", false)}
${valid("HomeCell 0", "HomeCell 1", false)}
  $b isValidMove 'HomeCell 4 'Tableau 0 -> throws invalid_cell
FC-DM22 Local functions: nothing moves from an empty cell, nor to where it is
${board("Tableau 1: 9H")}
${valid("Tableau 0", "Tableau 1", false)}
${valid("Tableau 0", "Tableau 2", false)}
${valid("Tableau 0", "FreeCell 0", false)}
${valid("FreeCell 0", "Tableau 2", false)}
${valid("FreeCell 0", "HomeCell 0", false)}
${valid("Tableau 1", "Tableau 1", false)}
FC-DM23 Generic Stack, Game Board: a full stack takes no card, and one with room for one takes it
${board(`Tableau 0: ${full("S")} 2H 3H 4H 5H 6H 10S`, "Tableau 1: 9H", "FreeCell 1: 9D")}
${valid("Tableau 1", "Tableau 0", false)}
${valid("FreeCell 1", "Tableau 0", false)}

${board(`Tableau 0: ${full("S")} 2H 3H 4H 5H 10S`, "Tableau 1: 9H", "FreeCell 1: 9D")}
${valid("Tableau 1", "Tableau 0", true)}
${valid("FreeCell 1", "Tableau 0", true)}
FC-DM24 Game Board, isValidMove, makeMove: a cell that is not there is an invalid cell, before all else
${paragraphs(
  ...[
    ["Tableau 8", "Tableau 0"],
    ["Tableau 0", "Tableau 8"],
    ["FreeCell 4", "Tableau 0"],
    ["Tableau 0", "FreeCell 4"],
    ["Tableau 0", "HomeCell 4"],
    ["HomeCell 0", "Tableau 8"],
    ["HomeCell 0", "FreeCell 4"],
    ["HomeCell 0", "HomeCell 4"],
  ].flatMap(([from = "", to = ""]) =>
    ["isValidMove", "makeMove"].map(
      (name) => `  b = new GameBoardT\n  $b ${name} ${cell(from)} ${cell(to)} -> throws invalid_cell`,
    ),
  ),
  MOVED_BELOW,
)}
FC-DM25 Game Board, makeMove: the top card goes to the other cell; what is not valid is an invalid move and changes nothing
${MOVED}

${board("Tableau 0: 9H", "Tableau 1: KH")}
  $b makeMove 'Tableau 0 'Tableau 1 -> throws invalid_move
  s = $b getCell 'Tableau 0
  $s getSize -> 1
  s = $b getCell 'Tableau 1
  $s getSize -> 1

${board("FreeCell 0: 9H", "Tableau 1: KH", "FreeCell 1: 8S")}
${["Tableau 1", "FreeCell 1", "HomeCell 0"].map((to) => `  $b makeMove 'FreeCell 0 ${cell(to)} -> throws invalid_move`).join("\n")}
${["FreeCell 0", "Tableau 1", "FreeCell 1"].map((name) => `  s = $b getCell ${cell(name)}\n  $s getSize -> 1`).join("\n")}
  s = $b getCell 'HomeCell 0
  $s getSize -> 0

${board("HomeCell 0: AS")}
  $b makeMove 'HomeCell 0 'FreeCell 0 -> throws invalid_move
FC-DM26 Game Board, validMoveExists: whether any card may move anywhere
  b = new GameBoardT
  $b validMoveExists -> false

${dealt}
  $b validMoveExists -> true

${board("FreeCell 0: 2S", "FreeCell 1: 4S", "FreeCell 2: 6S", "FreeCell 3: 8S", ...["10S", "QS", "2C", "4C", "6C", "8C", "10C", "QC"].map((name, i) => `Tableau ${i}: ${name}`))}
  $b validMoveExists -> false

${board("FreeCell 0: 2S", "FreeCell 1: 4S", "FreeCell 2: 6S", "FreeCell 3: AH", ...["10S", "QS", "2C", "4C", "6C", "8C", "10C", "QC"].map((name, i) => `Tableau ${i}: ${name}`))}
  $b validMoveExists -> true

${board("HomeCell 0: AS 2S", "HomeCell 1: AH")}
  $b validMoveExists -> false

${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${full(suit)}`))}
  $b validMoveExists -> false

${board(...SUITS.map((suit, i) => `FreeCell ${i}: K${suit}`))}
  $b validMoveExists -> true

${paragraphs(...ONE_MOVE.map((piles) => `${board(...piles)}\n  $b validMoveExists -> true`))}
FC-DM27 Game Board, isInWinState, isWinningHomeCell: all four home cells hold ace to king
${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${full(suit)}`))}
  $b isInWinState -> true

${board(...SUITS.slice(1).map((suit, i) => `HomeCell ${i}: ${full(suit)}`))}
  $b isInWinState -> false

${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${i === 3 ? full(suit).split(" ").slice(0, 12).join(" ") : full(suit)}`))}
  $b isInWinState -> false

${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${i === 2 ? full(suit).split(" ").reverse().join(" ") : full(suit)}`))}
  $b isInWinState -> false

${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${i === 1 ? full(suit).replace("K", "A") : full(suit)}`))}
  $b isInWinState -> false

${paragraphs(...RANKS.slice(1).map((_, at) => `${board(...SUITS.map((suit, i) => `HomeCell ${i}: ${i === at % 4 ? swapped(full(suit), at) : full(suit)}`))}\n  $b isInWinState -> false`))}

${paragraphs(...[0, 1, 2, 3].map((empty) => `${board(...SUITS.flatMap((suit, i) => (i === empty ? [] : [`HomeCell ${i}: ${full(suit)}`])))}\n  $b isInWinState -> false`))}

${board(...SUITS.map((_, i) => `HomeCell ${i}: ${RANKS.map((rank, j) => rank.replace("C", "") + SUITS[(i + j) % 4]).join(" ")}`))}
  $b isInWinState -> true

  b = new GameBoardT
  $b isInWinState -> false
FC-DM28 Card Deck Utils, randomDeck: the 52 cards in a random order
${["d", "e", "f"].map((deck) => `  ${deck} = CardDeckUtils randomDeck\n  ${deck}c = $${deck} each getRank+getSuit ~> [ ${RANKED.join(" ")} ]`).join("\n")}
  mixed $dc $ec $fc -> true
FC-DM30 Game Board, assumptions, ADT: several boards, each a game of its own
  a = new GameBoardT
  b = new GameBoardT
  $a place 'FreeCell 0 ${card("AS")}
  s = $b getCell 'FreeCell 0
  $s getSize -> 0
${throughoutScript()}`;
