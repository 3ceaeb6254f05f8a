/** Every kind of JavaScript value at every parameter of both doors: only documented exceptions, and nothing changes. */

import { Random } from "@baize/kernel";
import { misuse } from "@baize/testkit/misuse";
import { describe, expect, test } from "vitest";
import {
  FreecellModelCreator,
  FreecellTextView,
  GameType,
  PileType,
  PlayingCard,
  SimpleFreecellController,
  SimpleFreecellModel,
} from "./cs3500/index.ts";
import {
  CardDeckUtils,
  CardDeckUtils_randomDeck,
  CardStackT,
  CardT,
  CellT,
  ColourT,
  GameBoardT,
  RankT,
  Stack,
  SuitT,
} from "./mis/index.ts";
import { thrown } from "./thrown.ts";

const DECK = Object.values(SuitT).flatMap((suit) => Object.values(RankT).map((rank) => new CardT(suit, rank)));

const QUESTIONS = [
  "getNumCardsInFoundationPile",
  "getNumCascadePiles",
  "getNumCardsInCascadePile",
  "getNumCardsInOpenPile",
  "getNumOpenPiles",
  "getFoundationCardAt",
  "getCascadeCardAt",
  "getOpenCardAt",
];

function misDoor() {
  const board = new GameBoardT(DECK);
  board.makeMove("Tableau", 0, "FreeCell", 0);
  const stack = new CardStackT(3, DECK.slice(0, 2));
  const random = Random.fromSeed("mis");
  return {
    calls: {
      CardT: [(s: SuitT, r: RankT) => new CardT(s, r), "H", "A"],
      equals: [(other: CardT) => DECK[0]?.equals(other), DECK[1]],
      Stack: [(size: number, seq: number[]) => new Stack(size, seq), 3, [1]],
      CardStackT: [(size: number, seq: CardT[]) => new CardStackT(size, seq), 3, [DECK[0]]],
      push: [(card: CardT) => stack.push(card), DECK[0]],
      GameBoardT: [(deck: CardT[]) => new GameBoardT(deck), DECK],
      place: [(cell: CellT, i: number, card: CardT) => board.place(cell, i, card), "FreeCell", 1, DECK[0]],
      isValidMove: [(...m: Parameters<GameBoardT["makeMove"]>) => board.isValidMove(...m), "Tableau", 1, "FreeCell", 1],
      makeMove: [(...m: Parameters<GameBoardT["makeMove"]>) => board.makeMove(...m), "Tableau", 1, "FreeCell", 1],
      getCell: [(cell: CellT, i: number) => board.getCell(cell, i), "Tableau", 0],
      randomDeck: [(from: Random) => CardDeckUtils.randomDeck(from), random],
    },
    shown: () => [
      Object.values(CellT).map((cell) =>
        Array.from({ length: cell === "Tableau" ? 8 : 4 }, (_, i) => board.getCell(cell, i).toSeq()),
      ),
      stack.toSeq(),
      random.toText(),
    ],
  } as const;
}

