/** The API on the server: every operation with its checks, and the streams. */

import { refuse } from "@baize/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { headersFor } from "../guards/headers.ts";
import { LIMITS } from "../guards/limits.ts";
import type { FailureLog } from "../running/log.ts";
import type { Metrics } from "../running/metrics.ts";
import type { Live } from "../tables/live.ts";
import type { Tables } from "../tables/tables.ts";
import { say } from "../words/index.ts";
import { type Answer, answerOf, Refused, saidOf } from "./asked.ts";
import { openApi } from "./description.ts";
import { readBody, send, unread } from "./exchange.ts";
import { wrongField } from "./forms.ts";
import { addressKey, isOwnOrigin, Rates, tokenHash } from "./guard.ts";
import { OPERATIONS, type Operation } from "./operations.ts";
import { readName, seatOf } from "./secrets.ts";
import { Streams } from "./streams.ts";

/** Where the tables come from: opened when they are first wanted; undefined where there are none yet and none is opened. */
export interface TablesDoor {
  open(): Promise<Tables>;
  /** The tables if there can be any, so that nothing is started for somebody who asks for what cannot be there. */
  known(): Promise<Tables | undefined>;
  /** Resolves when the tables can be written, as far as one can tell. */
  ready?(): Promise<unknown>;
}

/** Where streams are opened. */
export const EVENTS = "/api/tables/:id/events";

const plain = (code: string, rule: string, status: number, detail = {}): Answer => {
  const { error } = refuse(code, rule, detail);
  return { status, body: { code, rule, says: saidOf(error) } };
};

const tooMany = (wait: number): Answer => ({ ...plain("too-many-requests", "ON-L1", 429), wait });
const OTHER_ORIGIN = plain("other-origin", "ON-L2", 403);
const NO_TABLE = plain("no-such-table", "ON-T2", 404);
const NO_DATABASE = plain("database-away", "ON-L3", 503);

/** What the API counts and tells beside its answers, and how often a seat may ask. */
interface Around {
  readonly metrics: Metrics;
  readonly failures: FailureLog | undefined;
  readonly seatRate: number | undefined;
}

