import { Budget, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { autoplay, freecell, type State } from "../../rules/index.ts";
import { drawnEndgame } from "../endgames.ts";
import { playerMoves, ruleMoves } from "../line.ts";
import { fewestMoves } from "../referee.ts";
import { Shortest, shortest } from "../shortest.ts";
import { wins } from "../verify.ts";
import { Frontier } from "./frontier.ts";

const start = (deal: string, options = "standard"): State =>
  must(freecell.setup(must(freecell.options.parse(options)), must(freecell.deal.parse(deal))));

const TABLES = 1_000_000;

/** The length that the frontier proves by itself, without any line known before; checked by the rules. */
function provedLength(state: State): number | undefined {
  const frontier = new Frontier(state, TABLES);
  frontier.run(new Budget(), Number.POSITIVE_INFINITY);
  if (frontier.line === undefined) return undefined;
  const line = ruleMoves(state, frontier.line, () => true);
  expect([wins(state, line), playerMoves(line)]).toEqual([true, frontier.atLeast]);
  return frontier.atLeast;
}

describe("lengths that are known", () => {
  test.each([
    ["3", 18],
    ["6", 23],
    ["7", 24],
  ])("FC-S15 deal %s takes %d player moves", (deal, moves) => {
    expect(provedLength(start(deal))).toBe(moves);
  });

  test.each([
    ["3", 21],
    ["6", 27],
    ["7", 24],
  ])("FC-S17 deal %s takes %d single cards", (deal, cards) => {
    const state = start(deal);
    expect(provedLength({ ...state, moves: "single" })).toBe(cards);
    const search = new Shortest(state, { count: "cards" });
    search.run(new Budget());
    expect([search.isProved, search.atMost, wins(state, search.line ?? [])]).toEqual([true, cards, true]);
  });

  test("FC-S15 a position that is won takes nothing, and one move from the end takes one", () => {
    expect(provedLength(start("Foundations: H-K C-K D-K S-K"))).toBe(0);
    expect(provedLength(start("Foundations: H-K C-K D-K S-J : QS KS"))).toBe(1);
    expect(provedLength(start("Foundations: H-K C-K D-K S-J : KS QS"))).toBe(0);
  });

  test("FC-S15 FC-S3 in small pieces, and with another search in between, it comes to the same", () => {
    const [one, other] = [new Shortest(start("6")), new Shortest(start("7"), { count: "cards" })];
    while (!one.isProved || !other.isProved) {
      one.run(new Budget({ nodes: 20_000 }));
      other.run(new Budget({ nodes: 20_000 }));
    }
    expect([one.atMost, other.atMost]).toEqual([23, 24]);
  });

  test("FC-S11 a memory that is too small leaves the bound that was proved", () => {
    const search = new Shortest(start("4"), { tables: 20_000 });
    search.run(new Budget({ nodes: 150_000 }));
    expect([search.isProved, search.tables < 25_000]).toEqual([false, true]);
    expect(search.atLeast).toBeGreaterThanOrEqual(22);
    expect(search.atLeast).toBeLessThanOrEqual(27);
    expect(search.atMost).toBeGreaterThanOrEqual(27);
  });
});

test("FC-S11 FC-S3 a position that is lost has no length, however much is spent", () => {
  const search = new Shortest(start("11982"), { tables: 1000 });
  search.run(new Budget({ nodes: 30_000 }));
  expect([search.isLost, search.isProved, search.line]).toEqual([false, false, undefined]);
  search.run(new Budget());
  expect([search.isLost, search.isProved, search.line]).toEqual([true, false, undefined]);
});

describe("against the referee", () => {
  const cases = ["cascades=4,cells=1", "cascades=4,cells=2", "cascades=6,cells=1", "cascades=4,cells=1,moves=single"];
  const positions = cases.flatMap((options) =>
    Array.from({ length: 8 }, (_, i) => drawnEndgame(`referee ${options} ${i}`, options, 8)),
  );

  test("FC-S18 every length is confirmed by complete search, for single cards as well", () => {
    let confirmed = 0;
    for (const state of positions) {
      for (const counted of [state, { ...state, moves: "single" as const }]) {
        const length = fewestMoves(counted, 300);
        if (length === "unknown") continue;
        expect(provedLength(counted)).toBe(length);
        confirmed++;
      }
    }
    expect(confirmed).toBeGreaterThan(15);
  }, 30_000);

  test("FC-S16 safe autoplay makes no line longer", () => {
    let moved = 0;
    for (const before of positions) {
      const after = autoplay(before, "safe").reduce((state, move) => must(freecell.apply(state, move)), before);
      if (after === before) continue;
      const lengths = [before, after].map((state) => fewestMoves(state, 300));
      if (lengths.includes("unknown")) continue;
      expect(lengths[0]).toBe(lengths[1]);
      moved++;
    }
    expect(moved).toBeGreaterThan(2);
  }, 30_000);
});

test("FC-S12 along a shortest line the bound falls by one at most with each move, and never without", () => {
  const state = start("3");
  const [best] = [...shortest(state, new Budget())].slice(-1);
  let at = state;
  let bound = new Frontier(at, TABLES).atLeast;
  for (const move of best?.line ?? []) {
    at = must(freecell.apply(at, move));
    const next = new Frontier(at, TABLES).atLeast;
    expect(next).toBeGreaterThanOrEqual(bound - (move.to.kind === "foundation" ? 0 : 1));
    bound = next;
  }
  expect([best?.length, bound]).toEqual([18, 0]);
});
