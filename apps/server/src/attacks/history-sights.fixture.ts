/**
 * The promises about what is told, by an answer or by a stream: it is the log as far as it goes, and of it what that seat may
 * see; a stream leaves nothing out and says nothing twice; no answer is older than what was known where it was given.
 */

import { seat as seatNumber } from "@baize/kernel";
import { type ViewChange, viewAfter } from "@baize/midend";
import { latestOf } from "./history-moves.fixture.ts";
import {
  type Attempt,
  type LogRow,
  personIn,
  place,
  type Sight,
  type Told,
  type Truth,
  turnAt,
} from "./history-recorded.fixture.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Everything a table tells, and a move. What is not here nobody was promised, and might be a secret. */
const TABLE = words(
  "now id seq game options kind clock level term state you host seats sat deal round totals scores standings said fair ply turn due " +
    "moves view legal",
);
const MOVE = words("now seq ply turn due moves view more");
/** The same of what stands in a field. */
const WITHIN = {
  seats: words("seat kind name face host away missed covered level"),
  sat: words("seat kind name face level left"),
  said: words("seat phrase at"),
  fair: words("seal nonces secret"),
  moves: words("seat move why"),
};

/** A whole table says how it stands; a move does not. */
const isWhole = (told: Told): boolean => "state" in told;

const movesIn = (told: Told): readonly Pick<LogRow, "seat" | "move" | "why">[] =>
  Array.isArray(told.moves) ? told.moves : [];

/** Which deal it is about: a move that is told says nothing of that, whoever sent it or follows knows. */
function dealOf({ told, answers, stream }: Sight, streams: Map<number, number>): number {
  const deal = Number(told.deal ?? answers?.deal ?? streams.get(stream ?? -1) ?? 0);
  if (stream !== undefined) streams.set(stream, deal);
  return deal;
}

const plyIn = (told: Told): number => Number(told.ply);

/** Nothing is told that was not promised. */
function* named(told: Told): Generator<string> {
  const known = isWhole(told) ? TABLE : MOVE;
  const extra = Object.keys(told).filter((name) => !known.has(name));
  for (const [field, names] of Object.entries(WITHIN)) {
    const within = [told[field] ?? []].flat() as readonly object[];
    extra.push(...new Set(within.flatMap((each) => Object.keys(each)).filter((name) => !names.has(name))));
  }
  if (extra.length > 0) yield `told ${extra.join(" ")}`;
}

/** The seal of a deal is shown, and its secret once it is over; of those that come after it nothing. */
function* sealed(told: Told, deal: number, { live }: Truth): Generator<string> {
  const { seal, secret } = live.secrets.of(Math.max(1, deal));
  const fair = told.fair as { readonly seal: string; readonly secret?: string };
  const isOver = deal > 0 && told.state !== "playing";
  if (fair.seal !== seal) yield `told another seal of deal ${deal}`;
  if (fair.secret !== (isOver ? secret : undefined)) yield `told ${isOver ? "another" : "the"} secret of deal ${deal}`;
}

/** The truth about tables, each thing written once: many see the same. */
class Known {
  readonly #truth: Truth;
  readonly #texts = new Map<string, string>();

  constructor(truth: Truth) {
    this.#truth = truth;
  }

  #text(name: string, make: () => unknown): string {
    const text = this.#texts.get(name) ?? JSON.stringify(make());
    this.#texts.set(name, text);
    return text;
  }

  /** What a viewer sees. */
  view(viewer: Sight["viewer"], deal: number, ply: number): string {
    const match = this.#truth.deals.get(deal)?.at(ply);
    return this.#text(`view ${deal}/${ply}/${viewer}`, () => match?.view(viewer));
  }

  /** What a viewer may play. */
  legal(viewer: Sight["viewer"], deal: number, ply: number): string {
    const match = this.#truth.deals.get(deal)?.at(ply);
    return this.#text(`legal ${deal}/${ply}/${viewer}`, () =>
      viewer === "spectator" ? [] : match?.legalMoves(seatNumber(viewer)),
    );
  }
}

