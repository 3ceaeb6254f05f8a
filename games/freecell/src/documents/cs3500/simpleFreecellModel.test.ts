import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { thrown } from "../thrown.ts";
import {
  FreecellModelCreator,
  FreecellTextView,
  GameType,
  PileType,
  PlayingCard,
  SimpleFreecellModel,
} from "./index.ts";
import { dealing, EASY, line, shown, started } from "./model.fixture.ts";

const { CASCADE, FOUNDATION, OPEN } = PileType;

describe("cards and constants", () => {
  test.each(["A♦", "2♣", "10♣", "J♥", "Q♠", "K♦"])("FC-DC1 %s prints as it is", (name) => {
    expect(String(new PlayingCard(name))).toBe(name);
  });

  test.each(["", "1♦", "11♣", "A", "♦", "AX", "A♦A♦"])("FC-DC1 %j is not a card", (name) => {
    expect(thrown(() => new PlayingCard(name))).toBe("IllegalArgumentException");
  });

  test("FC-DC2 the types of pile and of game", () => {
    expect(Object.keys(PileType)).toEqual(["OPEN", "CASCADE", "FOUNDATION"]);
    expect(Object.keys(GameType)).toEqual(["SINGLEMOVE", "MULTIMOVE"]);
  });

  test.each([null, undefined, "toString", "MANYMOVES"])("FC-DC3 there is no model of type %j", (type) => {
    expect(thrown(() => FreecellModelCreator.create(type as GameType))).toBe("IllegalArgumentException");
  });
});

