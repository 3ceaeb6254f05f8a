import { type Bot, Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { cards, table } from "../rules/fixture.ts";
import {
  type BigtwoShape,
  bigtwo,
  formatMove,
  type Move,
  PRESETS,
  type PresetName,
  type State,
} from "../rules/index.ts";
import { classic, expert, LEVELS, novice, randomGames, reason, skilled } from "./index.ts";
import { Judgement } from "./judgement.ts";
import { ALL_LO, type Sight, sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";
import { remembered } from "./skilled.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];
const ask = (bot: Bot<BigtwoShape>, state: State, seed = "bot", nodes = 60): Move => {
  const view = bigtwo.view(state, state.turn);
  return bot.choose(view, bigtwo.legalMoves(view), Random.fromSeed(seed), new Budget({ nodes }));
};
const said = (bot: Bot<BigtwoShape>, state: State) => formatMove(ask(bot, state));

describe.each(LEVELS.map((bot) => [bot.id, bot] as const))("%s", (_, bot) => {
  test.each(presetNames)("BT-B2 BT-B3 %s: legal, the same again, and blind to what it cannot see", (preset) => {
    const random = Random.fromSeed(preset);
    for (let deal = 0; deal < 2; deal++) {
      let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed: `bots${deal}` }));
      while (state.ending === null) {
        const legal = bigtwo.legalMoves(bigtwo.view(state, state.turn));
        const move = ask(bot, state);
        expect(legal.some((m) => bigtwo.compareMoves(m, move) === 0)).toBe(true);
        expect(ask(bot, state)).toEqual(move);
        if (state.history.length % 4 === 0) {
          expect(ask(bot, bigtwo.reshuffleSecrets(state, state.turn, random))).toEqual(move);
        }
        state = must(bigtwo.apply(state, random.below(3) === 0 ? random.pick(legal) : move));
      }
    }
  });

  test("BT-B2 a move even without a budget", () => {
    const state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "none" }));
    expect(bigtwo.apply(state, ask(bot, state, "x", 0)).ok).toBe(true);
  });
});

const three = ["9d", "10d", "jd"] as const;

describe("classic", () => {
  test.each<[PresetName, string, [number, string][], string]>([
    ["mis", "3d 3c 4d 5d 6d 7c", [], "3D"],
    [
      "mis",
      "3c 4d 5d 6d 7c 8c 8d",
      [
        [0, "3d"],
        [1, "pass"],
        [2, "pass"],
        [3, "pass"],
      ],
      "3C 4D 5D 6D 7C",
    ],
    [
      "mis",
      "8c 8d kc",
      [
        [0, "3d"],
        [1, "pass"],
        [2, "pass"],
        [3, "pass"],
      ],
      "8D 8C",
    ],
    ["mis", "8c kc 2d", [[3, "10s"]], "KC"],
    ["mis", "8c 9c", [[3, "10s"]], "pass"],
    ["hongkong", "8c 8d 8h 9c 9d 9h", [[3, "4c 4d 4s"]], "8D 8C 8H"],
    ["taiwan", "8c 8d 8h 8s 9c", [[3, "10s"]], "pass"],
    ["charlesworth", "8c 8d 9h 9s", [[3, "4c 4d 5s 5h"]], "8D 8C 9H 9S"],
  ])("BT-B4 %s with %s: %#", (preset, hand, history, expected) => {
    expect(said(classic, table(preset, [hand, ...three], history))).toBe(expected);
  });
});

describe("novice", () => {
  const low = "4d 4c 5d 6d 7d 8d 9d 10c";
  const free: [number, string][] = [
    [0, "3d"],
    [1, "pass"],
    [2, "pass"],
    [3, "pass"],
  ];
  test.each<[string, string, [number, string][], readonly string[]]>([
    ["a low card early, and now and then in a play of five", "4d 5c 6d 7d 8d kd", free, ["4D", "4D 5C 6D 7D 8D"]],
    ["a pair whole", "4d 4c 9d kd", free, ["4D 4C"]],
    ["the weakest answer", "8c kc 2d 2s", [[3, "7s"]], ["8C"]],
    ["no 2 while it holds many cards", `${low} 2d`, [[3, "as"]], ["pass"]],
    ["a 2 when it holds few", "4d 4c 5d 6d 7d 8d 9d 2d", [[3, "as"]], ["2D"]],
    ["plays of five overlooked", "5d 6c 7d 8d 9d kd", [[3, "3s 4d 5c 6d 7c"]], ["pass", "5D 6C 7D 8D 9D"]],
    ["all it has", "5d 6c 7d 8d 9d", [[3, "3s 4d 5c 6d 7c"]], ["5D 6C 7D 8D 9D"]],
  ])("BT-B5 %s", (_, hand, history, expected) => {
    const state = table("mis", [hand, "3c 3h jd", "jc qd qc", "qh kh ks"], history);
    const seen = new Set(Array.from({ length: 40 }, (_, i) => formatMove(ask(novice, state, `n${i}`))));
    expect([...seen].sort()).toEqual([...expected].sort());
  });
});