/** The view that was told: whole, or what is new of the one before. */
function viewTold({ viewer, told }: Sight, deal: number, known: Known): string {
  if (isWhole(told)) return JSON.stringify(told.view);
  const before = JSON.parse(known.view(viewer, deal, plyIn(told) - movesIn(told).length));
  return JSON.stringify(viewAfter(before, told as ViewChange));
}

/** A move says each thing once: what is new of a field, or what is more at its end. */
const saidTwice = ({ view, more }: Told): readonly string[] =>
  Object.keys((more as object | undefined) ?? {}).filter((name) => name in ((view as object | undefined) ?? {}));

/** Where a table stands: whose turn, until when, and after which change. */
function* standing({ told, viewer }: Sight, deal: number, truth: Truth): Generator<string> {
  const at = `${deal}/${told.ply}`;
  const { rows = [] } = truth.deals.get(deal) ?? {};
  const status = truth.deals.get(deal)?.at(plyIn(told)).status;
  const isPlaying = status?.kind === "playing";
  if (told.turn !== (isPlaying ? status.seat : null)) yield `told another turn at ${at}`;
  if (isWhole(told) && (told.state === "playing") !== isPlaying) yield `told that it is ${told.state} at ${at}`;
  if (isWhole(told) && told.you !== (viewer === "spectator" ? null : viewer)) yield `told ${viewer} to be ${told.you}`;
  const { least, since } = turnAt(truth, deal, plyIn(told));
  const isTimed = isPlaying && Number.isFinite(least) && personIn(truth, deal, status.seat) !== undefined;
  if (isTimed && Number(told.due) - since < least) yield `told too little time at ${at}`;
  const [last, next] = [rows[plyIn(told) - 1]?.seq ?? 0, rows[plyIn(told)]?.seq ?? Number.POSITIVE_INFINITY];
  const seq = Number(told.seq);
  if (seq < last || seq >= next || (!isWhole(told) && seq !== last)) yield `told ${at} as change ${seq}`;
}

/** What was told of a deal is the log up to a ply, and of it what that seat may see. */
function* played(sight: Sight, deal: number, truth: Truth, known: Known): Generator<string> {
  const { viewer, told } = sight;
  const { rows = [] } = truth.deals.get(deal) ?? {};
  const [ply, moves, at] = [plyIn(told), movesIn(told), `${deal}/${told.ply}`];
  const first = isWhole(told) ? 0 : ply - Math.max(1, moves.length);
  if (!Number.isInteger(ply) || first < 0 || ply > rows.length) return yield `told ${at}, which is not there`;
  const stand = rows.slice(first, ply);
  const isSame = (row: LogRow, n: number) =>
    moves[n]?.seat === row.seat && moves[n].move === row.move && moves[n].why === row.why;
  if (moves.length !== stand.length || !stand.every(isSame)) yield `told other moves at ${at}`;
  if (viewTold(sight, deal, known) !== known.view(viewer, deal, ply)) yield `told seat ${viewer} another view at ${at}`;
  for (const name of saidTwice(told)) yield `told ${name} twice at ${at}`;
  if ("legal" in told && JSON.stringify(told.legal) !== known.legal(viewer, deal, ply))
    yield `told other choices at ${at}`;
  yield* standing(sight, deal, truth);
}

/** Before the first deal there is nothing to be seen. */
const isBare = ({ ply, moves, view, legal, turn }: Told): boolean =>
  JSON.stringify([ply, moves, view, legal ?? [], turn]) === "[0,[],null,[],null]";

/** What was told is true, and no more than was promised. */
export function* toldTruly(sights: readonly Sight[], truth: Truth): Generator<string> {
  const streams = new Map<number, number>();
  const known = new Known(truth);
  for (const sight of sights) {
    const { told } = sight;
    const deal = dealOf(sight, streams);
    yield* named(told);
    if (isWhole(told)) yield* sealed(told, deal, truth);
    if (deal !== 0) yield* played(sight, deal, truth, known);
    else if (!isBare(told)) yield "told something before the first deal";
  }
}

