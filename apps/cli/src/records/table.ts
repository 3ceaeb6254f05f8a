/** A table from whatever the program itself writes about one: a deal or a board in any format, a link, a save, a kept match, an export. */

import type { GameEntry } from "@baize/games";
import type { AnyGame, Match, Shape } from "@baize/kernel";
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

/** The table that a text shows; rules beside a text that names its own are refused. */
export async function readTable(text: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
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

/** The table of a word of the command line: a deal, a link or a file; `-` is stdin. */
export async function readTableAt(word: string, loaded: Loaded, options: string | undefined): Promise<Match<Shape>> {
  if (word === "-" || isFileName(word, loaded.game)) return readTable(await readInput(word), loaded, options);
  // A deck, the cards in the order of dealing, is a deal where it is named as one.
  return isWritten(word) ? readTable(word, loaded, options) : startMatch(loaded.game, word, options, loaded.terminal);
}
