import { DECK } from "@baize/cards";
import { must, Random, seat, type Viewer } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { cards, table } from "./fixture.ts";
import { apply, legalMoves } from "./moves.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { dealtHands, replay } from "./replay.ts";
import { ceilings, complete, reshuffleSecrets } from "./secrets.ts";
import { type State, setup, view } from "./state.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];
const viewers: readonly Viewer[] = [seat(0), seat(1), seat(2), seat(3), "spectator"];

/** Every third table of one random deal. */
function* tables(preset: PresetName, seed: string): Generator<State> {
  const random = Random.fromSeed(seed);
  let state = must(setup(PRESETS[preset], { kind: "seed", seed }));
  yield state;
  while (state.ending === null) {
    state = must(apply(state, random.pick(legalMoves(view(state, state.turn)))));
    if (state.history.length % 3 === 0 || state.ending !== null) yield state;
  }
}

describe.each(presetNames)("secrets under %s", (preset) => {
  test("BT-V3 dealing the secrets again changes no view", () => {
    const random = Random.fromSeed("again");
    for (const state of tables(preset, "a")) {
      const viewer = random.pick(viewers);
      const other = reshuffleSecrets(state, viewer, random);
      expect(view(other, viewer)).toEqual(view(state, viewer));
    }
  });

  test("BT-V3 the secrets do change", () => {
    const start = must(setup(PRESETS[preset], { kind: "seed", seed: "change" }));
    expect(reshuffleSecrets(start, seat(0), Random.fromSeed("x")).hands).not.toEqual(start.hands);
  });

  test("BT-V4 a possible world looks the same and could have been played", () => {
    const random = Random.fromSeed("world");
    for (const state of [...tables(preset, "b"), ...tables(preset, "c")]) {
      const viewer = random.pick(viewers);
      const seen = view(state, viewer);
      const world = complete(seen, random);
      expect(view(world, viewer)).toEqual(seen);
      const replayed = replay(world.options, dealtHands(world), world.history);
      expect(replayed.ok && { ...replayed.value, ending: world.ending }).toEqual(world);
    }
  });
});

test("BT-V3 last cards are dealt again, too", () => {
  for (const state of tables("mis", "last")) {
    const short = state.hands.filter((hand, n) => n !== 0 && hand.length === 1).length;
    if (short === 0 || state.ending !== null) continue;
    const other = Array.from({ length: 40 }, (_, n) => reshuffleSecrets(state, seat(0), Random.fromSeed(`${n}`)));
    for (const [n, hand] of state.hands.entries())
      if (n !== 0) expect(other.some((world) => `${world.hands[n]}` !== `${hand}`)).toBe(true);
    return;
  }
  throw new Error("nobody came to a last card");
});

test("BT-V4 before it is played, the opening card is where the turn is", () => {
  const start = must(setup(PRESETS.mis, { kind: "seed", seed: "opening" }));
  const random = Random.fromSeed("worlds");
  for (const viewer of viewers) {
    for (let i = 0; i < 20; i++) {
      expect(complete(view(start, viewer), random).hands[start.turn]).toContain(cards("3d")[0]);
    }
  }
});

test("BT-V4 a seat bound by the last-card rule holds nothing higher than what it played", () => {
  const hands = ["5d", "4c 4d 6d 9d", "6s", "8s ks 2s"];
  const state = table("taiwan", hands, [
    [0, "4h"],
    [1, "kd"],
    [2, "pass"],
  ]);
  const unplayed = new Set([...hands.flatMap(cards), ...cards("4h kd")]);
  const rest = DECK.filter((card) => !unplayed.has(card)).slice(0, 41);
  // The cards that are out were played in an order that binds nobody else.
  const before = [1, 3, 0, 2].flatMap((who) => Array.from({ length: [11, 8, 12, 10][who]! }, () => who));
  const history = rest.map((card, i) => ({
    seat: seat(before[i]!),
    play: { kind: "single", key: 0, cards: [card] } as const,
  }));
  const bound = { ...state, history: [...history, ...state.history] };
  expect(ceilings(bound)).toEqual([52, 4 * 10 + 1, 52, 52]);
  expect(ceilings({ ...bound, options: PRESETS.mis })).toEqual([52, 52, 52, 52]);
  const random = Random.fromSeed("bound");
  for (let i = 0; i < 50; i++) {
    const world = complete(view(bound, seat(0)), random);
    for (const high of cards("ks 2s")) expect(world.hands[1]).not.toContain(high);
  }
});

test("BT-V4 worlds are equally likely", () => {
  const full = table("mis", ["3d", "4d 5d", "6d", "7d 8d"], []);
  const dealt = new Set(full.hands.flat());
  const history = DECK.filter((card) => !dealt.has(card)).map((card) => ({
    seat: seat(0),
    play: { kind: "single", key: 0, cards: [card] } as const,
  }));
  const seen = view({ ...full, history }, seat(0));
  const random = Random.fromSeed("uniform");
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const key = JSON.stringify(complete(seen, random).hands);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(30);
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0);
  expect(chi).toBeLessThan(58); // 99.9 % of a chi-squared with 29 degrees of freedom
});
