import { expect, test } from "vitest";
import { type Solved, Summary } from "./summary.ts";

const DEALS: readonly Solved[] = [
  { deal: 1, verdict: "won", playerMoves: 41, nodes: 57, ms: 0.1 },
  { deal: 2, verdict: "won", playerMoves: 44, nodes: 70, ms: 0.2 },
  { deal: 3, verdict: "lost", playerMoves: 0, nodes: 170_000, ms: 1234.5 },
  { deal: 4, verdict: "won", playerMoves: 32, nodes: 40, ms: 0.1 },
  { deal: 5, verdict: "unknown", playerMoves: 0, nodes: 900, ms: 3 },
];

function summed(deals: readonly Solved[]): Summary {
  const summary = new Summary("FreeCell, deals 1-5");
  for (const deal of deals) summary.add(deal);
  return summary;
}

test("CL-Q8 as text", () => {
  expect(summed(DEALS).text().split("\n")).toEqual([
    "# FreeCell, deals 1-5",
    "",
    "|    verdict | deals |     share |",
    "|-----------:|------:|----------:|",
    "|        won |     3 | 60.0000 % |",
    "| impossible |     1 | 20.0000 % |",
    "|    unknown |     1 | 20.0000 % |",
    "",
    "Impossible, each proved by a search to the end: 3.",
    "",
    "Undecided: 5.",
    "",
    "## Player moves of the lines found",
    "",
    "Mean 39, median 41, from 32 to 44.",
    "",
    "|    moves | deals |     share |",
    "|---------:|------:|----------:|",
    "| 30 to 34 |     1 | 20.0000 % |",
    "| 40 to 44 |     2 | 40.0000 % |",
    "",
    "## Time for a deal",
    "",
    "Mean 247.58 ms, 1 s in all; half within 0.2 ms, 90 % within 1234.5 ms, 99 % within 1234.5 ms, 99.9 % within 1234.5 ms; the longest 1,235 ms.",
    "",
    "|   up to | deals |     share |",
    "|--------:|------:|----------:|",
    "|  0.1 ms |     2 | 40.0000 % |",
    "|  0.2 ms |     1 | 20.0000 % |",
    "|    5 ms |     1 | 20.0000 % |",
    "| 2000 ms |     1 | 20.0000 % |",
    "",
    "## The hardest deals, by positions looked at",
    "",
    "| deal |    verdict | positions |    ms | player moves |",
    "|-----:|-----------:|----------:|------:|-------------:|",
    "|    3 | impossible |   170,000 | 1,235 |              |",
    "|    5 |    unknown |       900 |     3 |              |",
    "|    2 |        won |        70 |     0 |           44 |",
    "|    1 |        won |        57 |     0 |           41 |",
    "|    4 |        won |        40 |     0 |           32 |",
    "",
  ]);
});

test("CL-Q8 as CSV", () => {
  expect(summed(DEALS).csv().split("\n")).toEqual([
    "measure,which,value",
    ...["verdict,won,3", "verdict,lost,1", "verdict,unknown,1"],
    ...["player moves,32,1", "player moves,41,1", "player moves,44,1"],
    ...["ms up to,0.1,2", "ms up to,0.2,1", "ms up to,5,1", "ms up to,2000,1"],
    ...["impossible deal,3,1", "undecided deal,5,1"],
    ...["3,170000", "5,900", "2,70", "1,57", "4,40"].map((row) => `nodes of a hardest deal,${row}`),
    "",
  ]);
});

test("CL-Q8 as an object", () => {
  expect(summed(DEALS).object()).toEqual({
    ...{ deals: 5, won: 3, lost: 1, unknown: 1, impossible: [3], undecided: [5] },
    playerMoves: { mean: 39, median: 41, min: 32, max: 44, counts: { 32: 1, 41: 1, 44: 1 } },
    ms: { mean: 247.58, median: 0.2, p90: 1234.5, p99: 1234.5, p999: 1234.5, max: 1234.5 },
    hardest: [DEALS[2], DEALS[4], DEALS[1], DEALS[0], DEALS[3]],
  });
});

test("CL-Q8 of many deals that failed a hundred are named, and of none nothing is said", () => {
  const many = Array.from(
    { length: 150 },
    (_, i): Solved => ({ deal: i + 1, verdict: "lost", playerMoves: 0, nodes: i, ms: 0 }),
  );
  expect(summed(many).text()).toContain(", 99, 100 and 50 more.");
  expect(summed(many).text()).not.toContain("Player moves of");
  expect(summed([]).text()).toContain("|        won |     0 | 0.0000 % |");
});
