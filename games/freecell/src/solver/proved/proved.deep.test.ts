import { Budget, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell, type State } from "../../rules/index.ts";
import { drawnEndgame, lateGame } from "../endgames.ts";
import { fewestMoves } from "../referee.ts";
import { type Count, Shortest } from "../shortest.ts";
import { wins } from "../verify.ts";

/** The length that is proved, undefined for a lost position; the line is replayed by the rules. */
function provedLength(state: State, count: Count = "moves"): number | undefined {
  const search = new Shortest(state, { count, tables: 16_000_000 });
  search.run(new Budget());
  if (search.isLost) return undefined;
  expect([search.isProved, wins(state, search.line ?? [])]).toEqual([true, true]);
  return search.atMost;
}

const deal = (number: number): State => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));

test("FC-S15 deals 1 to 10 in player moves", () => {
  const lengths = Array.from({ length: 10 }, (_, i) => provedLength(deal(i + 1)));
  expect(lengths).toEqual([29, 21, 18, 27, 33, 23, 24, 22, 29, 28]);
});

test("FC-S17 deals 1 to 10 in single cards", () => {
  const lengths = Array.from({ length: 10 }, (_, i) => provedLength(deal(i + 1), "cards"));
  expect(lengths).toEqual([35, 23, 21, 33, 38, 27, 24, 23, 40, 33]);
});

const TABLES = [
  "cascades=4,cells=1",
  "cascades=4,cells=2",
  "cascades=5,cells=1",
  "cascades=6,cells=2",
  "cascades=8,cells=1",
];

test("FC-S18 two hundred positions and more are confirmed by complete search, without autoplay or bound", () => {
  const drawn = TABLES.flatMap((options) =>
    Array.from({ length: 50 }, (_, i) => drawnEndgame(`deep ${options} ${i}`, options, 6 + (i % 4))),
  );
  const late = [2, 3].flatMap((moves) =>
    Array.from({ length: 10 }, (_, i) => lateGame(i + 1, i % 2 === 0 ? "standard" : "cascades=7,cells=3", moves)),
  );
  let confirmed = 0;
  for (const position of [...drawn, ...late]) {
    for (const state of [position, { ...position, moves: "single" as const }]) {
      const length = fewestMoves(state, 800);
      if (length === "unknown") continue;
      expect(provedLength(state)).toBe(length);
      confirmed++;
    }
  }
  expect(confirmed).toBeGreaterThanOrEqual(200);
});
