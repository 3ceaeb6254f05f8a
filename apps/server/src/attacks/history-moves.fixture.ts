/**
 * The promises about moves: what is acknowledged is in the log once, in order and in turn; of those who race for one ply one
 * wins, and whoever is refused is so for a reason; nobody's clock loses.
 */

import { seat as seatNumber } from "@baize/kernel";
import {
  type Attempt,
  type Deal,
  type LogRow,
  personIn,
  place,
  replayed,
  type Sight,
  type Truth,
  turnAt,
} from "./history-recorded.fixture.ts";

/** Two that go by one name are one move, sent twice. */
const nameOf = ({ seat, key }: { readonly seat: number; readonly key: string | null }): string => `${seat} ${key}`;

const isThat = (row: LogRow | undefined, { seat, key, move }: Attempt): boolean =>
  row?.seat === seat && row.key === key && row.move === move;

/** What is acknowledged is in the log, and what is in the log was sent, once. */
export function* onceAndInPlace(attempts: readonly Attempt[], { deals }: Truth): Generator<string> {
  const named = (wanted: Attempt["outcome"]) =>
    new Set(attempts.filter(({ outcome }) => outcome === wanted).map(nameOf));
  const sent = new Set(attempts.map(nameOf));
  const [acknowledged, refused, open] = [named("acknowledged"), named("refused"), named("unknown")];
  for (const attempt of attempts) {
    const { deal, ply, move, seat, outcome } = attempt;
    if (outcome === "acknowledged" && !isThat(deals.get(deal)?.rows[ply], attempt)) {
      yield `lost ${deal}/${ply} ${move} of seat ${seat}`;
    }
  }
  const seen = new Set<string>();
  for (const row of [...deals.values()].flatMap(({ rows }) => rows)) {
    if (row.key === null) continue;
    const name = nameOf(row);
    if (seen.has(name)) yield `twice ${name} ${row.move}`;
    if (!sent.has(name)) yield `nobody sent ${name} ${row.move}`;
    if (refused.has(name) && !acknowledged.has(name) && !open.has(name)) yield `refused and played ${name} ${row.move}`;
    seen.add(name);
  }
}

/** Those who sent something for the same ply. */
function racesOf(attempts: readonly Attempt[]): readonly (readonly Attempt[])[] {
  const byPlace = Map.groupBy(attempts, ({ table, deal, ply }) => `${table} ${place(deal, ply)}`);
  return [...byPlace.values()].filter(({ length }) => length > 1);
}

/** Of all that is sent for one ply one move is acknowledged, and however often it was sent; where none is, a clock ran out. */
export function* oneWins(attempts: readonly Attempt[], { deals }: Truth): Generator<string> {
  for (const race of racesOf(attempts)) {
    const [{ deal, ply } = { deal: 0, ply: 0 }] = race;
    const won = race.filter(({ outcome }) => outcome === "acknowledged");
    if (new Set(won.map((attempt) => `${nameOf(attempt)} ${attempt.move}`)).size > 1) yield `two won ${deal}/${ply}`;
    const isOpen = race.some(({ outcome }) => outcome === "unknown");
    if (won.length === 0 && !isOpen && deals.get(deal)?.rows[ply]?.why !== "bot") yield `nobody won ${deal}/${ply}`;
  }
}

/** Whether a refusal was right, by the log as it is in the end; `later` where it told of a later deal. */
function isRight(attempt: Attempt, truth: Deal | undefined, later: boolean): boolean {
  const { seat, ply, move, key, refusal } = attempt;
  const { rows = [] } = truth ?? {};
  switch (refusal) {
    case "409 stale-ply":
      return later || (rows[ply] !== undefined && !isThat(rows[ply], attempt));
    case "409 key-used":
      return rows.some((row) => row.key === key && row.seat === seat && (row.ply !== ply || row.move !== move));
    default: {
      // What the rules refuse is judged at its own ply; when a deal is over the table refuses.
      const match = ply <= rows.length ? truth?.at(ply) : undefined;
      const judged = match?.play(move, seatNumber(seat));
      if (match === undefined || judged?.ok !== false) return false;
      return refusal === `422 ${match.status.kind === "over" ? "not-playing" : judged.error.code}`;
    }
  }
}

/** Whoever is refused is so because another was quicker, because the key is another move's, or by the rules. */
export function* forReason(
  attempts: readonly Attempt[],
  sights: readonly Sight[],
  { deals }: Truth,
): Generator<string> {
  const later = new Set(
    sights.flatMap(({ answers, told }) => (answers !== undefined && Number(told.deal) > answers.deal ? [answers] : [])),
  );
  for (const attempt of attempts) {
    const { deal, ply, move, outcome, refusal } = attempt;
    if (outcome !== "refused" || isRight(attempt, deals.get(deal), later.has(attempt))) continue;
    yield `refused for nothing ${deal}/${ply} ${move}: ${refusal}`;
  }
}

/** How far the log was known to be before a time; to be asked for times in their order. */
export function latestOf(known: readonly { readonly ended: number; readonly at: number }[]): (time: number) => number {
  const waiting = known.toSorted((a, b) => b.ended - a.ended);
  let latest = -1;
  return (time) => {
    for (let last = waiting.at(-1); last !== undefined && last.ended < time; last = waiting.at(-1)) {
      latest = Math.max(latest, last.at);
      waiting.pop();
    }
    return latest;
  };
}

