/** Who plays in games of several seats: as an address says, else as at the table chosen last. */

import { standardLevels } from "@baize/midend";
import type { ChosenTable } from "@baize/table";
import type { Company } from "../address/address.ts";
import { type LastTable, own } from "../keeping/own.ts";
import { freshId } from "../keeping/shelf.ts";
import type { Loaded } from "../library/games.ts";

/** The table chosen last; undefined for a game of one seat. */
export function lastTable({ game, manners }: Loaded): LastTable | undefined {
  const { id, seats } = game.meta;
  if (seats === 1) return undefined;
  const options = game.options.format(game.options.standard);
  const standard = { options, bots: standardLevels(game, manners), practice: false, series: "" };
  const last = own(id).table.get() ?? standard;
  return isKnown(manners.company?.levels ?? [], last.bots, seats) ? last : { ...last, bots: standard.bots };
}

const isKnown = (levels: readonly { readonly id: string }[], bots: readonly string[], seats: number): boolean =>
  bots.length === seats - 1 && bots.every((bot) => levels.some(({ id }) => id === bot));

/** Remembers a table for the next time, with its series; a new one begins where none is given. */
export const rememberTable = ({ game }: Loaded, { options, bots, practice }: ChosenTable, series = freshId()): void =>
  own(game.meta.id).table.write({ options, bots, practice, series });

/** Who plays a match that begins at an address. At the table chosen last it goes on with its series. */
export function partyAt(loaded: Loaded, named: Company | undefined): Omit<LastTable, "options"> | undefined {
  const last = lastTable(loaded);
  if (last === undefined) return undefined;
  const { game, manners } = loaded;
  const { bots: wanted = [], practice } = named ?? last;
  const bots = isKnown(manners.company?.levels ?? [], wanted, game.meta.seats) ? wanted : last.bots;
  const isSame = bots.join() === last.bots.join() && practice === last.practice;
  return { bots, practice, series: (isSame && last.series) || freshId() };
}
