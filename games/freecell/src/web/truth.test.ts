import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { truth } from "./truth.ts";

const viewOf = (deal: string, ...moves: string[]) => {
  let match = must(Match.start(freecell, { deal }));
  for (const move of moves) match = must(match.play(move));
  return match.view("spectator");
};

test("FC-T18 a winnable deal is told with a line that wins it", () => {
  const view = viewOf("617");
  expect(truth.line(view, "first")).toEqual([]);
  expect(truth.see(view, 10_000)).toBe("winnable");
  const lines = [truth.line(view, "first"), truth.line(view, "short")];
  for (const line of lines) {
    let match = must(Match.start(freecell, { deal: "617" }));
    for (const text of line) match = must(match.play(text));
    expect(match.status).toMatchObject({ kind: "over", scores: [1] });
  }
  expect(lines[1]!.length).toBeLessThanOrEqual(lines[0]!.length);
  // What was looked at in between changes nothing.
  truth.see(viewOf("617", lines[1]![0]!), 10_000);
  expect(truth.line(view, "short")).toEqual(lines[1]);
});

test("FC-T18 a lost position is told, and a deal has a level", () => {
  expect(truth.see(viewOf("57", "3a", "4c", "1d", "4b"), 10_000)).toBe("lost");
  expect(truth.level(viewOf("1"), 10_000)).toBeGreaterThanOrEqual(0);
});
