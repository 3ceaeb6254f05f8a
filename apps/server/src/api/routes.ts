/** The API on the server: every operation with its checks, and the streams. */

import { inLanguage, refuse } from "@baize/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainHeaders } from "../guards/headers.ts";
import { LIMITS } from "../guards/limits.ts";
import { isEncrypted } from "../guards/proxies.ts";
import { languageOf } from "../pages/language.ts";
import type { FailureLog } from "../running/log.ts";
import type { Metrics } from "../running/metrics.ts";
import { isLasting } from "../store/whereabouts.ts";
import type { Live } from "../tables/live.ts";
import { readName } from "../tables/table-name.ts";
import type { Tables } from "../tables/tables.ts";
import { say } from "../words/index.ts";
import { type Answer, answerOf, Refused, saidOf } from "./asked.ts";
import { openApi } from "./description.ts";
import { readBody, send, unread } from "./exchange.ts";
import { wrongField } from "./forms.ts";
import { addressKey, isOwnOrigin, tokenHash } from "./guard.ts";
import { OPERATIONS, type Operation } from "./operations.ts";
import { seatOf } from "./secrets.ts";
import { Streams } from "./streams.ts";
import { Visitors } from "./visitors.ts";

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

const plain = (request: FastifyRequest, code: string, rule: string, status: number, detail = {}): Answer => {
  const { error } = refuse(code, rule, detail);
  return { status, body: { code, rule, says: inLanguage(languageOf(request.headers), () => saidOf(error)) } };
};

const tooMany = (request: FastifyRequest, wait: number): Answer => ({
  ...plain(request, "too-many-requests", "ON-L1", 429),
  wait,
});
const otherOrigin = (request: FastifyRequest): Answer => plain(request, "other-origin", "ON-L2", 403);
const noTable = (request: FastifyRequest): Answer => plain(request, "no-such-table", "ON-T2", 404);
const noDatabase = (request: FastifyRequest, error: unknown): Answer =>
  plain(request, isLasting(error) ? "no-database" : "database-away", "ON-L3", 503);

/** What the API counts and tells beside its answers, and how often a seat may ask. */
interface Around {
  readonly metrics: Metrics;
  readonly failures: FailureLog | undefined;
  readonly seatRate: number | undefined;
}

/** Answers what is asked, and opens streams. */
class ApiDesk {
  readonly #door: TablesDoor;
  readonly #failures: FailureLog | undefined;
  readonly #visitors: Visitors;
  #streams: Streams | undefined;
  #opened: Tables | undefined;

  constructor(door: TablesDoor, { metrics, failures, seatRate }: Around) {
    this.#door = door;
    this.#failures = failures;
    this.#visitors = new Visitors((id) => this.#opened?.known(id), seatRate);
    metrics.add({
      name: "baize_streams",
      kind: "gauge",
      help: say.figureStreams(),
      read: () => this.#streams?.count ?? 0,
    });
  }

  /** The answer to whoever asks too often, or from where nobody may. */
  #guarded(request: FastifyRequest, hash: string | undefined): Answer | undefined {
    if (hash !== undefined && !this.#visitors.knows(hash)) this.#visitors.remember(this.#atHand(request), hash);
    const wait = this.#visitors.wait(request.ip, hash);
    if (wait > 0) return tooMany(request, wait);
    return request.method === "POST" && !isOwnOrigin(request) ? otherOrigin(request) : undefined;
  }

  /**
   * The same once the table was looked for: at a process that has just begun nobody is known yet, and whoever sits there is not
   * taken for one of the many who crowd it.
   */
  async #unlessSeated(stopped: Answer, request: FastifyRequest, hash: string | undefined): Promise<Answer | undefined> {
    const id = readName((request.params as { id?: string }).id ?? "");
    if (id === undefined || stopped.wait === undefined || !this.#visitors.mayLook(request.ip, hash)) return stopped;
    const tables = await this.#open(request);
    if (tables !== undefined) await this.#meet(tables, id, hash);
    return this.#visitors.knows(hash) ? this.#guarded(request, hash) : stopped;
  }

