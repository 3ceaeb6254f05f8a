/** What the document says of cards, rules and bots. */

import { cards, cases, hand, lines, names, one, play } from "./words.ts";

const judged = (name: string, ...all: readonly [text: string, is: boolean][]): string =>
  cases(...all.map(([text, is]) => `  Rules ${name} ${cards(text)} -> ${is}`));
const compared = (name: string, ...all: readonly (readonly [text: string, last: string, is: boolean])[]): string =>
  cases(...all.map(([text, last, is]) => `  Rules ${name} ${cards(text)} ${cards(last)} -> ${is}`));
const bot = (name: string, ...all: readonly [hand: string, last: string | null, play: string | null][]): string =>
  cases(
    ...all.map(([own, last, wanted]) => {
      const call = `PlayerBot ${name} ${cards(own)}${last === null ? "" : ` ${cards(last)}`}`;
      return wanted === null ? `  ${call} -> null` : lines(...play(call, wanted));
    }),
  );
const card = (typeNum: number, suitNum: number, facts: string): string =>
  lines(`c = new Card ${typeNum} ${suitNum}`, ...facts.split(", ").map((fact) => `$c .${fact}`));
export const DECK = "dchs"
  .split("")
  .flatMap((suit) => "a 2 3 4 5 6 7 8 9 10 j q k".split(" ").map((rank) => rank + suit));

/** Pairs whose suits decide, each in both orders. */
const TURNED_PAIRS = ["3d 3s", "3s 3d"].flatMap((high) =>
  ["3c 3h", "3h 3c"].flatMap((low) => [[high, low, true] as const, [low, high, false] as const]),
);
/** The highest of each kind of five cards, and the lowest; a straight flush is the last. */
const HIGHEST = ["jd qc kd ad 2s", "9s qs ks as 2s", "2d 2c 2s ah as", "2d 2c 2h 2s as", ""];
const LOWEST = ["", "3d 4d 5d 6d 8d", "3d 3c 3h 4d 4c", "3d 3c 3h 3s 4c", "3d 4d 5d 6d 7d"];
/** The lowest of each kind beats the highest of those before it, which does not beat it. */
const KINDS = LOWEST.flatMap((low, kind) =>
  HIGHEST.slice(0, kind).flatMap((high) => [[low, high, true] as const, [high, low, false] as const]),
);

const constant = (name: string, list: readonly (string | number)[]): string =>
  `  Rules .${name} -> [ ${list.map((one) => (typeof one === "string" ? `'${one}` : one)).join(" ")} ]`;

