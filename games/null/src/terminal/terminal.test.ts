import { Match, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { nullGame } from "../rules/index.ts";
import { terminal } from "./index.ts";

const SHEET = { ascii: true, width: 80, height: 24 };

test("NU-T1 a table in a terminal", () => {
  const match = must(must(Match.start(nullGame, { deal: "KQ" })).play("bet"));
  const lines = terminal.draw(match.view(seat(1)), SHEET);
  expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(
    [" Opponent  ?", " You       Q", " bet", " call  fold "].join("\n"),
  );
  const spots = lines.flat().flatMap(({ spot }) => spot ?? []);
  expect(spots.map((spot) => terminal.moveOf([spot]))).toEqual(match.legalMoves(seat(1)));
  expect(terminal.help).toHaveLength(2);
});