/** Adds the API; gives what ends it. */
export function addApi(
  server: FastifyInstance,
  door: TablesDoor,
  { metrics, failures, seatRate = LIMITS.seat.count }: Around,
): () => Promise<void> {
  const rates = new Rates();
  const seatLimit = { ...LIMITS.seat, count: seatRate };
  /** The tokens that were good lately: their requests are counted by seat, others by address. */
  const good = new Set<string>();
  let streams: Streams | undefined;
  let opened: Tables | undefined;

  metrics.add({
    name: "baize_streams",
    kind: "gauge",
    help: say.figureStreams(),
    read: () => streams?.count ?? 0,
  });

  /** The answer to whoever asks too often, or from where nobody may. */
  const guarded = (request: FastifyRequest, hash: string | undefined): Answer | undefined => {
    if (hash !== undefined && !good.has(hash)) remember(atHand(request), hash);
    const isKnown = hash !== undefined && good.has(hash);
    const wait = isKnown ? rates.wait(hash, seatLimit) : rates.wait(addressKey(request.ip), LIMITS.address);
    if (wait > 0) return tooMany(wait);
    return request.method === "POST" && !isOwnOrigin(request) ? OTHER_ORIGIN : undefined;
  };

  /** The table that is asked about, where it is known without asking the database: a flood from next door locks no seat out. */
  const atHand = ({ params }: FastifyRequest): Live | undefined =>
    opened?.known(readName((params as { id?: string }).id ?? "") ?? "");

  const remember = (live: Live | undefined, hash: string | undefined): void => {
    if (live === undefined || hash === undefined || good.has(hash) || seatOf(live.body, hash) === undefined) return;
    if (good.size > 50_000) good.clear();
    good.add(hash);
  };

  const answer = async (operation: Operation, request: FastifyRequest, hash: string | undefined, sent: unknown) => {
    const params = request.params as { id?: string };
    const isOpening = params.id === undefined;
    const wait = isOpening ? rates.wait(`open ${addressKey(request.ip)}`, LIMITS.opening) : 0;
    if (wait > 0) return tooMany(wait);
    const id = isOpening ? "" : readName(params.id ?? "");
    opened ??= isOpening ? await door.open() : await door.known();
    if (id === undefined || opened === undefined) return NO_TABLE;
    const body = operation.form?.safeParse(sent ?? {});
    if (body?.success === false) {
      const { error } = refuse("bad-field", "ON-L4", { text: wrongField(body.error) || "body" });
      return { status: 400, body: { code: error.code, rule: error.rule, says: saidOf(error) } };
    }
    if (!isOpening && hash !== undefined && !good.has(hash)) remember(await opened.get(id), hash);
    const query = request.query as Record<string, string | undefined>;
    try {
      return await operation.answer({ tables: opened, id, hash, body: body?.data, query });
    } catch (error) {
      if (error instanceof Refused) return answerOf(error);
      throw error;
    }
  };

  /** Answers a question whose body was read. */
  const serve = async (operation: Operation, request: FastifyRequest, reply: FastifyReply, sent: unknown) => {
    const hash = tokenHash(request);
    try {
      send(request, reply, guarded(request, hash) ?? (await answer(operation, request, hash, sent)));
    } catch (error) {
      failures?.tell("not-written", error, request);
      // Nothing is acknowledged that is not written: whoever asked asks again, with the same key.
      send(request, reply, NO_DATABASE);
    }
  };

  for (const operation of OPERATIONS) {
    server.route({
      method: operation.method,
      url: operation.path,
      // All of it is done before the framework would read what was sent.
      onRequest(request, reply) {
        readBody(request.raw, LIMITS.body, (read) => {
          if ("status" in read) send(request, reply, unread(read.status, request.url));
          else void serve(operation, request, reply, read.body);
        });
      },
      handler: () => {},
    });
  }

  server.get(EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const hash = tokenHash(request);
    const stopped = guarded(request, hash);
    if (stopped !== undefined) return send(request, reply, stopped);
    const id = readName((request.params as { id: string }).id);
    const tables = await door.known().catch(() => null);
    if (tables === null) return send(request, reply, NO_DATABASE);
    if (id === undefined || tables === undefined) return send(request, reply, NO_TABLE);
    let live: Live | undefined;
    try {
      // Whoever comes from another process has seen what that one wrote, and is not told less here.
      live = await tables.fresh(id);
    } catch {
      return send(request, reply, NO_DATABASE);
    }
    if (live === undefined) return send(request, reply, NO_TABLE);
    streams ??= new Streams(tables);
    const isSeat = hash !== undefined && seatOf(live.body, hash) !== undefined;
    if (isSeat) streams.makeRoom(id, hash);
    else if (!streams.hasRoom(id, addressKey(request.ip))) return send(request, reply, tooMany(LIMITS.heartbeat));
    remember(live, hash);
    const { after = request.headers["last-event-id"] } = request.query as { after?: string };
    reply.hijack();
    // A stream has its own rule for whoever does not fetch it: what it holds back.
    request.raw.socket.setTimeout(0);
    // It ends with its connection: so nothing is written around each event, and an event is one write to it.
    const { socket } = request.raw;
    reply.raw.useChunkedEncodingByDefault = false;
    reply.raw.shouldKeepAlive = false;
    reply.raw.writeHead(200, {
      ...headersFor(request.headers),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    reply.raw.flushHeaders();
    const listener = { id, hash, address: addressKey(request.ip), isSeat, out: socket };
    await streams.open(listener, after === undefined ? undefined : Number(after));
    return reply;
  });

  server.all("/api/*", (request, reply) => send(request, reply, plain("no-operation", "ON-L4", 404)));
  server.get("/openapi.json", (_request, reply) => reply.header("cache-control", "no-cache").send(openApi()));
  return async () => streams?.end();
}
