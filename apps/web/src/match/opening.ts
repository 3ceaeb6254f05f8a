/** From an address to a match: taken up where it was left, replayed from a link, or dealt anew. */

import { Match, ok, Random, type Refusal, type Result, type Shape, seat } from "@baize/kernel";
import { fullSeats, type Kept, levelsOf, type Seating, seatsWith, takeUp } from "@baize/midend";
import { type Addressed, addressOf } from "../address/address.ts";
import type { Archive } from "../keeping/archive.ts";
import type { LastTable } from "../keeping/own.ts";
import { ownSitter } from "../keeping/settings.ts";
import { freshId } from "../keeping/shelf.ts";
import type { Loaded } from "../library/games.ts";
import { begin, isSameDeal, sightOf } from "./begun.ts";
import { isOwnBoard, noteDealt } from "./dealt.ts";
import { lastTable, partyAt } from "./last-table.ts";
import { isSeriesOver } from "./series.ts";

/** A match to play, and what is kept of it. */
export interface Opening {
  readonly match: Match<Shape>;
  readonly kept: Kept;
  /** Why a match that was left here cannot be taken up: it stays as it is, and this is another one. */
  readonly missed?: Refusal;
}

/** A deal of chance, remembered as one where its text does not say so. */
export function randomDeal(loaded: Loaded): string {
  const { game } = loaded;
  const random = Random.fromSeed(`${Date.now()} ${Math.random()}`);
  const deal = game.deal.format(game.randomDeal(game.options.standard, random));
  noteDealt(loaded, deal);
  return deal;
}

/** A kept match, replayed, with somebody in every seat. */
export const resume = ({ game, manners }: Loaded, kept: Kept): Result<Opening> =>
  takeUp(game, kept, manners.company?.levels.map(({ id }) => id) ?? []);

/** Whether bots of these levels sit there. */
const sits = ({ game }: Loaded, { seats, seat: own }: Kept, bots: readonly string[]): boolean =>
  levelsOf(fullSeats(game, seats), own).join() === bots.join();

/** Whether a deal has been played or looked at here before, so that its cards are known. */
const isSeen = (archive: Archive, match: Match<Shape>): boolean =>
  sightOf(match) !== undefined ||
  archive.list().some((kept) => kept.game === match.game.meta.id && kept.deal === match.deal);

/** Opens what an address names; without one, the match left last if it goes on, or a new deal at the table chosen last. */
export function open(loaded: Loaded, named: Addressed | undefined, archive: Archive): Result<Opening> {
  const { game } = loaded;
  const { id } = game.meta;
  const left = named === undefined ? archive.unfinished().find((kept) => kept.game === id) : undefined;
  const taken = left && resume(loaded, left);
  // One that is over has nothing to go on with; it is found at the address of its deal.
  if (taken?.ok && taken.value.match.status.kind !== "over") return taken;
  const missed = taken?.ok ? undefined : taken?.error;
  const last = lastTable(loaded);
  const linked = matchAt(loaded, named?.text ?? addressOf(id, randomDeal(loaded), last?.options));
  if (!linked.ok) return linked;
  const party = partyAt(loaded, named, linked.value.options);
  return party.ok ? ok(opened(loaded, linked.value, party.value, archive, named?.match, missed)) : party;
}

/** The match at an address; a name of a deal in capitals is the same name. */
export function matchAt({ game }: Loaded, address: string): Result<Match<Shape>> {
  const linked = Match.fromLink(game, address);
  const path = address.slice(0, address.search(/[?#]|$/));
  if (linked.ok || linked.error.code === "replay-failed" || path === path.toLowerCase()) return linked;
  const small = Match.fromLink(game, path.toLowerCase() + address.slice(path.length));
  return small.ok ? small : linked;
}

function opened(
  loaded: Loaded,
  match: Match<Shape>,
  party: LastTable | undefined,
  archive: Archive,
  id: string | undefined,
  left?: Refusal,
): Opening {
  const { seats } = loaded.game.meta;
  const own = seat(party?.seat ?? 0);
  let missed = left;
  const isOwn = isOwnBoard(loaded, match);
  if (match.ply === 0) {
    const isSame = (kept: Kept) =>
      isSameDeal(kept, match) && kept.seat === own && sits(loaded, kept, party?.bots ?? []);
    // What was hidden in a match that is over is known: it is shown again, not played again. Practice of a deal for one is found by its name alone.
    const same =
      seats > 1
        ? archive.list().filter(isSame)
        : archive.unfinished().filter((kept) => (isOwn || !kept.practice) && isSame(kept));
    const meant = id === undefined ? undefined : archive.read(id);
    const kept =
      meant !== undefined && isSame(meant)
        ? meant
        : (same.find(({ practice }) => practice === (party?.practice ?? false)) ?? same[0]);
    const taken = kept && resume(loaded, kept);
    if (taken?.ok) return taken.value;
    missed ??= taken?.error;
  }
  const isKnown = party !== undefined && isSeen(archive, match);
  // Who begins in the middle has not played all of it, and a board that somebody made is no deal.
  const practice = isOwn || isKnown || (party?.practice ?? match.ply > 0);
  const place: Seating = { seat: own, seats: seatsWith(own, party?.bots ?? [], ownSitter()), practice };
  const last = party?.series ?? "";
  const series = isKnown || isSeriesOver(archive.list(), last) ? freshId() : last;
  const kept = begin(match, place, party === undefined ? "" : series, party?.term ?? "");
  return { match, kept, ...(missed && { missed }) };
}