function cs3500Door() {
  const model = new SimpleFreecellModel();
  const deck = model.getDeck();
  model.startGame(deck, 8, 4, false);
  model.move("CASCADE", 0, 6, "OPEN", 0);
  const written: string[] = [];
  const output = { append: (text: string) => written.push(text) };
  const view = new FreecellTextView(model, output);
  const other = new SimpleFreecellModel();
  return {
    calls: {
      PlayingCard: [(text: string) => new PlayingCard(text), "A♠"],
      SimpleFreecellModel: [
        (...g: ConstructorParameters<typeof SimpleFreecellModel>) => new SimpleFreecellModel(...g),
        GameType.MULTIMOVE,
        Random.fromSeed("s"),
      ],
      create: [(type: GameType) => FreecellModelCreator.create(type), GameType.MULTIMOVE],
      startGame: [(...g: Parameters<SimpleFreecellModel["startGame"]>) => model.startGame(...g), deck, 8, 4, false],
      move: [(...m: Parameters<SimpleFreecellModel["move"]>) => model.move(...m), "CASCADE", 1, 6, "OPEN", 1],
      home: [(...m: Parameters<SimpleFreecellModel["move"]>) => model.move(...m), "CASCADE", 0, 5, "FOUNDATION", 0],
      getNumCardsInFoundationPile: [(i: number) => model.getNumCardsInFoundationPile(i), 0],
      getNumCardsInCascadePile: [(i: number) => model.getNumCardsInCascadePile(i), 0],
      getNumCardsInOpenPile: [(i: number) => model.getNumCardsInOpenPile(i), 0],
      getFoundationCardAt: [(i: number, j: number) => model.getFoundationCardAt(i, j), 0, 0],
      getCascadeCardAt: [(i: number, j: number) => model.getCascadeCardAt(i, j), 0, 0],
      getOpenCardAt: [(i: number) => model.getOpenCardAt(i), 0],
      notStarted: [(i: number) => other.getCascadeCardAt(i, i), 0],
      FreecellTextView: [
        (...g: ConstructorParameters<typeof FreecellTextView>) => new FreecellTextView(...g),
        model,
        output,
      ],
      renderMessage: [(text: string) => view.renderMessage(text), "text"],
      Controller: [
        (...g: ConstructorParameters<typeof SimpleFreecellController>) => new SimpleFreecellController(...g),
        model,
        "q",
        output,
      ],
      reading: [
        (chunk: string) =>
          new SimpleFreecellController(other, [chunk, " q q"], { append: () => 0 }).playGame(
            deck as never,
            8,
            4,
            false,
          ),
        "q",
      ],
      playGame: [
        (...g: Parameters<SimpleFreecellController<PlayingCard>["playGame"]>) =>
          new SimpleFreecellController(other, "q", { append: () => 0 }).playGame(...g),
        ...[deck, 8, 4, false],
      ],
    },
    shown: () => [String(new FreecellTextView(model)), written, deck],
  } as const;
}

describe("misuse", () => {
  test("FC-DM31 the specification's door knows its own exceptions alone", async () => {
    const allowed = "invalid_argument invalid_config invalid_cell invalid_move stack_full stack_empty".split(" ");
    expect(await misuse(misDoor, allowed)).toEqual([]);
  });

  test("FC-DC37 the assignment's door knows its own exceptions alone", async () => {
    expect(await misuse(cs3500Door, ["IllegalArgumentException", "IllegalStateException", "IOException"])).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ["invalid_cell", () => new GameBoardT(DECK).getCell("Tableau", "0" as never)],
    ["invalid_cell", () => new GameBoardT(DECK).getCell("Tableau", "length" as never)],
    ["invalid_cell", () => new GameBoardT(DECK).getCell("Tableau", "push" as never)],
    ["invalid_cell", () => new GameBoardT(DECK).getCell("Tableau", [0] as never)],
    ["invalid_argument", () => new GameBoardT(null as never)],
    ["invalid_argument", () => new GameBoardT("x".repeat(52) as never)],
    ["invalid_argument", () => new GameBoardT(52 as never)],
    ["invalid_argument", () => new GameBoardT(new Set(DECK) as never)],
    ["invalid_argument", () => new GameBoardT(Array(52) as never)],
    ["invalid_config", () => new GameBoardT().place("Tableau", 0, { suit: "H", rank: "A" } as never)],
    ["invalid_argument", () => new Stack(2, null as never)],
    ["invalid_argument", () => new Stack(Infinity, [])],
    ["invalid_argument", () => new CardStackT(2, ["AH" as never])],
    ["invalid_argument", () => new CardStackT(2, [DECK[0]!]).push(Object.create(CardT.prototype))],
    ["invalid_argument", () => new CardT("H", "Z" as never)],
    ["invalid_argument", () => new CardT("toString" as never, "A")],
    ["invalid_argument", () => CardDeckUtils.randomDeck(null as never)],
  ])("FC-DM31 %s: %s", (name, call) => {
    expect(thrown(call)).toBe(name);
  });

  const started = () => {
    const model = new SimpleFreecellModel();
    model.startGame(model.getDeck(), 8, 4, false);
    return model;
  };
  test.each<(model: SimpleFreecellModel) => unknown>([
    (model) => model.startGame("x".repeat(52) as never, 8, 4, false),
    (model) => model.startGame(52 as never, 8, 4, false),
    (model) => model.startGame(new Set(model.getDeck()) as never, 8, 4, false),
    (model) => model.startGame(model.getDeck(), "8" as never, 4, false),
    (model) => model.startGame(model.getDeck(), 8, 4, "no" as never),
    (model) => model.startGame(model.getDeck(), Infinity, 4, false),
    (model) => model.startGame(model.getDeck(), 8, 2 ** 53, false),
    () => new SimpleFreecellModel("nonsense" as never),
    () => new SimpleFreecellModel("SINGLEMOVE", {} as never),
    (model) => model.getNumCardsInCascadePile("length" as never),
    (model) => new FreecellTextView(model, "text" as never),
    (model) => new FreecellTextView(model).renderMessage(1 as never),
    () => new FreecellTextView({} as never),
    (model) => new SimpleFreecellController(model, 3 as never, { append: () => 0 }),
    (model) => new SimpleFreecellController(model, "q", null as never),
    () => new SimpleFreecellController({} as never, "q", { append: () => 0 }),
    ...["startGame", "move", "isGameOver"].map((name) => (model: SimpleFreecellModel) => {
      const lame = Object.create(model, { [name]: { value: undefined } });
      return new SimpleFreecellController(lame, "q", { append: () => 0 });
    }),
    ...QUESTIONS.map((name) => (model: SimpleFreecellModel) => {
      return new FreecellTextView(Object.create(model, { [name]: { value: undefined } }));
    }),
    () => new PlayingCard(["A♠"] as never),
  ])("FC-DC37 IllegalArgumentException: %s", (call) => {
    expect(thrown(() => call(started()))).toBe("IllegalArgumentException");
  });

  test("FC-DC37 no card is lost at a foundation that is only called like one", () => {
    const model = new SimpleFreecellModel();
    const aces = model.getDeck().sort((a, b) => b.card - a.card);
    model.startGame(aces, 4, 4, false);
    expect(thrown(() => model.move("CASCADE", 0, 12, "FOUNDATION", "0" as never))).toBe("IllegalArgumentException");
    expect(String(new FreecellTextView(model)).match(/[♣♦♥♠]/g)).toHaveLength(52);
    model.move("CASCADE", 0, 12, "FOUNDATION", 0);
    expect(model.getNumCardsInFoundationPile(0)).toBe(1);
  });
});

