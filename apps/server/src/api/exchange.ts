/**
 * A question of the API as it comes over HTTP, and its answer as it goes. Both are done here and not by the framework, whose
 * way with bodies, hooks and headers took a sixth of all that a move costs.
 */

import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainHeaders } from "../guards/headers.ts";
import { isEncrypted } from "../guards/proxies.ts";
import { BAD_REQUEST, refusalOf } from "../pages/refusals.ts";
import { say } from "../words/index.ts";
import type { Answer } from "./asked.ts";
import { seatCookie } from "./guard.ts";

const TOO_MUCH = 413;
const OTHER_KIND = 415;
const IS_JSON = /^application\/json\s*(?:;|$)/i;

/** What came with a question, or the status of what is wrong with it. */
export type Read = { readonly body: unknown } | { readonly status: number };

/** Whether nothing comes along, and nothing is said to. */
const isEmpty = ({ method, headers }: IncomingMessage): boolean =>
  method !== "POST" ||
  (headers["content-type"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    (headers["content-length"] ?? "0") === "0");

/** Reads what comes with a question, JSON of so many bytes at most. */
export function readBody(raw: IncomingMessage, most: number, done: (read: Read) => void): void {
  const known = readHead(raw, most);
  if (known !== undefined) {
    done(known);
    return;
  }
  let chunks: Buffer | undefined;
  const isOver = () => (chunks?.length ?? 0) > most;
  raw.on("data", (chunk: Buffer) => {
    if (isOver()) return;
    chunks = chunks === undefined ? chunk : Buffer.concat([chunks, chunk]);
    if (isOver()) done({ status: TOO_MUCH });
  });
  raw.on("end", () => {
    if (!isOver()) done(parsed(chunks?.toString() ?? ""));
  });
}

/** What is known of it without reading it. */
function readHead(raw: IncomingMessage, most: number): Read | undefined {
  const { "content-type": type = "", "content-length": length = 0 } = raw.headers;
  if (isEmpty(raw)) return { body: undefined };
  if (!IS_JSON.test(type)) return { status: OTHER_KIND };
  return Number(length) > most ? { status: TOO_MUCH } : undefined;
}

function parsed(text: string): Read {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { status: BAD_REQUEST };
  }
}

/** What is wrong with a body that is not read; with one that is too large, as with any. */
const UNREAD: Readonly<Record<number, () => string>> = { [BAD_REQUEST]: say.notJson, [OTHER_KIND]: say.wantsJson };

/** The answer to a question that could not be read. Whoever sends too much is not listened to any longer. */
export const unread = (status: number, url: string): Answer => ({
  status,
  body: refusalOf(status, url, UNREAD[status]?.()),
  isLast: status === TOO_MUCH,
});

const headersFor = plainHeaders("application/json; charset=utf-8");

/** Answers. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { status, body, token, id, wait, isLast } = answer;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const isSecure = isEncrypted(request);
  const length = String(Buffer.byteLength(text));
  const head = [...headersFor(isSecure), "x-request-id", request.id, "content-length", length];
  if (wait !== undefined) head.push("retry-after", String(Math.ceil(wait / 1000)));
  if (token !== undefined && id !== undefined) head.push("set-cookie", seatCookie(id, token, isSecure));
  if (isLast === true) head.push("connection", "close");
  reply.hijack();
  reply.raw.writeHead(status, head).end(text);
  return reply;
}
