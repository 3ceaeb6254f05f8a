/** What people do at a table beside playing: each act takes a table and gives another, or says why not. */

import { ok, type Result, refuse } from "@baize/kernel";
import { facesOf, PEOPLE, type Phrase } from "@baize/midend";
import { LIMITS } from "../guards/limits.ts";
import { type Body, isBusy, type Person, people, personAt, placeNow, withPerson, withSeat } from "./body.ts";
import { cleanName, sameName } from "./names.ts";
import { finishLane } from "./race.ts";

/** Whoever sits down, and where if they say so. */
export interface Newcomer {
  readonly name: string;
  readonly face: number;
  readonly token: string;
  readonly nonce: string;
  readonly seat?: number | undefined;
}

/** The first seat that is open, or else that a bot keeps warm. */
function freeSeat({ seats }: Body): number {
  const open = seats.findIndex(({ kind }) => kind === "open");
  return open >= 0 ? open : seats.findIndex(({ kind }) => kind === "bot");
}

/** The number of the face for whoever comes with this one: where it is there already, the next that is free. */
function freeFace(body: Body, wanted: number): number {
  const taken = people(body).map(([, { face }]) => face);
  const all = PEOPLE.map((_, n) => (wanted + n) % PEOPLE.length);
  return all.find((face) => !taken.includes(face)) ?? wanted % PEOPLE.length;
}

/** Somebody sits down: in an open seat, or between deals in a bot's. */
export function sitDown(body: Body, { name: text, face, token, nonce, seat }: Newcomer): Result<Body> {
  const name = cleanName(text);
  if (name === undefined) return refuse("bad-name", "ON-P2", { text, most: LIMITS.name });
  if (isBusy(body)) return refuse("is-playing", "ON-P3");
  if (people(body).some(([, person]) => sameName(person.name, name))) return refuse("name-taken", "ON-P2", { text });
  const at = seat ?? freeSeat(body);
  const there = body.seats[at];
  if (there === undefined) {
    return seat === undefined ? refuse("table-full", "ON-P1") : refuse("no-such-seat", "ON-P1", { seat: seat + 1 });
  }
  if (there.kind === "person") return refuse("seat-taken", "ON-P1", { seat: at + 1 });
  const person: Person = {
    kind: "person",
    name,
    face: freeFace(body, face),
    tokens: [token],
    nonce,
    away: false,
    missed: 0,
    covered: 0,
    standIn: false,
  };
  return ok({ ...withSeat(body, at, person), host: body.host ?? at, code: codeBut(body, at) });
}

/** The code for another device, unless it was for one of these seats: it goes with whoever asked for it. */
const codeBut = ({ code }: Body, ...seats: readonly number[]): Body["code"] =>
  code !== null && seats.includes(code.seat) ? null : code;

/** Refused unless the host asks. */
export const asHost = (body: Body, seat: number): Result<null> =>
  body.host === seat ? ok(null) : refuse("host-only", "ON-H1");

/** Bots take empty seats, or leave them, while nobody plays. */
export function fill(body: Body, seat: number, level: string | null): Result<Body> {
  const there = body.seats[seat];
  if (there === undefined) return refuse("no-such-seat", "ON-P1", { seat: seat + 1 });
  if (there.kind === "person") return refuse("seat-taken", "ON-P1", { seat: seat + 1 });
  if (body.kind === "race") return refuse("no-bots-in-races", "ON-C1");
  if (isBusy(body)) return refuse("is-playing", "ON-P3");
  return ok(withSeat(body, seat, level === null ? { kind: "open" } : { kind: "bot", level }));
}

/** How a table is played. */
type Terms = { readonly [K in "options" | "level" | "clock" | "term"]?: Body[K] | undefined };

/** Another way of playing is agreed on, as long as nothing was dealt; bots that wait are then of the new level. */
export function agree(body: Body, terms: Terms): Result<Body> {
  if (body.deal > 0) return refuse("has-begun", "ON-H3");
  const { options = body.options, level = body.level, clock = body.clock, term = body.term } = terms;
  const seats = body.seats.map((sitter) =>
    sitter.kind === "bot" && sitter.level === body.level ? { ...sitter, level } : sitter,
  );
  return ok({ ...body, options, level, clock, term, seats });
}

/** The seat that decides after somebody left: the next person, those who are there first. */
function nextHost(body: Body): number | null {
  const all = people(body);
  return (all.find(([, { away }]) => !away) ?? all[0])?.[0] ?? null;
}

