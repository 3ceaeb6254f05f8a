import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rankOf } from "@baize/cards";
import { mannersOf, must } from "@baize/kernel";
import { stageOf } from "@baize/table";
import { describe, expect, test } from "vitest";
import { table } from "../rules/fixture.ts";
import { freecell } from "../rules/index.ts";
import { bestMove, readMoves, roomWords, wishedMove } from "./choice.ts";
import { moveCursor } from "./cursor.ts";
import { layout } from "./layout.ts";
import { lineAt, lineMove } from "./line.ts";
import { supermoveStops } from "./motion.ts";
import { piles, scene } from "./scene.ts";
import { cardLabel, pileLabel } from "./speech.ts";
import { BLANK, type Typed, type Typing, typeKey } from "./typed.ts";
import { spread, winFlights } from "./win.ts";

/** A table in the middle of a game; the rest of the deck lies in column 8. */
const TABLE = table(`Foundations: H-2 C-0 D-A S-0
Freecells: QS - - -
: KD
: 9C 8D 7C
: 8H
: 3H
:
: 2D 5S
: TD 9S
: KC KH KS QC QD QH JC JD JH JS TC TH TS 9D 9H 8C 8S 7D 7H 7S 6C 6D 6H 6S 5C 5D 5H 4C 4D 4H 4S 3C 3D 3S 2C 2S AC AS`);

/** The moves of a golden match. */
const goldenLine = (name: string): readonly string[] => {
  const text = readFileSync(join(import.meta.dirname, `../../golden/${name}.txt`), "utf8");
  return (JSON.parse(text.split("\n")[0] ?? "") as { moves: string[] }).moves;
};

const legal = freecell.legalMoves(TABLE).map((move) => freecell.formatMove(move, TABLE));
const moves = readMoves(legal, TABLE);
const from = (name: string, count: number) => {
  const move = freecell.parseMove(`${name}h`, TABLE);
  if (!move.ok) throw new Error(name);
  return { from: move.value.from, count };
};
const best = (name: string, count = 1) => {
  const move = bestMove(TABLE, moves, from(name, count));
  return move && freecell.formatMove(move, TABLE);
};

describe("the best place", () => {
  test.each([
    ["8", 1, "8h", "home, for nothing can need an ace"],
    ["4", 1, "4h", "home, for no black two is left to lay on it"],
    ["a", 1, "a1", "onto a card"],
    ["2", 1, "23", "onto a card, rather than to an empty column"],
    ["2", 2, "27", "onto a card, the run from a covered card"],
    ["6", 1, "65", "to an empty column, rather than to a cell"],
  ])("FC-T7 %s, %i cards: %s, %s", (name, count, text) => {
    expect(best(name, count)).toBe(text);
  });

  test("FC-T7 a whole column is not moved to an empty one, nor a card from cell to cell", () => {
    expect(best("1")).toBe("1b");
    const full = table(freecell.stateText.format(TABLE).replace("\n: KD", "\n: KD\n:").replace("\n:\n: 2D", "\n: 2D"));
    const held = readMoves(
      freecell.legalMoves(full).map((move) => freecell.formatMove(move, full)),
      full,
    );
    expect(bestMove(full, held, { from: { kind: "cell", index: 0 }, count: 1 })?.to.kind).toBe("cascade");
  });

  test("FC-T11 cards that are no run, or lack room, get the rules' own reason", () => {
    expect(wishedMove(TABLE, from("8", 3))).toMatchObject({ count: 3, to: { kind: "cascade" } });
    expect(wishedMove(TABLE, from("3", 1))).toBeUndefined();
    expect(roomWords(TABLE)).toBe("Up to 8 at once, 4 to an empty column");
  });
});

