/** A question about a table on its way to an answer: who asks, what is changed, and what is said when it is refused. */

import {
  ok,
  type Refusal,
  type Result,
  refuse,
  seat as seatNumber,
  sentence,
  type Viewer,
  type Words,
  wordsOf,
} from "@baize/kernel";
import { midendWords } from "@baize/midend";
import { asHost } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import type { Tables } from "../tables/tables.ts";
import { saidBy, toldMove, toldWithMoves } from "../tables/told.ts";
import { say } from "../words/index.ts";
import { seatOf } from "./secrets.ts";

/** What is answered: a status and a body, and the token of a seat where one was given. */
export interface Answer {
  readonly status: number;
  /** An object, or its text. */
  readonly body: object | string;
  readonly token?: string;
  /** The table that the token is for. */
  readonly id?: string;
  /** How long whoever asked has to wait, in milliseconds. */
  readonly wait?: number;
  /** Whether the connection ends with it. */
  readonly isLast?: boolean;
}

/** A question as an operation gets it: the table is there, and the body has its form. */
export interface Asked<B = unknown> {
  readonly tables: Tables;
  readonly id: string;
  readonly hash: string | undefined;
  readonly body: B;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The names of refusals that are not about a move but about when or by whom it was asked. */
const STATUS: Readonly<Record<string, number>> = {
  "host-only": 403,
  "not-seated": 401,
  "no-such-table": 404,
  "no-record": 404,
  "stale-ply": 409,
  "key-used": 409,
  "is-playing": 409,
  "too-busy": 503,
};

const NOT_JUDGED = 422;

const statusOf = ({ code }: Refusal): number => STATUS[code] ?? NOT_JUDGED;

/** Who asks, as the table knows them. */
export const viewerOf = (live: Live, hash: string | undefined): Viewer => {
  const seat = seatOf(live.body, hash);
  return seat === undefined ? "spectator" : seatNumber(seat);
};

/** A refusal on its way to whoever writes the answer. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly refusal: Refusal;
  readonly live: Live | undefined;
  readonly viewer: Viewer | undefined;
  /** The words of the game that refused. */
  readonly words: Words;

  constructor(refusal: Refusal, live?: Live, viewer?: Viewer, words: Words = live?.game.words ?? {}) {
    super(refusal.code);
    this.words = words;
    this.refusal = refusal;
    this.live = live;
    this.viewer = viewer;
  }
}

/** A refusal as an answer: its status, code and sentence, with the table as it stands. */
export function answerOf({ refusal, live, viewer, words }: Refused): Answer {
  const { code, rule } = refusal;
  const body = { code, rule, says: saidOf(refusal, words) };
  if (live === undefined || viewer === undefined) return { status: statusOf(refusal), body };
  return { status: statusOf(refusal), body: withTable(body, live, viewer) };
}

/** An answer that has the table as one of its fields. */
export const withTable = (body: object, live: Live, viewer: Viewer): string =>
  `${JSON.stringify(body).slice(0, -1)},"table":${toldWithMoves(live, viewer)}}`;

/** The sentence of a refusal: of the game, of the server, or of what stands around a match. */
export const saidOf = (refusal: Refusal, words: Words = {}): string =>
  sentence(refusal, words, wordsOf(say), midendWords);

/** Refuses. */
export const stop = (code: string, rule: string, detail = {}): never => {
  throw new Refused(refuse(code, rule, detail).error);
};

/** The table that is asked about. */
export async function tableOf({ tables, id }: Asked): Promise<Live> {
  return (await tables.get(id)) ?? stop("no-such-table", "ON-T2");
}

/** Changes a table by an act of somebody who sits there, and answers with the table as they see it then. */
export async function act(
  asked: Asked,
  change: (body: Body, seat: number, now: number) => Result<Body>,
  { host = false } = {},
): Promise<Answer> {
  const outcome = await asked.tables.change(asked.id, (live, now) => {
    const seat = seatOf(live.body, asked.hash);
    if (seat === undefined) return refuse("not-seated", "ON-P4");
    const allowed = host ? asHost(live.body, seat) : ok(null);
    if (!allowed.ok) return allowed;
    const next = change(live.body, seat, now);
    return next.ok ? ok(live.changed(next.value, now)) : next;
  });
  return answered(asked, outcome);
}

/** The table after a change, as whoever asked sees it. */
function answered(asked: Asked, outcome: Awaited<ReturnType<Tables["change"]>>): Answer {
  if (outcome === undefined) return stop("no-such-table", "ON-T2");
  const { live, refusal } = outcome;
  const viewer = viewerOf(live, asked.hash);
  if (refusal !== undefined) throw new Refused(refusal, live, viewer);
  return { status: 200, body: toldWithMoves(live, viewer) };
}

/** The same after a move: what is new, as the stream tells it. A racer, whom the stream tells of others too, is told all. */
export function answeredMove(asked: Asked, outcome: Awaited<ReturnType<Tables["change"]>>): Answer {
  const { live, before, refusal } = outcome ?? {};
  const isNew = live !== undefined && refusal === undefined && live.body.kind === "match";
  const move = isNew ? toldMove(live, viewerOf(live, asked.hash), before) : undefined;
  return move === undefined ? answered(asked, outcome) : { status: 200, body: saidBy(move) };
}
