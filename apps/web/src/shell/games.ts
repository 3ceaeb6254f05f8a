/** The games of the page, loaded once each when they are wanted. */

import { GAMES, type GameEntry } from "@baize/games";
import type { Cover, Lesson, RulesPart } from "@baize/table";
import type { Loaded } from "../store/session.ts";

type WebEntry = GameEntry & { readonly web: NonNullable<GameEntry["web"]> };

/** The games that have a table on the page. */
export const PLAYABLE: readonly WebEntry[] = GAMES.filter((entry): entry is WebEntry => entry.web !== undefined);

/** A way to load something of a game: the same promise each time, so that a screen can wait for it. */
function once<T>(start: (entry: WebEntry) => Promise<T>): (entry: WebEntry) => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return (entry) => {
    const known = started.get(entry.id) ?? start(entry);
    started.set(entry.id, known);
    return known;
  };
}

/** The rules and the table of a game. */
export const load = once<Loaded>(async (entry) => {
  const [game, door] = await Promise.all([entry.rules(), entry.web()]);
  return { game, door };
});

/** What the first page shows of a game, where that is not its table. */
export const loadCover = once<Cover | undefined>(async (entry) => entry.cover?.());

/** The rules of a game for players. */
export const loadRules = once<readonly RulesPart[]>(async (entry) => (await load(entry)).door.rules());

/** The lesson of a game. */
export const loadLesson = once<Lesson>(async (entry) => (await load(entry)).door.lesson());

/** The game with this id. */
export function entryOf(id: string): WebEntry {
  const entry = PLAYABLE.find((other) => other.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id} on this page.`);
  return entry;
}
