/** What is answered to whoever asks for something that is not there, not allowed, or not HTTP: the true status and a sentence. */

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ENGLISH, inLanguage, shown } from "@baize/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import { headersFor } from "../guards/headers.ts";
import { isEncrypted, saysEncrypted, type Trust } from "../guards/proxies.ts";
import { say } from "../words/index.ts";
import { wayOf } from "./files.ts";
import { BY_LANGUAGE, languageOf } from "./language.ts";
import { refusalPage } from "./made.ts";

export const BAD_REQUEST = 400;
export const NOT_FOUND = 404;
export const NOT_ALLOWED = 405;
const TOO_SLOW = 408;
const NOT_PROMISED = 417;
const TOO_LONG = 431;
const FAILED = 500;
export const ENDING = 503;

const TELL: Readonly<Record<number, (facts: { path: string }) => string>> = {
  400: say.notUnderstood,
  403: say.notGivenOut,
  404: say.nothingAt,
  405: say.onlyRead,
  408: say.tooSlow,
  412: say.changed,
  413: say.tooMuch,
  416: say.noSuchPart,
  417: say.notPromised,
  431: say.tooLong,
  503: say.ending,
};

/** The sentence of a status; one without words of its own is somebody's mistake below 500, and ours above. */
const sentenceOf = (status: number, url: string): string =>
  (TELL[status] ?? (status < FAILED ? say.notLikeThat : say.failed))({ path: shown(wayOf(url)) });

/** An answer: a page for a browser, a line for others. */
function answerOf(
  status: number,
  url: string,
  isPage: boolean,
  language: string,
): { readonly type: string; readonly body: string } {
  return inLanguage(language, () => {
    const sentence = sentenceOf(status, url);
    return isPage
      ? { type: "text/html; charset=utf-8", body: refusalPage(sentence, language) }
      : { type: "text/plain; charset=utf-8", body: `${sentence}\n` };
  });
}

const isBrowser = (accept = ""): boolean => accept.includes("text/html");

/** A refusal as programs read it, in the language that is spoken. */
export const refusalOf = (status: number, url: string, says = sentenceOf(status, url)): object => ({
  code: "refused",
  rule: "ON-L4",
  says,
});

/** Answers with a status and its sentence. */
export function fail(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const { url, headers } = request;
  reply
    .code(status)
    .headers(headersFor(isEncrypted(request)))
    .header("cache-control", "no-store");
  if (status === NOT_ALLOWED) reply.header("allow", "GET, HEAD");
  const language = languageOf(headers);
  reply.header("vary", BY_LANGUAGE);
  if (url.startsWith("/api/")) return reply.send(inLanguage(language, () => refusalOf(status, url)));
  const { type, body } = answerOf(status, url, isBrowser(headers.accept), language);
  return reply.type(type).send(body);
}

/** The status for whoever does not speak HTTP, too slowly, too much, or with a method nobody knows. */
function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return TOO_SLOW;
  if (code === "HPE_HEADER_OVERFLOW") return TOO_LONG;
  const line = rawPacket?.toString("latin1", 0, 1000) ?? "";
  return code === "HPE_INVALID_METHOD" && /^[A-Z-]+ \S+ HTTP\/1\.[01]\r\n/i.test(line) ? NOT_ALLOWED : BAD_REQUEST;
}

/** Answers on a bare connection, and ends it. */
function failRaw(socket: Duplex, status: number, isPage: boolean): void {
  const { type, body } = answerOf(status, "/", isPage, ENGLISH);
  const headers = {
    ...headersFor(false),
    ...(status === NOT_ALLOWED && { allow: "GET, HEAD" }),
    "cache-control": "no-store",
    "content-type": type,
    connection: "close",
    "content-length": Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  socket.destroy();
}

/** Answers whoever is no client. A link that is too long comes from somebody's browser: that gets a page. */
export function failClient(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = statusOf(error);
  failRaw(socket, status, status === TOO_LONG);
}

/** Answers whoever takes this for a proxy. */
export const failConnect = (_request: IncomingMessage, socket: Duplex): void => failRaw(socket, NOT_ALLOWED, false);

/** Answers whoever expects what nobody promised. */
export const failExpectation =
  (isTrusted: Trust) =>
  (asked: IncomingMessage, response: ServerResponse): void => {
    const { type, body } = answerOf(NOT_PROMISED, "/", isBrowser(asked.headers.accept), languageOf(asked.headers));
    const guards = headersFor(saysEncrypted(asked, isTrusted));
    const head = { ...guards, "cache-control": "no-store", "content-type": type, connection: "close" };
    response.writeHead(NOT_PROMISED, head).end(body);
  };
