import { formatCard, microsoftDeck } from "@baize/cards";
import { describe, expect, test } from "vitest";
import {
  type FreecellModel,
  FreecellModelCreator,
  FreecellTextView,
  GameType,
  IllegalArgumentException,
  PlayingCard,
  type Readable,
  SimpleFreecellController,
  SimpleFreecellModel,
} from "./index.ts";

/** Four columns of one suit each, aces on top. */
const EASY = "KQJT98765432A".split("").flatMap((rank) => [..."♣♦♥♠"].map((suit) => new PlayingCard(rank + suit)));

/** Every card straight home. */
const WIN = Array.from({ length: 52 }, (_, i) => {
  const pile = (i % 4) + 1;
  return `C${pile} ${13 - Math.floor(i / 4)} F${pile}`;
});

const GAMES: readonly GameType[] = [GameType.SINGLEMOVE, GameType.MULTIMOVE];

/** Plays and gives everything that was written, and the name of the error if it ended with one. */
async function play(
  input: Readable,
  deck: readonly PlayingCard[] = EASY,
  cascades = 4,
  opens = 1,
  model: FreecellModel<PlayingCard> = new SimpleFreecellModel(),
) {
  let text = "";
  const output = {
    append: (part: string) => {
      text += part;
    },
  };
  const controller = new SimpleFreecellController(model, input, output);
  const error = await controller.playGame(deck, cascades, opens, false).then(
    () => "nothing",
    (reason: Error) => reason.name,
  );
  return { text, error, model };
}

/** The board after some moves, as the controller shows it. */
function boardAfter(...moves: [pile: number, card: number, to: "O" | "F" | "C", index: number][]): string {
  const model = new SimpleFreecellModel();
  model.startGame(EASY, 4, 1, false);
  const types = { O: "OPEN", F: "FOUNDATION", C: "CASCADE" } as const;
  for (const [pile, card, to, index] of moves) model.move("CASCADE", pile, card, types[to], index);
  return `${new FreecellTextView(model)}\n`;
}

const START = boardAfter();
const QUIT = "Game quit prematurely.";
const INVALID = /^Invalid move\. Try again\.[^\n]*\n$/;

describe("starting", () => {
  test("FC-DC27 nothing may be missing", async () => {
    const model = new SimpleFreecellModel();
    const output = { append: () => {} };
    for (const make of [
      () => new SimpleFreecellController(null as never, "", output),
      () => new SimpleFreecellController(model, null as never, output),
      () => new SimpleFreecellController(model, "", null as never),
    ]) {
      expect(make).toThrow(IllegalArgumentException);
    }
    const { text, error } = await play("q", null as never);
    expect([text, error]).toEqual(["", "IllegalArgumentException"]);
  });

  test.each([
    ["a short deck", EASY.slice(1), 4, 1],
    ["too few cascades", EASY, 3, 1],
    ["too few opens", EASY, 4, 0],
  ])("FC-DC28 %s", async (_title, deck, cascades, opens) => {
    expect(await play("q", deck, cascades, opens)).toMatchObject({ text: "Could not start game.", error: "nothing" });
  });
});

