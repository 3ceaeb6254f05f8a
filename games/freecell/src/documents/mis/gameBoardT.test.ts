import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { thrown } from "../thrown.ts";
import { CardDeckUtils, CardT, CellT, GameBoardT, RankT, SuitT } from "./index.ts";

const { FreeCell, HomeCell, Tableau } = CellT;
const CELLS = Object.values(CellT);
const DECK = Object.values(SuitT).flatMap((suit) => Object.values(RankT).map((rank) => new CardT(suit, rank)));

/** `10H` as a card. */
const card = (name: string) => new CardT(name.slice(-1) as SuitT, name.slice(0, -1).replace(/^\d/, "C$&") as RankT);

/** A board built card by card: `Tableau 0: KH QS`. */
function build(...piles: [CellT, number, string][]): GameBoardT {
  const board = new GameBoardT();
  for (const [cell, i, names] of piles) for (const name of names.split(" ")) board.place(cell, i, card(name));
  return board;
}

const shown = (board: GameBoardT, cell: CellT, i: number) => {
  const names = board
    .getCell(cell, i)
    .toSeq()
    .map((c) => `${c.getRank().replace(/^C/, "")}${c.getSuit()}`);
  return names.join(" ");
};

describe("making a board", () => {
  test("FC-DM12 an empty board", () => {
    const board = new GameBoardT();
    for (const [cell, count, size] of [
      [Tableau, 8, 19],
      [FreeCell, 4, 1],
      [HomeCell, 4, 13],
    ] as const) {
      for (let i = 0; i < count; i++) {
        expect([board.getCell(cell, i).getSize(), board.getCell(cell, i).getMaxSize()]).toEqual([0, size]);
      }
      expect(thrown(() => board.getCell(cell, count))).toBe("invalid_cell");
    }
  });

  test("FC-DM13 a dealt board", () => {
    const board = new GameBoardT(DECK);
    const stacks = Array.from({ length: 8 }, (_, i) => board.getCell(Tableau, i));
    expect(stacks.flatMap((stack) => stack.toSeq())).toEqual(DECK);
    expect(stacks.map((stack) => stack.getSize())).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
    expect(stacks.map((stack) => stack.getMaxSize())).toEqual([19, 19, 19, 19, 18, 18, 18, 18]);
    expect(stacks[0]?.top()).toEqual(card("7H"));
    for (let i = 0; i < 4; i++) {
      expect([board.getCell(FreeCell, i).getSize(), board.getCell(FreeCell, i).getMaxSize()]).toEqual([0, 1]);
      expect([board.getCell(HomeCell, i).getSize(), board.getCell(HomeCell, i).getMaxSize()]).toEqual([0, 13]);
    }
  });

  test.each([0, 51, 53])("FC-DM14 FC-DM29 a deck of %i cards is an invalid argument", (length) => {
    expect(thrown(() => new GameBoardT(Array(length).fill(card("AS"))))).toBe("invalid_argument");
  });

  test("FC-DM14 only the length of a deck is checked", () => {
    expect(shown(new GameBoardT(Array(52).fill(card("AS"))), Tableau, 7)).toBe("AS AS AS AS AS AS");
  });

  test("FC-DM15 place knows no rule of the game", () => {
    const board = build([Tableau, 0, "2H 2H KS"], [FreeCell, 3, "2H"], [HomeCell, 1, "KS AH"]);
    expect(shown(board, Tableau, 0)).toBe("2H 2H KS");
    expect(shown(board, FreeCell, 3)).toBe("2H");
    expect(shown(board, HomeCell, 1)).toBe("KS AH");
  });

  test.each([
    [Tableau, 19],
    [FreeCell, 1],
    [HomeCell, 13],
  ])("FC-DM16 FC-DM29 placing on a full %s is an invalid config", (cell, size) => {
    const board = build([cell, 0, Array(size).fill("AS").join(" ")]);
    expect(thrown(() => board.place(cell, 0, card("AS")))).toBe("invalid_config");
    expect(board.getCell(cell, 0).getSize()).toBe(size);
  });

  test("FC-DM30 boards are apart", () => {
    const [one, other] = [new GameBoardT(DECK), new GameBoardT(DECK)];
    one.makeMove(Tableau, 0, FreeCell, 0);
    expect(shown(other, FreeCell, 0)).toBe("");
  });
});

