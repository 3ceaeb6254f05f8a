/** The games of the page, loaded once each when they are wanted. */

import { GAMES, type GameEntry } from "@baize/games";
import type { Loaded } from "../store/session.ts";

type WebEntry = GameEntry & { readonly web: NonNullable<GameEntry["web"]> };

/** The games that have a table on the page. */
export const PLAYABLE: readonly WebEntry[] = GAMES.filter((entry): entry is WebEntry => entry.web !== undefined);

const loading = new Map<string, Promise<Loaded>>();

/** The rules and the table of a game; the same promise each time, so that a screen can wait for it. */
export function load(entry: WebEntry): Promise<Loaded> {
  const known = loading.get(entry.id);
  if (known !== undefined) return known;
  const wanted = Promise.all([entry.rules(), entry.web()]).then(([game, door]) => ({ game, door }));
  loading.set(entry.id, wanted);
  return wanted;
}

/** The game with this id. */
export function entryOf(id: string): WebEntry {
  const entry = PLAYABLE.find((other) => other.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id} on this page.`);
  return entry;
}