describe("reading moves", () => {
  const MOVED = boardAfter([0, 12, "O", 0]);

  test.each([
    ["a line", "C1 13 O1\nq"],
    ["any white space", "\n\tC1\r\n13   O1\t q\n"],
    ["one sign at a time", [..."C1 13 O1 q"]],
    ["chunks cut anywhere", ["C", "1 1", "3 O", "1", " ", "q"]],
    ["an async stream", asyncChunks("C1 1", "3 O1\n", "q\n")],
  ])("FC-DC29 FC-DC30 %s", async (_title, input) => {
    expect(await play(input)).toMatchObject({ text: `${START}${MOVED}${QUIT}`, error: "nothing" });
  });

  test.each([
    ["the source", "X1 c1 C C1x 1 C1 13 O1 q", 5],
    ["the card", "C1 x 1.5 C1 13x -- 13 O1 q", 5],
    ["the destination", "C1 13 o1 O P2 1 O1 q", 4],
    ["all three", "? C1 ? 13 ? O1 q", 3],
  ])("FC-DC31 %s is asked for again, the rest is kept", async (_title, input, asked) => {
    const { text, error } = await play(input);
    const between = text.slice(START.length, -`${MOVED}${QUIT}`.length);
    expect([text.startsWith(START), text.endsWith(`${MOVED}${QUIT}`), error]).toEqual([true, true, "nothing"]);
    expect(between.trimEnd().split("\n")).toHaveLength(asked);
    expect(between).not.toContain("Invalid move");
  });

  test.each(["C0 1 O1", "C-3 1 O1", "C1 0 O1", "C1 -1 O1", "C1 13 O0", "C1 13 O-1", "C99 1 F1", "C1 12 O1", "F1 1 C1"])(
    "FC-DC32 FC-DC34 %s is read, and is an invalid move",
    async (move) => {
      const { text } = await play(`${move} C1 13 O1 q`);
      const told = text.slice(START.length, -`${MOVED}${QUIT}`.length);
      expect(told).toMatch(INVALID);
      expect(text).toBe(`${START}${told}${MOVED}${QUIT}`);
    },
  );

  test.each([
    ["C2 13 O1", "A♦ cannot go there: the cell holds A♣."],
    ["C2 99 C1", "There is no index 98: 0 to 12 are."],
    ["C0 7 O1", "There is no cascade pile number 0: this game has 4."],
    ["O9 1 C1", "There is no open pile number 9: this game has 1."],
    ["O1 2 C1", "There is no index 1: 0 to 0 are."],
    ["F1 1 C1", "A card that is home stays there."],
    ["F9 1 C1", "There is no foundation pile number 9: this game has 4."],
    ["C2 13 F0", "There is no foundation pile number 0: this game has 4."],
    ["C2 13 C9", "There is no cascade pile number 9: this game has 4."],
  ])("FC-DC34 the reason follows on the same line: %s", async (move, reason) => {
    const { text } = await play(`C1 13 O1 ${move} q`);
    expect(text).toBe(`${START}${MOVED}Invalid move. Try again. ${reason}\n${QUIT}`);
  });

  test("FC-DC34 an empty pile is told as one", async () => {
    const { text } = await play("O1 1 C1 q");
    expect(text).toBe(`${START}Invalid move. Try again. There is no card in that pile.\n${QUIT}`);
  });

  test.each(["q", "Q", "C1 q", "C1 Q", "C1 13 q", "C1 13 Q", "x q", "C1 x Q", "q C1 13 O1"])(
    "FC-DC33 %s quits",
    async (input) => {
      expect(await play(input)).toMatchObject({
        text: expect.stringMatching(/^(?!.*Invalid).*Game quit prematurely\.$/s),
        error: "nothing",
      });
      const { text } = await play(input);
      expect(text.split("F1:")).toHaveLength(2);
    },
  );
});

describe("whole games", () => {
  test.each(GAMES)("FC-DC29 FC-DC35 a game of %s is won, and nothing more is read", async (type) => {
    let read = 0;
    function* typist() {
      for (const move of [...WIN, "C1", "1", "O1"]) {
        read++;
        yield `${move}\n`;
      }
    }
    const { text, error, model } = await play(typist(), EASY, 4, 1, FreecellModelCreator.create(type));
    expect([error, read, model.isGameOver()]).toEqual(["nothing", 52, true]);
    expect(text.split("F1:")).toHaveLength(54);
    expect(text.startsWith(`${START}${boardAfter([0, 12, "F", 0])}`)).toBe(true);
    expect(text.endsWith(`${new FreecellTextView(model)}\nGame over.`)).toBe(true);
  });

  test("FC-DC33 FC-DC34 a lost game takes no move any more, and can only be left", async () => {
    const deck = microsoftDeck(57).map((card) => new PlayingCard(formatCard(card)));
    const ends = ["C1 7", "C2 7", "C3 6", "C4 5", "C5 5", "C6 6", "C7 6", "C8 6", "O1 1", "O2 1", "O3 1", "O4 1"];
    const piles = [...ends.map((end) => end.slice(0, 2)), "F1", "F2", "F3", "F4"];
    const moves = ends.flatMap((end) => piles.map((pile) => `${end} ${pile}`));
    const input = `C3 7 O1 C4 7 O3 C1 7 O4 C4 6 O2 C5 6 C1 ${moves.join(" ")} q`;
    const { text, error, model } = await play(input, deck, 8, 4);
    expect(text.split("F1:")).toHaveLength(7);
    expect(text.match(/^Invalid move\. Try again\./gm)).toHaveLength(moves.length);
    expect([error, model.isGameOver(), text.endsWith(`\n${QUIT}`)]).toEqual(["nothing", false, true]);
  });

  test("FC-DC30 what one game leaves unread is for the next", async () => {
    let text = "";
    const model = new SimpleFreecellModel();
    const controller = new SimpleFreecellController(model, "q C1 13 O1 q", {
      append: (part) => {
        text += part;
      },
    });
    await controller.playGame(EASY, 4, 1, false);
    await controller.playGame(EASY, 4, 1, false);
    expect(text).toBe(`${START}${QUIT}${START}${boardAfter([0, 12, "O", 0])}${QUIT}`);
  });
});

