/** What somebody who asks is told about a table: for a seat what that seat may see, for anybody else what all may see. */

import { type Seat, sealOf, secretOf, type Viewer } from "@baize/kernel";
import { type Kept, keptObject, newKept, type Sitter } from "@baize/midend";
import { LIMITS } from "../guards/limits.ts";
import type { LoggedMove } from "../store/store.ts";
import { seriesOf } from "./acts.ts";
import type { Body, TableSeat } from "./body.ts";
import type { Live } from "./live.ts";

function shownSeat(sitter: TableSeat, seat: number, { host, level }: Body): object {
  if (sitter.kind !== "person") return { seat, ...sitter };
  const { name, face, away, covered, missed } = sitter;
  const isHost = host === seat;
  return { seat, kind: "person", name, face, host: isHost, away, missed, covered, ...(sitter.standIn && { level }) };
}

/** The seal of the present deal, or of the first; once a deal is over its secret is shown, which is the seal of the next. */
function fairness({ root, body }: Live): object {
  const secret = secretOf(root, LIMITS.deals, Math.max(1, body.deal));
  const shown = { seal: sealOf(secret), nonces: body.deals.at(-1)?.nonces ?? [] };
  return body.phase === "playing" || body.deal === 0 ? shown : { ...shown, secret };
}

/** Everything a page or a program needs to draw the table and to play on. */
export function shownTable(live: Live, viewer: Viewer): object {
  const { body, match, turn } = live;
  const series = seriesOf(body);
  return {
    id: live.id,
    seq: live.seq,
    game: body.game,
    options: body.options,
    kind: body.kind,
    clock: body.clock,
    level: body.level,
    term: body.term,
    state: body.phase,
    you: viewer === "spectator" ? null : viewer,
    host: body.host,
    seats: body.seats.map((sitter, seat) => shownSeat(sitter, seat, body)),
    deal: body.deal,
    round: Math.max(1, body.deal - Math.max(1, body.first) + 1),
    totals: series.totals,
    scores: body.deals.at(-1)?.scores ?? null,
    standings: body.phase === "over" ? series.standings : null,
    said: body.said,
    fair: fairness(live),
    ply: match?.ply ?? 0,
    turn: turn ?? null,
    due: live.due,
    moves: live.log.map(({ seat, move, why }) => ({ seat, move, why })),
    view: match === undefined ? null : match.view(viewer),
  };
}

/** The same with the moves that the viewer may make now, as text. */
export const shownWithMoves = (live: Live, viewer: Viewer): object => ({
  ...shownTable(live, viewer),
  legal: viewer === "spectator" ? [] : (live.match?.legalMoves(viewer) ?? []),
});

/** One deal that is over, as a record that Baize reads, with what it was drawn from. */
export function shownRecord(live: Live, number: number, moves: readonly LoggedMove[], viewer: Viewer): object {
  const { body } = live;
  const dealt = body.deals[number - 1];
  const secret = secretOf(live.root, LIMITS.deals, number);
  const seats = body.seats.map((_, seat): Sitter => {
    const name = dealt?.names[seat];
    return name == null ? { kind: "bot", level: dealt?.levels[seat] ?? body.level } : { kind: "person", name };
  });
  let match = live.start(number);
  for (const { move, why } of moves) {
    const next = why === "event" ? match.record(move) : match.play(move, undefined, why);
    if (next.ok) match = next.value;
  }
  const own = viewer === "spectator" ? (0 as Seat) : viewer;
  const kept: Kept = {
    ...newKept(match, { seat: own, seats, practice: false }, `${live.id}-${number}`, dealt?.begun ?? 0),
    touched: dealt?.ended ?? 0,
    elapsed: (dealt?.ended ?? 0) - (dealt?.begun ?? 0),
    scores: dealt?.scores ?? null,
    series: body.deals.length > 1 ? `${live.id}-${body.first}` : "",
  };
  return { ...keptObject(kept), seal: sealOf(secret), secret, nonces: dealt?.nonces ?? [] };
}
