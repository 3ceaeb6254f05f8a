/** The match that was left, one for each game, in the folder where programs of this user keep their state. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type AnyGame, ok, type Result, refuse, sentence } from "@baize/kernel";
import { type Kept, keptText, midendWords, readFile, type Taken, takeUp } from "@baize/midend";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** What was found of the match that was left: nothing, the match, or one that cannot be read and was put aside. */
export type Left =
  | { readonly kind: "none" }
  | { readonly kind: "taken"; readonly taken: Taken }
  | { readonly kind: "aside"; readonly says: string };

const folder = (): string => join(process.env.XDG_STATE_HOME || join(homedir(), ".local/state"), "baize");
const fileOf = (game: string): string => join(folder(), `${game}.json`);

/** A file's text, undefined where there is none, or why it cannot be read. */
function textOf(file: string): Result<string | undefined, string> {
  try {
    return ok(readFileSync(file, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Where there is no folder for it there is no file either.
    if (code === "ENOENT" || code === "ENOTDIR") return ok(undefined);
    return { ok: false, error: say.noFileAccess({ why: message }) };
  }
}

function read(game: AnyGame, text: string, levels: readonly string[]): Result<Taken> {
  const found = readFile(text);
  if (!found.ok) return found;
  const kept = found.value.matches.find((match) => match.game === game.meta.id) ?? found.value.matches[0];
  return kept === undefined ? refuse("file-unreadable", "MD-F1") : takeUp(game, kept, levels);
}

/** Gives a record that cannot be read a name of its own, which is never written over. */
function putAside(game: string, why: string): Left {
  const file = fileOf(game);
  const names = (n: number) => join(folder(), `${game}.unread-${n}.json`);
  let n = 1;
  while (existsSync(names(n))) n++;
  try {
    renameSync(file, names(n));
  } catch (error) {
    const problem = (error as Error).message;
    throw new Stop(EXIT.failure, say.cannotPutAside({ file, why, problem }));
  }
  return { kind: "aside", says: say.putAside({ why, path: names(n) }) };
}

/** The match that was left. One that cannot be read is kept under another name, and the player is told. */
export function readLeft(game: AnyGame, levels: readonly string[]): Left {
  const { id } = game.meta;
  const text = textOf(fileOf(id));
  if (!text.ok) return putAside(id, text.error);
  if (text.value === undefined) return { kind: "none" };
  const taken = read(game, text.value, levels);
  return taken.ok
    ? { kind: "taken", taken: taken.value }
    : putAside(id, sentence(taken.error, game.words, midendWords));
}

/** Keeps a match for the next time: whole, or as it was kept before. */
export function keepLeft(kept: Kept): void {
  mkdirSync(folder(), { recursive: true });
  const draft = `${fileOf(kept.game)}.${process.pid}`;
  writeFileSync(draft, `${keptText(kept)}\n`);
  renameSync(draft, fileOf(kept.game));
}

/** Forgets the match: it is over. */
export const dropLeft = (game: string): void => rmSync(fileOf(game), { force: true });
