import { type Insight, Match, mannersOf, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { Student } from "./student.ts";

const begun = (deal: string, ...moves: string[]) => {
  let match = must(Match.start(freecell, { deal }));
  for (const move of moves) match = must(match.play(move));
  return match;
};

type Begun = ReturnType<typeof begun>;

const study = (student: Student, match: Begun): readonly Insight[] => {
  const { moves } = match;
  const views = [...moves.keys(), moves.length].map((ply) => must(match.goTo(ply)).view("spectator"));
  return [...student.study({ moves, views })];
};

/** Plays a line to its end. */
const wins = (deal: string, moves: readonly string[]): boolean => {
  const { status } = begun(deal, ...moves);
  return status.kind === "over" && status.scores[0] === 1;
};

test("FC-S19 a study ends with a shortest line; what comes before is never better than the truth", () => {
  const told = study(new Student(1), begun("6"));
  const last = told.at(-1);
  expect([last?.bounds, last?.whole, last?.settled]).toEqual([
    { atLeast: 23, atMost: 23 },
    { atLeast: 23, atMost: 23 },
    true,
  ]);
  expect([mannersOf(freecell).playerMoves(last?.line ?? []), wins("6", last?.line ?? [])]).toEqual([23, true]);
  for (const { bounds } of told) {
    expect(bounds?.atLeast).toBeLessThanOrEqual(23);
    expect(bounds?.atMost).toBeGreaterThanOrEqual(23);
  }
});

test("FC-S19 who follows a shortest line is told at once how much is left, and who leaves it what the deal says", () => {
  const student = new Student(1);
  const line = study(student, begun("3")).at(-1)?.line ?? [];
  const ply = line.findIndex((move) => !move.includes("h")) + 1;
  const [first] = study(student, begun("3", ...line.slice(0, ply)));
  expect([first?.bounds, first?.line]).toEqual([{ atLeast: 17, atMost: 17 }, line.slice(ply)]);
  const aside = study(student, begun("3", "3a", "4b")).at(-1);
  expect(aside?.whole).toEqual({ atLeast: 18, atMost: 18 });
  expect(aside?.bounds?.atLeast).toBeGreaterThanOrEqual(16);
});

test("FC-S19 a match that is over is not studied", () => {
  const student = new Student(1);
  const match = begun("3", ...(study(student, begun("3")).at(-1)?.line ?? []));
  expect(study(student, match)).toEqual([]);
});
