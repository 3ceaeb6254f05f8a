/** The web server: gives out the built page, the same file for every address of the app, and answers for the tables. */

import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { addApi, EVENTS, type TablesDoor } from "./api/routes.ts";
import { headersFor, keepingOf } from "./guards/headers.ts";
import { LIMITS } from "./guards/limits.ts";
import { isEncrypted, trusted } from "./guards/proxies.ts";
import { fileAt, isScreen, wayOf } from "./pages/files.ts";
import { BY_LANGUAGE, learnAll } from "./pages/language.ts";
import { STYLE, STYLE_AT } from "./pages/made.ts";
import {
  BAD_REQUEST,
  ENDING,
  fail,
  failClient,
  failConnect,
  failExpectation,
  NOT_ALLOWED,
  NOT_FOUND,
} from "./pages/refusals.ts";
import { screenOf } from "./pages/screens.ts";
import { addHealth } from "./running/health.ts";
import { answerLine, type FailureLog, requestId, type Write } from "./running/log.ts";
import { Metrics } from "./running/metrics.ts";

/** How a server keeps house. */
export interface House {
  /** How long somebody may take to ask, and how long a connection may do nothing, in milliseconds. */
  readonly patience?: number;
  /** Is told each request that was answered; without it nothing is written down. */
  readonly log?: Write;
  /** Is told what failed. */
  readonly failures?: FailureLog;
  /** What is counted, and what whoever asks for it from another machine must show. */
  readonly metrics?: Metrics;
  readonly metricsToken?: string | undefined;
  /** Where people play together; without it only the page is given out. */
  readonly tables?: TablesDoor;
  /** How many requests a seat may make in the time that the limits give it, where that is not the usual. */
  readonly seatRate?: number;
  /** Whose word on where a request comes from, and by what way, is believed. */
  readonly proxies?: readonly string[];
}

const isStream = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === EVENTS;

/** The documents: a site of plain pages beside the app's, whose addresses need no ending. */
const DOCUMENTS = "/docs";

/** The file that answers an address: itself, or a page of the documents. */
async function fileFor(page: string, way: string): Promise<string | undefined> {
  const file = await fileAt(page, way);
  if (file !== undefined || !isScreen(way) || !way.startsWith(`${DOCUMENTS}/`)) return file;
  return fileAt(page, way.replace(/\/$/, "/index").concat(".html"));
}

/** A server for the page in a folder; call `listen` on it. */
export async function createServer(page: string, house: House = {}): Promise<FastifyInstance> {
  const { patience = LIMITS.request.patience, log, failures, tables, proxies = [], metrics = new Metrics() } = house;
  await learnAll();
  const isTrusted = trusted(proxies);
  const looked = Math.min(1000, patience / 2);
  const server = Fastify({
    logger: false,
    genReqId: requestId(isTrusted),
    bodyLimit: LIMITS.request.body,
    exposeHeadRoutes: true,
    trustProxy: proxies.length === 0 ? false : isTrusted,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    requestTimeout: patience,
    // Whoever does not fetch an answer is cut; whoever does not ask has been told so before.
    connectionTimeout: patience + 2 * looked,
    keepAliveTimeout: patience,
    http: {
      connectionsCheckingInterval: looked,
      headersTimeout: patience,
      maxHeaderSize: LIMITS.request.head,
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => fail(request, reply, error.statusCode ?? BAD_REQUEST),
    clientErrorHandler: failClient,
  });
  server.decorate("isTrusted", isTrusted);
  server.server.on("connect", failConnect).on("checkExpectation", failExpectation(isTrusted));
  let isEnding = false;
  server.addHook("preClose", (done) => {
    isEnding = true;
    done();
  });
  server.addHook("onRequest", (request, reply, next) => {
    const { method, url, headers, raw } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (isEnding) fail(request, reply, ENDING);
    else if (headers.host === undefined && raw.httpVersion === "1.1") fail(request, reply, BAD_REQUEST);
    else if (isRead || url.startsWith("/api/")) next();
    else fail(request, reply, NOT_ALLOWED);
  });
  server.addHook("onSend", (request, reply, payload, next) => {
    reply.headers(headersFor(isEncrypted(request))).header("x-request-id", request.id);
    next(null, payload);
  });
  server.addHook("onResponse", (request, reply, next) => {
    // A stream is answered for as long as somebody follows.
    if (!isStream(request)) metrics.answered(reply.statusCode, reply.elapsedTime / 1000);
    log?.(answerLine(request, reply));
    next();
  });
  await server.register(fastifyStatic, {
    root: page,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => reply.header("cache-control", keepingOf(path.startsWith(join(page, "assets")))),
  });
  addHealth(server, { page, ready: tables?.ready?.bind(tables), metrics, token: house.metricsToken });
  server.get(STYLE_AT, (_request, reply) =>
    reply.header("cache-control", keepingOf(false)).type("text/css; charset=utf-8").send(STYLE),
  );
  if (tables !== undefined) {
    const endApi = addApi(server, tables, { metrics, failures, seatRate: house.seatRate });
    server.addHook("preClose", endApi);
  }
  server.get("/*", async (request, reply) => {
    const way = wayOf(request.url);
    if (way === DOCUMENTS) return reply.redirect(`${DOCUMENTS}/`);
    const file = await fileFor(page, way);
    if (file !== undefined) return reply.sendFile(file);
    const screen = isScreen(way) && !way.startsWith(`${DOCUMENTS}/`) ? await screenOf(page, request) : undefined;
    if (screen === undefined) return fail(request, reply, NOT_FOUND);
    reply.header("vary", BY_LANGUAGE);
    if (screen.html === undefined) return reply.sendFile(screen.file);
    return reply
      .code(screen.isThere ? 200 : NOT_FOUND)
      .header("cache-control", keepingOf(false))
      .type("text/html; charset=utf-8")
      .send(screen.html);
  });
  server.setNotFoundHandler((request, reply) => fail(request, reply, NOT_ALLOWED));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === undefined) failures?.tell("failed", error, request);
    return fail(request, reply, error.statusCode ?? 500);
  });
  return server;
}

/** After so many milliseconds whoever still waits for an answer, or does not fetch it, is left alone. */
const GRACE = 2000;

/** Ends a server: what is being answered may come to its end, but nobody keeps it from ending. */
export async function endServer(server: FastifyInstance, grace = GRACE): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), grace);
  await server.close();
  clearTimeout(timer);
}