describe("values are values", () => {
  const write = (target: object, key: string, value: unknown) => thrown(() => Object.assign(target, { [key]: value }));

  test("FC-DM32 cards, constants and stacks cannot be changed", () => {
    const board = new GameBoardT(DECK);
    expect(write(board.getCell("Tableau", 0).top(), "rank", "A")).toBe("TypeError");
    for (const constants of [SuitT, RankT, ColourT, CellT]) expect(write(constants, "X", "X")).toBe("TypeError");
    expect(write(CardDeckUtils, "randomDeck", () => [])).toBe("TypeError");
    expect(write(board.getCell("Tableau", 0), "push", () => 0)).toBe("TypeError");
    expect(CardDeckUtils_randomDeck()).toHaveLength(52);
    expect(board.getCell("Tableau", 0).top().getRank()).toBe("C7");
  });

  test("FC-DC38 cards and constants cannot be changed", () => {
    expect(write(new PlayingCard("A♠"), "card", 1)).toBe("TypeError");
    for (const constants of [PileType, GameType]) expect(write(constants, "X", "X")).toBe("TypeError");
    expect(write(FreecellModelCreator, "create", () => 0)).toBe("TypeError");
  });
});

test("FC-DM6 FC-DM14 FC-DC8 what claims to be endless is refused at once", () => {
  const model = new SimpleFreecellModel();
  const told = (count: number) => {
    try {
      model.startGame(model.getDeck(), count, 1, false);
      return "nothing";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(thrown(() => new GameBoardT(Array(2e8)))).toBe("invalid_argument");
  expect(thrown(() => new CardStackT(4_294_967_295, Array(4_294_967_295)))).toBe("invalid_argument");
  expect(thrown(() => model.startGame(Array(4_294_967_295), 8, 4, false))).toBe("IllegalArgumentException");
  expect(told(0)).toBe("0 is no number of piles: a whole number from 1 on is expected.");
});
