import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bigtwo, ladderOf, type Play, PRESETS, type PresetName, type State } from "../rules/index.ts";
import { bitCount, marksOf } from "./packed/cardset.ts";
import { sightOf } from "./packed/sight.ts";
import { Worlds } from "./worlds.ts";

/** A random deal, some turns in. */
function played(preset: PresetName, seed: string, turns: number): State {
  const random = Random.fromSeed(seed);
  let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed }));
  for (let i = 0; i < turns && state.ending === null; i++) {
    const next = must(bigtwo.apply(state, random.pick(bigtwo.legalMoves(bigtwo.view(state, state.turn)))));
    if (next.ending === null) state = next;
  }
  return state;
}

describe("worlds", () => {
  test.each(Object.keys(PRESETS) as PresetName[])(
    "BT-B8 %s: every unseen card once, hands of the right size",
    (preset) => {
      for (let i = 0; i < 12; i++) {
        const state = played(preset, `world${i}`, 5 * i);
        const sight = sightOf(bigtwo.view(state, state.turn));
        const worlds = new Worlds(sight, Random.fromSeed("w"));
        for (let n = 0; n < 20; n++) {
          worlds.next();
          const counts = [0, 1, 2, 3].map((seat) => bitCount(worlds.lo[seat]!) + bitCount(worlds.hi[seat]!));
          expect(counts).toEqual(state.hands.map((hand, seat) => (seat === sight.seat ? 0 : hand.length)));
          expect(worlds.lo.reduce((all, lo) => all | lo, 0)).toBe(sight.unseenLo);
          expect(worlds.hi.reduce((all, hi) => all | hi, 0)).toBe(sight.unseenHi);
        }
      }
    },
  );

  test("BT-B8 seats that passed on a high single seldom hold higher cards", () => {
    const random = Random.fromSeed("passes");
    const { strength } = ladderOf(PRESETS.mis);
    let [drawn, plain] = [0, 0];
    for (let i = 0; i < 60; i++) {
      const state = played("mis", `pass${i}`, 25);
      const view = bigtwo.view(state, state.turn);
      const at = view.history.findIndex((turn, n) => turn.play === null && isHighSingle(view.history[n - 1]?.play));
      const [passer, refused] = [view.history[at]?.seat, view.history[at - 1]?.play?.key ?? 0];
      if (passer === undefined || passer === state.turn) continue;
      const worlds = new Worlds(sightOf(view), random);
      for (let n = 0; n < 40; n++) {
        worlds.next();
        drawn += marksOf(worlds.lo[passer]!, worlds.hi[passer]!).filter((mark) => mark > refused).length;
        plain += bigtwo.complete(view, random).hands[passer]!.filter((card) => strength[card]! > refused).length;
      }
    }
    expect(plain).toBeGreaterThan(500);
    expect(drawn).toBeLessThan(0.9 * plain);
  });
});

const isHighSingle = (play: Play | null | undefined): boolean => play?.kind === "single" && play.key >= 36;
