/** Who plays in games of several seats: as an address says, else as at the table chosen last. */

import { ok, type Result, refuse, type Seat, seat as seatNumber } from "@baize/kernel";
import { standardLevels, termText } from "@baize/midend";
import type { ChosenTable } from "@baize/table";
import type { NamedTable } from "../address/address.ts";
import { type LastTable, own } from "../keeping/own.ts";
import { freshId } from "../keeping/shelf.ts";
import type { Loaded } from "../library/games.ts";

/** The table chosen last; undefined for a game of one seat. */
export function lastTable({ game, manners }: Loaded): LastTable | undefined {
  const { id, seats } = game.meta;
  if (seats === 1) return undefined;
  const standard = {
    options: game.options.format(game.options.standard),
    bots: standardLevels(game, manners),
    practice: false,
    term: manners.company?.term ?? "",
    series: "",
    seat: 0,
  };
  const last = own(id).table.get() ?? standard;
  const seat = last.seat < seats ? last.seat : 0;
  const bots = isKnown(manners.company?.levels ?? [], last.bots, seats) ? last.bots : standard.bots;
  // What stands there may be anybody's, and would bar the way to every new deal.
  const { options } = game.options.parse(last.options).ok ? last : standard;
  const { term } = termText.parse(last.term).ok ? last : standard;
  return { ...last, options, bots, term, seat };
}

const isKnown = (levels: readonly { readonly id: string }[], bots: readonly string[], seats: number): boolean =>
  bots.length === seats - 1 && bots.every((bot) => levels.some(({ id }) => id === bot));

/** A series that goes on, and the seat the player has in it. */
export type Going = Pick<LastTable, "series" | "seat">;

/** Remembers a table for the next time, with its series; a new one begins where none is given. */
export const rememberTable = (
  { game }: Loaded,
  { options, bots, practice, term }: ChosenTable,
  { series, seat }: Going = { series: freshId(), seat: 0 },
): void => own(game.meta.id).table.write({ options, bots, practice, term, series, seat });

/** The seat of the player at an address; at the table chosen last where it says nothing at all. */
export function seatAt(loaded: Loaded, named: NamedTable | undefined): Result<Seat> {
  const { seats } = loaded.game.meta;
  const wanted = named === undefined ? (lastTable(loaded)?.seat ?? 0) : (named.seat ?? 0);
  const isSeat = Number.isInteger(wanted) && wanted >= 0 && wanted < seats;
  return isSeat ? ok(seatNumber(wanted)) : refuse("bad-seat", "WB-P8", { last: seats - 1 });
}

/** The length of a match that has no end, in an address. */
const OPEN = "open";

/** Who plays a match that begins at an address. At the table chosen last it goes on with its series. */
export function partyAt(loaded: Loaded, named: NamedTable | undefined, options: string): Result<LastTable | undefined> {
  const last = lastTable(loaded);
  if (last === undefined) return ok(undefined);
  const { game, manners } = loaded;
  const levels = manners.company?.levels ?? [];
  const { bots = last.bots, practice = last.practice, term: text = last.term } = named ?? {};
  if (!isKnown(levels, bots, game.meta.seats)) return refuse("bad-bots", "WB-P8", badBots(loaded, bots));
  const term = text === OPEN ? "" : text;
  const read = termText.parse(term);
  if (!read.ok) return read;
  const seat = seatAt(loaded, named);
  if (!seat.ok) return seat;
  const wanted = { options, bots, practice, term, seat: seat.value };
  const isSame = JSON.stringify({ ...last, ...wanted }) === JSON.stringify(last);
  return ok({ ...wanted, series: (isSame && last.series) || freshId() });
}

/** What is wrong with the levels that an address names. */
function badBots({ game, manners }: Loaded, bots: readonly string[]) {
  const levels = (manners.company?.levels ?? []).map(({ id }) => id);
  const unknown = bots.find((bot) => !levels.includes(bot));
  const facts = { count: bots.length, seats: game.meta.seats - 1, levels: levels.join(", ") };
  return unknown === undefined ? facts : { ...facts, unknown };
}
