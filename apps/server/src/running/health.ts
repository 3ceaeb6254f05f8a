/** What operators ask: whether the server lives, whether it can be sent people, and what it counts. */

import { hash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileAt } from "../pages/files.ts";
import { fail, NOT_FOUND } from "../pages/refusals.ts";
import { isLasting } from "../store/whereabouts.ts";
import { say } from "../words/index.ts";
import type { Metrics } from "./metrics.ts";

export interface Health {
  /** The folder of the page. */
  readonly page: string;
  /** Whether the tables can be written; resolves or rejects. */
  readonly ready: (() => Promise<unknown>) | undefined;
  readonly metrics: Metrics;
  /** What whoever asks for the figures from another machine must show. */
  readonly token: string | undefined;
}

const UNAVAILABLE = 503;
/** A database that has not answered after so many milliseconds is away. */
const PATIENCE = 2000;

const told = (reply: FastifyReply, status: number, line: string): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${line}\n`);

/** Rejects when something takes too long. */
function inTime(what: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("late")), PATIENCE);
  return Promise.race([what, late.promise]).finally(() => clearTimeout(timer));
}

const isOwnMachine = (ip: string): boolean => /^(::ffff:)?127\./.test(ip) || (isIP(ip) === 6 && ip === "::1");

/** A name of this machine: a page elsewhere that lets its own name lead here shows that name. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether somebody may read the figures: from this machine and by its name, or with the token. Compared in the same time whatever is shown. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isOwnMachine(ip) && OWN_NAME.test(headers.host ?? "");
  const [shown, wanted] = [headers.authorization ?? "", `Bearer ${token}`].map((text) =>
    hash("sha256", text, "buffer"),
  );
  return shown !== undefined && wanted !== undefined && timingSafeEqual(shown, wanted);
}

export function addHealth(server: FastifyInstance, { page, ready, metrics, token }: Health): void {
  const hasPage = async (): Promise<boolean> => (await fileAt(page, "/index.html")) !== undefined;

  server.get("/healthz", async (_request, reply) =>
    (await hasPage()) ? told(reply, 200, say.healthy()) : told(reply, UNAVAILABLE, say.noPage()),
  );

  server.get("/readyz", async (_request, reply) => {
    if (!(await hasPage())) return told(reply, UNAVAILABLE, say.noPage());
    try {
      await inTime(ready?.() ?? Promise.resolve());
      return told(reply, 200, say.ready());
    } catch (error) {
      return told(reply, UNAVAILABLE, say[isLasting(error) ? "no-database" : "database-away"]());
    }
  });

  server.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) return fail(request, reply, NOT_FOUND);
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(metrics.text());
  });
}