describe("outside the board", () => {
  const OUTSIDE: [CellT, number][] = [
    [Tableau, 8],
    [FreeCell, 4],
    [HomeCell, 4],
    [Tableau, -1],
    [FreeCell, 0.5],
    [HomeCell, Number.NaN],
    ["constructor" as CellT, 0],
    ["Cellar" as CellT, 0],
  ];

  test.each(OUTSIDE)("FC-DM16 FC-DM17 FC-DM24 FC-DM29 %s %d is an invalid cell", (cell, n) => {
    const board = build([Tableau, 0, "KS"], [HomeCell, 0, "AS"]);
    expect(thrown(() => board.place(cell, n, card("AS")))).toBe("invalid_cell");
    expect(thrown(() => board.getCell(cell, n))).toBe("invalid_cell");
    for (const inside of CELLS) {
      expect(thrown(() => board.isValidMove(cell, n, inside, 0))).toBe("invalid_cell");
      expect(thrown(() => board.isValidMove(inside, 0, cell, n))).toBe("invalid_cell");
      expect(thrown(() => board.makeMove(cell, n, inside, 0))).toBe("invalid_cell");
      expect(thrown(() => board.makeMove(inside, 0, cell, n))).toBe("invalid_cell");
    }
  });

  test("FC-DM17 getCell gives the stack", () => {
    const board = build([Tableau, 7, "KS QH"]);
    expect(board.getCell(Tableau, 7).toSeq()).toEqual([card("KS"), card("QH")]);
  });
});

describe("moves", () => {
  test.each([
    ["FC-DM18 one lower, other colour", "QH", Tableau, "KS", true],
    ["FC-DM18 the same colour", "QS", Tableau, "KS", false],
    ["FC-DM18 two lower", "JH", Tableau, "KS", false],
    ["FC-DM18 one higher", "KS", Tableau, "QH", false],
    ["FC-DM18 no king on an ace", "KH", Tableau, "AS", false],
    ["FC-DM18 ace on two", "AH", Tableau, "2S", true],
    ["FC-DM18 anything on an empty tableau", "7C", Tableau, "", true],
    ["FC-DM19 an empty free cell", "7C", FreeCell, "", true],
    ["FC-DM19 a taken free cell", "QH", FreeCell, "KS", false],
    ["FC-DM20 an ace opens a home cell", "AC", HomeCell, "", true],
    ["FC-DM20 nothing else opens it", "2C", HomeCell, "", false],
    ["FC-DM20 the next of the suit", "2C", HomeCell, "AC", true],
    ["FC-DM20 another suit", "2S", HomeCell, "AC", false],
    ["FC-DM20 two higher", "3C", HomeCell, "AC", false],
    ["FC-DM20 the same again", "AC", HomeCell, "AC", false],
    ["FC-DM20 one lower", "AC", HomeCell, "2C", false],
  ] as const)("%s: %s to %s %j is %j", (_title, moved, cell, there, valid) => {
    for (const source of [Tableau, FreeCell]) {
      for (const n of cell === Tableau ? [1, 7] : [1, 3]) {
        const board = build([source, 0, moved]);
        if (there !== "") board.place(cell, n, card(there));
        expect(board.isValidMove(source, 0, cell, n)).toBe(valid);
        expect(thrown(() => board.makeMove(source, 0, cell, n))).toBe(valid ? "nothing" : "invalid_move");
        expect(shown(board, source, 0)).toBe(valid ? "" : moved);
        expect(shown(board, cell, n)).toBe([there, valid ? moved : ""].filter((name) => name !== "").join(" "));
      }
    }
  });

  test.each(CELLS)("FC-DM21 nothing leaves a home cell for a %s", (cell) => {
    const board = build([HomeCell, 0, "AS"], [HomeCell, 1, "AH"]);
    expect(board.isValidMove(HomeCell, 0, cell, 2)).toBe(false);
    expect(thrown(() => board.makeMove(HomeCell, 0, cell, 2))).toBe("invalid_move");
    expect(thrown(() => board.isValidMove(HomeCell, 4, cell, 2))).toBe("invalid_cell");
    expect(thrown(() => board.isValidMove(HomeCell, 0, cell, 8))).toBe("invalid_cell");
  });

  test("FC-DM22 nothing leaves an empty cell, and no card goes where it is", () => {
    const empty = new GameBoardT();
    const board = build([Tableau, 0, "KS"], [FreeCell, 0, "AH"], [HomeCell, 0, "AS"]);
    for (const cell of CELLS) {
      for (const other of CELLS) expect(empty.isValidMove(cell, 0, other, 1)).toBe(false);
      expect(empty.isValidMove(cell, 0, cell, 0)).toBe(false);
      expect(board.isValidMove(cell, 0, cell, 0)).toBe(false);
    }
  });

  test("FC-DM23 nothing goes on a full stack", () => {
    const full = build([Tableau, 0, `${"AS ".repeat(18)}KS`], [Tableau, 1, "QH"]);
    expect(full.isValidMove(Tableau, 1, Tableau, 0)).toBe(false);
    const home = build([HomeCell, 0, `${"KH ".repeat(12)}AS`], [Tableau, 1, "2S"]);
    expect(home.isValidMove(Tableau, 1, HomeCell, 0)).toBe(false);
    expect(thrown(() => home.makeMove(Tableau, 1, HomeCell, 0))).toBe("invalid_move");
  });

  test("FC-DM25 FC-DM29 one card moves, the one on top", () => {
    const board = build([Tableau, 0, "KS QH JS"], [Tableau, 1, "QD"]);
    board.makeMove(Tableau, 0, Tableau, 1);
    expect([shown(board, Tableau, 0), shown(board, Tableau, 1)]).toEqual(["KS QH", "QD JS"]);
    expect(thrown(() => board.makeMove(Tableau, 0, Tableau, 1))).toBe("invalid_move");
    expect([shown(board, Tableau, 0), shown(board, Tableau, 1)]).toEqual(["KS QH", "QD JS"]);
  });
});

