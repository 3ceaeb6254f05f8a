/** From an address to a match: taken up where it was left, replayed from a link, or dealt anew. */

import { Match, ok, Random, type Refusal, type Result, type Shape, seat } from "@baize/kernel";
import { fullSeats, type Kept, levelsOf, type Place, seatsWith, takeUp } from "@baize/midend";
import { type Place as Addressed, addressOf } from "../address/address.ts";
import type { Archive } from "../keeping/archive.ts";
import type { LastTable } from "../keeping/own.ts";
import { ownSitter } from "../keeping/settings.ts";
import { freshId } from "../keeping/shelf.ts";
import type { Loaded } from "../library/games.ts";
import { lastTable, partyAt } from "./last-table.ts";
import { isSeriesOver } from "./series.ts";
import { begin } from "./session.ts";

/** A match to play, and what is kept of it. */
export interface Opening {
  readonly match: Match<Shape>;
  readonly kept: Kept;
  /** Why a match that was left here cannot be taken up: it stays as it is, and this is another one. */
  readonly missed?: Refusal;
}

/** Who looks at the page sits here, until tables are shared. */
const ME = seat(0);

/** A deal of chance. */
export function randomDeal({ game }: Loaded): string {
  const random = Random.fromSeed(`${Date.now()} ${Math.random()}`);
  return game.deal.format(game.randomDeal(game.options.standard, random));
}

/** A day as text: `2026-01-31`. */
export const dayText = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** The address of a kept match. */
export function addressOfKept({ game }: Loaded, { deal, options, seats, seat: own, practice, term }: Kept): string {
  const standard = game.options.format(game.options.standard);
  const party = game.meta.seats > 1 ? { bots: levelsOf(fullSeats(game, seats), own), practice, term } : undefined;
  return addressOf(game.meta.id, deal, options === standard ? undefined : options, party);
}

/** A kept match, replayed, with somebody in every seat. */
export const resume = ({ game, manners }: Loaded, kept: Kept): Result<Opening> =>
  takeUp(game, kept, manners.company?.levels.map(({ id }) => id) ?? []);

/** Whether a deal has been played here before, so that its cards are known. */
const isSeen = (archive: Archive, { game, deal }: Match<Shape>): boolean =>
  archive.list().some((kept) => kept.game === game.meta.id && kept.deal === deal);

/** Opens what an address names; without one, the match left last, or a new deal at the table chosen last. */
export function open(loaded: Loaded, named: Addressed | undefined, archive: Archive): Result<Opening> {
  const { game } = loaded;
  const { id } = game.meta;
  const left = named === undefined ? archive.unfinished().find((kept) => kept.game === id) : undefined;
  const taken = left && resume(loaded, left);
  if (taken?.ok) return taken;
  const missed = taken?.error;
  const last = lastTable(loaded);
  const at = named?.text ?? addressOf(id, randomDeal(loaded), last?.options);
  const linked = Match.fromLink(game, at);
  if (!linked.ok) return linked;
  const party = partyAt(loaded, named, linked.value.options);
  return party.ok ? ok(opened(loaded, linked.value, party.value, archive, missed)) : party;
}

function opened(
  loaded: Loaded,
  match: Match<Shape>,
  party: LastTable | undefined,
  archive: Archive,
  left?: Refusal,
): Opening {
  const { id, seats } = loaded.game.meta;
  let missed = left;
  if (match.ply === 0) {
    const isSame = (kept: Kept) =>
      kept.game === id &&
      kept.deal === match.deal &&
      kept.options === match.options &&
      levelsOf(fullSeats(loaded.game, kept.seats), kept.seat).join() === (party?.bots ?? []).join();
    // What was hidden in a match that is over is known: it is shown again, not played again.
    const kept = (seats > 1 ? archive.list() : archive.unfinished()).find(isSame);
    const taken = kept && resume(loaded, kept);
    if (taken?.ok) return taken.value;
    missed ??= taken?.error;
  }
  const isKnown = party !== undefined && isSeen(archive, match);
  const practice = isKnown || (party?.practice ?? false);
  const place: Place = { seat: ME, seats: seatsWith(ME, party?.bots ?? [], ownSitter()), practice };
  const last = party?.series ?? "";
  const series = isKnown || isSeriesOver(archive.list(), last) ? freshId() : last;
  const kept = begin(match, place, party === undefined ? "" : series, party?.term ?? "");
  return { match, kept, ...(missed && { missed }) };
}
