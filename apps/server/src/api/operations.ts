/** Everything that can be asked of a table over HTTP, in one list: the routes, /openapi.json and /docs/api come of it. */

import { GAMES } from "@baize/games";
import { type AnyGame, ok, type Result, refuse, seat as seatNumber, type Viewer } from "@baize/kernel";
import type { z } from "zod";
import { LIMITS } from "../guards/limits.ts";
import type { LoggedMove } from "../store/store.ts";
import {
  agree,
  beginDeal,
  fill,
  handOver,
  isBack,
  rematch,
  sitDown,
  speak,
  standIn,
  swap,
  vacate,
} from "../tables/acts.ts";
import { type Body, isBusy, personAt, placeThen, satThen, withPerson } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import { finishLane, isRacing } from "../tables/race.ts";
import { rulesOf } from "../tables/rules.ts";
import { shownRecord } from "../tables/shown.ts";
import { newName } from "../tables/table-name.ts";
import { toldWithMoves } from "../tables/told.ts";
import { say } from "../words/index.ts";
import { type Answer, type Asked, act, answeredMove, Refused, stop, tableOf, viewerOf, withTable } from "./asked.ts";
import { type Forms, forms } from "./forms.ts";
import { hashOf, isSame, newCode, newRoot, newToken, seatOf } from "./secrets.ts";
import { agreed, matchSeats, mustHave, raceSeats, rulesText } from "./terms.ts";

export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** What it does, in a sentence. */
  says(): string;
  readonly form?: z.ZodType;
  answer(asked: Asked): Promise<Answer>;
}

async function openTable({ tables, body }: Asked): Promise<Answer> {
  const wish = body as Forms["open"];
  const { game: id, kind = "match", options, clock = "none", term } = wish;
  const game = await (rulesOf(id) ??
    stop("no-such-game", "ON-T1", { text: id, games: GAMES.map((g) => g.id).join(", ") }));
  const sitters = kind === "race" ? raceSeats(game, wish) : matchSeats(game, wish);
  const laid: Body = {
    game: id,
    options: rulesText(game, options),
    kind,
    clock,
    ...sitters,
    term: term ?? { kind: "deals", deals: 1 },
    opened: Date.now(),
    phase: "waiting",
    // Who opens the table sits down first.
    host: null,
    deal: 0,
    first: 0,
    deals: [],
    said: [],
    code: null,
  };
  for (;;) {
    const name = newName(tables.letters);
    if (await tables.create(name, newRoot(), laid)) return { status: 201, body: { id: name, link: `/t/${name}` } };
  }
}

async function sit(asked: Asked): Promise<Answer> {
  const { name, face = 0, nonce, seat } = asked.body as Forms["seat"];
  const token = newToken();
  const outcome = await asked.tables.change(asked.id, (live, now) => {
    if (seatOf(live.body, asked.hash) !== undefined) return refuse("sits-already", "ON-P1");
    const next = sitDown(live.body, { name, face, nonce, seat, token: hashOf(token) });
    return next.ok ? ok(live.changed(next.value, now)) : next;
  });
  if (outcome === undefined) return stop("no-such-table", "ON-T2");
  if (outcome.refusal !== undefined)
    throw new Refused(outcome.refusal, outcome.live, viewerOf(outcome.live, asked.hash));
  const own = seatOf(outcome.live.body, hashOf(token)) ?? 0;
  const body = withTable({ seat: own, token }, outcome.live, seatNumber(own));
  return { status: 201, body, token, id: asked.id };
}

/** The game of a table. */
const gameOf = async (asked: Asked): Promise<AnyGame> =>
  (await rulesOf((await tableOf(asked)).body.game)) ?? stop("no-such-game", "ON-T1");

/** For which deal something is meant that names none: the one in which whoever asks has used the key, wherever they sat then, or else the present one. */
async function dealMeant({ tables, id, hash }: Asked, { key }: Forms["back"]): Promise<number | undefined> {
  const live = await tables.get(id);
  if (live === undefined) return undefined;
  const { body } = live;
  const seat = seatOf(body, hash);
  if (seat === undefined || body.deal < 2) return body.deal;
  const own = (await tables.store.usesOf(id, key)).filter((use) => satThen(body, seat, use));
  return own.length === 0 ? body.deal : Math.max(...own.map(({ deal }) => deal));
}

