/** The web server: gives out the built page, the same file for every address of the app, and answers for the tables. */

import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import { shown } from "@baize/kernel";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { addApi, type TablesDoor } from "./api/routes.ts";
import { fileAt, isScreen, wayOf } from "./files.ts";
import { headersFor, keepingOf } from "./guards/headers.ts";
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

const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
const UNAVAILABLE = 503;

const TELL: Readonly<Record<number, (facts: { path: string }) => string>> = {
  400: say.notUnderstood,
  403: say.notGivenOut,
  404: say.nothingAt,
  405: say.onlyRead,
  408: say.tooSlow,
  413: say.tooMuch,
  431: say.tooMuch,
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The sentence of a status, as text or as a page. */
function errorPage(status: number, url: string, isPage: boolean): string {
  const sentence = (TELL[status] ?? say.failed)({ path: shown(wayOf(url)) });
  if (!isPage) return `${sentence}\n`;
  const home = say.toHome();
  const body = `<h1>${escaped(sentence)}</h1><p><a href="/">${escaped(home)}</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(sentence)}</title>${body}</html>\n`;
}

/** Answers with a status and its sentence. */
function fail(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const isPage = (request.headers.accept ?? "").includes("text/html");
  const isApi = request.url.startsWith("/api/");
  reply.headers(headersFor(request.headers)).header("cache-control", "no-store");
  if (status === NOT_ALLOWED) reply.header("allow", "GET, HEAD");
  if (isApi)
    return reply
      .code(status)
      .send({ code: "refused", rule: "ON-L4", says: errorPage(status, request.url, false).trim() });
  return reply
    .code(status)
    .type(isPage ? "text/html; charset=utf-8" : "text/plain; charset=utf-8")
    .send(errorPage(status, request.url, isPage));
}

/** What is answered to somebody who does not speak HTTP, or too slowly. */
function rawAnswer(code: string | undefined): string {
  const status = code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = errorPage(status, "/", false);
  const headers = { ...headersFor({}), "content-type": "text/plain; charset=utf-8", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, `content-length: ${Buffer.byteLength(body)}`];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** A server for the page in a folder; call `listen` on it. */
export async function createServer(page: string, house: House = {}): Promise<FastifyInstance> {
  const { patience = PATIENCE, log, tables, proxies = [] } = house;
  const server = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: true,
    trustProxy: proxies.length === 0 ? false : [...proxies],
    forceCloseConnections: "idle",
    requestTimeout: patience,
    keepAliveTimeout: patience,
    http: { connectionsCheckingInterval: Math.min(1000, patience / 2), headersTimeout: patience },
    frameworkErrors: (error, request, reply) => fail(request, reply, error.statusCode ?? 400),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.write(rawAnswer((error as NodeJS.ErrnoException).code));
      socket.destroy();
    },
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
