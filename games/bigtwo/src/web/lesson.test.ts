import { Match, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo } from "../rules/index.ts";
import { lesson } from "./lesson.ts";

test("BT-W16 the lesson is a real deal, each move asked for is legal, and the last one wins", () => {
  let match = must(Match.start(bigtwo, lesson()));
  for (const { move, also = [], replies = [] } of lesson().steps) {
    expect(match.legalMoves(seat(0))).toEqual(expect.arrayContaining([move, ...also]));
    match = must(match.play(move));
    for (const text of replies) match = must(match.play(text));
  }
  expect(match.status).toMatchObject({ kind: "over", scores: [34, -13, -8, -13] });
});