/** Somebody plays at a ply of the log that is theirs, once for each key. */
async function playAt(
  asked: Asked,
  wish: Forms["back"],
  isSame: (live: Live, known: LoggedMove) => boolean,
  play: (live: Live, seat: number, now: number) => Result<Live>,
): Promise<Answer> {
  const { ply, key } = wish;
  const deal = wish.deal ?? (await dealMeant(asked, wish));
  const outcome = await asked.tables.change(asked.id, (live, now) => {
    const seat = seatOf(live.body, asked.hash);
    if (seat === undefined) return refuse("not-seated", "ON-P4");
    const at = live.plyOf(seatNumber(seat));
    // What comes late, or was sent twice, is for a deal that is over.
    if (deal !== live.body.deal) return refuse("stale-ply", "ON-M2", { ply, now: at });
    const known = live.log.find((logged) => logged.seat === seat && logged.key === key);
    // The same move sent again is one move: it is acknowledged again.
    if (known !== undefined) return known.ply === ply && isSame(live, known) ? ok(live) : refuse("key-used", "ON-M2");
    if (ply !== at) return refuse("stale-ply", "ON-M2", { ply, now: at });
    return play(live, seat, now);
  });
  return answeredMove(asked, outcome);
}

function move(asked: Asked): Promise<Answer> {
  const wish = asked.body as Forms["move"];
  const { move: text, follow = [], key } = wish;
  const isSame = (live: Live, known: LoggedMove) => live.isSameMove(known, text);
  return playAt(asked, wish, isSame, (live, seat, now) => {
    if (live.body.kind === "race") {
      return live.raced(seatNumber(seat), { kind: "turn", move: text, follow }, key, now);
    }
    if (follow.length > 0) return refuse("only-in-races", "ON-C3");
    return live.played(seatNumber(seat), text, "player", key, now);
  });
}

/** A turn of a race is taken back, or made again. */
const again =
  (kind: "undo" | "redo") =>
  (asked: Asked): Promise<Answer> => {
    const at = asked.body as Forms["back"];
    const isSame = (_live: Live, { why }: LoggedMove) => why === kind;
    return playAt(asked, at, isSame, (live, seat, now) =>
      live.body.kind === "race"
        ? live.raced(seatNumber(seat), { kind }, at.key, now)
        : refuse("only-in-races", "ON-C3"),
    );
  };

/** A code that takes the seat to another device. */
async function giveCode(asked: Asked): Promise<Answer> {
  const code = newCode();
  await act(asked, (body, seat, now) =>
    ok({ ...body, code: { hash: hashOf(`${asked.id}:${code}`), seat, until: now + LIMITS.code.lasts, tries: 0 } }),
  );
  return { status: 200, body: { code, lasts: LIMITS.code.lasts } };
}

async function takeCode(asked: Asked): Promise<Answer> {
  const given = hashOf(`${asked.id}:${(asked.body as Forms["code"]).code}`);
  const token = newToken();
  let isRight = false;
  const outcome = await asked.tables.change(asked.id, (live, now) => {
    const { code } = live.body;
    isRight = false;
    if (code === null || code.until < now || code.tries >= LIMITS.code.tries) return refuse("wrong-code", "ON-D1");
    const { seat } = code;
    const person = personAt(live.body, seat);
    if (person === undefined) return refuse("wrong-code", "ON-D1");
    if (!isSame(code.hash, given)) {
      return ok(live.changed({ ...live.body, code: { ...code, tries: code.tries + 1 } }, now));
    }
    isRight = true;
    const tokens = [...person.tokens, hashOf(token)].slice(-LIMITS.devices);
    return ok(live.changed({ ...withPerson(live.body, seat, { tokens }), code: null }, now));
  });
  if (outcome === undefined) return stop("no-such-table", "ON-T2");
  if (outcome.refusal !== undefined || !isRight) return stop("wrong-code", "ON-D1");
  const seat = seatOf(outcome.live.body, hashOf(token)) ?? 0;
  return {
    status: 200,
    body: withTable({ seat, token }, outcome.live, seatNumber(seat)),
    token,
    id: asked.id,
  };
}

/** Whose record is asked for: at a table for one's own seat; of a race that of the seat that is named, one's own, or the winner's. */
function recordOf({ body }: Live, deal: number, asker: Viewer, named: string | undefined): Viewer {
  const dealt = body.deals[deal - 1];
  const viewer = asker === "spectator" || dealt === undefined ? asker : seatNumber(placeThen(dealt, asker));
  if (body.kind === "match") return viewer;
  const { names = [], finishes = [] } = dealt ?? {};
  const own = viewer !== "spectator" && names[viewer] !== null ? viewer : undefined;
  const seat = named === undefined ? (own ?? finishes[0]?.seat ?? 0) : Number(named);
  return names[seat] == null ? stop("no-record", "ON-R1") : seatNumber(seat);
}

async function record(asked: Asked): Promise<Answer> {
  const live = await tableOf(asked);
  const done = isBusy(live.body) ? live.body.deal - 1 : live.body.deal;
  const number = asked.query.deal === undefined ? done : Number(asked.query.deal);
  if (!Number.isInteger(number) || number < 1 || number > done) return stop("no-record", "ON-R1");
  const by = recordOf(live, number, viewerOf(live, asked.hash), asked.query.seat);
  return { status: 200, body: shownRecord(live, number, await asked.tables.movesOf(live, number), by) };
}

