import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { parseBoardName } from "./boards.ts";
import { fewestSweeps } from "./fewest.ts";
import { goalText } from "./state.ts";

const fewest = (name: string, goal: string) =>
  fewestSweeps({ board: must(parseBoardName(name)), goal: must(goalText.parse(goal)) });

/** What the complete tables of the three classes told: vacancy, goal, sweeps. */
const told = ["d4", "c3", "d3"].flatMap((name) =>
  [
    ...readFileSync(join(import.meta.dirname, `../solver/english-${name}.truth.txt`), "utf8").matchAll(
      /^(\w+) to (\w+); (\d+) sweeps/gm,
    ),
  ].map(([, vacancy, goal, sweeps]) => [vacancy!, goal!, Number(sweeps)] as const),
);

test("PG-R11 the fewest sweeps known beforehand are those of the tables", () => {
  expect(told).toHaveLength(29);
  for (const [vacancy, goal, sweeps] of told) {
    expect([vacancy, goal, fewest(`english-${vacancy}`, goal)]).toEqual([vacancy, goal, sweeps]);
  }
});

test("PG-R11 each of the 33 vacancies is known to any hole, and as its images are", () => {
  const names = [..."cde"].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`));
  const sides = [..."abfg"].flatMap((column) => [3, 4, 5].map((row) => `${column}${row}`));
  for (const hole of [...names, ...sides]) expect([15, 16, 17]).toContain(fewest(`english-${hole}`, "any"));
  expect([fewest("english-e5", "e5"), fewest("english-d5", "d5"), fewest("english-g4", "a4")]).toEqual([15, 16, 18]);
});

test.each([
  ["english-12", "any"],
  ["plus", "any"],
  ["european-d3", "any"],
  ["triangle15-a1", "any"],
  ["english-c3", "f3"],
])("PG-R11 nothing is known beforehand of %s to %s", (name, goal) => {
  expect(fewest(name, goal)).toBeUndefined();
});
