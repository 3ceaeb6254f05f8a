import { type Insight, Match, must, type Shape } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { heaps } from "./heaps.fixture.ts";
import { Knowledge } from "./knowledge.ts";

const start = (deal = "10") => must(Match.start(heaps, { deal }));
const at = (...moves: string[]) =>
  moves.reduce((match, move) => must(match.play(move)), start()) as unknown as Match<Shape>;
const won = (...line: string[]): Insight => ({ glow: "winnable", line, settled: true });
const LOST: Insight = { glow: "lost", line: [], settled: true, why: "There is no way." };

describe("what is known", () => {
  test("MD-W1 of a position, and of every position on its winning line", () => {
    const known = new Knowledge();
    known.learn(at("2"), won("1", "2", "1"));
    expect(known.recall(at("2"))).toEqual(won("1", "2", "1"));
    expect(known.recall(at("2", "1", "2"))).toEqual(won("1"));
    expect(known.recall(at("2", "1", "2", "1"))).toEqual(won());
    expect([known.recall(at()), known.recall(at("2", "2"))]).toEqual([undefined, undefined]);
  });

  test("MD-W1 what was found about a position itself says more than a line through it", () => {
    const known = new Knowledge();
    known.learn(at("2", "1"), won("2"));
    known.learn(at("2"), won("1", "1", "1"));
    expect(known.recall(at("2", "1"))).toEqual(won("2"));
  });

  test("MD-W1 a way that is known gives way to a shorter one, and to no longer one", () => {
    const known = new Knowledge();
    known.learn(at("2"), won("1", "2"));
    expect(known.learn(at("2", "1"), won("1", "1"))).toEqual(won("2"));
    expect(known.recall(at("2", "1"))).toEqual(won("2"));
    expect(known.learn(at("2"), won("3"))).toEqual(won("3"));
    expect(known.recall(at("2"))).toEqual(won("3"));
  });

  test("MD-W2 after a lost position all is lost", () => {
    const known = new Knowledge();
    known.learn(at("2"), LOST);
    expect(known.recall(at("2"))).toEqual(LOST);
    expect(known.recall(at("2", "1", "1"))?.glow).toBe("lost");
    expect(known.recall(at("1"))).toBeUndefined();
  });

  test("MD-W4 what is only thought is not remembered, and another deal has other positions", () => {
    const known = new Knowledge();
    known.learn(at(), { glow: "thinking", line: [], settled: false });
    expect(known.recall(at())).toBeUndefined();
    known.learn(at(), LOST);
    expect(known.recall(start("11") as unknown as Match<Shape>)).toBeUndefined();
    expect(known.recall(at())).toBeUndefined();
  });
});
