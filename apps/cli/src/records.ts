/** Recorded matches as people have them: a save, a link, or a list of moves. */

import type { GameEntry } from "@baize/games";
import { type AnyGame, linkText, Match, ok, type Result, refuse, type Shape, saveText, sentence } from "@baize/kernel";
import { EXIT, Stop } from "./stop.ts";
import { findGame, startMatch } from "./tables.ts";

/** What a list of moves alone does not say. */
export interface Heading {
  readonly game?: string | undefined;
  readonly deal?: string | undefined;
  readonly options?: string | undefined;
}

/** A record that was replayed. */
export interface Opened {
  readonly entry: GameEntry;
  readonly match: Match<Shape>;
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
  throw invalid(sentence(result.error, ...(game === undefined ? [] : [game.words])));
}

/** A match with one move more, be it a player's or the table's own. */
function withMove(match: Match<Shape>, text: string): Result<Match<Shape>> {
  const played = match.play(text);
  return !played.ok && played.error.code === "not-a-move" ? match.record(text) : played;
}

/** The moves on a line: the line itself where it reads as one, else its words. */
export function movesOn(match: Match<Shape>, line: string): readonly string[] {
  const { status, game } = match;
  const view = match.view(status.kind === "playing" ? status.seat : "spectator");
  return game.parseMove(line, view).ok ? [line] : line.split(/\s+/);
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
  throw invalid(`Line ${line}: move ${ply}, "${text}", cannot be played: ${why}`);
}

/** Reads a record and replays it; what is wrong with it, and where, ends the command. */
export async function openRecord(text: string, heading: Heading): Promise<Opened> {
  const record = text.trim();
  if (record.startsWith("{")) {
    const save = orInvalid(saveText.parse(record));
    const [entry, game] = await gameOf(save.game);
    return { entry, match: orInvalid(Match.open(game, save), game) };
  }
  const [first = "", ...rest] = record.split("\n");
  if (/^(\/|[a-z]+:\/\/)/i.test(first)) {
    const link = orInvalid(linkText.parse(first));
    const [entry, game] = await gameOf(link.game);
    const begun = orInvalid(Match.fromLink(game, first), game);
    return { entry, match: orWrongLine(playList(begun, rest, 2)) };
  }
  if (heading.game === undefined || heading.deal === undefined) {
    throw new Stop(
      EXIT.usage,
      "A list of moves needs its deal: --game freecell --deal 617, or a first line such as /freecell/617.",
    );
  }
  const entry = findGame(heading.game);
  const begun = startMatch(await entry.rules(), heading.deal, heading.options);
  return { entry, match: orWrongLine(playList(begun, text.trimEnd().split("\n"), 1)) };
}
