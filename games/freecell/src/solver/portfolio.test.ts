import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell, type State } from "../rules/index.ts";
import { batch } from "./batch.ts";
import { difficulty } from "./difficulty.ts";
import { Light } from "./light.ts";
import { playerMoves } from "./line.ts";
import { Inquiry, solver } from "./portfolio.ts";
import { sample } from "./sample.ts";
import { shortest } from "./shortest.ts";
import { wins } from "./verify.ts";

const start = (deal: string, options = "standard"): State =>
  must(freecell.setup(must(freecell.options.parse(options)), must(freecell.deal.parse(deal))));

describe("solving", () => {
  test.each([
    ["1", "standard"],
    ["617", "moves=single"],
    ["1", "order=blocks"],
    ["2", "cells=2"],
    ["187", "cells=3"],
    ["3", "cascades=10,cells=1"],
    ["4", "cascades=6,cells=6"],
    ["5", "cascades=13,cells=10"],
    ["6", "cascades=13,cells=1,moves=single"],
    ["7", "cascades=4,cells=10,moves=single"],
    ["8589934591", "standard"],
    ["Foundations: H-K C-K D-K S-Q Freecells: KS", "standard"],
    ["Foundations: H-K C-K D-K S-K", "standard"],
  ])("FC-S1 deal %s under %s: the line replays to a win", (deal, options) => {
    const state = start(deal, options);
    const verdict = solver.solve(state, new Budget({ nodes: 300_000 }));
    expect(verdict.kind).toBe("won");
    expect(verdict.kind === "won" && wins(state, verdict.line)).toBe(true);
  });

  test.each([
    { cascades: 99, cells: 99 },
    { cascades: 60, cells: 1, moves: "single" },
    { cascades: 54, cells: 20, build: "suit" },
    { cascades: 4, cells: 60, build: "suit", empty: "kings", moves: "single" },
  ] as const)("FC-O1 FC-S1 a table larger than any that can be written: %o", (sizes) => {
    const options = { ...freecell.options.standard, ...sizes };
    const state = must(freecell.setup(options, { kind: "microsoft", number: 5 }));
    const verdict = solver.solve(state, new Budget({ nodes: 300_000 }));
    expect(verdict.kind === "won" && wins(state, verdict.line)).toBe(true);
  });

  test("FC-S1 the verifier refuses a line that stops short, goes on, or has an illegal move", () => {
    const state = start("1");
    const verdict = solver.solve(state, new Budget());
    const line = verdict.kind === "won" ? verdict.line : [];
    expect(wins(state, line)).toBe(true);
    expect([line.slice(0, -1), line.slice(1), [...line, line[0]!]].some((broken) => wins(state, broken))).toBe(false);
  });

  test("FC-S3 a budget that is too small gives no answer, and more of it goes on", () => {
    const inquiry = new Inquiry(start("11982"));
    expect(inquiry.ask(new Budget({ nodes: 0 }))).toBe("unknown");
    expect(inquiry.ask(new Budget({ nodes: 1000 }))).toBe("unknown");
    let asked = 0;
    while (inquiry.ask(new Budget({ nodes: 20_000 })) === "unknown") asked++;
    expect([asked > 1, inquiry.ask(new Budget({ nodes: 0 }))]).toEqual([true, "lost"]);
  });

  test("FC-S8 the bench signature", () => {
    const outcomes = [...batch(1, 1000)];
    expect(outcomes.every(({ answer }) => answer === "won")).toBe(true);
    const total = (of: "expansions" | "moves") => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
    expect({ expansions: total("expansions"), moves: total("moves") }).toMatchInlineSnapshot(`
      {
        "expansions": 177935,
        "moves": 38480,
      }
    `);
  });

  test("FC-S14 a batch goes on where it stopped", () => {
    const whole = [...batch(11_980, 11_984, 200)];
    expect(whole.map(({ deal, answer }) => [deal, answer])).toContainEqual([11_982, "unknown"]);
    expect([...batch(11_980, 11_981, 200), ...batch(11_982, 11_984, 200)]).toEqual(whole);
  });
});

