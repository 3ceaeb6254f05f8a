import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bigtwo, formatMove, ladderOf, PRESETS, penalty, type State } from "../../rules/index.ts";
import { bitCount, marksOf, suitsAt } from "../packed/cardset.ts";
import { packRules } from "../packed/rules.ts";
import { sightOf } from "../packed/sight.ts";
import { PackedTable } from "../packed/table.ts";
import { Belief } from "./belief.ts";
import { Evaluator } from "./evaluator.ts";
import { ask, master, presets, small, tables, thinksBlind } from "./grandmaster.fixture.ts";
import { loadGrandmaster } from "./grandmaster.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { Playout } from "./playout.ts";
import { Position } from "./position.ts";

const network = new Network(must(parseModel(small)));

/** A busy machine may take longer than a test is given otherwise. */
const SLOW = { timeout: 60_000 };

describe("grandmaster", () => {
  test.each(presets)("BT-LN8 %s: legal, the same again, blind to what it cannot see", SLOW, (preset) =>
    thinksBlind(preset, 24),
  );

  test(
    "BT-LN8 while its budget is short it plays as the master, and with a long one it sometimes does not",
    SLOW,
    () => {
      let changed = 0;
      const all = [..."abcde"].flatMap((seed) => tables("mis", seed, 14));
      for (const state of all) {
        const view = bigtwo.view(state, state.turn);
        const plain = formatMove(master.choose(view, bigtwo.legalMoves(view)));
        expect([formatMove(ask(state, 0)), formatMove(ask(state, 300))]).toEqual([plain, plain]);
        if (formatMove(ask(state, 1e6)) !== plain) changed += 1;
      }
      expect(changed).toBeGreaterThan(0);
      expect(changed).toBeLessThan(all.length / 3);
    },
  );

  test("BT-LN8 broken weights of the small network give no player", () => {
    expect(loadGrandmaster(master, small.subarray(1))).toMatchObject({ ok: false, error: { code: "bad-weights" } });
  });
});

describe("playouts", () => {
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

describe("belief", () => {
  const worldsOf = (state: State, steps: number) => {
    const rules = packRules(state.options);
    const view = bigtwo.view(state, state.turn);
    const belief = new Belief(view, new Evaluator(network, rules, "rules"), Random.fromSeed("belief"), 16);
    expect(belief.settle(steps, new Budget())).toBe(true);
    return belief;
  };

  test.each(presets)("BT-LN10 %s: a world deals what is hidden, by the counts", SLOW, (preset) => {
    for (const state of tables(preset, `belief ${preset}`)) {
      const { seat, unseenHi, unseenLo, view } = sightOf(bigtwo.view(state, state.turn));
      const others = [0, 1, 2, 3].filter((other) => other !== seat);
      const belief = worldsOf(state, 4);
      for (let world = 0; world < belief.size; world++) {
        const hands = others.map((other) => [belief.lo(world, other), belief.hi(world, other)] as const);
        expect(hands.map(([lo, hi]) => bitCount(lo) + bitCount(hi))).toEqual(others.map((other) => view.counts[other]));
        expect([hands.reduce((all, [lo]) => all | lo, 0), hands.reduce((all, [, hi]) => all | hi, 0)]).toEqual([
          unseenLo,
          unseenHi,
        ]);
      }
    }
  });

  test("BT-LN10 worlds that have settled are nearer the truth than even deals", SLOW, () => {
    const shared = (state: State, steps: number): number => {
      const truth = new PackedTable(packRules(state.options)).load(state);
      const belief = worldsOf(state, steps);
      let sum = 0;
      for (let world = 0; world < belief.size; world++) {
        for (let seat = 0; seat < 4; seat++) {
          if (seat === state.turn) continue;
          for (let value = 0; value < 13; value++) {
            const held = bitCount(suitsAt(truth.lo[seat]!, truth.hi[seat]!, value));
            sum += Math.min(held, bitCount(suitsAt(belief.lo(world, seat), belief.hi(world, seat), value)));
          }
        }
      }
      return sum;
    };
    const all = [..."ghi"].flatMap((seed) => tables("mis", seed));
    const total = (steps: number) => all.reduce((sum, state) => sum + shared(state, steps), 0);
    expect(total(24)).toBeGreaterThan(1.05 * total(0));
  });
});
