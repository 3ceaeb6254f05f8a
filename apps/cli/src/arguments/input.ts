/** Text that comes from a file or from stdin, or goes to a file. */

import { createReadStream, existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES } from "@baize/games";
import { type AnyGame, linkText } from "@baize/kernel";
import { say } from "../words/index.ts";
import { EXIT, Stop } from "./stop.ts";
import { MOST_BYTES, tooLarge, troubleOf, writeTroubleOf } from "./trouble.ts";

/** The text of a file, or of a pipe that may never come to an end; `-` is stdin. */
export async function readInput(file: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of file === "-" ? process.stdin : createReadStream(file)) {
      size += part.length;
      if (size > MOST_BYTES) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    throw new Stop(
      EXIT.failure,
      say.cannotRead({ file: file === "-" ? say.theInput() : file || '""', why: troubleOf(error) }),
    );
  }
  // Some editors begin a text with a mark of their own.
  return Buffer.concat(parts)
    .toString()
    .replace(/^\uFEFF/, "");
}

export const LINK = /^(\/|[a-z]+:\/\/)/i;

/** Whether a word is a link. A path may look like one: then its first part is no game, or there is such a file. */
export function isLink(word: string): boolean {
  const link = LINK.test(word) ? linkText.parse(word) : undefined;
  if (!link?.ok || existsSync(word)) return false;
  return GAMES.some(({ id }) => id === link.value.game) || /^[a-z]+:|\?/i.test(word);
}

/** A path, or a name such as files have; a board has rows of stars. */
const PATH = /^(\.{0,2}|~)\/[^*\n]+$|^[^*\n]+\.(txt|jsonl?|csv|tsv)$/i;

/** Whether a word names a file, be it there or not: no deal of the game is called so, and it is no link. */
export const isFileName = (word: string, game: AnyGame): boolean =>
  !game.deal.parse(word).ok && (existsSync(word) || (PATH.test(word) && !isLink(word)));

/** A file that came with the program, such as what bots have learned; where it is missing or cannot be read, a sentence says so. */
export async function readPart(address: URL): Promise<Uint8Array> {
  try {
    return await readFile(address);
  } catch (error) {
    throw new Error(say.cannotRead({ file: fileURLToPath(address), why: troubleOf(error) }));
  }
}

/** Writes a file. */
export const writeOutput = (file: string, content: string): Promise<void> => put(file, content, "w");

/** Writes at the end of a file. */
export const appendOutput = (file: string, content: string): Promise<void> => put(file, content, "a");

async function put(file: string, content: string, flag: "w" | "a"): Promise<void> {
  try {
    await writeFile(file, content, { flag });
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotWrite({ file, why: writeTroubleOf(error) }));
  }
}
