/** The web server: gives out the built page, the same file for every address of the app, and answers for the tables. */

import { join } from "node:path";
import { shown } from "@baize/kernel";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { addApi, type TablesDoor } from "./api/routes.ts";
import { headersFor, keepingOf } from "./guards/headers.ts";
import { fileAt, isScreen, wayOf } from "./pages/files.ts";
import { STYLE, STYLE_AT } from "./pages/made.ts";
import {
  BAD_REQUEST,
  fail,
  failClient,
  failConnect,
  failExpectation,
  NOT_ALLOWED,
  NOT_FOUND,
} from "./pages/refusals.ts";
import { say } from "./words/index.ts";

/** How a server keeps house. */
export interface House {
  /** How long somebody may take to ask, and how long a connection may do nothing, in milliseconds. */
  readonly patience?: number;
  /** Is told each request that was answered; without it nothing is written down. */
  readonly log?: (line: string) => void;
  /** Where people play together; without it only the page is given out. */
  readonly tables?: TablesDoor;
  /** Whose word on where a request comes from is believed. */
  readonly proxies?: readonly string[];
}

const PATIENCE = 20_000;
/** Nobody has anything to send here. */
const BODY_LIMIT = 1024;
/** A link may carry the 10,000 moves of the longest match, of eight signs each, beside what a browser says of itself. */
const HEAD_LIMIT = 96 * 1024;

const UNAVAILABLE = 503;

/** A server for the page in a folder; call `listen` on it. */
export async function createServer(page: string, house: House = {}): Promise<FastifyInstance> {
  const { patience = PATIENCE, log, tables, proxies = [] } = house;
  const looked = Math.min(1000, patience / 2);
  const server = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: true,
    trustProxy: proxies.length === 0 ? false : [...proxies],
    forceCloseConnections: "idle",
    requestTimeout: patience,
    // Whoever does not fetch an answer is cut; whoever does not ask has been told so before.
    connectionTimeout: patience + 2 * looked,
    keepAliveTimeout: patience,
    http: {
      connectionsCheckingInterval: looked,
      headersTimeout: patience,
      maxHeaderSize: HEAD_LIMIT,
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => fail(request, reply, error.statusCode ?? BAD_REQUEST),
    clientErrorHandler: failClient,
  });
  server.server.on("connect", failConnect).on("checkExpectation", failExpectation);
  server.addHook("onRequest", async (request, reply) => {
    const { method, url, headers, raw } = request;
    if (headers.host === undefined && raw.httpVersion === "1.1") return fail(request, reply, BAD_REQUEST);
    const isRead = method === "GET" || method === "HEAD";
    return isRead || url.startsWith("/api/") ? undefined : fail(request, reply, NOT_ALLOWED);
  });
  server.addHook("onSend", async (request, reply) => void reply.headers(headersFor(request.headers)));
  if (log !== undefined) {
    server.addHook("onResponse", async (request, reply) => {
      const ms = Math.round(reply.elapsedTime);
      log(say.answered({ method: request.method, path: shown(request.url), status: reply.statusCode, ms }));
    });
  }
  await server.register(fastifyStatic, {
    root: page,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => reply.header("cache-control", keepingOf(path.startsWith(join(page, "assets")))),
  });
  server.get("/healthz", async (_request, reply) => {
    const isHere = (await fileAt(page, "/index.html")) !== undefined;
    return reply
      .code(isHere ? 200 : UNAVAILABLE)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(`${isHere ? say.healthy() : say.noPage()}\n`);
  });
  server.get(STYLE_AT, (_request, reply) =>
    reply.header("cache-control", keepingOf(false)).type("text/css; charset=utf-8").send(STYLE),
  );
  if (tables !== undefined) {
    const endApi = addApi(server, tables);
    server.addHook("preClose", endApi);
  }
  server.get("/*", async (request, reply) => {
    const way = wayOf(request.url);
    const file = (await fileAt(page, way)) ?? (isScreen(way) ? await fileAt(page, "/index.html") : undefined);
    return file === undefined ? fail(request, reply, NOT_FOUND) : reply.sendFile(file);
  });
  server.setNotFoundHandler((request, reply) => fail(request, reply, NOT_ALLOWED));
  server.setErrorHandler((error: FastifyError, request, reply) => fail(request, reply, error.statusCode ?? 500));
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
