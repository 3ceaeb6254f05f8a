/** A level plays the same on a fast machine as on a slow one: what a bot may spend is no time. */

import { readFile } from "node:fs/promises";
import { firstState, mannersOf, must } from "@baize/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { botTasks } from "./tasks.ts";

const game = await rulesFor("bigtwo");
const levels = mannersOf(game).company?.levels ?? [];
const { choose } = botTasks(readFile);

/** What whoever is to move sees, wherever there is something to decide, in a deal that one level plays. */
async function decisions(deal: string): Promise<readonly unknown[]> {
  const views: unknown[] = [];
  let state = must(firstState(game, { deal }));
  for (;;) {
    const status = game.status(game.view(state, "spectator"));
    if (status.kind !== "playing") return views;
    const view = game.view(state, status.seat);
    if (game.legalMoves(view).length > 1) views.push(view);
    const move = await choose({ game: "bigtwo", level: "classic", view, nodes: LIMITS.nodes });
    state = must(game.apply(state, must(game.parseMove(move, view))));
  }
}

/** Sets all clocks: each look at one takes so many milliseconds. */
function setClocks(look: number): void {
  let time = 1_000_000;
  const now = () => (time += look);
  vi.spyOn(Date, "now").mockImplementation(now);
  vi.spyOn(performance, "now").mockImplementation(now);
  vi.spyOn(process.hrtime, "bigint").mockImplementation(() => BigInt(now()) * 1_000_000n);
}

afterEach(() => void vi.restoreAllMocks());

const all = (await Promise.all(["even", "odd"].map(decisions))).flat();

test.each(levels)(
  "ON-B3 $id plays the same by a clock that stands still and one that leaps",
  async ({ id: level, pace }) => {
    // Whoever thinks long is asked in the middle of one deal alone.
    const views = pace === undefined ? all : all.slice(12, 20);
    const chosen = async (look: number, nodes: number = LIMITS.nodes) => {
      setClocks(look);
      const moves: string[] = [];
      for (const view of views) moves.push(await choose({ game: "bigtwo", level, view, nodes }));
      vi.restoreAllMocks();
      return moves;
    };
    const still = await chosen(0);
    expect(await chosen(5000)).toEqual(still);
    // Some of these moves take thought: a search that a clock had cut short would be seen.
    const searches = ["expert", "grandmaster"].includes(level);
    expect((await chosen(0, 1)).some((move, n) => move !== still[n])).toBe(searches);
  },
);