/** Somebody's seat is given up: while the others play a bot takes it, and a race goes on without them. */
export function vacate(body: Body, seat: number, now: number): Result<Body> {
  if (personAt(body, seat) === undefined) return refuse("nobody-there", "ON-H2", { seat: seat + 1 });
  const isReplaced = isBusy(body) && body.kind === "match";
  const empty = isReplaced ? ({ kind: "bot", level: body.level } as const) : ({ kind: "open" } as const);
  const freed = withSeat(isReplaced ? body : finishLane(body, seat, "gave-up", now), seat, empty);
  const left = { ...freed, code: codeBut(body, seat) };
  return ok(left.host === seat ? { ...left, host: nextHost(left) } : left);
}

/** Two seats change places while nobody plays; the points of the series go with them. */
export function swap(body: Body, a: number, b: number): Result<Body> {
  if (isBusy(body)) return refuse("is-playing", "ON-P3");
  const [one, two] = [body.seats[a], body.seats[b]];
  if (one === undefined || two === undefined) return refuse("no-such-seat", "ON-P1", { seat: (one ? b : a) + 1 });
  const other = (seat: number): number => (seat === a ? b : seat === b ? a : seat);
  const host = body.host === null ? null : other(body.host);
  const deals = body.deals.map((dealt) => ({ ...dealt, places: body.seats.map((_, n) => other(placeNow(dealt, n))) }));
  return ok({ ...withSeat(withSeat(body, a, two), b, one), host, deals, code: codeBut(body, a, b) });
}

/** Another person decides from now on: whom the host names, or whoever asks for it while the host is away. */
export function handOver(body: Body, seat: number, by: number): Result<Body> {
  const isFree = body.host !== null && personAt(body, body.host)?.away === true;
  const allowed = isFree && by === seat ? ok(null) : asHost(body, by);
  if (!allowed.ok) return allowed;
  return personAt(body, seat) === undefined
    ? refuse("nobody-there", "ON-H2", { seat: seat + 1 })
    : ok({ ...body, host: seat });
}

/** A bot plays for somebody until they are back; for whom the host says so. Who asks for it is there: nobody gets a new turn by being back from themselves. */
export function standIn(body: Body, seat: number, by: number): Result<Body> {
  const person = personAt(body, seat);
  if (person === undefined) return refuse("nobody-there", "ON-H2", { seat: seat + 1 });
  if (body.kind === "race") return refuse("no-bots-in-races", "ON-C1");
  if (!person.away || seat === by) return refuse("not-away", "ON-A3", { seat: seat + 1 });
  return ok(withPerson(body, seat, { standIn: true }));
}

/** Somebody is back, and plays for themselves. */
export const isBack = (body: Body, seat: number): Body =>
  withPerson(body, seat, { away: false, missed: 0, standIn: false });

/** Somebody says a phrase. */
export const speak = (body: Body, seat: number, phrase: Phrase, at: number): Body => ({
  ...body,
  said: [...body.said, { seat, phrase, at }].slice(-LIMITS.phrases),
});

/** The next deal begins: empty seats are taken by bots, but in a race, and the nonces are fixed. */
export function beginDeal(body: Body, now: number): Result<Body> {
  if (isBusy(body)) return refuse("is-playing", "ON-P3");
  if (body.phase === "over") return refuse("series-over", "ON-S2");
  if (people(body).length === 0) return refuse("nobody-sits", "ON-S1");
  if (body.deal >= LIMITS.deals) return refuse("no-deals-left", "ON-S3", { most: LIMITS.deals });
  const isRace = body.kind === "race";
  const { least } = LIMITS.racers;
  if (isRace && people(body).length < least) return refuse("too-few-racers", "ON-C1", { least });
  const seats = body.seats.map((sitter) =>
    sitter.kind === "open" && !isRace ? ({ kind: "bot", level: body.level } as const) : sitter,
  );
  const dealt = {
    // In an order that nobody chooses: by another the deal would be another.
    nonces: people(body)
      .map(([, { nonce }]) => nonce)
      .toSorted(),
    names: seats.map((sitter) => (sitter.kind === "person" ? sitter.name : null)),
    levels: seats.map((sitter) => (sitter.kind === "bot" ? sitter.level : null)),
    faces: facesOf(seats),
    begun: now,
    ended: null,
    scores: null,
    ...(isRace && { finishes: [] }),
  };
  const begun = body.first === 0 ? { ...body, first: 1 } : body;
  return ok({
    ...begun,
    seats,
    phase: isRace ? "starting" : "playing",
    deal: body.deal + 1,
    deals: [...body.deals, dealt],
  });
}

/** The same people play another series. */
export const rematch = (body: Body): Result<Body> =>
  body.phase === "over" ? ok({ ...body, phase: "between", first: body.deal + 1 }) : refuse("series-not-over", "ON-S2");