describe("failing", () => {
  test.each(["", "  \n", "C1", "C1 13", "C1 13 O1", "x", WIN.slice(1).join(" ")])(
    "FC-DC36 input %j runs out",
    async (input) => {
      expect((await play(input)).error).toBe("IllegalStateException");
    },
  );

  test("FC-DC36 input fails", async () => {
    function* broken(): Generator<string> {
      yield "C1 13 ";
      throw new Error("cable cut");
    }
    expect(await play(broken())).toMatchObject({ text: START, error: "IllegalStateException" });
  });

  test.each([0, 1, 2, 3])("FC-DC36 output fails after %i texts", async (good) => {
    let left = good;
    const output = {
      append() {
        if (left-- === 0) throw new Error("disk full");
      },
    };
    const game = new SimpleFreecellController(new SimpleFreecellModel(), "x C1 13 O1 q", output);
    await expect(game.playGame(EASY, 4, 1, false)).rejects.toMatchObject({ name: "IllegalStateException" });
  });
});

test.each([0, 1, 2, 3])("FC-DC36 output that is written later fails after %i texts", async (good) => {
  let left = good;
  const output = { append: async () => (left-- === 0 ? Promise.reject(new Error("disk full")) : 1) };
  const game = new SimpleFreecellController(new SimpleFreecellModel(), "x C1 13 O1 q", output);
  await expect(game.playGame(EASY, 4, 1, false)).rejects.toMatchObject({ name: "IllegalStateException" });
});

test("FC-DC30 long input is read in time that grows with it", async () => {
  const blanks = " ".repeat(300_000);
  const started = performance.now();
  expect((await play(`${blanks}q`)).text).toBe(START + QUIT);
  expect((await play([...blanks.slice(0, 100_000), "q"])).text).toBe(START + QUIT);
  expect((await play([..."x".repeat(100_000), " q"])).error).toBe("nothing");
  expect(performance.now() - started).toBeLessThan(5000);
});

async function* asyncChunks(...chunks: string[]): AsyncGenerator<string> {
  for (const chunk of chunks) yield chunk;
}

test("FC-DC34 what a model throws that is no refusal is no invalid move", async () => {
  for (const name of ["startGame", "move"] as const) {
    const model = new SimpleFreecellModel();
    const fault = new RangeError("broken");
    model[name] = () => {
      throw fault;
    };
    const controller = new SimpleFreecellController(model, "C1 1 O1 q", { append: () => 0 });
    await expect(controller.playGame(model.getDeck(), 8, 4, false)).rejects.toBe(fault);
  }
});

test("FC-DC36 a chunk that is no text cannot be read", async () => {
  const model = new SimpleFreecellModel();
  const controller = new SimpleFreecellController(model, [3 as never, " q"], { append: () => 0 });
  await expect(controller.playGame(model.getDeck(), 8, 4, false)).rejects.toMatchObject({
    name: "IllegalStateException",
  });
});
