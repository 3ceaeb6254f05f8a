import { Budget, inLanguage, learnLanguage, must, Random, type WordTables } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { type Board, cellAt, parseBoard } from "../rules/board.ts";
import { parseBoardName } from "../rules/boards.ts";
import { HOLES } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { goalText, type State } from "../rules/state.ts";
import { tables } from "../words/zh-Hant.ts";
import { type Explanation, explainLoss } from "./explain.ts";
import { isPagoda, type PagodaProof } from "./pagoda.ts";
import { finalsOf } from "./parity.ts";
import { lossSentence, proofSentence } from "./reason.ts";
import { Search } from "./search.ts";

const game = (name: string, goal = "any"): State => ({
  board: must(parseBoardName(name)),
  goal: must(goalText.parse(goal)),
});
const drawn = (rows: string): State => ({ board: must(parseBoard(rows.replaceAll(" ", "/"))), goal: "any" });

describe("why a position is lost", () => {
  test.each([
    ["european-d4", "any"],
    ["english", "c3"],
    ["square5-d4", "any"],
    ["default", "any"],
  ])("PG-X1 PG-X4 %s to %s is lost by parity, before anything is searched", (name, goal) => {
    const loss = explainLoss(game(name, goal), new Budget({ nodes: 0 }))!;
    expect(loss.kind).toBe("parity");
    expect(lossSentence(loss)).toMatch(/^Lost by parity: .* hold \d+, \d+, \d+ and \d+, \d+, \d+ pegs/);
  });

  test("PG-X2 PG-X4 pegs in corners are lost by weight, before anything is searched", () => {
    const state = drawn("**OOO** **O.O** OOO...O O.O...O OO..OOO **O..** **OOO**");
    const loss = explainLoss(state, new Budget({ nodes: 0 }));
    if (loss?.kind !== "pagoda") throw new Error(loss?.kind);
    expect(loss.proofs.flatMap(({ finals }) => finals).toSorted((a, b) => a - b)).toEqual(finalsOf(state));
    expect(lossSentence(loss)).toMatch(/^Lost by weight: the pegs weigh -?\d+, /);
  });

  test.each([
    ["**O..** **O..** ....... ...O... ....... **OO.** **.O.**", 13],
    ["******* *..OO.* *..O..* *..OO.* *O....* *.....* *******", 20],
  ])("PG-X3 what nothing else explains was searched to the end: %s", (rows, continuations) => {
    const loss = explainLoss(drawn(rows), new Budget())!;
    expect(loss).toEqual({ kind: "searched", continuations });
    expect(lossSentence(loss)).toBe(`Lost: all ${continuations} continuations were searched.`);
  });

  test("PG-X3 too many continuations are searched, but not counted", () => {
    expect(lossSentence({ kind: "searched", continuations: undefined })).toBe("Lost: all continuations were searched.");
  });

  test("PG-X3 without the budget to know, nothing is said", () => {
    expect(explainLoss(game("square7"), new Budget({ nodes: 100 }))).toBeUndefined();
    expect(explainLoss(game("english"), new Budget({ nodes: 100 }))).toBeUndefined();
  });

  test("PG-X1 PG-X2 PG-X3 on random positions: a reason exactly when lost, and every proof is one", () => {
    const random = Random.fromSeed("explain");
    const kinds = new Set<string>();
    for (let n = 0; n < 60; n++) {
      let { board } = game(random.pick(["pyramid", "arrow", "fireplace", "plus"]));
      for (let jumps = 5 + random.below(5); jumps > 0; jumps--) {
        const legal = legalJumps(board);
        if (legal.length > 0) board = must(applyJump(board, random.pick(legal)));
      }
      const state = { board, goal: "any" as const };
      const search = Search.below(state, new Budget({ nodes: 3000 }));
      if (search === undefined) continue;
      const loss = explainLoss(state, new Budget());
      expect(loss === undefined).toBe(search.isWinnable(board));
      kinds.add(loss?.kind ?? "winnable");
      if (loss?.kind === "searched") expect(loss.continuations).toBe(search.searched - 1);
      if (loss?.kind === "pagoda") for (const proof of loss.proofs) expectProof(board, proof);
    }
    expect([...kinds].toSorted()).toEqual(["pagoda", "searched", "winnable"]);
  });
});

function expectProof(board: Board, { weights, sum, needed, finals }: PagodaProof) {
  expect(isPagoda(board, weights)).toBe(true);
  expect(weights.every(Number.isInteger)).toBe(true);
  expect(HOLES.reduce((total, hole) => total + (cellAt(board, hole) === "O" ? weights[hole]! : 0), 0)).toBe(sum);
  expect(needed).toBe(Math.min(...finals.map((hole) => weights[hole]!)));
  expect(needed).toBeGreaterThan(sum);
}

test("PG-X1 in Chinese the counts are a Chinese list, and two proofs stand close", async () => {
  const id = "zh-Hant";
  const kernel: { readonly tables: WordTables } = await import(`@baize/kernel/words/${id}`);
  learnLanguage(id, { ...kernel.tables, ...tables });
  const parity: Explanation = { kind: "parity", colours: { rising: [10, 11, 11], falling: [11, 10, 11] } };
  const proof = { weights: [], sum: 3, needed: 5, finals: [] };
  const pagoda = { kind: "pagoda", proofs: [proof, proof] } as unknown as Explanation;
  const said = inLanguage(id, () => [proofSentence(parity), lossSentence(parity), lossSentence(pagoda)]);
  expect(said[0]).toContain("A、B、C 上有 10、11、11 顆，1、2、3 上有 11、10、11 顆。");
  expect(said.filter((text) => /and|, |。 /.test(text))).toEqual([]);
});