describe("typed moves", () => {
  const type = (text: string) => {
    let typed: Typing = BLANK;
    const told: string[] = [];
    for (const key of text.split(" ")) {
      const next: Typed | undefined = typeKey(typed, key === "Space" ? " " : key, TABLE);
      if (next === undefined) return `${key} is no part of a move`;
      const { play, again, ...rest } = next;
      typed = rest;
      if (play !== undefined) told.push(again ? `not, but ${play}` : play);
    }
    return [...told, ...(typed.text === "" ? [] : [`${typed.text}…`])].join(", ");
  };

  test.each([
    ["2 3", "23"],
    ["A 1", "a1"],
    ["4 h", "4h"],
    ["2 5", "25…"],
    ["2 5 Enter", "25"],
    ["2 5 x 2", "25x2"],
    ["2 5 x 1", "25x1"],
    ["2 5 Space 4 h", "25, 4h"],
    ["2 5 4 h", "25, 4h"],
    ["2 7 x 2", "27"],
    ["2 7 x 1", "27, not, but 27x1"],
    ["2 7 x 2 4 h", "27, 4h"],
    ["4 h x 1 Space 2 3", "4h, 23"],
    ["2 5 x Enter", "25"],
    ["2 Escape", ""],
    ["2 5 Backspace", "2…"],
    ["h", "h is no part of a move"],
    ["u", "u is no part of a move"],
    ["9", "9 is no part of a move"],
    ["e", "e is no part of a move"],
    ["Enter", "Enter is no part of a move"],
  ])("FC-T10 %s gives %s", (keys, expected) => {
    expect(type(keys)).toBe(expected);
  });
});

describe("a typed move that was not allowed", () => {
  const refused = (count: number): Typing => ({ text: "", isEnd: true, played: "27", count, most: 3, isRefused: true });
  const after = (before: Typing, keys: string): Typed | undefined =>
    [...keys].reduce<Typed | undefined>((typed, key) => typed && typeKey(typed, key, TABLE), before);

  test.each([
    ["x1", 2, { text: "", isEnd: true, play: "27x1" }],
    ["x2", 2, { text: "", isEnd: true }],
    ["x ", 2, { text: "", isEnd: true }],
    ["4", 2, { text: "4" }],
  ] as const)("FC-T10 its count %s leaves no sign over", (keys, count, expected) => {
    expect(after(refused(count), keys)).toEqual(expected);
  });
});

describe("a line as it is written down", () => {
  const start = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: 617 }));
  const line = goldenLine("won-617");

  test.each(["none", "safe"] as const)("FC-T10 wins where cards go home by themselves: %s", (mode) => {
    let at = lineAt(undefined, start);
    const played: (string | undefined)[] = [];
    for (const text of line) {
      const next = lineMove(at, text, mode, true);
      played.push(next.play);
      at = lineAt(next.line, next.line?.real ?? at.real);
    }
    expect(at.real.foundations).toEqual([13, 13, 13, 13]);
    expect(played.filter((text) => text === undefined).length > 0).toBe(mode === "safe");
  });

  test("FC-T10 whoever looks at the table means the card that lies there", () => {
    const real = must(freecell.apply(TABLE, must(freecell.parseMove("8h", TABLE))));
    const line = { plain: TABLE, real, texts: [], played: 0 };
    expect(lineMove(line, "8h", "none", true).play).toBeUndefined();
    expect(lineMove(line, "8h", "none", false).play).toBe("8h");
  });
});

const places = layout(stageOf(1280, 800), { columns: 8, cells: 4 });
const all = piles(TABLE, places);

describe("the cursor", () => {
  test.each([
    ["column-1", 0, "ArrowUp", false, "column-1", 1],
    ["column-1", 2, "ArrowUp", false, "cell-1", 0],
    ["column-1", 0, "ArrowUp", true, "cell-1", 0],
    ["column-1", 2, "ArrowDown", false, "column-1", 1],
    ["column-0", 0, "ArrowLeft", false, "column-7", 0],
    ["column-7", 3, "ArrowRight", false, "column-0", 0],
    ["cell-3", 0, "ArrowRight", false, "home-3", 0],
    ["home-1", 0, "ArrowDown", false, "column-7", 0],
    ["column-4", 0, "PageUp", false, "home-3", 0],
    ["home-3", 0, "PageDown", false, "column-4", 0],
    ["column-4", 2, "Home", false, "column-0", 0],
    ["column-4", 0, "End", false, "column-7", 0],
    ["home-1", 0, "Home", true, "cell-0", 0],
  ])("FC-T6 at %s, %i deep, %s (holding: %s) leads to %s, %i deep", (pile, depth, key, holding, goal, deep) => {
    expect(moveCursor({ pile, depth }, key, all, holding)).toEqual({ pile: goal, depth: deep });
  });

  test("FC-T6 other keys do not move it", () => {
    expect(moveCursor({ pile: "column-0", depth: 0 }, "x", all, false)).toBeUndefined();
  });
});

