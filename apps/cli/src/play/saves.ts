/** The match that was left, one for each game, in the folder where programs of this user keep their state. */

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A match that was left, how long it was played, and against whom. */
export interface Left {
  readonly save: string;
  readonly seconds: number;
  readonly bot?: string | undefined;
}

const folder = (): string => join(process.env.XDG_STATE_HOME || join(homedir(), ".local/state"), "baize");
const fileOf = (game: string): string => join(folder(), `${game}.json`);

/** The match that was left; undefined when there is none that can be read. */
export function readLeft(game: string): Left | undefined {
  try {
    const { save, seconds, bot } = JSON.parse(readFileSync(fileOf(game), "utf8")) as Partial<Left>;
    return typeof save === "string" && typeof seconds === "number" ? { save, seconds, bot } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a match for the next time: whole, or as it was kept before. */
export function keepLeft(game: string, left: Left): void {
  mkdirSync(folder(), { recursive: true });
  const draft = `${fileOf(game)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(left)}\n`);
  renameSync(draft, fileOf(game));
}

/** Forgets the match: it is over. */
export const dropLeft = (game: string): void => rmSync(fileOf(game), { force: true });
