/** Implementations of the FreeCell specification (MIS), each wrong in one sentence: what good tests of it find. */

import type { Door, Mutant } from "@baize/conformance";
import { BoardError } from "../mis/boardError.ts";
import * as mis from "../mis/index.ts";
import { CardDeckUtils, CardStackT, CardT, type CellT, GameBoardT, type RankT, type SuitT } from "../mis/index.ts";
import { DECKS } from "./deck-mutants.ts";
import {
  AlwaysMoves,
  LAST,
  looking,
  MovesFromTableaux,
  MovesWhenWon,
  NoMovesFromFull,
  WonByEnds,
  WonByOne,
  WonBySize,
  WonBySuit,
  WonWithoutKing,
  wonBy,
} from "./end-mutants.ts";
import {
  Copies,
  Drops,
  HomeLooksNowhere,
  MOVES,
  MoveBeforeCell,
  rank,
  ruled,
  Silent,
  UncheckedHome,
} from "./move-mutants.ts";
import { STACKS } from "./stack-mutants.ts";
import { VALUES } from "./value-mutants.ts";

/** A board that is made of another deck. */
const dealing = (change: (deck: readonly CardT[]) => readonly CardT[] | undefined): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    constructor(deck?: readonly CardT[]) {
      super(deck === undefined ? deck : change(deck));
    }
  },
});

const withCard = (change: { getSuit?: (s: SuitT) => SuitT; getRank?: (r: RankT) => RankT }): Partial<Door> => ({
  CardT: class extends CardT {
    override getSuit() {
      return change.getSuit?.(super.getSuit()) ?? super.getSuit();
    }
    override getRank() {
      return change.getRank?.(super.getRank()) ?? super.getRank();
    }
  },
});

class WideCells extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    const stack = super.getCell(cell, n);
    return cell === "FreeCell" && stack.getSize() === 0 ? new CardStackT(2, []) : stack;
  }
}
class LowTableaux extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    const stack = super.getCell(cell, n);
    return cell === "Tableau" && stack.getSize() < 18 ? new CardStackT(18, stack.toSeq()) : stack;
  }
}
class PlaceByRules extends GameBoardT {
  override place(cell: CellT, i: number, card: CardT) {
    const stack = this.getCell(cell, i);
    const isWrong = stack.getSize() > 0 && rank(stack.top()) === rank(card);
    if (isWrong) throw new BoardError("invalid_config", "");
    super.place(cell, i, card);
  }
}
/** Counts a cell of one kind from the end when its number is below 0, where it looks or puts a card. */
const fromTheEnd = (kind: CellT, access: "getCell" | "place"): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    override getCell(cell: CellT, n: number) {
      return super.getCell(cell, cell === kind && access === "getCell" && n < 0 ? n + 4 : n);
    }
    override place(cell: CellT, i: number, card: CardT) {
      super.place(cell, cell === kind && access === "place" && i < 0 ? i + 4 : i, card);
    }
  },
});
class PlaceOver extends GameBoardT {
  override place(cell: CellT, i: number, card: CardT) {
    const stack = this.getCell(cell, i);
    if (stack.getSize() < stack.getMaxSize()) super.place(cell, i, card);
  }
}
class PlaceAround extends GameBoardT {
  override place(cell: CellT, i: number, card: CardT) {
    super.place(cell, Math.abs(i) % (cell === "Tableau" ? 8 : 4), card);
  }
}
class CellAround extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    return super.getCell(cell, Math.abs(n) % (cell === "Tableau" ? 8 : 4));
  }
}
let shared: GameBoardT | undefined;
class Shared {
  constructor(deck?: readonly CardT[]) {
    if (shared === undefined || deck !== undefined) shared = new GameBoardT(deck);
    // biome-ignore lint/correctness/noConstructorReturn: this is what is wrong with it.
    return shared;
  }
}

const columns = (deck: readonly CardT[]): CardT[] =>
  Array.from({ length: 8 }, (_, column) => deck.filter((_, i) => i % 8 === column)).flat();

/** Constants without one of them. */
const without = (constants: object, name: string) =>
  Object.fromEntries(Object.entries(constants).filter(([known]) => known !== name));

