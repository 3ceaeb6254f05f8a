import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell, type State } from "../../rules/index.ts";
import { drawnEndgame } from "../endgames.ts";
import { Light } from "../light.ts";
import { Layout, Table } from "../packed/state.ts";
import { Inquiry, solver } from "../portfolio.ts";
import { Proof } from "../proof.ts";
import { wins } from "../verify.ts";
import { MEMBERS } from "../weights.ts";
import { list, listMoves } from "./moves.ts";
import { Suited } from "./search.ts";
import { appraise, costAfter, hashAll, lay, Prices, play, settle } from "./table.ts";

const { weights } = MEMBERS[0]!;
const LIMIT = 1e6;
const start = (options: string, number: number): State =>
  must(freecell.setup(must(freecell.options.parse(options)), { kind: "microsoft", number }));

describe("the complete search by suit", () => {
  test.each([
    "cascades=4,cells=0,build=suit",
    "cascades=4,cells=1,build=suit",
    "cascades=5,cells=1,build=suit,moves=single",
    "cascades=5,cells=2,build=suit,moves=single",
    "cascades=6,cells=2,build=suit",
    "cascades=4,cells=2,build=suit,empty=kings",
    "cascades=4,cells=2,build=suit,empty=none",
    "cascades=4,cells=1,build=suit,moves=relaxed",
    "cascades=4,cells=1,build=suit,empty=kings,moves=relaxed",
  ])("FC-S2 FC-S22 %s: whole runs decide what single cards decide, and the lines win", (options) => {
    const verdicts = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const state = drawnEndgame(`${options} suited ${i}`, options, [8, 6, 4, 2][i % 4]);
      const search = new Suited(state, weights, LIMIT);
      const verdict = search.run(new Budget());
      expect(verdict).toBe(new Proof(state, weights, LIMIT).run(new Budget()));
      if (verdict === "won") expect(wins(state, search.line())).toBe(true);
      verdicts.add(verdict);
    }
    expect([...verdicts].sort()).toEqual(["lost", "won"]);
  });

  // The verdicts of the search that moves single cards, which takes a hundred times longer.
  test.each([
    ["bakers-game", "10 14 22 23 26 28"],
    ["kings-only-bakers-game", "1 4 5 6 7 8 9 10 11 12 14 16 19 21 22 23 25 26 27 28 30"],
    ["eight-off", ""],
    ["seahaven-towers", "21"],
    ["relaxed-seahaven-towers", "21"],
    ["bakers-game,moves=single", "10 14 22 23 26 28"],
  ])("FC-S22 %s: of the deals 1 to 30 these are lost: %s", (options, lost) => {
    const found: number[] = [];
    for (let number = 1; number <= 30; number++) {
      const state = start(options, number);
      const verdict = solver.solve(state, new Budget({ nodes: 1e6 }));
      if (verdict.kind === "won") expect(wins(state, verdict.line)).toBe(true);
      else if (verdict.kind === "lost") found.push(number);
      else expect.fail(`${number} is not decided`);
    }
    expect(found.join(" ")).toBe(lost);
  });

  test.each(["bakers-game", "kings-only-bakers-game", "eight-off", "seahaven-towers", "eight-off,moves=single"])(
    "FC-S1 FC-S10 %s: a line is at no position twice, and a hint after the other leads to the win",
    (options) => {
      for (let number = 1; number <= 20; number++) {
        let state = start(options, number);
        const verdict = solver.solve(state, new Budget({ nodes: 1e6 }));
        if (verdict.kind !== "won") continue;
        const met = new Set([freecell.stateText.format(state)]);
        for (const move of verdict.line) {
          state = must(freecell.apply(state, move));
          met.add(freecell.stateText.format(state));
        }
        expect([number, met.size]).toEqual([number, verdict.line.length + 1]);
        const light = new Light();
        let steps = 0;
        state = start(options, number);
        for (let move = light.hint(state, new Budget()); move !== undefined && steps < met.size; steps++) {
          state = must(freecell.apply(state, move));
          move = light.hint(state, new Budget({ nodes: 0 }));
        }
        expect(freecell.status(state)).toMatchObject({ kind: "over", scores: [1] });
      }
    },
  );

  test("FC-S3 it is stopped, others run, and it goes on to the same end", () => {
    const lost = start("bakers-game", 14);
    const inquiry = new Inquiry(lost);
    let asked = 0;
    while (inquiry.ask(new Budget({ nodes: 100 })) === "unknown") {
      solver.solve(start("eight-off", ++asked), new Budget({ nodes: 50 }));
    }
    const whole = new Inquiry(lost);
    whole.ask(new Budget());
    expect([asked > 1, inquiry.answer, inquiry.expansions]).toEqual([true, "lost", whole.expansions]);
    expect(new Suited(lost, weights, 10).run(new Budget())).toBe("unknown");
  });

  test("FC-S4 what a table costs after a move is what it costs when it lies there, and so is its hash", () => {
    const random = Random.fromSeed("prices");
    for (const [options, number] of [
      ["bakers-game", 5],
      ["eight-off", 6],
      ["bakers-game", 7],
    ] as const) {
      const table = new Table(new Layout(start(options, number)));
      table.load(start(options, number));
      new Prices(table, weights).prepare();
      lay(table);
      for (let ply = 0; ply < 80; ply++) {
        appraise();
        const count = listMoves();
        if (count === 0) break;
        const move = random.pick([...list.slice(0, count)]);
        const [card, onto, from, to] = [move & 63, (move >> 6) & 63, (move >> 12) & 127, move >> 19] as const;
        const cost = costAfter(card, onto, from, to);
        const hash = play(card, onto, from, to, hashAll());
        expect([appraise(), hashAll()]).toEqual([cost, hash]);
        expect(settle(hash)).toBe(hashAll());
      }
    }
  });
});