test("FC-T16 the cards of a supermove leave one by one and arrive one by one", () => {
  const [a, spare, b] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ] as const;
  const offsets = [0, 1, 2].map((k) => supermoveStops(k, 3, a, spare, b).map(({ offset }) => Math.round(offset * 5)));
  expect(offsets).toEqual([
    [2, 3],
    [1, 2, 3, 4],
    [0, 1, 4, 5],
  ]);
});

test("FC-T15 the wave of a win runs once: a deck that lies there does not move again, whichever view says so", () => {
  const before = new Map(scene(all, places).map((l) => [l.card, l]));
  const deck = spread(stageOf(1280, 800));
  expect(winFlights(deck, before, places)).toHaveLength(52);
  expect(winFlights(deck, new Map(deck.lying.map((l) => [l.card, l])), places)).toEqual([]);
});

test("FC-T15 cards that are not home yet go there in order, before any card lies down", () => {
  const flights = winFlights(spread(stageOf(1280, 800)), new Map(scene(all, places).map((l) => [l.card, l])), places);
  const leaves = flights.flatMap(({ card, frames, duration }) => {
    const [first, second] = frames;
    const isLate = first?.zIndex !== rankOf(card) + 1;
    return isLate ? [[rankOf(card), Number(second?.offset) * duration] as const] : [];
  });
  const inOrder = leaves.toSorted(([, a], [, b]) => a - b).map(([rank]) => rank);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  for (const { frames } of flights) {
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  }
});

test.each([
  [1440, 900],
  [2560, 1440],
  [1280, 720],
  [1024, 600],
  [390, 844],
  [360, 640],
  [844, 390],
])("FC-T26 at the end the deck lies whole within %i × %i, and every court shows its face", (width, height) => {
  const stage = stageOf(width, height);
  const { lying, w } = spread(stage);
  expect(lying).toHaveLength(52);
  for (const { x, y, card, covered } of lying) {
    expect(x).toBeGreaterThanOrEqual(Math.min(stage.free.left, 232));
    expect(x + w).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + 1.4 * w).toBeLessThanOrEqual(height - (stage.frame === "corners" ? 8 : 200));
    if (rankOf(card) > 9) expect(covered).toBe(false);
    if (stage.frame !== "bars") expect(covered).toBe(false);
  }
  // Beside a rail it takes the room that there is: the width, or what the words leave of the height.
  const most = Math.min((width - 404) / 13, (height - 372) / 5.6);
  if (stage.frame === "rail") expect(w).toBe(Math.floor(most));
});

test("FC-T17 piles, cards and moves in words", () => {
  const label = (id: string) => pileLabel(all.find((pile) => pile.id === id)!);
  expect(["column-4", "column-1", "column-0", "cell-0", "cell-1", "home-2", "home-0"].map(label)).toEqual([
    "Column 5, empty",
    "Column 2, 3 cards",
    "Column 1, 1 card",
    "Cell a",
    "Cell b, empty",
    "Hearts home, up to the two",
    "Clubs home, empty",
  ]);
  const lying = scene(all, places);
  expect(lying.filter(({ z }) => z === 1).map(cardLabel)).toContain("Nine of clubs, column 2, 1 of 3");
  expect(lying.map(cardLabel)).toContain("Queen of spades, cell a");
  expect(["25x3", "a1", "4h", "2b", "99"].map((text) => mannersOf(freecell).describe(text, TABLE))).toEqual([
    "Nine of clubs and 2 more to column 5.",
    "Queen of spades to the king of diamonds, column 1.",
    "Three of hearts home.",
    "Seven of clubs to cell b.",
    "99",
  ]);
});
