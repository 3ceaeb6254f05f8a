import { Budget, type Insight, Match, must, Random } from "@baize/kernel";
import { lightFrom, lineText } from "@baize/midend";
import { describe, expect, test } from "vitest";
import { countSweeps, jumpsOf, pegs } from "../rules/index.ts";
import { solver } from "./door.ts";
import type { PegsInsight } from "./insight.ts";

const light = lightFrom(pegs, solver);
const quick = new Budget({ nodes: 1 });

const matchOf = (deal: string, moves: readonly string[] = [], options = "any") =>
  moves.reduce((match, move) => must(match.play(move)), must(Match.start(pegs, { deal, options })));

const pathOf = (match: ReturnType<typeof matchOf>) => ({
  views: Array.from({ length: match.ply + 1 }, (_, ply) => must(match.goTo(ply)).view("spectator")),
  moves: match.moves,
});

const studied = (deal: string, moves: readonly string[] = [], options = "any"): readonly Insight[] => [
  ...(solver.study?.(pathOf(matchOf(deal, moves, options)), 8) ?? []),
];

const insightOf = (found: Insight | undefined) => found?.insight as PegsInsight;

describe("the study", () => {
  test("PG-V17 what is known grows: first a quick look, at last everything", () => {
    const steps = studied("plus");
    expect(steps.map(({ glow }) => glow)).toEqual(steps.map(() => "winnable"));
    const last = steps.at(-1);
    expect(last).toMatchObject({ settled: true, insight: { sweeps: 5, finals: ["d1", "a4", "d4", "g4", "d7"] } });
    expect(Object.values(insightOf(last).keeps)).toEqual([true, true, true, true]);
    const end = matchOf("plus", last?.line);
    expect(end.status).toMatchObject({ kind: "over", scores: [1] });
    expect(countSweeps(jumpsOf(end.moves))).toBe(5);
  });

  test("PG-V17 a peg that has just jumped may go on without beginning a new sweep", () => {
    const [first = "", second = "", ...rest] = studied("easy").at(-1)?.line ?? [];
    expect([first.slice(-2), rest]).toEqual([second.slice(0, 2), []]);
    expect(insightOf(studied("easy", [first]).at(-1)).sweeps).toBe(0);
    const sweeps = studied("plus").at(-1)?.line ?? [];
    for (let ply = 0; ply < sweeps.length; ply++) {
      const made = sweeps.slice(0, ply);
      const left = insightOf(studied("plus", made).at(-1)).sweeps ?? 0;
      expect(countSweeps(jumpsOf(made)) + left).toBe(5);
    }
  });

  test("PG-V6 a jump that loses is told, and the position after it explained", () => {
    const keeps = Object.entries(insightOf(studied("cross").at(-1)).keeps);
    const lost = keeps.find(([, isKept]) => !isKept)?.[0] ?? "";
    expect(keeps).toHaveLength(4);
    const after = studied("cross", [lost]).at(-1);
    expect(after).toMatchObject({ glow: "lost", line: [] });
    expect(after?.why).toMatch(/^Every way to go on was tried, \d+ positions/);
    expect(insightOf(after).loss).toBeDefined();
  });

  test("PG-V9 weights are told as they are drawn, and what others rule out", () => {
    const deal = "**OOO**/**O.O**/OOO...O/O.O...O/OO..OOO/**O..**/**OOO**";
    const found = studied(deal).at(-1);
    expect(insightOf(found).loss).toMatchObject({ kind: "pagoda" });
    expect(found?.why).toMatch(/^Too many pegs stand too far out/);
    expect(found?.proof).toMatch(/^Lost by weight: by the numbers on the board the pegs weigh -?\d+ together/);
    expect(found?.proof).toMatch(/Other numbers rule out [a-g\d, ]+ in the same way\.$/);
  });

  test("PG-V9 a target of another class is lost by parity", () => {
    expect(studied("plus", [], "d3").at(-1)).toMatchObject({ glow: "lost", insight: { loss: { kind: "parity" } } });
  });

  test("PG-V17 what is too large is not guessed at", () => {
    const steps = studied("english-c1");
    expect(steps.map(({ glow, settled }) => [glow, settled])).toEqual([["winnable", false]]);
    expect(insightOf(steps[0])).not.toHaveProperty("sweeps");
  });
});

test("PG-V6 the quick look sees wins with a line, and losses", () => {
  const view = matchOf("diamond").view("spectator");
  expect(light.see(view, quick)).toBe("winnable");
  expect(matchOf("diamond", lineText(pegs, view, light.line(view, "short"))).status).toMatchObject({
    kind: "over",
    scores: [1],
  });
  expect(light.see(matchOf("plus", [], "d3").view("spectator"), quick)).toBe("lost");
});

test("PG-V14 puzzles are made as hard as wished, and the day's is the same for everybody", () => {
  for (const level of [0, 1, 2]) {
    const deal = solver.make?.([level, level], Random.fromSeed(`v14 ${level}`)) ?? "";
    expect(solver.level?.(matchOf(deal).view("spectator"), quick)).toBe(level);
  }
  const deal = solver.daily?.("2026-11-11") ?? "";
  expect(solver.daily?.("2026-11-11")).toBe(deal);
  expect(light.see(matchOf(deal).view("spectator"), quick)).toBe("winnable");
});
