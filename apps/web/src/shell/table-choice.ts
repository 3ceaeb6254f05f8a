/** The table chosen last, in games of several seats. */

import type { ChosenTable } from "@baize/table";
import { freshId } from "../store/archive.ts";
import { type Party, partyAt } from "../store/party.ts";
import type { Loaded } from "../store/session.ts";
import { set, settings } from "../store/settings.ts";

const chosen = (game: string): Readonly<Record<string, string>> => settings.get().games[game] ?? {};

/** The table chosen last; undefined for a game of one seat. */
export function lastTable({ game, door }: Loaded): ChosenTable | undefined {
  if (door.company === undefined) return undefined;
  const { options = game.options.format(game.options.standard), bots, practice } = chosen(game.meta.id);
  return { options, bots: bots?.split(".") ?? door.company.standard, practice: practice === "yes" };
}

/** Remembers a table for the next time, with its series; a new one begins where none is given. */
export function rememberTable({ game }: Loaded, { options, bots, practice }: ChosenTable, series = freshId()): void {
  const { id } = game.meta;
  const table = { options, bots: bots.join("."), practice: practice ? "yes" : "no", series };
  set({ games: { ...settings.get().games, [id]: { ...chosen(id), ...table } } });
}

/** The party of a match that begins at an address. At the table chosen last it goes on with its series. */
export function partyOf(loaded: Loaded, address: string): Party | undefined {
  const last = lastTable(loaded);
  const { company } = loaded.door;
  if (last === undefined || company === undefined) return undefined;
  const { bots, practice } = partyAt(address, company.levels, last);
  const isSame = bots.join() === last.bots.join() && practice === last.practice;
  const { series } = chosen(loaded.game.meta.id);
  return { bots, practice, series: (isSame && series) || freshId(), scores: null };
}
