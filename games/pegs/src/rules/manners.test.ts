/** How Peg Solitaire is spoken of and played at any table. */

import { ENGLISH, inLanguage, LANGUAGES, learnLanguage, Match, mannersOf, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { type Board, parseBoard } from "./board.ts";
import { BOARD_NAMES } from "./boards.ts";
import { hole, table } from "./fixture.ts";
import { pegs } from "./game.ts";
import { type Bearing, compareJumps, directionOf, graphOf, LEAPS, leapBetween, overOf } from "./graph.ts";
import { columnOf, rowOf } from "./hole.ts";
import { progress } from "./manners.ts";

const manners = mannersOf(pegs);

test.each([
  ["skull", "Skull"],
  ["english", "English, centre empty"],
  ["english-c3", "English, c3 empty"],
  ["triangle15-12", "Triangle, level 12"],
  ["***.***/***O***/***O***/***.***/***.***/***.***/*******", "Board of 2 pegs"],
  ["***.***/***O***/***.***/***.***/***.***/***.***/*******", "Board of 1 peg"],
  ["no such board", "no such board"],
])("PG-W2 the board %s is called %s", (deal, name) => {
  expect(manners.dealName(deal)).toBe(name);
});

test.each(LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH))(
  "PG-W2 every board has a name in %s",
  async (id) => {
    learnLanguage(id, (await import(`../words/${id}.ts`)).tables);
    const names = BOARD_NAMES.map((board) => inLanguage(id, () => manners.dealName(board)));
    expect(names.filter((name) => /[a-z]{3}/i.test(name))).toEqual([]);
  },
);

test("PG-W2 a jump is said with the hole it passes over; what is none, as it is written", () => {
  const said = (text: string) => manners.describe(text, table("english"));
  expect([said("d2-d4"), said("b4-d4"), said("nonsense"), said("d2-d3")]).toEqual([
    "d2 jumps over d3 to d4.",
    "b4 jumps over c4 to d4.",
    "nonsense",
    "d2-d3",
  ]);
  expect(overOf({ from: hole("a1"), to: hole("g7") })).toBeUndefined();
});

test("PG-W2 the next sweep of a line is said whole, and how many jumps it is", () => {
  const stepOf = (line: readonly string[]) => manners.step(line, table("english"));
  expect(stepOf([])).toEqual({ says: "", moves: 0 });
  expect(stepOf(["d2-d4"])).toEqual({ says: "d2 jumps over d3 to d4.", moves: 1 });
  expect(stepOf(["d2-d4", "b3-d3"])).toEqual({ says: "d2 jumps over d3 to d4.", moves: 1 });
  expect(stepOf(["d2-d4", "d4-f4", "b3-d3"])).toEqual({
    says: "Next sweep takes two. From d2 to d4, f4.",
    moves: 2,
  });
});

test("PG-W2 moves are counted and told in sweeps: a peg that goes on begins no new one", () => {
  expect([manners.playerMoves(["d2-d4", "d4-f4", "b3-d3"]), manners.countText?.(["d2-d4"])]).toEqual([2, "1 sweep"]);
  expect(manners.distance(["d4-f4", "b3-d3"], ["d2-d4"])).toBe("1 sweep");
  expect(manners.distance(["b3-d3", "d5-d3"], ["d2-d4"])).toBe("2 sweeps");
  expect(manners.lineText?.(["d2-d4", "d4-f4", "b3-d3"])).toBe("d2-d4-f4, b3-d3");
});

test("PG-W3 the marks and the names of the holes can be chosen", () => {
  expect(
    manners.preferences.map(({ id, standard, choices }) => [id, standard, choices.map(({ value }) => value)]),
  ).toEqual([
    ["marks", "light", ["light", "none"]],
    ["names", "none", ["none", "shown"]],
  ]);
  for (const { choices } of manners.preferences) {
    expect(new Set(choices.flatMap(({ title, says }) => [title, says])).size).toBe(4);
  }
  expect([manners.title, manners.dealWord, manners.stuck]).toEqual(["Pegs", "board", "No peg can jump any more."]);
});