/** An answer to a move tells of it: that it stands, or the table that has gone on without it. */
export function* answered(sights: readonly Sight[]): Generator<string> {
  for (const { answers, told } of sights) {
    if (answers === undefined) continue;
    const { deal, ply, seat, move, outcome, refusal } = answers;
    const at = place(Number(told.deal ?? deal), plyIn(told));
    const isIts = (made: ReturnType<typeof movesIn>[number] | undefined) => made?.seat === seat && made.move === move;
    const stands = isWhole(told)
      ? at >= place(deal + 1, 0) || isIts(movesIn(told)[ply])
      : plyIn(told) === ply + 1 && isIts(movesIn(told).at(-1));
    if (outcome === "acknowledged" && !stands) yield `acknowledged and not told ${deal}/${ply} ${move}`;
    if (outcome === "refused" && !isWhole(told)) yield `refused without the table ${deal}/${ply} ${move}`;
    else if (refusal === "409 stale-ply" && at <= place(deal, ply))
      yield `called stale and is not ${deal}/${ply} ${move}`;
  }
}

/** A stream begins with the whole table and tells each change once, in order; a move comes after the change before it. */
export function* inStreams(sights: readonly Sight[]): Generator<string> {
  const last = new Map<number, number>();
  for (const { stream, told } of sights) {
    if (stream === undefined) continue;
    const [seq, before] = [Number(told.seq), last.get(stream)];
    if (seq <= (before ?? -1)) yield `stream ${stream} told ${seq} after ${before}`;
    else if (!isWhole(told) && before === undefined) yield `stream ${stream} began with a move`;
    else if (!isWhole(told) && seq !== Number(before) + 1) yield `stream ${stream} left out what came before ${seq}`;
    last.set(stream, seq);
  }
}

/** Changes are counted: what is told of a later one is no earlier place in the log, and of the same one the same. */
export function* inOneOrder(sights: readonly Sight[]): Generator<string> {
  const streams = new Map<number, number>();
  const told = sights.map((sight) => ({
    seq: Number(sight.told.seq),
    at: place(dealOf(sight, streams), plyIn(sight.told)),
  }));
  const sorted = told.toSorted((a, b) => a.seq - b.seq || a.at - b.at);
  for (const [n, { seq, at }] of sorted.entries()) {
    const before = sorted[n - 1];
    if (before === undefined || at === before.at) continue;
    if (at < before.at) yield `change ${seq} is at ${at}, change ${before.seq} at ${before.at}`;
    else if (seq === before.seq) yield `change ${seq} is at ${before.at} and at ${at}`;
  }
}

/** How late an answer of another process may be, on a machine that has more to do. */
const STALE = 10_000;

/**
 * Whoever asks long after something was acknowledged is told of it; whoever asks a process that knew it, at once; and whoever is
 * refused is judged by the log as it is.
 */
export function* fresh(attempts: readonly Attempt[], sights: readonly Sight[]): Generator<string> {
  const streams = new Map<number, number>();
  const acknowledged = attempts
    .filter(({ outcome }) => outcome === "acknowledged")
    .map(({ by, ended, deal, ply }) => ({ by, ended, at: place(deal, ply + 1) }));
  const told = sights.map((sight) => ({ ...sight, at: place(dealOf(sight, streams), plyIn(sight.told)) }));
  const knownBy = Map.groupBy([...acknowledged, ...told], ({ by }) => by);
  const [latest, latestLong] = [latestOf(acknowledged), latestOf(acknowledged)];
  const latestBy = new Map([...knownBy].map(([by, known]) => [by, latestOf(known)]));
  const asked = told.filter(({ stream }) => stream === undefined);
  for (const { begun, at, by, answers } of asked.toSorted((a, b) => a.begun - b.begun)) {
    const now = latest(begun);
    const least = Math.max(
      latestLong(begun - STALE),
      latestBy.get(by)?.(begun) ?? -1,
      answers?.outcome === "refused" ? now : -1,
    );
    if (at < least) yield `a stale answer at ${at}, where ${least} was known`;
  }
}
