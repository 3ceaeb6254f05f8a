import { readFileSync } from "node:fs";
import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bigtwo, formatMove, ladderOf, PRESETS, type PresetName, penalty, type State } from "../../rules/index.ts";
import { masterWeights, rolloutWeights } from "../../weights/index.ts";
import { marksOf } from "../packed/cardset.ts";
import { packRules } from "../packed/rules.ts";
import { Evaluator } from "./evaluator.ts";
import { loadMaster } from "./master.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { Playout } from "./playout.ts";
import { Position } from "./position.ts";
import { loadThinker } from "./thinker.ts";

const read = (url: URL) => new Uint8Array(readFileSync(url));
const [large, small] = [read(masterWeights), read(rolloutWeights)];
const master = must(loadMaster(large));
const thinker = must(loadThinker(large, small));
const presets = Object.keys(PRESETS) as PresetName[];

/** A busy machine may take longer than a test is given otherwise. */
const SLOW = { timeout: 60_000 };

const ask = (state: State, nodes: number) => {
  const view = bigtwo.view(state, state.turn);
  return thinker.choose(view, bigtwo.legalMoves(view), Random.fromSeed("think"), new Budget({ nodes }));
};

/** Tables from one deal played by the master. */
function* tables(preset: PresetName, seed: string): Generator<State> {
  let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed }));
  while (state.ending === null) {
    yield state;
    const view = bigtwo.view(state, state.turn);
    state = must(bigtwo.apply(state, master.choose(view, bigtwo.legalMoves(view))));
  }
}

describe("thinker", () => {
  test.each(presets)("BT-LN8 %s: legal, the same again, blind to what it cannot see", SLOW, (preset) => {
    const random = Random.fromSeed(preset);
    for (const state of tables(preset, `think ${preset}`)) {
      const move = ask(state, 300);
      expect(bigtwo.legalMoves(bigtwo.view(state, state.turn))).toContainEqual(move);
      if (state.history.length % 3 !== 0) continue;
      expect(ask(state, 300)).toEqual(move);
      expect(ask(bigtwo.reshuffleSecrets(state, state.turn, random), 300)).toEqual(move);
    }
  });

  test("BT-LN8 without a budget it plays as the master, and with one it sometimes does not", SLOW, () => {
    let [turns, changed] = [0, 0];
    for (const seed of ["c", "d"]) {
      for (const state of tables("mis", seed)) {
        const view = bigtwo.view(state, state.turn);
        const plain = formatMove(master.choose(view, bigtwo.legalMoves(view)));
        expect(formatMove(ask(state, 0))).toBe(plain);
        turns += 1;
        if (formatMove(ask(state, 3000)) !== plain) changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(turns / 5);
  });

  test.each([
    ["master", () => loadThinker(large.subarray(1), small)],
    ["small network", () => loadThinker(large, small.subarray(1))],
  ])("BT-LN8 broken weights of the %s give no player", (_, load) => {
    expect(load()).toMatchObject({ ok: false, error: { code: "bad-weights" } });
  });
});

describe("playouts", () => {
  const network = new Network(must(parseModel(small)));

  test.each(presets)("BT-LN9 %s: played to the end, scored as the rules score it", (preset) => {
    const options = PRESETS[preset];
    const rules = packRules(options);
    const playout = new Playout(rules, new Evaluator(network, rules, "rules"));
    const { cards } = ladderOf(options);
    for (let deal = 0; deal < 20; deal++) {
      const state = must(bigtwo.setup(options, { kind: "seed", seed: `playout${deal}` }));
      const start = new Position(rules);
      start.table.load(state);
      playout.position.copy(start);
      playout.run();
      const { table } = playout.position;
      const hands = [0, 1, 2, 3].map((seat) => marksOf(table.lo[seat]!, table.hi[seat]!).map((mark) => cards[mark]!));
      const due = hands.map((hand) => penalty(options, hand));
      const pot = due.reduce((sum, n) => sum + n, 0);
      for (const [seat, hand] of hands.entries()) {
        expect(playout.points(seat, "rules")).toBe(hand.length === 0 ? pot : 0 - due[seat]!);
        expect(playout.points(seat, "cards")).toBe(hand.length === 0 ? hands.flat().length : 0 - hand.length);
      }
    }
  });
});
