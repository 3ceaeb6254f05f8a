import { Match, mannersOf, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { bestMove, readMoves } from "./choice.ts";
import { lesson } from "./lesson.ts";

test("FC-T19 a click does what the lesson asks for, and its last move wins", () => {
  let match = must(Match.start(freecell, lesson()));
  const kinds = lesson().steps.map(({ move: text, also = [] }) => {
    const view = match.view("spectator");
    const move = must(freecell.parseMove(text, view));
    const legal = freecell.legalMoves(view).map((one) => freecell.formatMove(one, view));
    const clicked = bestMove(view, readMoves(legal, view), move);
    expect(clicked && freecell.formatMove(clicked, view)).toBe(text);
    for (const other of also) expect(match.play(other).ok).toBe(true);
    match = must(match.play(text));
    return `${move.count} to ${move.to.kind}`;
  });
  expect(kinds).toEqual(["1 to cascade", "1 to cell", "1 to foundation", "3 to cascade"]);
  for (const text of mannersOf(freecell).finish(match.view("spectator"))) match = must(match.play(text));
  expect(match.status).toMatchObject({ kind: "over", scores: [1] });
});
