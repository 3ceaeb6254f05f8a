import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bigtwo, formatMove, type Move, PRESETS, type PresetName, type State } from "../../rules/index.ts";
import { PlayList } from "./plays.ts";
import { packRules } from "./rules.ts";
import { moveOfBits, PackedTable } from "./table.ts";

const list = new PlayList();
const held = new PlayList();

/** What the packed table offers, as text. */
function offered(table: PackedTable): string[] {
  table.legalPlays(list);
  const moves = Array.from({ length: list.length }, (_, i) => moveOfBits(table.rules, list.lo[i]!, list.hi[i]!));
  return [...moves, ...(table.mayPass ? [{ kind: "pass" } as Move] : [])].map((m) => formatMove(m)).toSorted();
}

/** The table in the words of the rules, to compare. */
function facts(table: PackedTable) {
  const { turn, opening, owner, lastSize, lastStrength, passed, passes, winner } = table;
  const { lo, hi, count } = table;
  return { turn, opening, owner, lastSize, lastStrength, passed, passes, winner, lo, hi, count };
}

/** Of all plays the hand holds, `takes` accepts as many as are legal; the opening and the last-card rule aside. */
function checkAnswers(table: PackedTable, legal: number): void {
  const { lastCard } = table.rules.config;
  if (table.opening || (lastCard && table.count[(table.turn + 1) & 3] === 1)) return;
  const free = new PackedTable(table.rules).copy(table);
  free.lastSize = 0;
  free.legalPlays(held);
  let taken = 0;
  for (let i = 0; i < held.length; i++) if (table.takes(held.size[i]!, held.strength[i]!)) taken += 1;
  expect(taken).toBe(legal);
}

function walk(preset: PresetName, seed: string): void {
  const random = Random.fromSeed(seed);
  const rules = packRules(PRESETS[preset]);
  let state: State = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed }));
  const table = new PackedTable(rules).load(state);
  const legalOf = (now: State) => bigtwo.legalMoves(bigtwo.view(now, now.turn));
  for (let legal = legalOf(state); legal.length > 0; legal = legalOf(state)) {
    expect(offered(table)).toEqual(legal.map((m) => formatMove(m)).toSorted());
    checkAnswers(table, legal.length - (table.mayPass ? 1 : 0));
    const move = random.pick(legal);
    state = must(bigtwo.apply(state, move));
    if (move.kind === "pass") table.pass();
    else {
      const i = Array.from({ length: list.length }, (_, k) => k).find(
        (k) => formatMove(moveOfBits(rules, list.lo[k]!, list.hi[k]!)) === formatMove(move),
      );
      table.play(list, i!);
    }
    if (state.ending === null) expect(facts(table)).toEqual(facts(new PackedTable(rules).load(state)));
  }
  expect(table.winner).toBe(state.turn);
}

describe("BT-B1 the packed table is the same game", () => {
  test.each(Object.keys(PRESETS) as PresetName[])("BT-B1 %s: same moves, same tables, to the end", (preset) => {
    for (let deal = 0; deal < 6; deal++) walk(preset, `packed ${deal}`.replace(" ", "-"));
  });

  test("BT-B1 a copy is equal and independent", () => {
    const rules = packRules(PRESETS.mis);
    const table = new PackedTable(rules).load(must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "copy" })));
    const copy = new PackedTable(rules).copy(table);
    expect(facts(copy)).toEqual(facts(table));
    copy.legalPlays(list);
    copy.play(list, 0);
    expect(facts(copy)).not.toEqual(facts(table));
  });
});
