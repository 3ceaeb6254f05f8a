import { existsSync } from "node:fs";
import { join } from "node:path";
import { baize, jsonLines, PseudoTerminal, startHomes } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

const newHome = startHomes();

const DOWN = "\u001B[B";

test.each([
  ["deal pegs plus", /^\*\*\.\.\.\*\*\n\*\*\.O\.\*\*\n/],
  ["deal pegs plus --format json --options d4", /^{"board":"plus","goal":"d4","rows":\["\*\*\.\.\.\*\*",/],
])("PG-U4 CL-D1 `baize %s`", async (line, expected) => {
  expect(await baize(line)).toMatchObject({ code: 0, err: "", out: expect.stringMatching(expected) });
});

test("PG-U4 CL-S2 CL-S5 a board of pegs as JSON", async () => {
  const [found] = jsonLines((await baize("solve pegs plus --json --target d4")).out);
  expect(Object.keys(found)).toEqual(["link", "board", "verdict", "sweeps", "moves"]);
  expect(found).toMatchObject({ board: "plus", verdict: "won", sweeps: 6 });
  expect(found.moves.at(-1)).toMatch(/-d4$/);
});

test("PG-U4 PG-V27 CL-S1 the line of a board of pegs is written in sweeps", async () => {
  expect(await baize("solve pegs easy")).toMatchObject({ code: 0, out: "d2-d4-d6\n" });
});

test("PG-S2 CL-S1 the English board is solved from a vacancy whose table is slow, and how short a line can be is told", async () => {
  const { code, out, err } = await baize("solve pegs english-c3");
  expect([code, err]).toEqual([0, ""]);
  expect((await baize("verify - --game pegs --deal english-c3", out)).out).toMatch(/ won\.\n$/);
  const shortest = await baize("solve pegs english-c3 --shortest --budget-ms 200");
  expect(shortest).toMatchObject({ code: 0, err: "30 sweeps; at least 15 are needed\n" });
});

test("PG-U3 CL-P2 the messages of the document", async () => {
  const lines = "move_up(4,4)\nmove_left(9,4)\nmove_up(1,4)\nmove_down(2,9)\nd2-d4\nd4-d6\nundo\nundo\nredo\nredo\n";
  const { out } = await baize("play pegs english-d4", lines);
  expect(out.split("\n").filter((line) => !/^[*O.]{7}$/.test(line))).toEqual([
    ...["Game is over: No", "Game is won : No", "Board Status:"],
    "Slot at (4, 4) is not O",
    "Row 9 is not valid.",
    "Row 0 is not valid.",
    "Column 9 is not valid.",
    ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
    "Slot at (6, 4) is not .",
    ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
    "Nothing to undo.",
    ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
    "Nothing to redo.",
    "",
  ]);
});

describe("analysis", () => {
  test("CL-A1 as JSON", async () => {
    const { code, out } = await baize("analyse pegs plus --json");
    const [found] = jsonLines(out);
    expect(code).toBe(0);
    expect(Object.keys(found)).toEqual(
      ["board", "goal", "reachable", "winnable", "reachableClasses", "winnableClasses"].concat([
        "layers",
        "solutions",
        "sweeps",
        "atLeast",
        "proved",
        "randomWin",
      ]),
    );
    expect(found).toMatchObject({
      board: "plus",
      goal: "any",
      reachable: 153,
      winnable: 50,
      solutions: "32",
      sweeps: 5,
    });
    expect(found.layers[0]).toEqual({ pegs: 9, reachable: 1, winnable: 1 });
  });

  test("CL-A1 with a target, as text, and without enough time", async () => {
    expect((await baize("analyse pegs plus --target d4")).out).toMatch(/^board: plus\ngoal: d4\nreachable: 153\n/);
    expect(await baize("analyse pegs skull --budget-ms 1")).toMatchObject({ code: 4, out: "" });
  });
});

describe.skipIf(process.platform === "win32")("the screen", () => {
  test("CL-T2 CL-T5 Peg Solitaire is won with the pointer, and then forgotten", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play pegs easy", home);
    await table.until(/0 sweeps.*can be won/);
    table.type(`${DOWN} ${DOWN}${DOWN} `);
    await table.until(/1 sweep /);
    table.type(`${DOWN} ${DOWN.replace("B", "A")}${DOWN.replace("B", "A")} `);
    await table.until(/Over: won, after 2 sweeps/);
    table.type("quit\r");
    expect(await table.end()).toBe(0);
    expect(existsSync(join(home, "baize/pegs.json"))).toBe(false);
  });

  test("PG-U5 a puzzle is not lit until a hint is asked for", async () => {
    const table = new PseudoTerminal("play pegs triangle15-12", newHome());
    await table.until(/0 sweeps/);
    table.type("a3-a1\r");
    await table.until(/1 sweep /);
    table.type("a1-");
    await table.until(/> a1-/);
    expect(table.screen).toMatch(/1 sweep \| \d+:\d\d *$/m);
    table.type("c3\rhint\r");
    await table.until(/Try/);
    table.type("undo\r");
    await table.until(/1 sweep .* can be won/);
    table.type("quit\r");
    expect(await table.end()).toBe(0);
  });
});