describe("the end", () => {
  const BLACK: [CellT, number, string][] = ["KS", "KC", "JS", "JC", "9C", "7S", "7C", "5S"].map((name, i) => [
    Tableau,
    i,
    name,
  ]);
  const TAKEN: [CellT, number, string][] = [0, 1, 2, 3].map((i) => [FreeCell, i, "9S"]);

  test.each([
    ["an empty board", [], false],
    ["a dealt card", [[Tableau, 0, "KS"]], true],
    ["a free cell", [...BLACK, ...TAKEN.slice(1)], true],
    ["no free cell and no card that fits", [...BLACK, ...TAKEN], false],
    ["only home cells", [[HomeCell, 0, "AS"]], false],
  ] as [string, [CellT, number, string][], boolean][])("FC-DM26 %s", (_title, piles, expected) => {
    expect(build(...piles).validMoveExists()).toBe(expected);
  });

  test("FC-DM26 a card that can go home, or on another, is a move", () => {
    const stuck = [...BLACK.slice(0, 7), ...TAKEN];
    expect(build(...stuck, [Tableau, 7, "2D"]).validMoveExists()).toBe(false);
    expect(build(...stuck, [Tableau, 7, "AD"]).validMoveExists()).toBe(true);
    expect(build(...stuck, [Tableau, 7, "QD"]).validMoveExists()).toBe(true);
    expect(build(...stuck, [Tableau, 7, "10D"]).validMoveExists()).toBe(true);
  });

  const suitOf = (suit: SuitT) => Object.values(RankT).map((rank) => `${rank.replace("C", "")}${suit}`);
  const home = (...suits: SuitT[]): [CellT, number, string][] =>
    suits.map((suit, i) => [HomeCell, i, suitOf(suit).join(" ")]);

  test.each([
    ["FC-DM27 four suits home", home("H", "D", "C", "S"), true],
    ["FC-DM27 in any cells", home("S", "C", "H", "D"), true],
    ["FC-DM27 the suit is not looked at", home("S", "S", "S", "S"), true],
    ["FC-DM27 nor is the rest of the board", [...home("H", "D", "C", "S"), [FreeCell, 0, "AS"]], true],
    ["FC-DM27 one king missing", [...home("H", "D", "C"), [HomeCell, 3, suitOf("S").slice(0, -1).join(" ")]], false],
    ["FC-DM27 one cell empty", home("H", "D", "C"), false],
    ["FC-DM27 an empty board", [], false],
    ["FC-DM27 a cell out of order", [...home("H", "D", "C"), [HomeCell, 3, suitOf("S").reverse().join(" ")]], false],
    ["FC-DM27 thirteen aces", [...home("H", "D", "C"), [HomeCell, 3, "AS ".repeat(13).trim()]], false],
  ] as [string, [CellT, number, string][], boolean][])("%s", (_title, piles, expected) => {
    expect(build(...piles).isInWinState()).toBe(expected);
  });
});

describe("CardDeckUtils", () => {
  const key = (deck: CardT[]) => deck.map((c) => c.getSuit() + c.getRank()).join(" ");

  test("FC-DM28 a random deck has the 52 cards", () => {
    const deck = CardDeckUtils.randomDeck();
    expect(deck).toHaveLength(52);
    expect(new Set(key(deck).split(" "))).toEqual(new Set(key(DECK).split(" ")));
    expect(key(CardDeckUtils.randomDeck())).not.toBe(key(deck));
  });

  test("FC-DM28 the random source can be injected", () => {
    const [one, other] = ["a", "a"].map((seed) => CardDeckUtils.randomDeck(Random.fromSeed(seed)));
    expect(one).toEqual(other);
    expect(key(CardDeckUtils.randomDeck(Random.fromSeed("b")))).not.toBe(key(one ?? []));
  });

  test("FC-DM28 every card is as likely as any other to come first and last", () => {
    const random = Random.fromSeed("uniform");
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    for (let i = 0; i < 5200; i++) {
      const names = key(CardDeckUtils.randomDeck(random)).split(" ");
      first.set(names[0] ?? "", (first.get(names[0] ?? "") ?? 0) + 1);
      last.set(names[51] ?? "", (last.get(names[51] ?? "") ?? 0) + 1);
    }
    for (const counts of [first, last]) {
      expect(counts.size).toBe(52);
      expect(Math.min(...counts.values())).toBeGreaterThan(60);
      expect(Math.max(...counts.values())).toBeLessThan(140);
    }
  });
});
