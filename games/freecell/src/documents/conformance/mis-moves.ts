/** What the FreeCell specification (MIS) says of moves, rank by rank, suit by suit and way by way. */

import { board, card, cell, list, paragraphs, RANKS, SUITS, valid } from "./mis-words.ts";

/** The card of that rank, counted round: a king is one below an ace. */
const nth = (rank: number, suit: string): string => (RANKS[(rank + 13) % 13] ?? "").replace("C", "") + suit;
/** A card from each kind of cell that it can leave. */
const FROM = ["Tableau 7", "FreeCell 3"];
const isRed = (suit: string): boolean => "HD".includes(suit);

/** Each rank on its neighbours, and a 9 of each suit on each 10. */
export const FITS = paragraphs(
  ...FROM.flatMap((from) =>
    RANKS.map((_, r) => {
      const tops = [nth(r + 1, "S"), nth(r + 1, "C"), nth(r + 1, "D"), nth(r + 2, "S"), nth(r, "S"), nth(r - 1, "C")];
      const piles = tops.map((top, i) => `Tableau ${i}: ${top}`);
      const moves = tops.map((_top, i) => valid(from, `Tableau ${i}`, r < 12 && i < 2));
      return [board(`${from}: ${nth(r, "H")}`, ...piles), ...moves].join("\n");
    }),
  ),
  ...FROM.flatMap((from) =>
    SUITS.map((suit) => {
      const piles = SUITS.map((other, i) => `Tableau ${i}: 10${other}`);
      const moves = SUITS.map((other, i) => valid(from, `Tableau ${i}`, isRed(suit) !== isRed(other)));
      return [board(`${from}: 9${suit}`, ...piles), ...moves].join("\n");
    }),
  ),
);

/** Each rank on a home cell that has come so far, from either kind of cell. */
export const HOMES = paragraphs(
  ...["Tableau", "FreeCell"].flatMap((kind) =>
    RANKS.map((_, r) => {
      const home = RANKS.slice(0, r).map((_rank, i) => nth(i, "S"));
      const piles = [nth(r, "S"), nth(r + 1, "S"), nth(r - 1, "S"), nth(r, "H")].map(
        (name, i) => `${kind} ${i}: ${name}`,
      );
      const moves = [true, false, false, r === 0].map((is, i) => valid(`${kind} ${i}`, "HomeCell 2", is));
      return [board(...piles, ...(r === 0 ? [] : [`HomeCell 2: ${home.join(" ")}`])), ...moves].join("\n");
    }),
  ),
);

const BELOW = ["Tableau -1", "FreeCell -1", "HomeCell -1"];
const refused = (call: string): string => `  b = new GameBoardT\n  $b ${call} -> throws invalid_cell`;
/** Cells below the first one, where a card is put, looked for, taken from and sent to. */
export const PLACED_BELOW = paragraphs(...BELOW.map((name) => refused(`place ${cell(name)} ${card("AS")}`)));
export const LOOKED_BELOW = paragraphs(...BELOW.map((name) => refused(`getCell ${cell(name)}`)));
export const MOVED_BELOW = paragraphs(
  ...BELOW.flatMap((name) =>
    ["isValidMove", "makeMove"].flatMap((call) => [
      refused(`${call} ${cell(name)} 'Tableau 0`),
      refused(`${call} 'Tableau 0 ${cell(name)}`),
    ]),
  ),
);

/** A card goes from cell 1 of one kind to cell 2 of another; all six cells of these numbers are told. */
const WAYS: readonly (readonly [from: string, to: string, moved: string])[] = [
  ["Tableau", "Tableau", "9H"],
  ["Tableau", "FreeCell", "9H"],
  ["Tableau", "HomeCell", "3D"],
  ["FreeCell", "Tableau", "9H"],
  ["FreeCell", "FreeCell", "9H"],
  ["FreeCell", "HomeCell", "3D"],
];
const SIX = {
  "Tableau 1": "KD",
  "Tableau 2": "10S",
  "FreeCell 1": "4C",
  "FreeCell 2": "6C",
  "HomeCell 1": "AC",
  "HomeCell 2": "AD 2D",
};
const stands = (place: string, names: string): string => {
  const all = names.split(" ").filter((name) => name !== "");
  return `  s = $b getCell ${cell(place)}
  q = $s toSeq
  $q each getRank -> ${list(all.map((name) => name.slice(0, -1).replace(/^\d/, "C$&")))}
  $q each getSuit -> ${list(all.map((name) => name.slice(-1)))}`;
};
/** Each way a card can go: it has left where it was, lies where it was sent, and nothing else has changed. */
export const MOVED = paragraphs(
  ...WAYS.map(([from, to, moved]) => {
    const piles = new Map<string, string>(Object.entries(SIX));
    piles.set(`${from} 1`, from === "Tableau" ? `KD ${moved}` : moved);
    if (to === "FreeCell") piles.set("FreeCell 2", "");
    const before = [...piles].filter(([, names]) => names !== "").map(([place, names]) => `${place}: ${names}`);
    piles.set(`${from} 1`, from === "Tableau" ? "KD" : "");
    piles.set(`${to} 2`, `${piles.get(`${to} 2`)} ${moved}`.trim());
    const after = [...piles].map(([place, names]) => stands(place, names));
    return [board(...before), `  $b makeMove '${from} 1 '${to} 2`, ...after].join("\n");
  }),
);
