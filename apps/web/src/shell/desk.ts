/** What the shell does for a game's own screens: starting matches, going to rooms, keeping notes. */

import type { Desk } from "@baize/table";
import { go } from "../address.ts";
import { addressOf } from "../store/opening.ts";
import type { Loaded } from "../store/session.ts";
import { type Settings, set } from "../store/settings.ts";
import { archive } from "./archive.ts";

/** The desk of a game. */
export function deskOf({ games }: Settings, { game }: Loaded): Desk {
  const { id } = game.meta;
  return {
    start: (deal, options) => go(addressOf(id, deal, options)),
    visit: (room) => go(`/${id}/${room}`),
    won: archive.list().flatMap(({ game: name, deal, score }) => (name === id && score !== null ? [deal] : [])),
    notes: games[id] ?? {},
    note: (key, text) => set({ games: { ...games, [id]: { ...games[id], [key]: text } } }),
  };
}
