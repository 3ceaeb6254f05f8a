import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { bestMove, readMoves } from "./choice.ts";
import { table } from "./index.ts";
import { lesson } from "./lesson.ts";

test("FC-T21 a deal is known to be winnable, or not", () => {
  const deals = ["617", "1000000", "1000001", "11982", "781948", "seed:x"];
  expect(deals.map((deal) => table.isChecked?.(deal))).toEqual([true, true, false, false, false, false]);
});

test("FC-T19 a click does what the lesson asks for, and its last move wins", () => {
  let match = must(Match.start(freecell, lesson));
  const kinds = lesson.steps.map(({ move: text, also = [] }) => {
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
  for (const text of table.finish(match.view("spectator"))) match = must(match.play(text));
  expect(match.status).toMatchObject({ kind: "over", scores: [1] });
});