const host = { host: true };

export const OPERATIONS: readonly Operation[] = [
  { method: "POST", path: "/api/tables", says: say.opOpen, form: forms.open, answer: openTable },
  {
    method: "GET",
    path: "/api/tables/:id",
    says: say.opTable,
    async answer(asked) {
      const live = await tableOf(asked);
      return { status: 200, body: toldWithMoves(live, viewerOf(live, asked.hash)) };
    },
  },
  { method: "POST", path: "/api/tables/:id/seat", says: say.opSeat, form: forms.seat, answer: sit },
  {
    method: "POST",
    path: "/api/tables/:id/start",
    says: say.opStart,
    form: forms.nothing,
    answer: (asked) => act(asked, (body, _seat, now) => beginDeal(body, now), host),
  },
  { method: "POST", path: "/api/tables/:id/moves", says: say.opMove, form: forms.move, answer: move },
  { method: "POST", path: "/api/tables/:id/undo", says: say.opUndo, form: forms.back, answer: again("undo") },
  { method: "POST", path: "/api/tables/:id/redo", says: say.opRedo, form: forms.back, answer: again("redo") },
  {
    method: "POST",
    path: "/api/tables/:id/give-up",
    says: say.opGiveUp,
    form: forms.nothing,
    answer: (asked) =>
      act(asked, (body, seat, now) =>
        isRacing(body, seat) ? ok(finishLane(body, seat, "gave-up", now)) : refuse("race-done", "ON-C3"),
      ),
  },
  { method: "GET", path: "/api/tables/:id/record", says: say.opRecord, answer: record },
  {
    method: "POST",
    path: "/api/tables/:id/fill",
    says: say.opFill,
    form: forms.fill,
    async answer(asked) {
      const { seat, level } = asked.body as Forms["fill"];
      mustHave(await gameOf(asked), level);
      return act(asked, (body) => fill(body, seat, level), host);
    },
  },
  {
    method: "POST",
    path: "/api/tables/:id/rules",
    says: say.opRules,
    form: forms.rules,
    async answer(asked) {
      const game = await gameOf(asked);
      const wish = asked.body as Forms["rules"];
      return act(asked, (body) => agree(body, agreed(game, body, wish)), host);
    },
  },
  {
    method: "POST",
    path: "/api/tables/:id/remove",
    says: say.opRemove,
    form: forms.seatOnly,
    answer: (asked) =>
      act(asked, (body, _seat, now) => vacate(body, (asked.body as Forms["seatOnly"]).seat, now), host),
  },
  {
    method: "POST",
    path: "/api/tables/:id/replace",
    says: say.opReplace,
    form: forms.seatOnly,
    answer: (asked) => act(asked, (body, by) => standIn(body, (asked.body as Forms["seatOnly"]).seat, by), host),
  },
  {
    method: "POST",
    path: "/api/tables/:id/swap",
    says: say.opSwap,
    form: forms.swap,
    answer: (asked) => act(asked, (body) => swap(body, ...(asked.body as Forms["swap"]).seats), host),
  },
  {
    method: "POST",
    path: "/api/tables/:id/hand-over",
    says: say.opHandOver,
    form: forms.seatOnly,
    answer: (asked) => act(asked, (body, by) => handOver(body, (asked.body as Forms["seatOnly"]).seat, by)),
  },
  {
    method: "POST",
    path: "/api/tables/:id/leave",
    says: say.opLeave,
    form: forms.nothing,
    answer: (asked) => act(asked, (body, seat, now) => vacate(body, seat, now)),
  },
  {
    method: "POST",
    path: "/api/tables/:id/back",
    says: say.opBack,
    form: forms.nothing,
    answer: (asked) => act(asked, (body, seat) => ok(isBack(body, seat))),
  },
  {
    method: "POST",
    path: "/api/tables/:id/phrase",
    says: say.opPhrase,
    form: forms.phrase,
    answer: (asked) =>
      act(asked, (body, seat, now) => ok(speak(body, seat, (asked.body as Forms["phrase"]).phrase, now))),
  },
  {
    method: "POST",
    path: "/api/tables/:id/rematch",
    says: say.opRematch,
    form: forms.nothing,
    answer: (asked) => act(asked, (body) => rematch(body), host),
  },
  { method: "POST", path: "/api/tables/:id/device-code", says: say.opCode, form: forms.nothing, answer: giveCode },
  { method: "POST", path: "/api/tables/:id/device", says: say.opDevice, form: forms.code, answer: takeCode },
];
