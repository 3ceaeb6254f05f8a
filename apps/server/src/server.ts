/** The web server: gives out the built page, the same file for every address of the app. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { say } from "./words/index.ts";

const POLICY = [
  "default-src 'self'",
  // The strongest Big Two player computes in WebAssembly; compiling it counts as script, text as code stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join("; ");

const YEAR = 365 * 24 * 3600;

/** A server for the page in a folder; call `listen` on it. */
export async function createServer(page: string): Promise<FastifyInstance> {
  const server = Fastify({ logger: false });
  server.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", POLICY);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "no-referrer");
  });
  await server.register(fastifyStatic, {
    root: page,
    cacheControl: false,
    // File names under assets/ carry a hash of their content, so they never change.
    setHeaders: (reply, path) => {
      const lasting = path.startsWith(join(page, "assets"));
      reply.header("cache-control", lasting ? `public, max-age=${YEAR}, immutable` : "no-cache");
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = isRead && !/\.[a-z0-9]+$/i.test(pathname) && existsSync(join(page, "index.html"));
    if (isPage) return reply.sendFile("index.html");
    return reply
      .code(404)
      .type("text/plain; charset=utf-8")
      .send(`${say.nothingAt({ path: pathname })}\n`);
  });
  return server;
}
