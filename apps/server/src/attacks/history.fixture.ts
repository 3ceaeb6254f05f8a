/**
 * A model of what a table promises, held against what concurrent clients did and were told: what is acknowledged is in the log
 * once, in order and in turn; nobody's clock loses; everybody is told the log as far as it goes, and of it what their seat may see.
 */

import { type AnyGame, type Match, must, type Seat, type Shape, seat as seatNumber, type Viewer } from "@baize/kernel";
import { type LogEntry, madeAgain } from "@baize/midend";
import { Live } from "../tables/live.ts";

/** A move that somebody sent, until they knew what became of it. */
export interface Attempt {
  readonly table: string;
  readonly seat: number;
  readonly deal: number;
  readonly ply: number;
  readonly move: string;
  readonly key: string;
  readonly begun: number;
  readonly ended: number;
  readonly outcome: "acknowledged" | "refused" | "unknown";
}

/** What somebody was told: by an answer, or by an event of a stream. */
export interface Sight {
  readonly table: string;
  readonly viewer: Viewer;
  /** The stream that told it; undefined for an answer. */
  readonly stream?: number | undefined;
  readonly begun: number;
  readonly told: Readonly<Record<string, unknown>>;
}

export interface History {
  readonly attempts: readonly Attempt[];
  readonly sights: readonly Sight[];
}

interface LogRow {
  readonly match: string;
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly why: string;
  readonly key: string | null;
  readonly at: string;
}

/** A deal as the log has it: the match at every ply. */
interface Deal {
  readonly rows: readonly LogRow[];
  readonly at: (ply: number) => Match<Shape>;
}

/** A table as the log has it at the end. */
export interface Truth {
  readonly id: string;
  readonly live: Live;
  readonly deals: ReadonlyMap<number, Deal>;
}

/** The truth of a table, from a line of a copy. */
export function truthOf(game: AnyGame, line: string): Truth {
  const { table, body, moves } = JSON.parse(line);
  const live = Live.open(table.id, game, { seq: table.seq, due: null, root: table.root, body: body.body, moves: [] });
  const deals = new Map<number, Deal>();
  for (let deal = 1; deal <= body.body.deal; deal++) {
    const rows = (moves as LogRow[]).filter(({ match }) => match === `${table.id}/${deal}/0`);
    const matches: Match<Shape>[] = [live.start(deal)];
    deals.set(deal, {
      rows,
      at(ply) {
        for (const row of rows.slice(matches.length - 1, ply)) {
          matches.push(
            must(madeAgain(matches.at(-1) ?? live.start(deal), { ...row, why: row.why as LogEntry["why"] })),
          );
        }
        return matches[ply] ?? live.start(deal);
      },
    });
  }
  return { id: table.id, live, deals };
}

/** How late an answer of another process may be, on a machine that has more to do. */
const STALE = 10_000;
/** Everything a table tells. What is not here nobody was promised, and might be a secret. */
const TOLD = new Set(
  (
    "now id seq game options kind clock level term state you host seats sat deal round totals scores standings said fair ply turn due " +
    "moves view legal"
  ).split(" "),
);

const place = (deal: number, ply: number): number => deal * 100_000 + ply;

/** Each promise that was broken, in a line. */
export function broken({ attempts, sights }: History, truths: readonly Truth[]): readonly string[] {
  return truths.flatMap((truth) => {
    const own = attempts.filter(({ table }) => table === truth.id);
    const told = sights.filter(({ table }) => table === truth.id);
    return [
      ...onceAndInPlace(own, truth),
      ...inOrder(own),
      ...inTurn(truth),
      ...clocks(truth),
      ...toldTruly(told, truth),
      ...inStreams(told),
      ...fresh(own, told),
    ].map((line) => `${truth.id}: ${line}`);
  });
}

function* onceAndInPlace(attempts: readonly Attempt[], { deals }: Truth): Generator<string> {
  const sent = new Set(attempts.map(({ seat, key }) => `${seat} ${key}`));
  const acknowledged = new Set<string>();
  for (const { seat, deal, ply, move, key, outcome } of attempts) {
    if (outcome !== "acknowledged") continue;
    acknowledged.add(`${seat} ${key}`);
    const row = deals.get(deal)?.rows[ply];
    if (row?.seat !== seat || row.key !== key || row.move !== move) yield `lost ${deal}/${ply} ${move} of seat ${seat}`;
  }
  const seen = new Set<string>();
  const refused = new Set(
    attempts.filter(({ outcome }) => outcome === "refused").map(({ seat, key }) => `${seat} ${key}`),
  );
  const open = new Set(
    attempts.filter(({ outcome }) => outcome === "unknown").map(({ seat, key }) => `${seat} ${key}`),
  );
  for (const { seat, key, move } of [...deals.values()].flatMap(({ rows }) => rows)) {
    if (key === null) continue;
    const name = `${seat} ${key}`;
    if (seen.has(name)) yield `twice ${name} ${move}`;
    if (!sent.has(name)) yield `nobody sent ${name} ${move}`;
    if (refused.has(name) && !acknowledged.has(name) && !open.has(name)) yield `refused and played ${name} ${move}`;
    seen.add(name);
  }
}

