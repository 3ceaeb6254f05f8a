import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { table } from "../rules/fixture.ts";
import { bigtwo, formatMove, PRESETS, type State } from "../rules/index.ts";
import { estimate } from "./estimate.ts";

const viewOf = (state: State) => bigtwo.view(state, state.turn);
const seeded = () => Random.fromSeed("estimate");

describe("the estimate", () => {
  test("BT-B13 going out is worth what the others hold, and comes first", () => {
    const view = viewOf(table("mis", ["5d 5c", "4d 4h 4c", "jd", "qd"], [[3, "3s 3d"]]));
    expect(estimate(view, seeded()).map(({ move, points }) => [formatMove(move), points])[0]).toEqual(["5D 5C", 5]);
  });

  test("BT-B13 BT-S3 what is expected is settled as the table settles", () => {
    const state = table("mis", ["5d 5c", "4d 4h 4c", "jd", "qd"], [[3, "3s 3d"]]);
    const worth = (settle: "left" | "winner" | "ranks") =>
      estimate(viewOf({ ...state, options: { ...state.options, settle } }), seeded()).map(({ points }) => points);
    expect([worth("left")[0], worth("winner")[0], worth("ranks")[0]]).toEqual([0, 5, 5]);
    // Whoever pays what they keep, and is paid nothing, never expects more than nothing.
    expect(Math.max(...worth("left"))).toBe(0);
    const start = must(bigtwo.setup({ ...PRESETS.mis, settle: "left" }, { kind: "seed", seed: "617" }));
    const [first] = bigtwo.legalMoves(viewOf(start));
    expect(Math.max(...estimate(viewOf(start), seeded(), first).map(({ points }) => points))).toBeLessThan(0);
  });

  test("BT-B13 a move that had to be made is worth what comes of it, not nothing", () => {
    const state = table("mis", ["3d 4d 6c 7h 9s", "4c 5c", "4h 8h", "4s 8s"], [[3, "kd kh"]]);
    const played = { kind: "pass" } as const;
    expect(bigtwo.legalMoves(viewOf(state))).toEqual([played]);
    const [only] = estimate(viewOf(state), seeded(), played);
    expect(only?.points).toBeLessThan(-1);
    expect(only?.points).toBeGreaterThan(-5.1);
  });

  test("BT-B13 the move that was played is always among them", () => {
    const state = table("mis", ["4d 5d 6d 7d 8d 9d 10d jd qd kd ad 2d 2s", "4c", "4h", "4s"], [[3, "3s"]]);
    const played = { kind: "pass" } as const;
    const found = estimate(viewOf(state), seeded(), played);
    expect(found.some(({ move }) => move.kind === "pass")).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => b.points - a.points));
  });

  test("BT-B13 what a seat cannot see changes nothing", () => {
    const state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "617" }));
    const other = bigtwo.reshuffleSecrets(state, state.turn, seeded());
    expect(other.hands).not.toEqual(state.hands);
    expect(estimate(viewOf(other), seeded())).toEqual(estimate(viewOf(state), seeded()));
  });
});