test.each(["standard", "bakers-game", "eight-off", "forecell", "cells=1", "cascades=5,cells=6,build=any"])(
  "FC-S17 %s: a line found by runs is also told card by card, and wins so",
  (options) => {
    for (let deal = 1; deal <= 12; deal++) {
      const state = start(String(deal), options);
      const inquiry = new Inquiry(state);
      if (inquiry.ask(new Budget({ nodes: 100_000 })) !== "won") continue;
      const single: State = { ...state, moves: "single" };
      expect([deal, wins(single, inquiry.line(single))]).toEqual([deal, true]);
    }
  },
);

test("FC-S11 FC-S17 in single cards too a first line is there at once", () => {
  const [first] = shortest(start("5", "cells=1"), new Budget({ nodes: 100_000 }), { count: "cards" });
  expect(first?.length).toBeGreaterThan(0);
});

describe("the light", () => {
  test("FC-S9 FC-S10 a line found is known to its end, and the hint follows it", () => {
    const light = new Light();
    let state = start("617");
    let steps = 0;
    for (let move = light.hint(state, new Budget()); move !== undefined; steps++) {
      state = must(freecell.apply(state, move));
      expect(light.see(state, new Budget({ nodes: 0 }))).toBe("winnable");
      move = light.hint(state, new Budget({ nodes: 0 }));
    }
    expect(freecell.status(state)).toMatchObject({ kind: "over", scores: [1] });
    expect(steps).toBeGreaterThan(52);
    expect(light.see(start("617"), new Budget({ nodes: 0 }))).toBe("winnable");
  });

  test("FC-S9 thinking becomes an answer when it is asked again; the moves of a lost position are lost", () => {
    const light = new Light();
    const state = start("11982");
    expect(light.see(state, new Budget({ nodes: 1000 }))).toBe("thinking");
    expect(light.hint(state, new Budget({ nodes: 1000 }))).toBeUndefined();
    expect(light.see(state, new Budget())).toBe("lost");
    for (const move of freecell.legalMoves(state)) {
      expect(light.see(must(freecell.apply(state, move)), new Budget({ nodes: 0 }))).toBe("lost");
    }
  });

  test("FC-S9 the light agrees with itself along a game that strays", () => {
    const random = Random.fromSeed("stray");
    for (const deal of ["1", "2", "11982"]) {
      const light = new Light();
      let state = start(deal);
      let glow = light.see(state, new Budget({ nodes: 1e6 }));
      for (let i = 0; i < 15; i++) {
        const moves = freecell.legalMoves(state);
        if (moves.length === 0) break;
        state = must(freecell.apply(state, random.pick(moves)));
        const next = light.see(state, new Budget({ nodes: 1e5 }));
        expect([glow, next]).not.toEqual(["lost", "winnable"]);
        glow = next;
      }
    }
  });
});

describe("short and hard", () => {
  test("FC-S11 lines become shorter, the bound rises, and all of them win", () => {
    const state = start("1");
    const found = [...shortest(state, new Budget({ nodes: 20_000 }))];
    expect(found.length).toBeGreaterThan(1);
    found.forEach(({ line, length, atLeast }, i) => {
      expect([wins(state, line), playerMoves(line)]).toEqual([true, length]);
      expect(length).toBeLessThanOrEqual(found[i - 1]?.length ?? length);
      expect(atLeast).toBeGreaterThanOrEqual(found[i - 1]?.atLeast ?? atLeast);
      expect(atLeast).toBeLessThanOrEqual(length);
    });
    expect([...shortest(start("11982"), new Budget({ nodes: 1000 }))]).toEqual([]);
  });

  test("FC-S13 difficulty is a number that stays, and grows with what the solver has to look at", () => {
    const of = (deal: string) => difficulty(start(deal), new Budget())!;
    expect(of("31")).toEqual(of("31"));
    expect(of("31").level).toBeLessThan(of("617").level);
    expect(difficulty(617, new Budget())).toEqual(of("617"));
    expect(of("11982").level).toBe(100);
    expect(difficulty(start("617"), new Budget({ nodes: 5 }))).toBeUndefined();
  });

  test("FC-S1 positions of imperfect play are decided, and the wins replay", () => {
    for (let deal = 1; deal <= 40; deal++) {
      const state = sample(deal);
      const verdict = solver.solve(state, new Budget({ nodes: 200_000 }));
      expect(verdict.kind === "won" ? wins(state, verdict.line) : verdict.kind === "lost").toBe(true);
    }
  });
});