describe("skilled", () => {
  test.each<[string, readonly string[], [number, string][], string]>([
    ["goes out with all it has", ["5d 5c", "4d 4h 4c", "jd", "qd"], [[3, "3s 3d"]], "5D 5C"],
    ["keeps a straight whole", ["5d 6c 7d 8h 9s 10c kd", "9d jc qh", "10d jh qs", "jd qc kh"], [[3, "4s"]], "TC"],
    [
      "leads the boss first with two plays left",
      ["4d 2s", "9d 9c", "10d 10c", "jd jc"],
      [
        [0, "3d"],
        [1, "pass"],
        [2, "pass"],
        [3, "pass"],
      ],
      "2S",
    ],
    [
      "leads a pair before a seat with one card",
      ["4d 8c 8h kd", "9d", "10d 10c qd", "jd jc qs"],
      [
        [0, "3d"],
        [1, "pass"],
        [2, "pass"],
        [3, "pass"],
      ],
      "8C 8H",
    ],
  ])("BT-B7 %s", (_, hands, history, expected) => {
    expect(said(skilled, table("mis", hands, history))).toBe(expected);
  });
});

/** What the plain judgement plays with this sight. */
function planned(sight: Sight): Move {
  const judgement = new Judgement(sight.rules);
  const [best] = judgement.choices(sight);
  const { lo, hi } = judgement.plays;
  return best === undefined || best.play < 0
    ? { kind: "pass" }
    : moveOfBits(sight.rules, lo[best.play] ?? 0, hi[best.play] ?? 0);
}

test("BT-B7 BT-B9 skilled forgets lower cards that were played, expert without a budget none", () => {
  let apart = 0;
  for (const seed of ["nine", "ten", "eleven", "twelve"]) {
    let state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed }));
    while (state.ending === null) {
      const sight = sightOf(bigtwo.view(state, state.turn));
      const move = ask(skilled, state);
      expect(ask(expert, state, "any", 0)).toEqual(planned(sight));
      const known = remembered(sight);
      expect([known.unseenHi >>> 16, known.unseenLo | sight.lo]).toEqual([sight.unseenHi >>> 16, ALL_LO]);
      expect(move).toEqual(planned(known));
      if (bigtwo.compareMoves(move, planned(sight)) !== 0) apart += 1;
      state = must(bigtwo.apply(state, move));
    }
  }
  expect(apart).toBeGreaterThan(0);
});

test("BT-B9 expert keeps to its budget", () => {
  const state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "nine" }));
  const view = bigtwo.view(state, state.turn);
  const budget = new Budget({ nodes: 200 });
  expert.choose(view, bigtwo.legalMoves(view), Random.fromSeed("s"), budget);
  expect(budget.spent).toBeGreaterThan(0);
  expect(budget.spent).toBeLessThanOrEqual(200);
});

describe("reasons", () => {
  const free: [number, string][] = [
    [0, "3d"],
    [1, "pass"],
    [2, "pass"],
    [3, "pass"],
  ];
  test.each<[string, readonly string[], [number, string][], string]>([
    ["8c", ["8c", ...three], free, "Plays the last cards and wins."],
    ["2s", ["4d 2s", ...three], free, "Nothing that is out beats the 2♠, and one play is left."],
    ["pass", ["4d", ...three], [[3, "7s"]], "Passes: nothing in the hand beats the 7♠."],
    ["pass", ["4d 2s 2h", ...three], [[3, "7s"]], "Keeps the pair of 2s to regain the lead."],
    ["pass", ["5d 6c 7d 8h 9s", ...three], [[3, "7s"]], "Keeps the straight 5♦ 6♣ 7♦ 8♥ 9♠ to regain the lead."],
    [
      "4d",
      ["4d 5c 2s 2h", "9d 9c", "10d 10c", "jd jc"],
      free,
      "Gets rid of the 4♦, and keeps the pair of 2s to regain the lead.",
    ],
    [
      "8c",
      ["8c 2s 2h 3c", "9d 9c", "10d 10c", "jd jc"],
      [[3, "7s"]],
      "Answers with the 8♣, leaves the rest whole, and keeps the pair of 2s to regain the lead.",
    ],
    [
      "8c 8h",
      ["4d 8c 8h kd", "9d", "10d 10c", "jd jc"],
      free,
      "Leads the pair of 8s: somebody holds one card and cannot answer it.",
    ],
  ])("BT-B11 %s: %#", (text, hands, history, expected) => {
    const state = table("mis", hands, history);
    const move: Move = text === "pass" ? { kind: "pass" } : { kind: "play", cards: cards(text) };
    expect(reason(bigtwo.view(state, state.turn), move)).toBe(expected);
  });

  test("BT-B11 every move of a deal has a sentence", () => {
    for (const preset of presetNames) {
      const random = Random.fromSeed(preset);
      let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed: "reasons" }));
      while (state.ending === null) {
        const view = bigtwo.view(state, state.turn);
        const legal = bigtwo.legalMoves(view);
        for (const move of legal) expect(reason(view, move)).toMatch(/^[A-Z].*\.$/);
        state = must(bigtwo.apply(state, random.pick(legal)));
      }
    }
  });
});

test("BT-B1 random games come to an end, about 75 moves each", () => {
  const moves = randomGames(PRESETS.mis, 200, Random.fromSeed("random"));
  expect(moves / 200).toBeGreaterThan(65);
  expect(moves / 200).toBeLessThan(85);
});
