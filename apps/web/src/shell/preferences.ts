/** What is chosen of a game's own preferences. */

import type { Loaded } from "../store/session.ts";
import { settings } from "../store/settings.ts";

/** The player's choices; the rest is standard. */
export function preferencesOf({ game, door }: Loaded): Readonly<Record<string, string>> {
  const standard = Object.fromEntries(door.preferences.map(({ id, standard }) => [id, standard]));
  return { ...standard, ...settings.get().games[game.meta.id] };
}
