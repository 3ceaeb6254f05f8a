/** What somebody who asks is told about a table: for a seat what that seat may see, for anybody else what all may see. */

import { mannersOf, must, type Seat, type Viewer } from "@baize/kernel";
import { type Kept, keptObject, madeAgain, newKept, type SatThere, type Sitter } from "@baize/midend";
import type { LoggedMove } from "../store/store.ts";
import { type Body, type DealtDeal, isBusy, personAt, placeNow, type TableSeat } from "./body.ts";
import type { Live } from "./live.ts";
import { finishesOf, finishOf, racersOf } from "./race.ts";
import { seriesOf } from "./series.ts";

function shownSeat(sitter: TableSeat, seat: number, { host, level }: Body): object {
  if (sitter.kind !== "person") return { seat, ...sitter };
  const { name, face, away, covered, missed } = sitter;
  const isHost = host === seat;
  return { seat, kind: "person", name, face, host: isHost, away, missed, covered, ...(sitter.standIn && { level }) };
}

/** Who sat in each seat at a deal. */
const sittersOf = ({ seats, level }: Body, dealt: DealtDeal | undefined): readonly Sitter[] =>
  seats.map((_, seat) => {
    const name = dealt?.names[seat];
    if (name == null) return { kind: "bot", level: dealt?.levels[seat] ?? level };
    const face = dealt?.faces?.[seat];
    return { kind: "person", name, ...(face !== undefined && { face }) };
  });

/** Who played the deal that is over, and where they sit now. */
function shownSat(body: Body): object {
  const dealt = body.deals.at(-1);
  if (dealt === undefined || isBusy(body)) return {};
  return {
    sat: sittersOf(body, dealt).map((sitter, n): SatThere => {
      const seat = placeNow(dealt, n);
      const isThere = sitter.kind === "bot" || personAt(body, seat)?.name === sitter.name;
      return { ...sitter, seat, ...(!isThere && { left: true as const }) };
    }),
  };
}

/** The seal of the present deal, or of the first; once a deal is over its secret is shown, which is the seal of the next. */
function fairness({ secrets, body }: Live): object {
  const { secret, seal } = secrets.of(Math.max(1, body.deal));
  const shown = { seal, nonces: body.deals.at(-1)?.nonces ?? [] };
  return isBusy(body) || body.deal === 0 ? shown : { ...shown, secret };
}

/** A race as all see it: of each racer how far they are, how many moves stand and how it ended; at the end, how they played. */
function shownRacers(live: Live): readonly object[] {
  const { body } = live;
  const { racing } = mannersOf(live.game);
  const winners = finishesOf(body).filter(({ kind }) => kind === "won");
  return racersOf(body).flatMap((seat) => {
    const match = live.matches[seat];
    if (match === undefined) return [];
    const finish = finishOf(body, seat);
    const place = winners.findIndex((winner) => winner.seat === seat) + 1;
    return {
      seat,
      name: body.deals.at(-1)?.names[seat] ?? "",
      progress: racing?.progress(match.view("spectator")) ?? null,
      moves: match.ply,
      result: finish?.kind ?? "racing",
      time: finish?.time ?? null,
      place: place === 0 ? null : place,
      ...(!isBusy(body) && { line: match.moves }),
    };
  });
}

/** What a race tells beside that: when the deal was shown, and to whoever sees it, what was dealt. */
export function shownRace(live: Live, viewer: Viewer): object {
  const { body } = live;
  if (body.kind === "match") return {};
  const isShown = body.deal > 0 && body.phase !== "starting";
  const maySee = live.matchOf(viewer) !== undefined || !isBusy(body);
  return {
    race: {
      begun: isShown ? (body.deals.at(-1)?.begun ?? null) : null,
      dealt: isShown && maySee ? live.plainDeal(body.deal) : null,
      racers: shownRacers(live),
    },
  };
}

/** An entry of the log: what its sender called it, and when it came, is nobody's business. */
export const shownEntry = ({ seat, move, why }: LoggedMove): object => ({ seat, move, why });

/** What a move alone does not change, and all see alike: how the table is played, who sits there, and how its deals ended. */
export function shownHead(live: Live): object {
  const { body } = live;
  const series = seriesOf(body);
  return {
    id: live.id,
    game: body.game,
    options: body.options,
    kind: body.kind,
    clock: body.clock,
    level: body.level,
    term: body.term,
    state: body.phase,
    host: body.host,
    seats: body.seats.map((sitter, seat) => shownSeat(sitter, seat, body)),
    ...shownSat(body),
    deal: body.deal,
    round: Math.max(1, body.deal - Math.max(1, body.first) + 1),
    totals: series.totals,
    scores: body.deals.at(-1)?.scores ?? null,
    standings: body.phase === "over" ? series.standings : null,
    said: body.said,
    fair: fairness(live),
  };
}

/** One deal that is over, as a record that Baize reads, with what it was drawn from; of a race, what `by` played. */
export function shownRecord(live: Live, number: number, moves: readonly LoggedMove[], by: Viewer): object {
  const { body } = live;
  const isRace = body.kind === "race";
  const dealt = body.deals[number - 1];
  const { secret, seal } = live.secrets.of(number);
  const own = by === "spectator" ? (0 as Seat) : by;
  const everybody = sittersOf(body, dealt);
  let match = live.start(number);
  for (const entry of moves) if (!isRace || entry.lane === own) match = must(madeAgain(match, entry));
  // What was taken back and not made again is no part of how it was played.
  if (isRace) match = must(match.branch(match.ply));
  const finish = dealt?.finishes?.find(({ seat }) => seat === own);
  const { status } = match;
  const place = isRace
    ? { seat: 0 as Seat, seats: everybody.slice(own, own + 1), practice: false }
    : { seat: own, seats: everybody, practice: false };
  const kept: Kept = {
    ...newKept(match, place, isRace ? `${live.id}-${number}-${own}` : `${live.id}-${number}`, dealt?.begun ?? 0),
    touched: dealt?.ended ?? 0,
    elapsed: finish?.time ?? (dealt?.ended ?? 0) - (dealt?.begun ?? 0),
    scores: isRace ? (status.kind === "over" ? status.scores : null) : (dealt?.scores ?? null),
    series: body.deals.length > 1 && !isRace ? `${live.id}-${body.first}` : "",
  };
  return { ...keptObject(kept), seal, secret, nonces: dealt?.nonces ?? [] };
}