describe("starting a game", () => {
  test("FC-DC5 a deck is the 52 cards in a fresh list", () => {
    const model = new SimpleFreecellModel();
    const deck = model.getDeck();
    expect(new Set(deck.map(String)).size).toBe(52);
    deck.pop();
    expect(model.getDeck()).toHaveLength(52);
    expect(thrown(() => model.startGame(model.getDeck(), 8, 4, false))).toBe("nothing");
  });

  test.each([
    [4, 1],
    [8, 4],
    [7, 2],
    [60, 100],
  ])("FC-DC6 %i cascades and %i opens, dealt in turn", (cascades, opens) => {
    const model = new SimpleFreecellModel();
    const deck = model.getDeck();
    model.startGame(deck, cascades, opens, false);
    expect([model.getNumCascadePiles(), model.getNumOpenPiles()]).toEqual([cascades, opens]);
    deck.forEach((card, i) => {
      expect(String(model.getCascadeCardAt(i % cascades, Math.floor(i / cascades)))).toBe(String(card));
    });
    for (let i = 0; i < opens; i++) expect(model.getNumCardsInOpenPile(i)).toBe(0);
    for (let i = 0; i < 4; i++) expect(model.getNumCardsInFoundationPile(i)).toBe(0);
  });

  test("FC-DC6 FC-DC8 as many piles as a number can say: cards go to the last of them, and back", () => {
    const model = FreecellModelCreator.create(GameType.MULTIMOVE);
    const [cascades, opens] = [Number.MAX_SAFE_INTEGER, 2 ** 40];
    model.startGame(EASY, cascades, opens, false);
    expect([model.getNumCascadePiles(), model.getNumOpenPiles()]).toEqual([cascades, opens]);
    const first = EASY.map(String);
    for (let i = 0; i < 52; i++) {
      model.move("CASCADE", i, 0, "OPEN", opens - 1 - i);
      model.move("OPEN", opens - 1 - i, 0, "CASCADE", cascades - 1 - 3 * i);
      expect([model.getNumCardsInCascadePile(i), model.getOpenCardAt(opens - 1 - i)]).toEqual([0, null]);
    }
    expect(first.map((_, i) => String(model.getCascadeCardAt(cascades - 1 - 3 * i, 0)))).toEqual(first);
    expect(thrown(() => model.move("CASCADE", 70, 0, "CASCADE", 71))).toBe("IllegalArgumentException");
    expect(thrown(() => model.move("CASCADE", cascades - 1, 0, "CASCADE", cascades))).toBe("IllegalArgumentException");
    for (const value of "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ")) {
      for (const [pile, suit] of [..."♣♦♥♠"].entries()) {
        model.move("CASCADE", cascades - 1 - 3 * first.indexOf(value + suit), 0, "FOUNDATION", pile);
      }
    }
    expect(model.isGameOver()).toBe(true);
    expect(thrown(() => String(new FreecellTextView(model)))).toBe("IllegalStateException");
  });

  test("FC-DC17 on a wide table a build has all the room it needs", () => {
    const model = FreecellModelCreator.create(GameType.MULTIMOVE);
    model.startGame(EASY, 1_000_000, 1, false);
    const piles = EASY.map(String);
    const build = "K♠ Q♥ J♠ 10♥ 9♠ 8♥ 7♠ 6♥ 5♠ 4♥ 3♠ 2♥ A♠".split(" ");
    for (const name of build) model.move("CASCADE", piles.indexOf(name), 0, "CASCADE", 999_999);
    model.move("CASCADE", 999_999, 0, "CASCADE", 500_000);
    expect(build.map((_, i) => String(model.getCascadeCardAt(500_000, i)))).toEqual(build);
    expect(model.getNumCardsInCascadePile(999_999)).toBe(0);
  });

  test.each([
    ["null", null],
    ["nothing", undefined],
    ["no cards", []],
    ["51 cards", EASY.slice(1)],
    ["53 cards", [...EASY, new PlayingCard("A♦")]],
    ["a card twice", [...EASY.slice(1), EASY[1]]],
    ["a null card", [...EASY.slice(1), null]],
    ["something that is no card", [...EASY.slice(1), "A♦"]],
  ])("FC-DC7 a deck that is %s", (_title, deck) => {
    for (const shuffle of [false, true]) {
      const model = new SimpleFreecellModel();
      expect(thrown(() => model.startGame(deck as PlayingCard[], 8, 4, shuffle))).toBe("IllegalArgumentException");
      expect(model.getNumCascadePiles()).toBe(-1);
    }
  });

  test.each([
    [3, 4],
    [0, 4],
    [-8, 4],
    [8, 0],
    [8, -1],
    [8.5, 4],
    [8, Number.NaN],
    [Number.POSITIVE_INFINITY, 4],
  ])("FC-DC8 %d cascades and %d opens are refused", (cascades, opens) => {
    expect(thrown(() => new SimpleFreecellModel().startGame(EASY, cascades, opens, false))).toBe(
      "IllegalArgumentException",
    );
  });

  test("FC-DC9 shuffled or as it is, and the list stays as it was", () => {
    const model = new SimpleFreecellModel();
    const deck = [...EASY];
    model.startGame(deck, 4, 4, false);
    const asGiven = shown(model);
    const games = Array.from({ length: 20 }, () => {
      model.startGame(deck, 4, 4, true);
      return shown(model);
    });
    expect(games).not.toContain(asGiven);
    expect(new Set(games).size).toBe(20);
    expect(deck.map(String)).toEqual(EASY.map(String));
    const cardsOf = (board: string) => (board.match(/[^ ,:]+[♣♦♥♠]/g) ?? []).sort();
    expect(cardsOf(games[0] ?? "")).toEqual(cardsOf(asGiven));
  });

  test("FC-DC9 a shuffle that changes nothing is done again", () => {
    let times = 0;
    const lazy = Random.fromSeed("lazy");
    const shuffle = lazy.shuffle.bind(lazy);
    lazy.shuffle = (things) => (++times < 3 ? [...things] : shuffle(things));
    const model = new SimpleFreecellModel(GameType.SINGLEMOVE, lazy);
    model.startGame(EASY, 4, 4, true);
    expect(times).toBe(3);
    expect(shown(model)).not.toBe(shown(started()));
  });

  test("FC-DC9 a shuffle may leave a card where it was", () => {
    const cardsIn = (board: string) => board.match(/[^ ,:]+[♣♦♥♠]/g) ?? [];
    const model = new SimpleFreecellModel(GameType.SINGLEMOVE, Random.fromSeed("stays"));
    const asGiven = cardsIn(shown(started()));
    const withOneLeft = Array.from({ length: 20 }, () => {
      model.startGame(EASY, 4, 4, true);
      return cardsIn(shown(model)).some((card, i) => card === asGiven[i]);
    });
    expect(withOneLeft).toContain(true);
  });

  test("FC-DC10 a restart, and a refused restart", () => {
    const model = started();
    model.move(CASCADE, 0, 12, OPEN, 0);
    const board = shown(model);
    expect(thrown(() => model.startGame(EASY, 3, 4, false))).toBe("IllegalArgumentException");
    expect(thrown(() => model.startGame([], 4, 4, false))).toBe("IllegalArgumentException");
    expect(shown(model)).toBe(board);
    model.startGame(EASY, 4, 4, false);
    expect(shown(model)).toBe(shown(started()));
  });
});