const BROKEN: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["no-ten", "FC-DM1", { RankT: without(mis.RankT, "C10") }],
  ["no-home-cell", "FC-DM2", { CellT: without(mis.CellT, "HomeCell") }],
  ["diamonds-are-hearts", "FC-DM3", withCard({ getSuit: (suit) => (suit === "D" ? "H" : suit) })],
  ["tens-are-jacks", "FC-DM3", withCard({ getRank: (r) => (r === "C10" ? "J" : r) })],
  [
    "colours-swapped",
    "FC-DM4",
    {
      CardT: class extends CardT {
        override getColour() {
          return super.getColour() === "Red" ? ("Black" as const) : ("Red" as const);
        }
      },
    },
  ],
  [
    "clubs-are-red",
    "FC-DM4",
    {
      CardT: class extends CardT {
        override getColour() {
          return this.getSuit() === "C" ? ("Red" as const) : super.getColour();
        }
      },
    },
  ],
  ["wide-free-cells", "FC-DM12", { GameBoardT: WideCells }],
  ["low-tableaux", "FC-DM12", { GameBoardT: LowTableaux }],
  ["dealt-in-turn", "FC-DM13", dealing(columns)],
  ["dealt-backwards", "FC-DM13", dealing((deck) => (deck.length === 52 ? [...deck].reverse() : deck))],
  ["any-deck", "FC-DM14", dealing((deck) => (deck.length === 52 ? deck : undefined))],
  [
    "no-twins",
    "FC-DM14",
    dealing((deck) => (new Set(deck.map((c) => c.suit + c.rank)).size === deck.length ? deck : [])),
  ],
  ["place-by-rules", "FC-DM15", { GameBoardT: PlaceByRules }],
  ["place-on-full", "FC-DM16", { GameBoardT: PlaceOver }],
  ["place-around", "FC-DM16", { GameBoardT: PlaceAround }],
  ["free-cells-placed-from-the-end", "FC-DM16", fromTheEnd("FreeCell", "place")],
  ["home-cells-placed-from-the-end", "FC-DM16", fromTheEnd("HomeCell", "place")],
  ["tableaux-from-the-end", "FC-DM17", fromTheEnd("Tableau", "getCell")],
  ["cells-go-round", "FC-DM17", { GameBoardT: CellAround }],
  [
    "same-colour",
    "FC-DM18",
    ruled(
      (is, card, top, [c0, , c1]) =>
        is || (c0 !== "HomeCell" && c1 === "Tableau" && card !== null && top !== null && rank(card) === rank(top) - 1),
    ),
  ],
  [
    "any-lower",
    "FC-DM18",
    ruled(
      (is, card, top, [, , c1]) =>
        is ||
        (c1 === "Tableau" &&
          card !== null &&
          top !== null &&
          rank(card) < rank(top) &&
          card.getColour() !== top.getColour()),
    ),
  ],
  [
    "kings-on-empty",
    "FC-DM18",
    ruled((is, card, top, [, , c1]) => is && (c1 !== "Tableau" || top !== null || card?.getRank() === "K")),
  ],
  [
    "crowded-free-cells",
    "FC-DM19",
    ruled((is, card, _top, [c0, , c1]) => is || (c0 === "Tableau" && c1 === "FreeCell" && card !== null)),
  ],
  [
    "home-of-its-own",
    "FC-DM20",
    ruled((is, card, top, [, , c1, n1]) => is && (c1 !== "HomeCell" || top !== null || "HDCS"[n1] === card?.getSuit())),
  ],
  [
    "home-of-any-suit",
    "FC-DM20",
    ruled(
      (is, card, top, [, , c1]) =>
        is || (c1 === "HomeCell" && card !== null && top !== null && rank(card) === rank(top) + 1),
    ),
  ],
  [
    "home-of-any-rank",
    "FC-DM20",
    ruled(
      (is, card, top, [c0, , c1]) => is || (c0 !== "HomeCell" && c1 === "HomeCell" && card !== null && top === null),
    ),
  ],
  [
    "back-from-home",
    "FC-DM21",
    ruled(
      (is, card, top, [c0, , c1]) => is || (c0 === "HomeCell" && c1 === "Tableau" && card !== null && top === null),
    ),
  ],
  ["home-index-unchecked", "FC-DM21", { GameBoardT: UncheckedHome }],
  [
    "moves-of-nothing",
    "FC-DM22",
    ruled(
      (is, card, top, [c0, , c1]) => is || (c0 === "Tableau" && c1 === "FreeCell" && card === null && top === null),
    ),
  ],
  [
    "moves-to-itself",
    "FC-DM22",
    ruled((is, card, _top, [c0, n0, c1, n1]) => is || (c0 === "Tableau" && c0 === c1 && n0 === n1 && card !== null)),
  ],
  [
    "full-takes-more",
    "FC-DM23",
    ruled(
      (is, card, top, [c0, , c1]) =>
        is ||
        (c0 === "Tableau" &&
          c1 === "Tableau" &&
          card !== null &&
          top !== null &&
          rank(card) === rank(top) - 1 &&
          card.getColour() !== top.getColour()),
    ),
  ],
  ["move-before-cell", "FC-DM24", { GameBoardT: MoveBeforeCell }],
  ["home-looks-nowhere", "FC-DM24", { GameBoardT: HomeLooksNowhere }],
  ["refused-is-gone", "FC-DM25", { GameBoardT: Drops }],
  ["move-copies", "FC-DM25", { GameBoardT: Copies }],
  ["move-is-silent", "FC-DM25", { GameBoardT: Silent }],
  ["always-a-move", "FC-DM26", { GameBoardT: AlwaysMoves }],
  ["moves-of-tableaux", "FC-DM26", { GameBoardT: MovesFromTableaux }],
  ["won-by-size", "FC-DM27", { GameBoardT: WonBySize }],
  ["won-by-one", "FC-DM27", { GameBoardT: WonByOne }],
  ["won-by-ends", "FC-DM27", { GameBoardT: WonByEnds }],
  ["won-without-king", "FC-DM27", { GameBoardT: WonWithoutKing }],
  [
    "no-chance",
    "FC-DM28",
    {
      CardDeckUtils: {
        randomDeck: () => CardDeckUtils.randomDeck().sort((a, b) => rank(a) - rank(b) || (a.suit < b.suit ? -1 : 1)),
      },
    },
  ],
  [
    "two-aces",
    "FC-DM28",
    {
      CardDeckUtils: {
        randomDeck: () => CardDeckUtils.randomDeck().map((c) => (c.rank === "K" ? new CardT(c.suit, "A") : c)),
      },
    },
  ],
  [
    "home-of-its-colour",
    "FC-DM20",
    ruled(
      (is, card, top, [c0, , c1]) =>
        is ||
        (c0 !== "HomeCell" &&
          c1 === "HomeCell" &&
          card !== null &&
          top !== null &&
          rank(card) === rank(top) + 1 &&
          card.getColour() === top.getColour()),
    ),
  ],
  [
    "ace-on-king",
    "FC-DM20",
    ruled(
      (is, card, top, [c0, , c1]) =>
        is ||
        (c0 !== "HomeCell" &&
          c1 === "HomeCell" &&
          card?.getRank() === "A" &&
          top?.getRank() === "K" &&
          card.getSuit() === top.getSuit()),
    ),
  ],
  ["no-moves-home", "FC-DM26", looking((_c0, _n0, c1) => c1 !== "HomeCell")],
  ["no-moves-from-cells", "FC-DM26", looking((c0) => c0 !== "FreeCell")],
  ["last-not-left", "FC-DM26", looking((c0, n0) => n0 < LAST[c0])],
  ["last-not-reached", "FC-DM26", looking((_c0, _n0, c1, n1) => n1 < LAST[c1])],
  ["no-moves-from-full", "FC-DM26", { GameBoardT: NoMovesFromFull }],
  ["moves-when-won", "FC-DM26", { GameBoardT: MovesWhenWon }],
  ["won-without-first", "FC-DM27", wonBy([1, 2, 3])],
  ["won-without-last", "FC-DM27", wonBy([0, 1, 2])],
  ["won-by-suit", "FC-DM27", { GameBoardT: WonBySuit }],
  ["one-board", "FC-DM30", { GameBoardT: Shared }],
];

/** Each is our own door with one part exchanged. */
export const misMutants: readonly Mutant[] = [...BROKEN, ...MOVES, ...STACKS, ...DECKS, ...VALUES].map(
  ([name, sentence, change]) => ({
    name,
    sentence,
    door: () => ({ ...mis, ...change }),
  }),
);
