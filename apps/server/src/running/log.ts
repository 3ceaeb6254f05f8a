/** What is written down of requests: lines of JSON with an id for each, and neither who asked, nor a token, nor a card. */

import { createHmac, randomBytes, randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { shown } from "@baize/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Trust } from "../guards/proxies.ts";
import { wayOf } from "../pages/files.ts";
import { NAME_LENGTH, SIGNS } from "../tables/table-name.ts";

/** Where lines go. */
export type Write = (line: string) => void;

/** Chance for many ids at once; an id is one piece of text, as a stream keeps its own for as long as it lasts. */
const chance = Buffer.alloc(4096);
const ID_BYTES = 16;
let drawn = chance.length;

function newId(): string {
  if (drawn === chance.length) {
    randomFillSync(chance);
    drawn = 0;
  }
  drawn += ID_BYTES;
  return chance.toString("hex", drawn - ID_BYTES, drawn);
}

const GIVEN = /^[\w.-]{8,64}$/;

/** The id of a request: what a trusted proxy has called it, or a new one. */
export const requestId =
  (isTrusted: Trust) =>
  ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const given = headers["x-request-id"];
    const isGiven = typeof given === "string" && GIVEN.test(given) && isTrusted(socket.remoteAddress ?? "");
    return isGiven ? given : newId();
  };

/** Between the signs of a name there may be blanks and strokes. */
const GAPS = /[\s\p{Pd}+]/gu;

/** The name of a table: what follows the way to one, however that is written, and what could be one wherever it stands, or one with a slip of the finger. */
const TABLE = new RegExp(
  `(/(?:api/+tables|t)/+)[^/]+|[${SIGNS}](?:${GAPS.source}*[${SIGNS}]){${NAME_LENGTH - 1},}`,
  "giu",
);

/** What marks are made with, known to this run of the process alone: there are so few names that they could all be tried. */
const MARKING = randomBytes(32);

/** A table by a name of its own in the log: whoever reads it can follow a table, and not sit down at it. */
const tableMark = (name: string): string => createHmac("sha256", MARKING).update(name).digest("hex").slice(0, 12);

/** Signs for letters as these letters, as far as they stand for some. */
function plainRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent);
  }
}

/** So often signs for letters may stand for signs for letters: a link that goes through other programs gets new ones. */
const TIMES = 4;

/** A way without signs for letters, as far as it can be read. */
function plainWay(way: string): string {
  let plain = way;
  for (let n = 0; n < TIMES && plain.includes("%"); n++) plain = plain.replaceAll(/(?:%[\da-f]{2})+/gi, plainRun);
  return plain;
}

/** An address without what a link may carry: the moves of a match, and the name of a table, which is its key. */
function placeOf(url: string): { readonly path: string; readonly table?: string } {
  const way = wayOf(url);
  const plain = plainWay(way);
  let table: string | undefined;
  const path = plain.replaceAll(TABLE, (found: string, toTable = "") => {
    table ??= tableMark(found.slice(toTable.length).toLowerCase().replaceAll(GAPS, ""));
    return `${toTable}:id`;
  });
  // What was sent in signs stays so: nobody writes into the log in plain words.
  return table === undefined ? { path: shown(way) } : { path: shown(encodeURI(path)), table };
}

/** The line of an answer. */
export function answerLine({ id, method, url }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): string {
  const at = new Date().toISOString();
  const ms = Math.round(10 * elapsedTime) / 10;
  return JSON.stringify({
    at,
    level: "info",
    event: "answered",
    request: id,
    method,
    ...placeOf(url),
    status: statusCode,
    ms,
  });
}

/** Lines of failures that may follow one another at once, and after how many milliseconds there may be one more. */
const BURST = 20;
const EACH = 1000;

/** Writes failures down, but no flood of them: of those left out the next line says how many. */
export class FailureLog {
  readonly #write: Write;
  #left = BURST;
  #refilled = Date.now();
  #omitted = 0;

  constructor(write: Write) {
    this.#write = write;
  }

  /** What went wrong, by its kind and code: messages may quote what was sent. */
  tell(event: string, error: unknown, request?: FastifyRequest): void {
    const now = Date.now();
    const more = Math.floor((now - this.#refilled) / EACH);
    if (more > 0) {
      this.#left = Math.min(BURST, this.#left + more);
      this.#refilled = now;
    }
    if (this.#left === 0) {
      this.#omitted += 1;
      return;
    }
    this.#left -= 1;
    const { name = "Error", code } = error as { name?: string; code?: string };
    const asked = request && { request: request.id, method: request.method, ...placeOf(request.url) };
    const omitted = this.#omitted > 0 && { omitted: this.#omitted };
    this.#omitted = 0;
    const at = new Date(now).toISOString();
    this.#write(JSON.stringify({ at, level: "error", event, kind: name, code, ...asked, ...omitted }));
  }
}
