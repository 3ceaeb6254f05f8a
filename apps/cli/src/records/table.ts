/** A table from whatever the program itself writes about one: a deal or a board in any format, a link, a save, a kept match, an export. */

import type { GameEntry } from "@baize/games";
import { type AnyGame, linkText, type Match, type Shape, shown } from "@baize/kernel";
import type { AnyTerminal } from "@baize/terminal";
import { orStop, startMatch } from "../arguments/games.ts";
import { isFileName, readInput } from "../arguments/input.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import { isRecord, isWritten, openRecord } from "./record.ts";

/** A game that is loaded. */
export interface Loaded {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly terminal: AnyTerminal | undefined;
}

/** The table that a text shows; rules beside a text that names its own are refused, and so is a record that is not valid: it is bad input. */
export async function readTable(text: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
  try {
    return await tableOf(text, loaded, options);
  } catch (error) {
    throw error instanceof Stop && error.code === EXIT.impossible ? new Stop(EXIT.usage, error.message) : error;
  }
}

async function tableOf(text: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
  const { entry, game, terminal } = loaded;
  const written = terminal?.readDeal?.(text);
  if (written !== undefined) {
    const start = orStop(written, game);
    if (options !== undefined && start.options !== undefined) throw new Stop(EXIT.usage, say.recordHasRules());
    return startMatch(game, start.deal, options ?? start.options, terminal);
  }
  if (!isRecord(text)) return startMatch(game, text, options, terminal);
  if (options !== undefined) throw new Stop(EXIT.usage, say.recordHasRules());
  const { entry: found, match } = await openRecord(text, { game: entry.id });
  if (found.id === entry.id) return match;
  throw new Stop(EXIT.usage, say.otherTable({ found: found.title, title: entry.title }));
}

/** A range of deals, such as `1-32000`. */
export const RANGE = /^(\d{1,15})-(\d{1,15})$/;

/** The first line of a text, of those where something stands, that is so, and its number. */
function firstThat(text: string, isSo: (line: string) => boolean): readonly [string | undefined, number] {
  const lines = text.split("\n").map((line) => line.trim());
  const at = lines.findIndex((line) => line !== "" && isSo(line));
  return [lines[at], at + 1];
}

/** The lines of a text that is a list: each the number or the name of a deal or a range of them, or each a link; one that stands alone is a list where it is a range. */
export function listIn(text: string, { game, terminal }: Loaded): readonly string[] | undefined {
  const lines = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  const names = terminal?.dealNames ?? [];
  const isDeal = (line: string) => /^\d+$/.test(line) || RANGE.test(line) || names.includes(line);
  const isSeveral = lines.length > 1 || RANGE.test(lines[0] ?? "");
  const isList = lines.every(isDeal) || lines.every((line) => linkText.parse(line).ok);
  // Rows of digits may be a board.
  if (!isSeveral || game.deal.parse(text.trim()).ok || terminal?.readDeal?.(text) !== undefined) return undefined;
  if (isList || !isDeal(lines[0] ?? "")) return isList ? lines : undefined;
  const [line = "", at] = firstThat(text, (each) => !isDeal(each));
  throw new Stop(EXIT.usage, say.lineNoDeal({ line: at, text: shown(line) }));
}

/** The text that a word of the command line names: a file, or stdin (`-`); undefined where the word is all there is. */
export async function textAt(word: string, { game }: Loaded): Promise<string | undefined> {
  if (word !== "-" && !isFileName(word, game)) return undefined;
  const text = await readInput(word);
  if (text.trim() === "") throw new Stop(EXIT.usage, say.nothingIn({ file: word === "-" ? say.theInput() : word }));
  return text;
}

/** The table of a word of the command line: a deal, a link or a file; `-` is stdin. */
export async function readTableAt(word: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
  const text = await textAt(word, loaded);
  return text === undefined ? readTableOf(word, loaded, options) : readTable(text, loaded, options);
}

/** The table of a word that is no file. */
export async function readTableOf(word: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
  // A deck, the cards in the order of dealing, is a deal where it is named as one.
  return isWritten(word) ? readTable(word, loaded, options) : startMatch(loaded.game, word, options, loaded.terminal);
}
