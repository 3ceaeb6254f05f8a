/** Everything that can be asked of a table over HTTP, in one list: the routes, /openapi.json and /docs/api come of it. */

import { GAMES } from "@baize/games";
import { mannersOf, ok, refuse, seat as seatNumber } from "@baize/kernel";
import type { z } from "zod";
import { LIMITS } from "../guards/limits.ts";
import { beginDeal, fill, handOver, isBack, rematch, sitDown, speak, standIn, swap, vacate } from "../tables/acts.ts";
import { type Body, personAt, withPerson } from "../tables/body.ts";
import { shownRecord, shownWithMoves } from "../tables/shown.ts";
import { rulesOf } from "../tables/tables.ts";
import { say } from "../words/index.ts";
import { type Answer, type Asked, act, answered, Refused, stop, tableOf, viewerOf } from "./asked.ts";
import { type Forms, forms } from "./forms.ts";
import { hashOf, isSame, newCode, newName, newRoot, newToken, seatOf } from "./secrets.ts";

export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** What it does, in a sentence. */
  says(): string;
  readonly form?: z.ZodType;
  answer(asked: Asked): Promise<Answer>;
}

async function openTable({ tables, body }: Asked): Promise<Answer> {
  const { game: id, options, bots = [], level, clock = "none", term } = body as Forms["open"];
  const game = await (rulesOf(id) ??
    stop("no-such-game", "ON-T1", { text: id, games: GAMES.map((g) => g.id).join(", ") }));
  const company = mannersOf(game).company ?? stop("one-seat", "ON-T1", { title: game.meta.title });
  const levels = company.levels.map((each) => each.id);
  const chosen = options === undefined ? ok(game.options.standard) : game.options.parse(options);
  if (!chosen.ok) throw new Refused(chosen.error, undefined, undefined, game.words);
  for (const name of [...bots, level]) {
    if (name != null && !levels.includes(name))
      stop("no-such-level", "ON-T1", { text: name, levels: levels.join(", ") });
  }
  if (bots.length >= game.meta.seats) stop("too-many-bots", "ON-T1", { most: game.meta.seats - 1 });
  const laid: Body = {
    game: id,
    options: game.options.format(chosen.value),
    kind: "match",
    clock,
    level: level ?? company.standard,
    term: term ?? { kind: "deals", deals: 1 },
    opened: Date.now(),
    phase: "waiting",
    host: null,
    // Who opens the table sits down first; bots that were asked for sit in the last seats.
    seats: Array.from({ length: game.meta.seats }, (_, n) => {
      const bot = bots[n - (game.meta.seats - bots.length)];
      return bot == null ? ({ kind: "open" } as const) : ({ kind: "bot", level: bot } as const);
    }),
    deal: 0,
    first: 0,
    deals: [],
    said: [],
    code: null,
  };
  for (;;) {
    const name = newName();
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
  const table = shownWithMoves(outcome.live, seatNumber(own));
  return { status: 201, body: { seat: own, token, table }, token, id: asked.id };
}

async function move(asked: Asked): Promise<Answer> {
  const { ply, move: text, key } = asked.body as Forms["move"];
  const outcome = await asked.tables.change(asked.id, (live, now) => {
    const seat = seatOf(live.body, asked.hash);
    if (seat === undefined) return refuse("not-seated", "ON-P4");
    const known = live.log.find((logged) => logged.key === key && logged.seat === seat);
    // The same move sent again is one move: it is acknowledged again.
    if (known !== undefined) return known.ply === ply ? ok(live) : refuse("key-used", "ON-M2");
    if (ply !== live.match?.ply) return refuse("stale-ply", "ON-M2", { ply, now: live.match?.ply ?? 0 });
    return live.played(seatNumber(seat), text, "player", key, now);
  });
  return answered(asked, outcome);
}

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
    body: { seat, token, table: shownWithMoves(outcome.live, seatNumber(seat)) },
    token,
    id: asked.id,
  };
}

async function record(asked: Asked): Promise<Answer> {
  const live = await tableOf(asked);
  const done = live.body.phase === "playing" ? live.body.deal - 1 : live.body.deal;
  const number = asked.query.deal === undefined ? done : Number(asked.query.deal);
  if (!Number.isInteger(number) || number < 1 || number > done) return stop("no-record", "ON-R1");
  const moves = await asked.tables.movesOf(live, number);
  return { status: 200, body: shownRecord(live, number, moves, viewerOf(live, asked.hash)) };
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
      return { status: 200, body: shownWithMoves(live, viewerOf(live, asked.hash)) };
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
  { method: "GET", path: "/api/tables/:id/record", says: say.opRecord, answer: record },
  {
    method: "POST",
    path: "/api/tables/:id/fill",
    says: say.opFill,
    form: forms.fill,
    async answer(asked) {
      const { seat, level } = asked.body as Forms["fill"];
      const { game } = (await tableOf(asked)).body;
      const levels = mannersOf(await (rulesOf(game) ?? stop("no-such-game", "ON-T1"))).company?.levels ?? [];
      if (level !== null && !levels.some(({ id }) => id === level)) {
        stop("no-such-level", "ON-T1", { text: level, levels: levels.map(({ id }) => id).join(", ") });
      }
      return act(asked, (body) => fill(body, seat, level), host);
    },
  },
  {
    method: "POST",
    path: "/api/tables/:id/remove",
    says: say.opRemove,
    form: forms.seatOnly,
    answer: (asked) => act(asked, (body) => vacate(body, (asked.body as Forms["seatOnly"]).seat), host),
  },
  {
    method: "POST",
    path: "/api/tables/:id/replace",
    says: say.opReplace,
    form: forms.seatOnly,
    answer: (asked) => act(asked, (body) => standIn(body, (asked.body as Forms["seatOnly"]).seat), host),
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
    answer: (asked) => act(asked, (body) => handOver(body, (asked.body as Forms["seatOnly"]).seat), host),
  },
  {
    method: "POST",
    path: "/api/tables/:id/leave",
    says: say.opLeave,
    form: forms.nothing,
    answer: (asked) => act(asked, (body, seat) => vacate(body, seat)),
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