  /**
   * Gets to know whoever shows a token. Where the table has no seat for it here, another process may have given it one just now: the
   * table is read anew before they are told that they have none, so often as an address may have that done.
   */
  async #meet(tables: Tables, id: string, hash: string | undefined, mayLook = () => true): Promise<void> {
    const live = await tables.get(id);
    const isNew = live !== undefined && seatOf(live.body, hash) === undefined && mayLook();
    this.#visitors.remember(isNew ? await tables.fresh(id) : live, hash);
  }

  /** The table that is asked about, where it is known without asking the database: a flood from next door locks no seat out. */
  #atHand({ params }: FastifyRequest): Live | undefined {
    return this.#opened?.known(readName((params as { id?: string }).id ?? "") ?? "");
  }

  /** The tables. On a busy machine a new database takes its time: whoever waits for it is not cut as one who does nothing. */
  async #open({ raw, server }: FastifyRequest, isOpening = false): Promise<Tables | undefined> {
    if (this.#opened !== undefined) return this.#opened;
    raw.socket.setTimeout(0);
    try {
      this.#opened = await (isOpening ? this.#door.open() : this.#door.known());
      return this.#opened;
    } finally {
      raw.socket.setTimeout(server.server.timeout);
    }
  }

  async #answer(
    operation: Operation,
    request: FastifyRequest,
    hash: string | undefined,
    sent: unknown,
  ): Promise<Answer> {
    const params = request.params as { id?: string };
    const isOpening = params.id === undefined;
    const wait = isOpening ? this.#visitors.waitToOpen(request.ip) : 0;
    if (wait > 0) return tooMany(request, wait);
    const id = isOpening ? "" : readName(params.id ?? "");
    const body = operation.form?.safeParse(sent === undefined ? {} : sent);
    const wrong =
      body?.success === false
        ? plain(request, "bad-field", "ON-L4", 400, { text: wrongField(body.error) || "body" })
        : undefined;
    // No database is started for a table that is asked for wrongly.
    if (isOpening && wrong !== undefined) return wrong;
    // What is there is not waited for: each promise on the way of a move is felt.
    const tables = this.#opened ?? (await this.#open(request, isOpening));
    if (id === undefined || tables === undefined) return noTable(request);
    if (wrong !== undefined) return wrong;
    if (!isOpening && hash !== undefined && !this.#visitors.knows(hash))
      await this.#meet(tables, id, hash, () => this.#visitors.mayLook(request.ip, hash));
    const query = request.query as Record<string, string | undefined>;
    try {
      return await operation.answer({ tables, id, hash, body: body?.data, query });
    } catch (error) {
      if (error instanceof Refused) return inLanguage(languageOf(request.headers), () => answerOf(error));
      throw error;
    }
  }

  /** Answers a question whose body was read. */
  async serve(operation: Operation, request: FastifyRequest, reply: FastifyReply, sent: unknown): Promise<void> {
    const hash = tokenHash(request);
    try {
      let stopped = this.#guarded(request, hash);
      if (stopped !== undefined) stopped = await this.#unlessSeated(stopped, request, hash);
      send(request, reply, stopped ?? (await this.#answer(operation, request, hash, sent)));
    } catch (error) {
      // Nothing is acknowledged that is not written: whoever asked asks again, with the same key.
      send(request, reply, this.#unwritten(request, error));
    }
  }

  /** What the database did not do is written down, and told. */
  #unwritten(request: FastifyRequest, error: unknown): Answer {
    this.#failures?.tell("not-written", error, request);
    return noDatabase(request, error);
  }

  /** Opens a stream for whoever follows a table. */
  async follow(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const hash = tokenHash(request);
    let stopped = this.#guarded(request, hash);
    const id = readName((request.params as { id: string }).id);
    let tables: Tables | undefined;
    let live: Live | undefined;
    try {
      if (stopped !== undefined) stopped = await this.#unlessSeated(stopped, request, hash);
      if (stopped !== undefined) return send(request, reply, stopped);
      tables = await this.#open(request);
      if (id === undefined || tables === undefined) return send(request, reply, noTable(request));
      // Whoever comes from another process has seen what that one wrote, and is not told less here.
      live = await tables.fresh(id);
    } catch (error) {
      return send(request, reply, this.#unwritten(request, error));
    }
    if (live === undefined) return send(request, reply, noTable(request));
    // Whoever has gone while the table was read follows nothing: nobody would hear them go once more.
    if (request.raw.socket.destroyed) return reply.hijack();
    this.#streams ??= new Streams(tables);
    const isSeat = hash !== undefined && seatOf(live.body, hash) !== undefined;
    if (isSeat) this.#streams.makeRoom(id, hash);
    else if (!this.#streams.hasRoom(id, addressKey(request.ip)))
      return send(request, reply, tooMany(request, LIMITS.heartbeat));
    this.#visitors.remember(live, hash);
    const { after = request.headers["last-event-id"] } = request.query as { after?: string };
    beginStream(request, reply);
    const listener = { id, hash, address: addressKey(request.ip), isSeat, out: request.raw.socket };
    await this.#streams.open(listener, after === undefined ? undefined : Number(after));
    return reply;
  }

  async end(): Promise<void> {
    await this.#streams?.end();
  }
}

const streamHeaders = plainHeaders("text/event-stream; charset=utf-8");

/** The head of a stream: from here on it has the connection for itself. */
function beginStream(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  // A stream has its own rule for whoever does not fetch it: what it holds back.
  request.raw.socket.setTimeout(0);
  // It ends with its connection: so nothing is written around each event, and an event is one write to it.
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.shouldKeepAlive = false;
  reply.raw.writeHead(200, [
    ...streamHeaders(isEncrypted(request)),
    ...["x-accel-buffering", "no", "x-request-id", request.id],
  ]);
  reply.raw.flushHeaders();
}

/** Adds the API; gives what ends it. */
export function addApi(server: FastifyInstance, door: TablesDoor, around: Around): () => Promise<void> {
  const desk = new ApiDesk(door, around);
  for (const operation of OPERATIONS) {
    server.route({
      method: operation.method,
      url: operation.path,
      // All of it is done before the framework would read what was sent.
      onRequest(request, reply) {
        readBody(request.raw, LIMITS.body, (read) => {
          if ("status" in read)
            send(
              request,
              reply,
              inLanguage(languageOf(request.headers), () => unread(read.status, request.url)),
            );
          else void desk.serve(operation, request, reply, read.body);
        });
      },
      handler: () => {},
    });
  }

  server.get(EVENTS, { exposeHeadRoute: false }, (request, reply) => desk.follow(request, reply));
  server.all("/api/*", (request, reply) => send(request, reply, plain(request, "no-operation", "ON-L4", 404)));
  server.get("/openapi.json", (_request, reply) => reply.header("cache-control", "no-cache").send(openApi()));
  return () => desk.end();
}