test("PG-W2 each way to jump has its name, on a square board and on a triangular one", () => {
  const from = hole("e5");
  const ways = (lattice: "square" | "triangular") =>
    Object.fromEntries(
      LEAPS[lattice]
        .filter((leap) => leap.from === from)
        .map(({ to }) => [
          [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)].join(),
          directionOf({ from, to }, lattice),
        ]),
    );
  const square: Record<string, Bearing> = { "-2,0": "up", "2,0": "down", "0,-2": "left", "0,2": "right" };
  expect(ways("square")).toEqual(square);
  expect(ways("triangular")).toEqual({
    ...square,
    "-2,0": "up-right",
    "2,0": "down-left",
    "-2,-2": "up-left",
    "2,2": "down-right",
  });
});

test("PG-W2 jumps are found by their ends, and stand in order", () => {
  for (const lattice of ["square", "triangular"] as const) {
    for (const [i, leap] of LEAPS[lattice].entries()) {
      expect(leapBetween(lattice, leap)).toEqual(leap);
      if (i > 0) expect(compareJumps(LEAPS[lattice][i - 1]!, leap)).toBeLessThan(0);
    }
  }
  const { board } = table("english");
  expect([graphOf(board).holes.length, graphOf(board).leaps.length, graphOf(board)]).toEqual([33, 76, graphOf(board)]);
});

test("PG-W2 the graph of a board is remembered, though not of any number of boards", () => {
  const shapes = Array.from({ length: 100 }, (_, n) =>
    must(
      parseBoard(
        [n.toString(2).padStart(7, "0").replaceAll("0", "*").replaceAll("1", "O"), ...Array(6).fill("OOOOOOO")].join(
          "/",
        ),
      ),
    ),
  );
  const first = shapes[0] as Board;
  const graph = graphOf(first);
  expect(graphOf(first)).toBe(graph);
  for (const shape of shapes) graphOf(shape);
  expect(graphOf(first)).not.toBe(graph);
});

test("PG-Y1 rivals are told how many pegs are left, wherever they stand", () => {
  const start = must(Match.start(pegs, { deal: "english" }));
  const told = start.legalMoves(seat(0)).map((move) => progress(must(start.play(move)).view(seat(0))));
  expect(told.length).toBeGreaterThan(1);
  for (const each of told) expect(each).toEqual({ done: 2, of: 32, parts: [{ kind: "places", taken: 31, of: 33 }] });
  expect(pegs.manners?.racing?.progressText(told[0]!)).toBe("31 left");
});

test("PG-W4 a sweep is taught: the peg, the sweep, and what it leaves; a line is told in parts of five sweeps", async () => {
  const tutor = await manners.tutor();
  const view = must(Match.start(pegs, { deal: "plus" })).view("spectator");
  const line = ["d5-d3", "f4-d4", "d4-d2", "b4-d4", "d3-d5"];
  expect(tutor.teach(["d5-d3", "d3-d1"], view)).toMatchObject({
    where: "*Look at d5.* A good jump begins there.",
    moves: 2,
  });
  expect(tutor.teach(["d5-d3"], view).why).toBe("*It leaves a single peg,* where it may end.");
  expect(tutor.teach(["d5-d3", "f4-d4"], view).why).toMatch(/^\*It takes 1 peg and keeps the win\.\*/);
  const parts = tutor.chapters(line, view);
  expect(parts.map(({ title, steps }) => [title, steps.length])).toEqual([["Down to 4 pegs", 4]]);
  expect(parts[0]?.steps[1]).toEqual({ says: "f4 – d4 – d2", moves: 2 });
  expect(manners.splitLine?.("f4-d4-d2")).toEqual(["f4-d4", "d4-d2"]);
  expect(manners.splitLine?.("f4-d4")).toEqual(["f4-d4"]);
});
