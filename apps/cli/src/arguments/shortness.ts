/** What is asked for when a line shall be short: what is counted, and how much memory a proof may take. */

import { totalmem } from "node:os";
import type { AnyGame, Bounds, Match, Shape, Solver, Wish } from "@baize/kernel";
import type { Command } from "commander";
import { say } from "../words/index.ts";
import { knownWord, orStop } from "./games.ts";
import { EXIT, Stop } from "./stop.ts";
import { takes } from "./values.ts";

/** What of a solver is needed here. */
type Counting = Pick<Solver<Shape>, "counts" | "checkCount">;

/** The most that one proof is given, in gigabytes. */
const MOST_GIGABYTES = 4;

/** Memory in gigabytes for each of some proofs at a time: half of what the machine has, for all of them. */
export const memoryFor = (proofs: number): number => Math.min(MOST_GIGABYTES, totalmem() / 2 / proofs / 2 ** 30);

/** Adds what is counted. */
export const addCountOption = (command: Command): Command =>
  takes(command.option("--count <what>", say.countOption()), {
    "--count": { of: async ({ entry }) => Object.keys((await entry.solver?.())?.counts ?? {}) },
  });

/** What is counted; undefined for the usual count. */
export function countOf(count: string | undefined, { counts = {} }: Counting, title: string): string | undefined {
  if (count === undefined) return undefined;
  const words = Object.keys(counts);
  if (words.length === 0) throw new Stop(EXIT.usage, say.nothingCounted({ title }));
  return knownWord(count, words, (choice) => say.noSuchCount({ ...choice, title }));
}

/** Stops where lengths from the first table of a match cannot be counted so. */
export function checkCount(count: string | undefined, solver: Counting, match: Match<Shape>, game: AnyGame): void {
  if (count !== undefined && solver.checkCount !== undefined)
    orStop(solver.checkCount(match.view("spectator"), count), game);
}

/** How long a line is, in words, and how long it must be at least. */
export function boundsText({ counts = {} }: Counting, { count }: Wish, { atLeast, atMost }: Bounds): string {
  const length = counts[count ?? Object.keys(counts)[0] ?? ""]?.(atMost) ?? atMost;
  return atLeast === atMost ? say.isShortest({ length }) : say.isShort({ length, atLeast });
}
