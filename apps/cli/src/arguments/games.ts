/** Games, deals and matches from the words of a command line. */

import { GAMES, type GameEntry } from "@baize/games";
import {
  type AnyGame,
  Match,
  Random,
  type Refusal,
  type Result,
  type Shape,
  sentence,
  shown,
  type Viewer,
} from "@baize/kernel";
import type { AnyTerminal } from "@baize/terminal";
import { say } from "../words/index.ts";
import { nearest } from "./nearest.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";

/** What is said of a word that is none of those there are. */
type Complaint = (choice: { word: string; near: string | undefined; words: readonly string[] }) => string;

/** One of the known words, or a usage error that names the nearest. */
export function knownWord<W extends string>(word: string, words: readonly W[], complain: Complaint): W {
  const found = words.find((known) => known === word);
  if (found !== undefined) return found;
  throw new Stop(EXIT.usage, complain({ word: shown(word), near: nearest(word, words), words }));
}

/** The game with this id. */
export function findGame(id: string): GameEntry {
  const ids: readonly string[] = GAMES.map((entry) => entry.id);
  const word = knownWord(id, ids, say.noSuchGame);
  return GAMES.find((entry) => entry.id === word) as GameEntry;
}

/** A refusal's sentence; where it lists the words there are, with the nearest of them. */
function explained({ code, rule, detail }: Refusal, game: AnyGame): string {
  const said = sentence({ code, rule, detail }, game.words);
  const choices = Object.values(detail).find((value) => /^[\w-]+(, [\w-]+)+$/.test(String(value)));
  if (choices === undefined || detail.text === undefined) return said;
  const [word = ""] = String(detail.text).split("=");
  return say.meant({ said, near: nearest(word, String(choices).split(", ")) });
}

/** The value of a result; a refusal ends the command with its sentence. */
export function orStop<T>(result: Result<T>, game: AnyGame, code: ExitCode = EXIT.usage): T {
  if (result.ok) return result.value;
  throw new Stop(code, explained(result.error as Refusal, game));
}

/** A fresh deal, as text. */
export function randomDeal(game: AnyGame, options: string | undefined): string {
  const chosen = options === undefined ? game.options.standard : orStop(game.options.parse(options), game);
  return game.deal.format(game.randomDeal(chosen, Random.fromSeed(crypto.randomUUID())));
}

/** A match on a deal; a bad deal or bad options are a usage error, with the nearest name where deals have names. */
export function startMatch(
  game: AnyGame,
  deal: string,
  options: string | undefined,
  terminal?: AnyTerminal,
): Match<Shape> {
  const started = Match.start(game, { deal, options });
  const names = terminal?.dealNames ?? [];
  const isDealWrong = !game.deal.parse(deal).ok && (options === undefined || game.options.parse(options).ok);
  if (started.ok || !isDealWrong || names.length === 0) return orStop(started, game);
  throw new Stop(EXIT.usage, say.meant({ said: sentence(started.error, game.words), near: nearest(deal, names) }));
}

/** Who looks, when nobody is named: the seat to move. */
export const moverOf = ({ status }: Match<Shape>): Viewer => (status.kind === "playing" ? status.seat : "spectator");
