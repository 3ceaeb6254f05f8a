import { readFileSync } from "node:fs";
import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { table } from "../../rules/fixture.ts";
import { bigtwo, formatMove, type Move, PRESETS, type PresetName, type State } from "../../rules/index.ts";
import { masterWeights } from "../../weights/index.ts";
import { skilled } from "../skilled.ts";
import { loadMaster } from "./master.ts";

const bytes = new Uint8Array(readFileSync(masterWeights));
const master = must(loadMaster(bytes));
const again = must(loadMaster(bytes));
const presets = Object.keys(PRESETS) as PresetName[];
const viewOf = (state: State) => bigtwo.view(state, state.turn);

describe("master", () => {
  test.each(presets)(
    "BT-LN5 BT-LN2 %s: legal, the same again, blind to what it cannot see",
    { timeout: 60_000 },
    (preset) => {
      const random = Random.fromSeed(preset);
      for (let deal = 0; deal < 3; deal++) {
        let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed: `master${deal}` }));
        while (state.ending === null) {
          const view = viewOf(state);
          const legal = bigtwo.legalMoves(view);
          const move = master.choose(view, legal);
          expect(legal).toContain(move);
          expect(again.choose(view, legal)).toBe(move);
          if (legal.length > 1 && deal === 0) {
            const other = bigtwo.reshuffleSecrets(state, state.turn, random);
            expect(master.scores(viewOf(other), legal)).toEqual(master.scores(view, legal));
            expect(master.expectedScores(viewOf(other), legal)).toEqual(master.expectedScores(view, legal));
          }
          state = must(bigtwo.apply(state, random.below(4) === 0 ? random.pick(legal) : move));
        }
      }
    },
  );

  test("BT-LN5 goes out when it can", () => {
    const state = table("mis", ["5d 5c", "4d 4h 4c", "jd", "qd"], [[3, "3s 3d"]]);
    expect(formatMove(master.choose(viewOf(state), bigtwo.legalMoves(viewOf(state))))).toBe("5D 5C");
  });

  test("BT-LN5 a broken file gives no player", () => {
    expect(loadMaster(bytes.subarray(1))).toMatchObject({ ok: false, error: { code: "bad-weights" } });
  });
});

describe("expected scores", () => {
  const goingOut = (preset: PresetName, hands: readonly string[], scoring: "cards" | "rules") => {
    const player = must(loadMaster(bytes, scoring));
    const view = viewOf(table(preset, hands, [[3, "3s"]]));
    const legal = bigtwo.legalMoves(view);
    const scores = player.expectedScores(view, legal);
    expect(Math.max(...scores)).toBe(scores[legal.findIndex((move) => formatMove(move) === "5D")]);
    return Math.max(...scores);
  };
  const ten = "6d 6c 6h 6s 7d 7c 7h 7s 8d 8c";

  test.each<[PresetName, "cards" | "rules", number]>([
    ["mis", "rules", 13],
    ["hongkong", "cards", 13],
    ["hongkong", "rules", 23],
  ])("BT-LN6 %s scored by %s: going out brings in %d", (preset, scoring, points) => {
    expect(goingOut(preset, ["5d", ten, "9d 9c", "jd"], scoring)).toBe(points);
  });

  test("BT-LN6 taiwan: going out counts the 2s the others may hold", () => {
    // All 50 other cards are unseen and four of them are 2s, so a hand of one card doubles 4 times in 50.
    expect(goingOut("taiwan", ["5d", "9d", "9c", "jd"], "rules")).toBeCloseTo(3 * (1 + 4 / 50), 9);
  });

  test("BT-LN6 what it expects of the opening is what it then scores, on average", { timeout: 60_000 }, () => {
    const player = must(loadMaster(bytes, "cards"));
    const misses = Array.from({ length: 60 }, (_, deal) => {
      let state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: `points${deal}` }));
      const opener = state.turn;
      const legal = bigtwo.legalMoves(viewOf(state));
      const expected = player.expectedScores(viewOf(state), legal)[legal.indexOf(player.choose(viewOf(state), legal))]!;
      while (state.ending === null) {
        const view = viewOf(state);
        state = must(bigtwo.apply(state, player.choose(view, bigtwo.legalMoves(view))));
      }
      const status = bigtwo.status(bigtwo.view(state, "spectator"));
      return status.kind === "over" ? status.scores[opener]! - expected : Number.NaN;
    });
    const mean = misses.reduce((sum, x) => sum + x, 0) / misses.length;
    const spread = Math.sqrt(misses.reduce((sum, x) => sum + (x - mean) ** 2, 0) / misses.length);
    expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(misses.length));
    expect(spread).toBeGreaterThan(3);
  });
});

test("BT-LN11 holds its 2s back while hands are full, and strikes at the end", { timeout: 60_000 }, () => {
  const player = must(loadMaster(bytes, "cards"));
  const isTwo = (move: Move) => move.kind === "play" && move.cards.length === 1 && formatMove(move).startsWith("2");
  const seen = { early: { places: 0, master: 0, skilled: 0 }, late: { places: 0, master: 0, skilled: 0 } };
  for (let deal = 0; deal < 100; deal++) {
    let state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: `patience${deal}` }));
    while (state.ending === null) {
      const view = viewOf(state);
      const legal = bigtwo.legalMoves(view);
      const move = player.choose(view, legal);
      const part = view.hand.length >= 10 ? seen.early : view.hand.length <= 4 ? seen.late : undefined;
      if (part !== undefined && legal.some(({ kind }) => kind === "pass") && legal.some(isTwo)) {
        const other = skilled.choose(view, legal, Random.fromSeed("patient"), new Budget({ nodes: 60 }));
        part.places += 1;
        part.master += Number(isTwo(move));
        part.skilled += Number(isTwo(other));
      }
      state = must(bigtwo.apply(state, move));
    }
  }
  const { early, late } = seen;
  expect(early.places).toBeGreaterThan(100);
  expect(late.places).toBeGreaterThan(20);
  expect(early.master).toBeLessThan(early.places / 3);
  expect(early.skilled).toBeGreaterThan(1.5 * early.master);
  expect(late.master / late.places).toBeGreaterThan((2 * early.master) / early.places);
});
