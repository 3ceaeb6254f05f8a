import { afterEach, describe, expect, test, vi } from "vitest";
import { FIGURE_SHOWN } from "../conformance/cs3500-decks.ts";
import { thrown } from "../thrown.ts";
import { type FreecellModelState, FreecellTextView, PileType, PlayingCard, SimpleFreecellModel } from "./index.ts";

const { CASCADE, FOUNDATION, OPEN } = PileType;

/** A state that is nothing but lists of names: not this product's model, not its cards. */
function stateOf(foundations: string[], opens: string[], cascades: string[]): FreecellModelState<string> {
  const list = (text = "") => text.split(", ").filter((name) => name !== "");
  return {
    getNumCardsInFoundationPile: (i) => list(foundations[i]).length,
    getNumCascadePiles: () => cascades.length,
    getNumCardsInCascadePile: (i) => list(cascades[i]).length,
    getNumCardsInOpenPile: (i) => list(opens[i]).length,
    getNumOpenPiles: () => opens.length,
    getFoundationCardAt: (i, j) => list(foundations[i])[j] ?? "",
    getCascadeCardAt: (i, j) => list(cascades[i])[j] ?? "",
    getOpenCardAt: (i) => list(opens[i])[0] ?? null,
  };
}

/** The deal and the moves that lead to the example: its own cards, with those that have left on top. */
function exampleGame(): SimpleFreecellModel {
  const left = ["", ", 2♣, A♣", "", ", A♠", ", 8♦", "", ", 2♥, A♥", ", 2♦"];
  const columns = FIGURE_SHOWN.replace(", 2♦\n", "\n")
    .split("\n")
    .slice(8)
    .map((line, i) => `${line.slice(4)}${left[i]}`.split(", "));
  const deck = Array.from({ length: 52 }, (_, i) => new PlayingCard(columns[i % 8]?.[Math.floor(i / 8)] ?? ""));
  const model = new SimpleFreecellModel();
  model.startGame(deck, 8, 4, false);
  model.move(CASCADE, 3, 6, FOUNDATION, 0);
  model.move(CASCADE, 1, 6, FOUNDATION, 1);
  model.move(CASCADE, 1, 5, FOUNDATION, 1);
  model.move(CASCADE, 6, 5, FOUNDATION, 2);
  model.move(CASCADE, 6, 4, FOUNDATION, 2);
  model.move(CASCADE, 4, 5, OPEN, 3);
  model.move(CASCADE, 7, 5, CASCADE, 5);
  return model;
}

const recorder = () => {
  const texts: string[] = [];
  return { texts, append: (text: string) => texts.push(text) };
};

afterEach(() => vi.restoreAllMocks());

test.each(["OPEN", "CASCADE"])("FC-DC22 a million piles have a text, and one more has none: %s", (kind) => {
  const model = new SimpleFreecellModel();
  const shownWith = (count: number) => {
    model.startGame(model.getDeck(), kind === "OPEN" ? 4 : count, kind === "OPEN" ? count : 1, false);
    return String(new FreecellTextView(model));
  };
  expect(shownWith(1_000_000)).toContain(`\n${kind[0]}1000000:`);
  expect(thrown(() => shownWith(1_000_001))).toBe("IllegalStateException");
});

test("FC-DC22 FC-DC23 a state without cascades is drawn all the same", () => {
  expect(String(new FreecellTextView(stateOf([], ["K♠"], [])))).toBe("F1:\nF2:\nF3:\nF4:\nO1: K♠");
});

