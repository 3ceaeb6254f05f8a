import { Match, must } from "@baize/kernel";
import { formatBoard, pegs } from "@baize/pegs";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

const printedBy = async (example: () => Promise<unknown>) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await example();
  return log.mock.calls.flat().map(String);
};

/** The document's text after each of the jumps, by the rules alone. */
function documentedTexts(name: string, jumps: string): string[] {
  const match = jumps.split(" ").reduce((at, jump) => must(at.play(jump)), must(Match.start(pegs, { deal: name })));
  const plies = [...match.moves.keys(), match.moves.length];
  return plies.map((ply) => {
    const at = must(match.goTo(ply));
    const [over, won] = at.status.kind === "over" ? ["Yes", at.status.scores[0] === 1 ? "Yes" : "No"] : ["No", "No"];
    const head = [`Game is over: ${over}`, `Game is won : ${won}`, "Board Status:"];
    return [...head, formatBoard(at.view("spectator").board)].join("\n");
  });
}

test("PG-DG7 the document's example wins easy, cross and plus, printing the documented text at each step", async () => {
  const texts = [
    ...documentedTexts("easy", "d2-d4 d5-d3"),
    ...documentedTexts("cross", "d3-b3 d5-d3 e3-c3 b3-d3 d2-d4"),
    ...documentedTexts("plus", "d3-d1 d5-d3 b4-d4 d4-d2 d1-d3 f4-d4 d3-d5 d5-d7"),
  ];
  expect(await printedBy(() => import("./eecs3311.ts"))).toEqual(texts);
  expect(texts.filter((text) => text.includes("Game is won : Yes"))).toHaveLength(3);
});

test("PG-T2 PG-T3 PG-T5 PG-T6 the solver's example tells the truth about plus", async () => {
  const printed = await printedBy(() => import("./truth.ts"));
  expect(printed[0]).toMatch(/^Winnable in 5 sweeps: (?:[a-g][1-7]-\S+ ?){5}$/);
  expect(printed[1]).toBe("Solutions: 32; random play wins with a chance of 0.0078125");
  expect(printed[2]).toBe("Jumps that keep the win: d3-d1 c4-a4 e4-g4 d5-d7");
  expect(printed[3]).toBe("The last peg can stand at d1 a4 d4 g4 d7");
});
