/** Recorded matches as people have them: a save, a kept match, an export of the page, a link, or a list of moves. */

import { GAMES, type GameEntry } from "@baize/games";
import {
  type AnyGame,
  linkText,
  listGiven,
  Match,
  mannersOf,
  ok,
  type Result,
  refuse,
  type Shape,
  sentence,
  shown,
} from "@baize/kernel";
import { midendWords, reopen } from "@baize/midend";
import { findGame, moverOf, startMatch } from "../arguments/games.ts";
import { isFileName, isLink, LINK, readInput } from "../arguments/input.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import { pickMatch } from "./pick.ts";

/** What a record does not say by itself: the deal of a list of moves, the game of a match among many. */
export interface Heading {
  readonly game?: string | undefined;
  readonly deal?: string | undefined;
  readonly options?: string | undefined;
}

/** A record that was replayed. */
export interface Opened {
  readonly entry: GameEntry;
  readonly match: Match<Shape>;
  /** What else there is to say about it. */
  readonly remark?: string | undefined;
}

/** Whether a text is a link, or the JSON of a save, a kept match or an export, and no list of moves or board. */
export const isRecord = (text: string): boolean => /^\s*(\{|\/[a-z]|[a-z]+:\/\/)/i.test(text);

/** Whether a word of the command line is a whole table, a record or a board of several lines, and not the name of a deal. */
export const isWritten = (word: string): boolean => isRecord(word) || word.trim().includes("\n");

/** The text of a record that a word of the command line names: a file, stdin (`-`), or a link, which is a record itself. */
export function readRecord(word: string): Promise<string> {
  return isLink(word) ? Promise.resolve(word) : readInput(word);
}

/** A record that is not valid ends the command. */
const invalid = (why: string): Stop => new Stop(EXIT.impossible, why);

async function gameOf(id: string): Promise<[GameEntry, AnyGame]> {
  try {
    const entry = findGame(id);
    return [entry, await entry.rules()];
  } catch (error) {
    throw error instanceof Stop ? invalid(error.message) : error;
  }
}

function orInvalid<T>(result: Result<T>, game?: AnyGame): T {
  if (result.ok) return result.value;
  throw invalid(sentence(result.error, ...(game === undefined ? [] : [game.words]), midendWords));
}

/** A match with one move more, be it a player's or the table's own. */
function withMove(match: Match<Shape>, text: string): Result<Match<Shape>> {
  const played = match.play(text);
  return !played.ok && played.error.code === "not-a-move" ? match.record(text) : played;
}

/** The moves on a line: the line itself where it reads as one, else its words, which may be several moves written as one. */
export function movesOn(match: Match<Shape>, line: string): readonly string[] {
  const view = match.view(moverOf(match));
  if (match.game.parseMove(line, view).ok) return [line];
  const { splitLine = (text: string) => [text] } = mannersOf(match.game);
  return line.split(/,?\s+|,$/).flatMap((text) => (text === "" ? [] : splitLine(text)));
}

/** Plays a list of moves; `#` begins a remark. The first line that cannot be played is named. */
function playList(start: Match<Shape>, lines: readonly string[], firstLine: number): Result<Match<Shape>> {
  let match = start;
  for (const [index, whole] of lines.entries()) {
    const line = whole.replace(/#.*/, "").trim();
    if (line === "") continue;
    for (const text of movesOn(match, line)) {
      const next = withMove(match, text);
      if (!next.ok) {
        const why = sentence(next.error, match.game.words);
        return refuse("list-failed", "CL-R4", { line: firstLine + index, ply: match.ply + 1, text, why });
      }
      match = next.value;
    }
  }
  return ok(match);
}

/** Plays a list or says which line is wrong. */
function orWrongLine(result: Result<Match<Shape>>): Match<Shape> {
  if (result.ok) return result.value;
  const { line, ply, text, why } = result.error.detail;
  throw invalid(say.wrongLine({ line, ply, text: shown(String(text)), why }));
}

/** A match out of a file of matches. */
async function openFile(text: string, heading: Heading): Promise<Opened> {
  const wanted = heading.game === undefined ? undefined : findGame(heading.game);
  const { kept, remark } = pickMatch(text, wanted);
  const [entry, game] = await gameOf(kept.game);
  return { entry, match: orInvalid(reopen(game, kept), game), remark };
}

/** A table and its moves as `baize solve --json` or `arena --records` writes them, as a list of moves; undefined for other text. */
function solvedList(text: string): string | undefined {
  try {
    const { link, moves, points } = JSON.parse(text);
    if (typeof link === "string" && moves === undefined && listGiven(points) !== undefined) return link;
    const isSolved = typeof link === "string" && listGiven(moves)?.every((move) => typeof move === "string");
    return isSolved ? `${link}\n${moves.join(" ")}` : undefined;
  } catch {
    return undefined;
  }
}

/** The records in a text: what `baize solve --json` or `arena --records` wrote about several tables, a line each, or all of it as one. */
export function recordsIn(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.every((line) => line.startsWith("{") && isFinding(line)) ? lines : [text];
}

/** Whether a text is what `baize solve --json` or `arena --records` wrote about a table. */
export const isFinding = (text: string): boolean => solvedList(text) !== undefined;

/** The table that a board shows, where it is said of which game. */
async function boardOf(text: string, { game: id, options }: Heading): Promise<Opened | undefined> {
  if (id === undefined) return undefined;
  const entry = findGame(id);
  const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
  const start = terminal?.readDeal?.(text);
  if (start !== undefined) {
    const { deal, options: own } = orInvalid(start, game);
    return { entry, match: startMatch(game, deal, options ?? own) };
  }
  const isBoard = text.trim().includes("\n") && game.deal.parse(text).ok;
  return isBoard ? { entry, match: startMatch(game, text, options) } : undefined;
}

/** A deal that a program wrote for programs: its form says of which game. */
async function dealOfAny(text: string, heading: Heading): Promise<Opened | undefined> {
  if (heading.game !== undefined) return undefined;
  for (const { id } of GAMES) {
    const found = await boardOf(text, { ...heading, game: id });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The table that a list of moves begins at: its deal by name, in any format, or in a file. */
async function dealtBy(id: string, word: string, heading: Heading): Promise<Opened> {
  const entry = findGame(id);
  const game = await entry.rules();
  const isFile = isFileName(word, game);
  const text = isFile ? (await readInput(word)).trim() : word;
  // A deck, the cards in the order of dealing, is a deal where it is named as one.
  const board = isFile || isWritten(word) ? await boardOf(text, heading) : undefined;
  return board ?? { entry, match: startMatch(game, text, heading.options) };
}

/** Reads a record, of which the first line is this one, and replays it; what is wrong with it, and where, ends the command. */
export async function openRecord(text: string, heading: Heading, line = 1): Promise<Opened> {
  const solved = solvedList(text);
  const record = solved ?? text.trim();
  if (record === "" && heading.deal === undefined) throw new Stop(EXIT.usage, say.nothingIn({ file: say.theInput() }));
  const board = heading.deal === undefined ? await boardOf(record, heading) : undefined;
  if (board !== undefined) return board;
  if (record.startsWith("{")) {
    return openFile(record, heading).catch(
      async (error) => (await dealOfAny(record, heading)) ?? Promise.reject(error),
    );
  }
  const [first = "", ...rest] = record.split("\n");
  if (LINK.test(first)) {
    const link = orInvalid(linkText.parse(first));
    const [entry, game] = await gameOf(link.game);
    const begun = orInvalid(Match.fromLink(game, first), game);
    return { entry, match: orWrongLine(playList(begun, rest, solved === undefined ? line + 1 : line)) };
  }
  if (heading.game === undefined || heading.deal === undefined) throw new Stop(EXIT.usage, say.listNeedsDeal());
  const { entry, match } = await dealtBy(heading.game, heading.deal, heading);
  return { entry, match: orWrongLine(playList(match, text.trimEnd().split("\n"), 1)) };
}