describe("the board as text", () => {
  test("FC-DC25 the example of the document", () => {
    const model = exampleGame();
    expect(String(new FreecellTextView(model))).toBe(FIGURE_SHOWN);
    model.move(CASCADE, 7, 4, CASCADE, 0);
    expect(String(new FreecellTextView(model))).toBe(
      FIGURE_SHOWN.replace("5♦, 5♠", "5♦, 5♠, 4♦").replace("A♦, 4♦", "A♦"),
    );
  });

  test("FC-DC22 a fresh game", () => {
    const model = new SimpleFreecellModel();
    model.startGame(model.getDeck(), 4, 1, false);
    expect(String(new FreecellTextView(model)).split("\n")).toEqual([
      "F1:",
      "F2:",
      "F3:",
      "F4:",
      "O1:",
      "C1: A♣, 2♣, 3♣, 4♣, 5♣, 6♣, 7♣, 8♣, 9♣, 10♣, J♣, Q♣, K♣",
      "C2: A♦, 2♦, 3♦, 4♦, 5♦, 6♦, 7♦, 8♦, 9♦, 10♦, J♦, Q♦, K♦",
      "C3: A♥, 2♥, 3♥, 4♥, 5♥, 6♥, 7♥, 8♥, 9♥, 10♥, J♥, Q♥, K♥",
      "C4: A♠, 2♠, 3♠, 4♠, 5♠, 6♠, 7♠, 8♠, 9♠, 10♠, J♠, Q♠, K♠",
    ]);
  });

  test("FC-DC23 nothing before the start", () => {
    expect(String(new FreecellTextView(new SimpleFreecellModel()))).toBe("");
  });

  test("FC-DC22 FC-DC24 any state with any cards", () => {
    const state = stateOf(["one", "", "", ""], ["", "two"], ["three, four", "", "five"]);
    expect(String(new FreecellTextView(state))).toBe(
      "F1: one\nF2:\nF3:\nF4:\nO1:\nO2: two\nC1: three, four\nC2:\nC3: five",
    );
  });

  test.each([null, undefined])("FC-DC24 no view of %j", (model) => {
    expect(thrown(() => new FreecellTextView(model as never))).toBe("IllegalArgumentException");
  });
});

describe("writing", () => {
  test("FC-DC26 to an appendable", () => {
    const output = recorder();
    const view = new FreecellTextView(exampleGame(), output);
    view.renderBoard();
    view.renderMessage("Well done!\n");
    view.renderMessage("");
    expect(output.texts.join("")).toBe(`${FIGURE_SHOWN}Well done!\n`);
  });

  test("FC-DC26 to the console when there is no appendable, as given", () => {
    const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const view = new FreecellTextView(exampleGame());
    view.renderBoard();
    view.renderMessage("a");
    view.renderMessage("b");
    const calls = [...write.mock.calls];
    write.mockRestore();
    expect(calls.map(([text]) => text).join("")).toBe(`${FIGURE_SHOWN}ab`);
  });

  test("FC-DC26 to the console of a browser, which knows lines alone", () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const view = new FreecellTextView(exampleGame());
    vi.stubGlobal("process", undefined);
    try {
      view.renderMessage("Well done!");
    } finally {
      vi.unstubAllGlobals();
    }
    expect(log.mock.calls).toEqual([["Well done!"]]);
  });

  test("FC-DC26 an appendable that writes later is waited for, and what fails later is an IOException", async () => {
    const texts: string[] = [];
    const cause = new Error("line lost");
    const slow = new FreecellTextView(exampleGame(), {
      async append(text: string) {
        await new Promise((done) => setTimeout(done, 1));
        if (text === "") throw cause;
        texts.push(text);
      },
    });
    const written = slow.renderMessage("Well done!");
    expect([written instanceof Promise, texts]).toEqual([true, []]);
    expect([await written, await slow.renderBoard(), texts]).toEqual([
      undefined,
      undefined,
      ["Well done!", FIGURE_SHOWN],
    ]);
    await expect(slow.renderMessage("")).rejects.toMatchObject({ name: "IOException", cause });
    expect(new FreecellTextView(exampleGame(), recorder()).renderMessage("at once")).toBeUndefined();
  });

  test("FC-DC26 an appendable that gives itself back, as Java's do, is not waited for", () => {
    const output = { append: () => output };
    expect(new FreecellTextView(new SimpleFreecellModel(), output).renderMessage("a")).toBeUndefined();
  });

  test.each([{}, { append: 3 }, "out", 7])("FC-DC26 FC-DC37 %j is no appendable", (output) => {
    expect(thrown(() => new FreecellTextView(new SimpleFreecellModel(), output as never))).toBe(
      "IllegalArgumentException",
    );
  });

  test("FC-DC26 a failing appendable", () => {
    const cause = new Error("disk full");
    const broken = new FreecellTextView(exampleGame(), {
      append() {
        throw cause;
      },
    });
    expect(thrown(() => broken.renderBoard())).toBe("IOException");
    expect(() => broken.renderMessage("x")).toThrow(expect.objectContaining({ cause }));
  });
});
