import { mannersOf, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { hole, table } from "../rules/fixture.ts";
import {
  type Board,
  formatHole,
  holesOf,
  jumpsOf,
  parseBoard,
  parseBoardName,
  pegs,
  sweepsAfter,
} from "../rules/index.ts";
import { step } from "./cursor.ts";
import { verdictOf } from "./editor-panel.tsx";
import { arcs, MS } from "./motion.ts";
import { nameText, readBoards, writeBoards } from "./own-boards.ts";
import { wonSays } from "./result.tsx";
import { holeLabel } from "./speech.ts";
import { changeBetween } from "./travel.ts";
import { typeKey } from "./typed.ts";
import { randomSays } from "./ways.tsx";

test.each([
  ["d4", "up", "d3"],
  ["c1", "left", "b3"],
  ["a3", "up", "c2"],
  ["g4", "right", "g4"],
  ["d7", "down", "d7"],
] as const)("PG-V4 on the English board an arrow leads from %s %s to %s", (from, way, to) => {
  const board = must(parseBoardName("english"));
  expect(formatHole(step("square", hole(from), way, holesOf(board)))).toBe(to);
});

test.each([
  ["a1", "down", "a2"],
  ["b3", "up", "a2"],
  ["a3", "right", "b3"],
  ["c3", "left", "b3"],
  ["e5", "right", "e5"],
] as const)("PG-V4 on a triangle an arrow leads from %s %s to %s", (from, way, to) => {
  const board = must(parseBoardName("triangle15"));
  expect(formatHole(step("triangular", hole(from), way, holesOf(board)))).toBe(to);
});

describe("typed moves", () => {
  const type = (keys: string, last?: string) => {
    let typed = "";
    for (const key of keys.split(" ")) {
      const next = typeKey(typed, key, last);
      if (next === undefined) return `${key} is no part of a move`;
      if (next.play !== undefined) return next.play;
      typed = next.text;
    }
    return `${typed}…`;
  };
  test.each([
    ["d 2 d 4", "d2-d4"],
    ["D 2 - D 4", "d2-d4"],
    ["d 2", "d2…"],
    ["d 2 Backspace 3 d 5", "d3-d5"],
    ["d 2 Escape", "…"],
    ["d 2 Enter", "d2"],
    ["- d 6", "d4-d6"],
    ["m o v e _ u p ( 3 , 4 ) Enter", "move_up(3,4)"],
    ["u", "u is no part of a move"],
    ["d 0", "0 is no part of a move"],
    ["h 4", "h is no part of a move"],
    ["H 4 f 4", "h4-f4"],
    ["Enter", "Enter is no part of a move"],
  ])("PG-V5 %s gives %s", (keys, expected) => {
    expect(type(keys, "d4")).toBe(expected);
  });
});

describe("jumps between two boards", () => {
  const before = table("english");
  const after = table("english", "d2-d4");
  const moves = ["d2-d4"];
  test.each([
    ["by moves", { board: before.board, moves: [] }, { board: after.board, moves }, "made"],
    ["by moves, taken back", { board: after.board, moves }, { board: before.board, moves: [] }, "undone"],
    [
      "by the boards alone",
      { board: before.board, moves: undefined },
      { board: after.board, moves: undefined },
      "made",
    ],
    ["and back", { board: after.board, moves: undefined }, { board: before.board, moves: undefined }, "undone"],
  ] as const)("PG-V13 are found %s", (_how, old, now, way) => {
    expect(changeBetween(old, now)).toEqual({ way, jumps: jumpsOf(moves) });
  });

  test("PG-V13 another game is no jump", () => {
    const other = { board: table("skull").board, moves };
    expect(changeBetween({ board: before.board, moves: ["b4-d4"] }, other)).toBeUndefined();
  });

  test("PG-V13 a peg flies in arcs of 120 ms each, from where it was to where it stands", () => {
    const frames = arcs(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
      { x: 100, y: 100 },
    );
    expect(frames[0]).toMatchObject({ translate: "-100px -100px", offset: 0 });
    expect(frames.at(-1)).toMatchObject({ translate: "0px 0px", offset: 1 });
    expect(frames.find(({ offset }) => offset === 0.25)?.translate).toBe("-50px -124px");
    expect(MS.jump).toBe(120);
  });
});

const manners = mannersOf(pegs);

test("PG-V16 boards, holes and jumps in words", () => {
  expect(["skull", "english", "english-c3", "square6", viewRow("plus")].map((deal) => manners.dealName(deal))).toEqual([
    "Skull",
    "English, centre empty",
    "English, c3 empty",
    "Square of 36, a1 empty",
    "Plus",
  ]);
  expect(manners.dealName("OO*****/*******/*******/*******/*******/*******/*******")).toBe("Board of 2 pegs");
  const view = table("english");
  expect(manners.describe("move_down(2,4)", view)).toBe("d2 jumps over d3 to d4.");
  expect(holeLabel(hole("d2"), view, jumpsOf(["d2-d4"]), { "d2-d4": true })).toBe(
    "d2, peg. It can jump down, which keeps the win",
  );
  expect(holeLabel(hole("d4"), { ...view, goal: hole("d4") }, [], {})).toBe("d4, empty, target");
  expect(manners.step(["d2-d4", "d4-d6", "a1-a3"], view)).toEqual({
    says: "Next sweep takes two. From d2 to d4, d6.",
    moves: 2,
  });
  expect(sweepsAfter(["d4-d6", "a1-a3"], ["d2-d4"])).toBe(1);
});

const viewRow = (name: string): string => pegs.deal.format(must(parseBoardName(name)));

describe("own boards", () => {
  test("PG-V11 are kept by name and read back; what cannot be read is left out", () => {
    const kept: string[] = [];
    const board = must(parseBoardName("plus"));
    const deal = "**...**/**.O.**/...O.../.OOOOO./...O.../**.O.**/**...**";
    writeBoards({ note: (_key, value) => kept.push(value) }, [{ deal, title: "Mine", board }]);
    expect(readBoards({ boards: `${kept[0]}\nrubbish\tX\n` })).toEqual([{ deal, title: "Mine", board }]);
    expect(readBoards({})).toEqual([]);
    expect(nameText("  a\tb\n c ")).toBe("a b c");
  });

  const known = { line: [], settled: true } as const;
  const three = must(parseBoard("OO.****/*******/*******/*******/*******/*******/*******")) as Board;
  test.each([
    ["nothing on it", three.replaceAll("O", ".") as Board, undefined, "Put some pegs on the board."],
    ["one peg", three.replace("O", ".") as Board, undefined, "One peg: this is already won."],
    ["no jump", three.replace(".", "*") as Board, undefined, "Lost: no peg can jump."],
    ["nothing known", three, undefined, "Not known yet."],
    ["still looking", three, { ...known, glow: "thinking" }, "Not known yet."],
    ["won, sweeps unknown", three, { ...known, glow: "winnable" }, "Winnable. The fewest sweeps are not known yet."],
    ["won", three, { ...known, glow: "winnable", insight: { keeps: {}, sweeps: 1 } }, "Winnable in 1 sweep."],
    ["lost", three, { ...known, glow: "lost", why: "Too far out." }, "Lost. Too far out."],
  ] as const)("PG-V10 the verdict on a board with %s", (_what, board, truth, says) => {
    expect(verdictOf(board, "any", truth)).toBe(says);
  });
});

test.each([
  [1, "Random play *always* wins."],
  [0.7, "Random play wins *70 in 100*."],
  [0.998, "Random play wins *99 in 100*."],
  [1 / 146, "Random play wins *1 in 146*."],
  [1 / 12345, "Random play wins *1 in 12,345*."],
])("PG-V7 how often random play wins at a chance of %f", (chance, says) => {
  expect(randomSays(chance)).toBe(says);
});

test.each([
  [18, 18, "18 sweeps, in d4. Nobody can do it in fewer."],
  [10, 7, "10 sweeps, in d4; 7 is the fewest."],
  [1, undefined, "1 sweep, in d4. The fewest is not known yet."],
])("PG-V26 a win in %i sweeps where the fewest is %s", (sweeps, fewest, says) => {
  expect(wonSays({ sweeps, hole: "d4" }, fewest)).toBe(says);
});
