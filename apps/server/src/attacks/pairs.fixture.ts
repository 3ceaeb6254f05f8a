/**
 * Pairs of matches that differ in hidden cards alone, over real connections: whatever a seat or a spectator is sent must be the
 * same to the byte, and come at the same time. The moves of all seats are given, so that what is public is the same.
 */

import { Random } from "@baize/kernel";
import { vi } from "vitest";
import { Evening } from "./pairs-evening.fixture.ts";
import { type Given, type Pair, pairOf } from "./pairs-plan.fixture.ts";
import { Tally } from "./pairs-tally.fixture.ts";
import { World } from "./pairs-world.fixture.ts";

/** What came of some pairs. */
export interface Compared {
  /** What a viewer could tell apart. */
  readonly different: readonly string[];
  /** What did not come about as all could see it coming, and when. */
  readonly astray: readonly string[];
}

async function playAt(world: World, number: number, pair: Pair, tally: Tally) {
  const id = await world.lay(number, pair);
  return new Evening(world, id, pair, tally).play();
}

function count(pair: Pair, tally: Tally): void {
  tally.count("moves", pair.moves.length);
  tally.count(`options ${pair.options}`);
  tally.count(`clock ${pair.clock}`);
  tally.count("locked out", pair.locked);
  tally.count("before a last card", pair.held);
  if (pair.isLater) tally.count("a later deal");
}

interface Wanted {
  readonly given?: Given;
  /** How many that can be told apart are enough. */
  readonly enough?: number;
  readonly tally?: Tally;
}

/** Plays so many pairs, and counts what comes about. */
export async function pairsDiffer(
  pairs: number,
  seed: string,
  { given = {}, enough = pairs, tally = new Tally() }: Wanted = {},
): Promise<Compared> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const worlds = [new World(0), new World(1)] as const;
  const [different, astray]: [string[], string[]] = [[], []];
  try {
    await Promise.all(worlds.map((world) => world.start()));
    const random = Random.fromSeed(seed);
    for (let number = 0; number < pairs && different.length < enough; ) {
      const pair = pairOf(random, given);
      if (pair === undefined) continue;
      number += 1;
      count(pair, tally);
      const one = await playAt(worlds[0], number, pair, tally);
      const two = await playAt(worlds[1], number, pair, new Tally());
      const { viewer, options, clock, moves } = pair;
      const name = `${seed} ${number}: viewer ${viewer}, ${options}, clock ${clock}, ${moves.length} moves`;
      if (one.sent !== two.sent) different.push(name);
      for (const each of [one, two]) if (each.astray !== "") astray.push(`${name}: ${each.astray}`);
    }
    return { different, astray };
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(worlds.map((world) => world.end()));
  }
}
