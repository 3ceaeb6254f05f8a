import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { pegs, sweepsAfter } from "../rules/index.ts";
import { lesson } from "./lesson.ts";

test("PG-V20 each move of the lesson is allowed, and its last one wins in three sweeps", () => {
  let match = must(Match.start(pegs, lesson()));
  for (const { move } of lesson().steps) match = must(match.play(move));
  expect(match.status).toMatchObject({ kind: "over", scores: [1] });
  expect(sweepsAfter(match.moves, [])).toBe(3);
});