/** How far the log was known to be before a time; to be asked for times in their order. */
function latestOf(done: readonly Attempt[]): (time: number) => number {
  const waiting = done.toSorted((a, b) => b.ended - a.ended);
  let latest = -1;
  return (time) => {
    for (let last = waiting.at(-1); last !== undefined && last.ended < time; last = waiting.at(-1)) {
      latest = Math.max(latest, place(last.deal, last.ply));
      waiting.pop();
    }
    return latest;
  };
}

/** What was acknowledged before another was sent stands before it. */
function* inOrder(attempts: readonly Attempt[]): Generator<string> {
  const done = attempts.filter(({ outcome }) => outcome === "acknowledged");
  const latestBefore = latestOf(done);
  for (const { deal, ply, begun } of done.toSorted((a, b) => a.begun - b.begun)) {
    const latest = latestBefore(begun);
    if (latest >= place(deal, ply)) yield `out of order ${deal}/${ply}`;
  }
}

/** The log has every ply, and each move is one of the seat that was to move, as the rules allow. */
function* inTurn({ deals }: Truth): Generator<string> {
  for (const [number, { rows, at }] of deals) {
    for (const [n, { ply, seat, move, why }] of rows.entries()) {
      const { status } = at(n);
      const isEvent = why === "event";
      if (ply !== n) yield `no ply ${n} in deal ${number}`;
      else if (status.kind !== "playing" || (!isEvent && status.seat !== seat))
        yield `out of turn ${number}/${n} ${move}`;
    }
  }
}

/** Nothing is played for a person before their time is up, and time never goes back. */
function* clocks({ live, deals }: Truth): Generator<string> {
  const { clock, deals: dealt } = live.body;
  for (const [number, { rows }] of deals) {
    let before = dealt[number - 1]?.begun ?? 0;
    for (const { ply, seat, why, at } of rows) {
      const now = Date.parse(at);
      const isPerson = dealt[number - 1]?.names[seat] != null;
      const least = typeof clock === "number" ? clock * 1000 : Number.POSITIVE_INFINITY;
      if (now < before) yield `time went back at ${number}/${ply}`;
      if (isPerson && why === "bot" && now - before < least) yield `a clock lost at ${number}/${ply}`;
      before = now;
    }
  }
}

/** What was told is the log up to a ply, and of it what that seat may see. */
function* toldTruly(sights: readonly Sight[], { deals }: Truth): Generator<string> {
  let deal = 0;
  const streams = new Map<number, number>();
  const seen = new Map<string, string>();
  for (const { viewer, told, stream } of sights) {
    deal = Number(told.deal ?? (stream === undefined ? 0 : streams.get(stream)));
    if (stream !== undefined) streams.set(stream, deal);
    const extra = Object.keys(told).filter((name) => !TOLD.has(name));
    if (extra.length > 0) yield `told ${extra.join(" ")}`;
    const ply = Number(told.ply);
    const truth = deals.get(deal);
    if (truth === undefined || ply === 0 || told.view == null) continue;
    if (ply > truth.rows.length) yield `told ${deal}/${ply}, which is not there`;
    else {
      const moves = (told.moves ?? []) as { seat: number; move: string; why: string }[];
      const rows = truth.rows.slice(ply - moves.length, ply);
      if (moves.some(({ seat, move }, n) => rows[n]?.seat !== seat || rows[n]?.move !== move)) {
        yield `told other moves at ${deal}/${ply}`;
      }
      const name = `${deal}/${ply}/${viewer}`;
      const known =
        seen.get(name) ?? JSON.stringify(truth.at(ply).view(viewer === "spectator" ? viewer : seatNumber(viewer)));
      seen.set(name, known);
      if (JSON.stringify(told.view) !== known) yield `told seat ${viewer} another view at ${name}`;
    }
    const secret = (told.fair as { secret?: string } | undefined)?.secret;
    if (secret !== undefined && told.state === "playing") yield `told the secret of deal ${deal}`;
  }
}

/** A stream tells each change once, in order. */
function* inStreams(sights: readonly Sight[]): Generator<string> {
  const last = new Map<number, number>();
  for (const { stream, told } of sights) {
    if (stream === undefined) continue;
    const seq = Number(told.seq);
    if (seq <= (last.get(stream) ?? -1)) yield `stream ${stream} told ${seq} after ${last.get(stream)}`;
    last.set(stream, seq);
  }
}

/** Whoever asks long after something was acknowledged is told of it. */
function* fresh(attempts: readonly Attempt[], sights: readonly Sight[]): Generator<string> {
  const latestBefore = latestOf(attempts.filter(({ outcome }) => outcome === "acknowledged"));
  const asked = sights.filter(({ stream, told }) => stream === undefined && told.deal !== undefined);
  for (const { begun, told } of asked.toSorted((a, b) => a.begun - b.begun)) {
    const latest = latestBefore(begun - STALE);
    if (place(Number(told.deal), Number(told.ply)) <= latest) yield `a stale answer at ${told.deal}/${told.ply}`;
  }
}

/** A seat as a viewer. */
export const viewerOf = (you: unknown): Viewer => (typeof you === "number" ? (you as Seat) : "spectator");