describe("moving", () => {
  /** Tops: 9♦ 8♠ 8♥ 7♦, and the rest in order. */
  const MIXED = dealing(
    "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ 9♦",
    "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ K♠ 9♠ 10♠ J♠ Q♠ 8♠",
    "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ K♥ 9♥ 10♥ J♥ Q♥ 8♥",
    "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ K♦ 8♦ K♣ 10♦ J♦ Q♦ 7♦",
  );

  test.each([
    ["FC-DC11 one less, other colour", 1, 0, "nothing"],
    ["FC-DC11 and again", 3, 1, "nothing"],
    ["FC-DC11 one less, same colour", 2, 0, "IllegalArgumentException"],
    ["FC-DC11 one more", 0, 1, "IllegalArgumentException"],
    ["FC-DC11 two less", 3, 0, "IllegalArgumentException"],
    ["FC-DC14 a pile to itself", 0, 0, "IllegalArgumentException"],
  ])("%s: cascade %i to cascade %i gives %s", (_title, from, to, expected) => {
    const model = started(MIXED);
    const before = shown(model);
    expect(thrown(() => model.move(CASCADE, from, 12, CASCADE, to))).toBe(expected);
    expect(shown(model) === before).toBe(expected !== "nothing");
  });

  test("FC-DC11 anything goes on an empty cascade", () => {
    const model = started(new SimpleFreecellModel().getDeck(), 53, 4);
    model.move(CASCADE, 5, 0, CASCADE, 52);
    expect(line(model, "C53")).toBe("C53: 2♦");
    expect(line(model, "C6")).toBe("C6:");
  });

  test("FC-DC12 an open pile takes one card", () => {
    const model = started(MIXED);
    model.move(CASCADE, 0, 12, OPEN, 1);
    expect(line(model, "O2")).toBe("O2: 9♦");
    expect(thrown(() => model.move(CASCADE, 1, 12, OPEN, 1))).toBe("IllegalArgumentException");
    model.move(OPEN, 1, 0, OPEN, 3);
    expect([line(model, "O2"), line(model, "O4")]).toEqual(["O2:", "O4: 9♦"]);
    expect(thrown(() => model.move(OPEN, 3, 0, CASCADE, 1))).toBe("IllegalArgumentException");
    expect(thrown(() => model.move(OPEN, 1, 0, CASCADE, 1))).toBe("IllegalArgumentException");
    model.move(CASCADE, 1, 12, OPEN, 0);
    expect(thrown(() => model.move(OPEN, 0, 0, OPEN, 0))).toBe("IllegalArgumentException");
  });

  test.each([0, 1, 2, 3])("FC-DC13 any ace opens foundation %i, then its suit alone goes on", (pile) => {
    const model = started();
    model.move(CASCADE, 2, 12, FOUNDATION, pile);
    expect(line(model, `F${pile + 1}`)).toBe(`F${pile + 1}: A♥`);
    const other = (pile + 1) % 4;
    expect(thrown(() => model.move(CASCADE, 2, 11, FOUNDATION, other))).toBe("IllegalArgumentException");
    expect(thrown(() => model.move(CASCADE, 1, 12, FOUNDATION, pile))).toBe("IllegalArgumentException");
    model.move(CASCADE, 2, 11, FOUNDATION, pile);
    model.move(CASCADE, 1, 12, FOUNDATION, other);
    expect(line(model, `F${pile + 1}`)).toBe(`F${pile + 1}: A♥, 2♥`);
    expect(line(model, `F${other + 1}`)).toBe(`F${other + 1}: A♦`);
    expect(thrown(() => model.move(CASCADE, 2, 9, FOUNDATION, pile))).toBe("IllegalArgumentException");
  });

  test.each([
    ["no source type", [null, 0, 12, OPEN, 0]],
    ["no destination type", [CASCADE, 0, 12, null, 0]],
    ["an unknown type", ["HEAP", 0, 12, OPEN, 0]],
    ["a source pile that is not there", [CASCADE, 4, 12, OPEN, 0]],
    ["a negative source pile", [CASCADE, -1, 12, OPEN, 0]],
    ["an open pile that is not there", [CASCADE, 0, 12, OPEN, 4]],
    ["a negative open pile", [CASCADE, 0, 12, OPEN, -1]],
    ["a foundation that is not there", [CASCADE, 0, 12, FOUNDATION, 4]],
    ["a negative foundation", [CASCADE, 0, 12, FOUNDATION, -1]],
    ["a cascade that is not there", [CASCADE, 0, 12, CASCADE, 4]],
    ["a card past the end", [CASCADE, 0, 13, OPEN, 0]],
    ["a negative card", [CASCADE, 0, -1, OPEN, 0]],
    ["a card between two", [CASCADE, 0, 11.5, OPEN, 0]],
    ["a card that is not the last", [CASCADE, 0, 11, OPEN, 0]],
    ["an empty open pile", [OPEN, 0, 0, OPEN, 1]],
    ["a second card of an open pile", [OPEN, 3, 1, OPEN, 1]],
    ["from a foundation to a cascade", [FOUNDATION, 0, 0, CASCADE, 3]],
    ["from a foundation to an open pile", [FOUNDATION, 0, 0, OPEN, 0]],
    ["from a foundation to a foundation", [FOUNDATION, 0, 0, FOUNDATION, 1]],
    ["from an empty foundation", [FOUNDATION, 1, 0, OPEN, 0]],
  ])("FC-DC14 %s", (_title, move) => {
    const model = started();
    model.move(CASCADE, 3, 12, FOUNDATION, 0);
    model.move(CASCADE, 3, 11, OPEN, 3);
    const before = shown(model);
    const [a, b, c, d, e] = move as [PileType, number, number, PileType, number];
    expect(thrown(() => model.move(a, b, c, d, e))).toBe("IllegalArgumentException");
    expect(shown(model)).toBe(before);
  });

  test.each([
    [CASCADE, 0],
    [null, -1],
  ])("FC-DC15 a move of %j %i before the start", (type, pile) => {
    const model = new SimpleFreecellModel();
    expect(thrown(() => model.move(type as PileType, pile, 0, OPEN, 0))).toBe("IllegalStateException");
  });

  test("FC-DC4 FC-DC16 a single-move game moves the last card alone", () => {
    const model = new SimpleFreecellModel();
    model.startGame(MIXED, 4, 4, false);
    model.move(CASCADE, 1, 12, CASCADE, 0);
    expect(thrown(() => model.move(CASCADE, 0, 12, CASCADE, 3))).toBe("IllegalArgumentException");
    expect(thrown(() => model.move(CASCADE, 0, 13, CASCADE, 3))).toBe("IllegalArgumentException");
  });

  /** C1 ends in 9♣ 8♦ 7♠ 6♥ 5♠; C2 in 10♥; C3 in K♠. */
  const BUILD = dealing(
    "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 8♦ 7♠ 6♥ 5♠",
    "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♦ 10♦ J♦ Q♦ K♦ 10♥",
    "A♥ 2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ K♣ K♠",
    "A♠ 2♠ 3♠ 4♠ 6♠ 8♠ 9♠ 10♠ J♠ Q♠ 10♣ J♣ Q♣",
  );

  test.each([
    [GameType.MULTIMOVE, 4, 4, "nothing"],
    [GameType.MULTIMOVE, 4, 3, "IllegalArgumentException"],
    [GameType.SINGLEMOVE, 4, 4, "IllegalArgumentException"],
  ])("FC-DC17 %s with %i cascades and %i opens: a build of five gives %s", (type, cascades, opens, expected) => {
    const model = started(BUILD, cascades, opens, type);
    expect(thrown(() => model.move(CASCADE, 0, 8, CASCADE, 1))).toBe(expected);
    expect(line(model, "C2")?.endsWith(expected === "nothing" ? "10♥, 9♣, 8♦, 7♠, 6♥, 5♠" : "10♥")).toBe(true);
  });

  test.each([
    ["no build", 7, CASCADE, 1],
    ["does not fit", 9, CASCADE, 1],
    ["to an open pile", 11, OPEN, 0],
    ["to a foundation", 11, FOUNDATION, 0],
  ] as const)("FC-DC17 several cards: %s", (_title, card, type, pile) => {
    const model = started(BUILD, 4, 4, GameType.MULTIMOVE);
    expect(thrown(() => model.move(CASCADE, 0, card, type, pile))).toBe("IllegalArgumentException");
  });

  test("FC-DC3 FC-DC17 an empty destination gives no room itself", () => {
    const others = new SimpleFreecellModel().getDeck().filter((card) => !/^(5♥|4♠)$/.test(String(card)));
    const deck = [new PlayingCard("5♥"), ...others, new PlayingCard("4♠")];
    const at = (name: string) => deck.findIndex((card) => String(card) === name);
    const model = started(deck, 51, 1, GameType.MULTIMOVE);
    model.move(CASCADE, at("Q♥"), 0, OPEN, 0);
    expect(thrown(() => model.move(CASCADE, 0, 0, CASCADE, at("Q♥")))).toBe("IllegalArgumentException");
    model.move(OPEN, 0, 0, CASCADE, at("K♠"));
    model.move(CASCADE, 0, 0, CASCADE, at("Q♥"));
    expect(line(model, `C${at("Q♥") + 1}`)).toBe(`C${at("Q♥") + 1}: 5♥, 4♠`);
  });
});