/** What was acknowledged before another was sent stands before it. */
export function* inOrder(attempts: readonly Attempt[]): Generator<string> {
  const byName = Map.groupBy(
    attempts.filter(({ outcome }) => outcome === "acknowledged"),
    nameOf,
  );
  // However often it was sent, it is there with the first answer.
  const done = [...byName.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const all = [first, ...more];
    const [begun, ended] = [Math.min(...all.map((one) => one.begun)), Math.min(...all.map((one) => one.ended))];
    return { ...first, begun, ended, at: place(first.deal, first.ply) };
  });
  const latestBefore = latestOf(done);
  for (const { deal, ply, begun, at } of done.toSorted((a, b) => a.begun - b.begun)) {
    if (latestBefore(begun) >= at) yield `out of order ${deal}/${ply}`;
  }
}

/** The log has every ply, each written after the one before, and each move is one of the seat that was to move, as the rules allow. */
export function* inTurn({ deals }: Truth): Generator<string> {
  let last = 0;
  for (const [number, { rows, at }] of deals) {
    for (const [n, row] of rows.entries()) {
      const { ply, seq, seat, move, why } = row;
      const { status } = at(n);
      const isEvent = why === "event";
      if (ply !== n) yield `no ply ${n} in deal ${number}`;
      else if (status.kind !== "playing" || (!isEvent && status.seat !== seat))
        yield `out of turn ${number}/${n} ${move}`;
      else if (!replayed(at(n), row).ok) yield `against the rules ${number}/${n} ${move}`;
      if (seq <= last) yield `written as ${seq} after ${last} at ${number}/${ply}`;
      last = seq;
    }
  }
}

/** Nothing is played for a person before their time is up, and time never goes back. */
export function* clocks(truth: Truth): Generator<string> {
  for (const [number, { rows }] of truth.deals) {
    for (const { ply, seat, why, at } of rows) {
      const { least, since } = turnAt(truth, number, ply);
      const now = Date.parse(at);
      if (now < since) yield `time went back at ${number}/${ply}`;
      const isPerson = personIn(truth, number, seat) !== undefined;
      if (isPerson && why === "bot" && now - since < least) yield `a clock lost at ${number}/${ply}`;
    }
  }
}

/** What two send for one ply: the same move with one key or with two, two moves with one key or with two, or one of them out of turn. */
export const RACES = [
  "same move, same key",
  "same move, two keys",
  "two moves, same key",
  "two moves, two keys",
  "two seats",
] as const;
export type RaceKind = (typeof RACES)[number];

function kindOf(one: Attempt, other: Attempt): RaceKind {
  if (one.seat !== other.seat) return "two seats";
  return `${one.move === other.move ? "same move" : "two moves"}, ${one.key === other.key ? "same key" : "two keys"}`;
}

/** What is counted of races: those that overlapped, and of these how many whoever was sent second won; and those in which somebody got no answer at first. */
export interface RaceCount {
  overlapped: number;
  turned: number;
  struck: number;
}

/** Two overlap when each was on its way before the other was answered: in the posts that were answered, at two processes where there are such. */
export function racesIn(attempts: readonly Attempt[], processes: number): Record<RaceKind, RaceCount> {
  const counts = RACES.map((kind) => [kind, { overlapped: 0, turned: 0, struck: 0 }] as const);
  const counted = Object.fromEntries(counts) as Record<RaceKind, RaceCount>;
  for (const race of racesOf(attempts)) {
    const [one, other] = race.toSorted((a, b) => a.begun - b.begun);
    if (one === undefined || other === undefined) continue;
    const count = counted[kindOf(one, other)];
    const isAnswered = one.outcome !== "unknown" && other.outcome !== "unknown";
    if (isAnswered && (one.sent > one.begun || other.sent > other.begun)) count.struck += 1;
    const isApart = processes === 1 || one.by !== other.by;
    const isAtOnce = Math.max(one.sent, other.sent) < Math.min(one.ended, other.ended);
    if (!isAnswered || !isApart || !isAtOnce) continue;
    count.overlapped += 1;
    if (one.outcome === "refused" && other.outcome === "acknowledged") count.turned += 1;
  }
  return counted;
}

/** How soon after an answer a move is sent at once: sooner than processes hear of each other. */
const AT_ONCE = 5;

/** How many moves were sent as soon as the one before was acknowledged, at another process where there are such. */
export function chasesIn(attempts: readonly Attempt[], processes: number): number {
  const done = attempts.filter(({ outcome }) => outcome === "acknowledged");
  const byPlace = new Map(done.map((attempt) => [`${attempt.table} ${place(attempt.deal, attempt.ply + 1)}`, attempt]));
  return attempts.filter(({ table, deal, ply, seat, begun, sent, by, outcome }) => {
    const before = byPlace.get(`${table} ${place(deal, ply)}`);
    if (before === undefined || before.seat === seat || outcome === "unknown") return false;
    const isApart = processes === 1 || before.by !== by;
    return isApart && sent === begun && sent >= before.ended && sent - before.ended < AT_ONCE;
  }).length;
}
