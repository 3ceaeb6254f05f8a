import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoardName } from "../rules/boards.ts";
import { formatHole, type Hole, parseHole } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { countSweeps } from "../rules/notation.ts";
import { type Goal, goalText, isWon } from "../rules/state.ts";
import { finalsOf } from "./parity.ts";
import { TableBook } from "./table-book.ts";
import { study } from "./truth.ts";

const hole = (text: string) => must(parseHole(text));
const vacated = (vacancy: Hole) => must(parseBoardName(`english-${formatHole(vacancy)}`));

/** What is known of a game from a vacancy, its shortest line replayed by the rules. */
function truthFrom(book: TableBook, vacancy: Hole, goal: Goal) {
  const board = vacated(vacancy);
  const [sweeps, line] = [book.sweeps(board), book.line(board)];
  const end = line.reduce((at, jump) => must(applyJump(at, jump)), board);
  expect([isWon({ board: end, goal }), countSweeps(line)]).toEqual([book.isWinnable(board), sweeps ?? 0]);
  const [solutions, chance, finals] = [book.solutions(board), book.chance(board), book.finals(board)];
  expect([solutions > 0n, chance > 0, finals.length > 0]).toEqual(Array(3).fill(book.isWinnable(board)));
  const facts = [`${sweeps} sweeps`, `${solutions} solutions`, `chance ${chance.toPrecision(12)}`];
  return {
    solutions,
    text: [`${formatHole(vacancy)} to ${goalText.format(goal)}`, ...facts, finals.map(formatHole).join(" ")].join("; "),
  };
}

/** The truth about a goal from every vacancy of a class; a table is that of all of them unless it begins at its goal. */
function truths(vacancies: readonly Hole[], goal: Goal) {
  const book = TableBook.write({ board: vacated(vacancies.find((vacancy) => vacancy !== goal)!), goal }, new Budget())!;
  return new Map(vacancies.map((vacancy) => [vacancy, truthFrom(book, vacancy, goal)]));
}

describe("the English board from any vacancy", () => {
  /** The seven vacancies that symmetry does not make of each other fall into three classes. */
  test.each([
    ["d4", "d4 d1", ["d4", "d1"]],
    ["c3", "c3 c2", ["c3"]],
    ["d3", "d3 d2 c1", ["d3"]],
  ])(
    "PG-R7 PG-T1 PG-T2 PG-T3 PG-T4 PG-T6 the class of %s (%s), to any hole and to a chosen one",
    async (first, _, goals) => {
      const vacancies = finalsOf({ board: vacated(hole(first)), goal: "any" });
      const any = truths(vacancies, "any");
      const texts = [...any.values()].map(({ text }) => text);
      for (const goal of goals.map(hole)) {
        const chosen = truths(vacancies, goal);
        texts.push(...[...chosen.values()].map(({ text }) => text));
        // Played backwards with pegs and holes exchanged, a game from here to there is one from there to here.
        const sum = [...chosen.values()].reduce((total, { solutions }) => total + solutions, 0n);
        expect(sum).toBe(any.get(goal)!.solutions);
      }
      await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot(`./english-${first}.truth.txt`);
    },
  );

  test("PG-T1 PG-T3 a position of any class, twelve jumps on, is known whole", () => {
    const random = Random.fromSeed("twelve jumps");
    for (const vacancy of ["c3", "d3", "c1", "d2"]) {
      let board = vacated(hole(vacancy));
      for (let n = 0; n < 12; n++) board = must(applyJump(board, random.pick(legalJumps(board))));
      const truth = study({ board, goal: "any" }, new Budget())!;
      const sums = truth.keepers.map((jump) => must(truth.after(jump)).solutions);
      expect(sums.reduce((sum, count) => sum + count, 0n)).toBe(truth.solutions);
      const perFinal = truth.finals.map((goal) => study({ board, goal }, new Budget())!.solutions);
      expect(perFinal.reduce((sum, count) => sum + count, 0n)).toBe(truth.solutions);
    }
  });
});