export const CARD_AND_RULES = (): string => `BT-XC1 4.1.2, 7.3.1 constants: type, suits, SuiteVal, suitsPath, valuesPath
${constant("type", ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])}
${constant("suits", ["D", "C", "H", "S"])}
${constant("suitVal", [1, 2, 3, 4])}
${constant("suitsPath", ["Diamonds", "Clubs", "Hearts", "Spades"])}
${constant("valuesPath", ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"])}
BT-XC2 4.2.4 Card: type, suit, suit value and value; the ace is 14, the 2 is 15
${cases(card(1, 0, "type -> 'A, suit -> 'D, suitVal -> 1, value -> 14"), card(2, 1, "type -> '2, suit -> 'C, suitVal -> 2, value -> 15"), card(3, 2, "type -> '3, suit -> 'H, suitVal -> 3, value -> 3"), card(10, 3, "type -> '10, value -> 10"), card(13, 3, "type -> 'K, suit -> 'S, suitVal -> 4, value -> 13"))}
BT-XC3 4.2.4 Card image: the name of its picture
${cases(card(1, 0, "image -> 'NAP-01_Diamonds_Ace.png"), card(11, 1, "image -> 'NAP-01_Clubs_Jack.png"), card(10, 2, "image -> 'NAP-01_Hearts_10.png"), card(13, 3, "image -> 'NAP-01_Spades_King.png"))}
BT-XC4 4.2.4 Card: numbers that name no card are an InvalidInput
${cases(...["0 0", "14 0", "1 4", "1 -1", "-1 0"].map((given) => `  new Card ${given} -> throws InvalidInput`))}
BT-XR1 7.3.3 newDeck: a card of each suit and number
${lines("d = Rules newDeck", `$d each .image -> [ ${names(DECK.join(" "))} ]`)}
BT-XR2 7.3.3 shuffle: the same cards in another order
${lines("d = Rules newDeck", "a = $d each .image", ...["b", "c"].flatMap((name) => ["s = Rules shuffle $d", `${name} = $s each .image ~> [ ${names(DECK.join(" "))} ]`]), "mixed $a $b $c -> true")}
BT-XR3 7.3.3 isValidStartingPlay: a valid play with the 3 of diamonds
${judged("isValidStartingPlay", ["3d", true], ["3d 3s", true], ["3c", false], ["3d 4d", false], ["3d 4c 5d 6d 7d", true])}
BT-XR4 7.3.3 isValidPlay: a single, a pair or five cards
${judged("isValidPlay", ["3d", true], ["3d 3c", true], ["3d 4c", false], ["3d 3c 3h", false], ["3d 3c 3h 3s", false], ["3d 3c 3h 4s 4c", true], ["3d 4c 6h 8s 9c", false], ["", false])}
BT-XR5 7.3.3 isValidSingle, isValidPair: one card; two of one number
${judged("isValidSingle", ["3d", true], ["3d 3c", false], ["", false])}

${judged("isValidPair", ["3d 3c", true], ["3d 4d", false], ["3d", false], ["3d 3c 3h", false])}
BT-XR6 7.3.3 isValidFiveCardPlay: straight, flush, full house, four of a kind
${judged("isValidFiveCardPlay", ["3d 4c 5d 6d 7d", true], ["3d 5d 7d 9d jd", true], ["3d 3c 8d 8c 8h", true], ["3d 3c 3s 3h 8h", true], ["3d 4c 5d 6d 8d", false], ["3d 3c", false], ["3d 3c 4d 4c 5d", false], ["3d 3c 3h 3s", false], ["3d 4c 5d 6d 7d 8d", false])}
BT-XR7 7.3.3 isValidStraight: five numbers in a row, to the 2 at the top
${judged("isValidStraight", ["7d 4c 5d 6d 3d", true], ["jd qc kd ad 2d", true], ["3d 4d 5d 6d 7d", true], ["ad 2c 3d 4d 5d", false], ["2d 3c 4d 5d 6d", false], ["3d 4d 5d 6d 8d", false], ["3d 4d 5d 6d", false], ["3d 4d 4c 5d 7c", false], ["3d 4d 5d 6d 7c 8d", false])}
BT-XR8 7.3.3 isValidFlush: five cards of one suit
${judged("isValidFlush", ["3d 4d 5d 6d 8d", true], ["3d 4d 5d 6d 7d", true], ["3d 4d 5d 6d 8c", false], ["3d 4d 5d 6d", false], ["3d 4d 5d 6d 8d 10d", false])}
BT-XR9 7.3.3 isValidFullHouse, isValidFourOfaKind: three and two; four and one
${judged("isValidFullHouse", ["3d 3c 8d 8c 8h", true], ["3d 3c 3s 8h 8d", true], ["3d 3c 3s 3h 8h", false], ["3d 3c 4s 8h 8d", false], ["3d 3c 8h 8d", false], ["3d 3c 3s 8h 8d 9c", false])}

${judged("isValidFourOfaKind", ["3d 3c 3s 3h 8h", true], ["3d 8c 8s 8d 8h", true], ["3d 3c 8d 8c 8h", false], ["3d 3c 3s 3h", false], ["3d 3c 3s 3h 8h 9h", false])}
BT-XR10 7.3.3 isStrongerPlay: only with the same number of cards, 1, 2 or 5
${compared("isStrongerPlay", ["4d", "3d", true], ["4d 4c", "3d 3c", true], ["4d 5c 6d 7d 8d", "3d 4c 5d 6d 7c", true], ["4d 4c", "3d", false], ["4d 4c 4h", "3d 3c 3h", false], ["3d", "4d", false])}
BT-XR11 7.3.3 isStrongerSingle, isStrongerPair: the number, then the suit; what is no pair is not stronger
${lines(
  ...(
    [
      ["3s", "3d", true],
      ["3d", "3s", false],
      ["2d", "as", true],
      ["3s", "4d", false],
      ["3d", "3d", false],
    ] as const
  ).map(([a, b, is]) => `Rules isStrongerSingle ${one(a)} ${one(b)} -> ${is}`),
)}

${compared("isStrongerPair", ["3d 3s", "3c 3h", true], ["3c 3h", "3d 3s", false], ["4d 4c", "3h 3s", true], ["3h 3s", "4d 4c", false], ["4d 5c", "3d 3c", false], ["3s 2s", "3d 3c", false], ...TURNED_PAIRS)}
BT-XR12 7.3.3 isStrongerFive: straight, flush, full house, four of a kind, straight flush; and within a kind; what is no play is not stronger
${compared("isStrongerFive", ["3d 4d 5d 6d 8d", "jd qc kd ad 2d", true], ["3d 3c 3h 4d 4c", "3s 4s 5s 6s 8s", true], ["3d 3c 3h 3s 4c", "2d 2c 2h 4s 4d", true], ["3d 4d 5d 6d 7d", "2d 2c 2h 2s 4c", true], ["jd qc kd ad 2d", "3d 4d 5d 6d 8d", false], ["3d 4c 5d 6d 7s", "3s 4s 5d 6s 7h", true], ["4c 5d 6d 7s 8d", "3d 4s 5s 6s 7h", true], ["3s 4s 5s 6s 8s", "jh qh kh ah 9h", true], ["3d 4d 5d 6d 9d", "3d 4d 5d 6d 8d", true], ["4d 4c 4h 3d 3c", "3d 3c 3h 4d 4c", true], ["3d 3c 3h 3s 2c", "4d 4c 4h 4s 5c", false], ["3s 4s 5s 6s 7s", "4d 5d 6d 7d 8d", false], ["3s 4s 5s 6s 7s", "3d 4d 5d 6d 7d", true], ["3d 4d 5d 6d kd", "4d 5d 7d 8d qd", true], ["3d 4d 5d qd kd", "6d 7d 9d jd kd", true], ["3d 4c 5d 6d 7s", "3d 4c 5d 6d 7s", false], ["9d jc kd as 2s", "3d 4c 5d 6d 7s", false], ["ad ac 2h 2s kd", "3d 4d 5d 6d 8d", false], ["4d 5d 10d kd ad", "6d 8d 9d kd ad", true], ["4d 8d 10d kd ad", "6d 7d 10d kd ad", true], ["5d 8d 10d kd ad", "4d 8d 10d kd ad", true], ...KINDS)}
BT-XR13 7.3.3 setPlayerCards: thirteen cards off the end of the deck
${lines("d = Rules newDeck", "h = Rules setPlayerCards $d", `$h each .image ~> [ ${names(DECK.slice(39).join(" "))} ]`)}
BT-XR14 7.3.3 setFirstTurn: who holds the 3 of diamonds
${lines(...["player", "left", "top", "right"].map((turn, i) => `Rules setFirstTurn ${[0, 1, 2, 3].map((at) => cards(at === i ? "4d 3d" : "3c")).join(" ")} -> '${turn}`))}
BT-XR15 7.3.3 getSuitValue: 1 to 4
${lines("Rules getSuitValue 'D -> 1", "Rules getSuitValue 'C -> 2", "Rules getSuitValue 'H -> 3", "Rules getSuitValue 'S -> 4")}
BT-XR16 7.3.3 sortCardsValue, sortCardsSuit: by number, by suit
${lines(...hand(`Rules sortCardsValue ${cards("2d 3s ac 3d 10h")}`, "3d 3s 10h ac 2d"), ...hand(`Rules sortCardsSuit ${cards("2d 3s ac 3d 10h")}`, "3d 2d ac 10h 3s"))}
BT-XB1 6.3.1 BotStartingTurn: the 3 of diamonds, if it is held
${lines(`c = PlayerBot BotStartingTurn ${cards("5d 3d 3c")}`, `$c .image -> ${names("3d")}`, `PlayerBot BotStartingTurn ${cards("5d 3c")} -> null`)}
BT-XB2 6.3.1 BotFreeTurn: the first five cards, else the first pair, else the lowest
${bot("BotFreeTurn", ["2d 9c 3d 3s 9d", null, "3d 3s"], ["kd 9c 3d 4s", null, "3d"], ["3d 4c 5d 6d 7d 8d", null, "3d 4c 5d 6d 7d"], ["3d 3c 3h 4c 5c 5s", null, "3d 3c 3h 5c 5s"], ["3d 3c 3h 4d 4c 5c 6d 7s", null, "3d 3c 3h 4d 4c"])}
BT-XB3 6.3.1 BotPlayCards: the lowest play of the size that beats the last, or a pass
${bot("BotPlayCards", ["2d 9c 3d 3s", "5d", "9c"], ["4d 3s", "5d", null], ["9d 9c 9h 2d 2c", "8d 8s", "9d 9c"], ["9d 9c kh 2d 2c", "9h 9s", "2d 2c"], ["4d 4c 4h 5s", "3h 4s 5s 6s 7h", null], ["2d 9c 3d 3s 9d", "", "3d 3s"], ["3d 3c 3h 4d 4c 5c 6d 7s 8h", "3s 4s 5d 6s 7h", "3d 4d 5c 6d 7s"], ["3d 3c 3h 4d 4c 9s", "9d 10c jd qd kh", "3d 3c 3h 4d 4c"], ["3d 3c 3h 4d 4c 4s", "9d 10d jd qd ad", "3d 3c 3h 4d 4c"])}
BT-XB4 6.3.1 BotSelectSingle, BotSelectPair, BotSelectFive: one size each
${lines(`c = PlayerBot BotSelectSingle ${cards("3s 9c 9d 2s")} ${cards("3h")}`, `$c .image -> ${names("3s")}`, ...play(`PlayerBot BotSelectPair ${cards("3s 9c 9d 2s")} ${cards("3h 3d")}`, "9d 9c"), `PlayerBot BotSelectFive ${cards("3s 9c 9d 2s")} ${cards("3h 4s 5s 6s 7h")} -> null`, `PlayerBot BotSelectSingle ${cards("3s 9c")} ${cards("3h 3d")} -> null`)}

${bot("BotSelectPair", ["9d 9c kh kd 2s", "3h 3d", "9d 9c"], ["9d 9c 9h kd 2s", "8h 8d", "9d 9c"], ["9d 9c 2s", "kh kd", null])}

${bot("BotSelectFive", ["3d 3c 3h 4d 4c 9s", "9d 10c jd qd kh", "3d 3c 3h 4d 4c"], ["3d 4c 5d 6d 7s 9h", "3h 4s 5s 6s 7h", "3d 4c 5d 6d 7s"])}
`;
