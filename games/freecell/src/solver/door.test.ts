import { Budget, Match, must } from "@baize/kernel";
import { lightFrom, lineText } from "@baize/midend";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { solver } from "./door.ts";

const light = lightFrom(freecell, solver);
const budget = () => new Budget({ milliseconds: 10_000, now: () => performance.now() });
const line = (view: ReturnType<typeof viewOf>, kind: "first" | "short") =>
  lineText(freecell, view, light.line(view, kind));

const viewOf = (deal: string, ...moves: string[]) => {
  let match = must(Match.start(freecell, { deal }));
  for (const move of moves) match = must(match.play(move));
  return match.view("spectator");
};

test("FC-T18 a winnable deal is told with a line that wins it", () => {
  const view = viewOf("617");
  expect(line(view, "first")).toEqual([]);
  expect(light.see(view, budget())).toBe("winnable");
  const lines = [line(view, "first"), line(view, "short")];
  for (const moves of lines) {
    let match = must(Match.start(freecell, { deal: "617" }));
    for (const text of moves) match = must(match.play(text));
    expect(match.status).toMatchObject({ kind: "over", scores: [1] });
  }
  expect(lines[1]!.length).toBeLessThanOrEqual(lines[0]!.length);
  // What was looked at in between changes nothing.
  light.see(viewOf("617", lines[1]![0]!), budget());
  expect(line(view, "short")).toEqual(lines[1]);
});

test("FC-T18 a lost position is told, and a deal has a level", () => {
  expect(light.see(viewOf("57", "3a", "4c", "1d", "4b"), budget())).toBe("lost");
  expect(solver.level?.(viewOf("1"), budget())).toBeGreaterThanOrEqual(0);
  expect(solver.level?.(viewOf("11982"), budget())).toBeUndefined();
});

test("FC-S17 where any run moves as one, single cards are not counted", () => {
  const refusal = (options: string) => {
    const state = must(freecell.setup(must(freecell.options.parse(options)), { kind: "microsoft", number: 1 }));
    return ["moves", "cards"].map((count) => {
      const result = solver.checkCount?.(state, count);
      return result?.ok === false ? result.error.code : "ok";
    });
  };
  expect(refusal("bakers-game")).toEqual(["ok", "ok"]);
  expect(refusal("relaxed-freecell")).toEqual(["ok", "runs-move-whole"]);
});
