/** Whoever asks for something odd, slowly, or for what is not given out. */

import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer, endServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-strangers-"));
const page = join(folder, "page");
const SCRIPT = "let much = 1;\n".repeat(200);
const logged: string[] = [];
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(page, "assets"), { recursive: true });
  writeFileSync(join(page, "index.html"), "<title>page</title>");
  writeFileSync(join(page, "assets/app-1234.js"), SCRIPT);
  writeFileSync(join(page, "assets/app-1234.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(page, "assets/app-1234.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(page, ".built-from"), "secret");
  writeFileSync(join(folder, "outside.txt"), "secret");
  symlinkSync(join(folder, "outside.txt"), join(page, "link.txt"));
  symlinkSync(folder, join(page, "way"));
  symlinkSync(join(page, "assets/app-1234.js"), join(page, "assets/same.js"));
  server = await createServer(page, { patience: 400, log: (line) => logged.push(line) });
  await server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: "GET", url, headers });
const toServer = (): Socket => connect((server.server.address() as AddressInfo).port, "127.0.0.1");

/** What comes back for what is said, until it holds something. */
async function said(request: string, until: RegExp): Promise<string> {
  const socket = toServer().on("error", () => {});
  socket.write(request);
  let answer = "";
  for await (const part of socket) {
    answer += part;
    if (until.test(answer)) break;
  }
  return answer;
}

const GUARDS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

describe("answers", () => {
  test.each([
    ["/", 200],
    ["/assets/app-1234.js", 200],
    ["/assets/none.js", 404],
    ["/%E0%A4%A", 400],
    ["/freecell/%", 400],
    ["/healthz", 200],
  ])("SV-P4 SV-P5 %s has the status %i and every guard", async (url, status) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, GUARDS.filter((name) => headers[name] === undefined)]).toEqual([status, []]);
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("SV-P4 styles come from files alone, and behind https the browser is told to keep to it", async () => {
    const proxied = await createServer(page, { proxies: ["10.0.0.0/8"] });
    for (const url of ["/", "/assets/none.js", "/%E0%A4%A", "/healthz", "/docs"]) {
      const from = async (remoteAddress: string, server = proxied) =>
        (await server.inject({ method: "GET", url, remoteAddress, headers: { "x-forwarded-proto": "https" } })).headers;
      const strict = [from("10.1.2.3"), from("::ffff:10.1.2.3"), from("11.1.2.3"), from("10.1.2.3", server)].map(
        async (headers) => (await headers)["strict-transport-security"],
      );
      // Whoever is no proxy, and anybody where there is none, may say so and nothing comes of it.
      expect(await Promise.all(strict)).toEqual(["max-age=31536000", "max-age=31536000", undefined, undefined]);
      const { headers } = await proxied.inject({ method: "GET", url, remoteAddress: "10.1.2.3" });
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
    const { headers } = await get("/");
    expect(headers["content-security-policy"]).toContain("style-src 'self';");
    expect(headers["permissions-policy"]).toContain("camera=()");
    await proxied.close();
  });

  test.each([
    [["127.0.0.1"], /^strict-transport-security: max-age=31536000\r$/m],
    [[], /^(?!.*strict-transport-security).*$/s],
  ])("SV-P4 behind https a refusal that Node begins says so, too, where %j are proxies", async (proxies, strict) => {
    const proxied = await createServer(page, { proxies });
    await proxied.listen({ port: 0, host: "127.0.0.1" });
    const lines = [
      "GET / HTTP/1.1",
      "Host: x",
      "Expect: what",
      "X-Forwarded-Proto: https",
      "Connection: close",
      "",
      "",
    ];
    const socket = connect((proxied.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(lines.join("\r\n"));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toMatch(strict);
    await proxied.close();
  });

  test.each([
    ["/nothing.js", 404, "There is nothing at /nothing.js."],
    ["/%3Cb%3E.js", 404, "There is nothing at /%3Cb%3E.js."],
    ["/%", 400, "This address cannot be understood."],
    [`/${"x".repeat(5000)}.js`, 404, `There is nothing at /${"x".repeat(59)}….`],
  ])("SV-P5 %s is refused with %i: as a page to a browser, as a line to others", async (url, status, sentence) => {
    const [line, shownPage] = [await get(url), await get(url, { accept: "text/html,*/*" })];
    expect([line.statusCode, line.body]).toEqual([status, `${sentence}\n`]);
    expect([shownPage.statusCode, shownPage.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(shownPage.body).toContain(
      `<h1>${sentence.replaceAll("<", "&lt;")}</h1><p><a href="/">To the first page</a></p>`,
    );
    expect(shownPage.body).toContain('<meta name="viewport" content="width=device-width">');
    const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(shownPage.body)?.[1] ?? "";
    expect((await get(sheet)).headers["content-type"]).toBe("text/css; charset=utf-8");
    expect((await get(sheet)).body).toContain("prefers-color-scheme:dark");
  });

  test.each([
    ["a part that is not there", { range: "bytes=999999-" }, 416, "This file has no such part.\n"],
    ["a file of another day", { "if-match": '"x"' }, 412, "This file is no longer the one you have.\n"],
  ])("SV-P5 %s is told so", async (_, headers, status, sentence) => {
    const { statusCode, body } = await get("/assets/app-1234.js", headers);
    expect([statusCode, body]).toEqual([status, sentence]);
  });

  test("SV-P1 a link with the 10,000 moves of the longest match gives the page, and a longer one a way home", async () => {
    const link = (signs: number) => `GET /freecell/617?moves=${"x".repeat(signs)} HTTP/1.1\r\nHost: x\r\n\r\n`;
    expect(await said(link(80_000), /<title>page<\/title>/)).toContain("HTTP/1.1 200 OK");
    const refused = await said(link(200_000), /<\/html>/);
    expect(refused).toMatch(/^HTTP\/1\.1 431 /);
    expect(refused).toContain('<a href="/">To the first page</a>');
  });

  test.each([
    ["without a host", "GET / HTTP/1.1\r\n\r\n", 400, "This address cannot be understood."],
    ["that expects something", "GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n", 417, "promises nothing"],
    ["that takes it for a proxy", "CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n", 405, "can be read, and nothing else"],
    ["by a method nobody knows", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 405, "can be read, and nothing else"],
    ["by a method of others", "PROPFIND / HTTP/1.1\r\nHost: x\r\n\r\n", 405, "can be read, and nothing else"],
    [
      "that would put something here",
      "PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
      405,
      "can be read, and nothing else",
    ],
  ])("SV-P4 SV-P5 a request %s gets a sentence and every guard", async (_, request, status, sentence) => {
    const answer = await said(request, /\.\n$/);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(sentence);
    expect(GUARDS.filter((name) => !answer.includes(`\r\n${name}: `))).toEqual([]);
  });

  test("SV-P5 nothing but reading is allowed", async () => {
    const reply = await server.inject({ method: "POST", url: "/freecell", payload: "x".repeat(5000) });
    expect([reply.statusCode, reply.headers.allow, reply.headers["x-content-type-options"]]).toEqual([
      405,
      "GET, HEAD",
      "nosniff",
    ]);
  });

  test.each([
    "/.built-from",
    "/assets/.hidden",
    "/assets/../.built-from",
    "/%2e%2e/outside.txt",
    "/link.txt",
    "/way/outside.txt",
  ])("SV-P6 %s is not given out", async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.includes("secret")]).toEqual([404, false]);
  });

  test("SV-P6 a link within the page is", async () => {
    expect((await get("/assets/same.js")).body).toBe(SCRIPT);
  });

  test.each(["/bigtwo/a%5Cb", "/bigtwo/a%2Fb", "/bigtwo/a%2Eb", "/bigtwo/%00", "/freecell//617", "//freecell/617"])(
    "SV-P1 a seed of any signs gives the page: %s",
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([200, "<title>page</title>"]);
    },
  );

  test("SV-P7 a file goes out small to whoever reads brotli or gzip, and as it is to others", async () => {
    const small = await get("/assets/app-1234.js", { "accept-encoding": "gzip, br" });
    expect([small.headers["content-encoding"], small.headers["content-type"], small.headers.vary]).toEqual([
      "br",
      "application/javascript; charset=utf-8",
      "accept-encoding",
    ]);
    expect(small.headers["cache-control"]).toContain("immutable");
    expect(small.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
    // Over plain http browsers offer no brotli.
    const zipped = await get("/assets/app-1234.js", { "accept-encoding": "gzip, deflate" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    for (const name of ["content-type", "vary", "cache-control"])
      expect(zipped.headers[name]).toBe(small.headers[name]);
    expect(zipped.rawPayload.equals(gzipSync(SCRIPT))).toBe(true);
    const whole = await get("/assets/app-1234.js");
    expect([whole.body, whole.headers.vary]).toEqual([SCRIPT, "accept-encoding"]);
    for (const ending of ["br", "gz"]) expect((await get(`/assets/app-1234.js.${ending}`)).statusCode).toBe(404);
  });
});

describe("the house", () => {
  test("SV-H1 it says that it is well, or that there is no page", async () => {
    const { statusCode, body, headers } = await get("/healthz");
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "ok\n", "no-store"]);
    const bare = await createServer(join(folder, "nowhere-at-all"));
    const reply = await bare.inject({ method: "GET", url: "/healthz" });
    expect([reply.statusCode, reply.body]).toEqual([503, "The page is not built.\n"]);
    await bare.close();
  });

  test("SV-H2 what was asked for is told on request, without who asked", async () => {
    await get("/nothing\u001B[2J.js?moves=26.5a");
    const line = JSON.parse(logged.at(-1) ?? "");
    expect(line).toMatchObject({
      method: "GET",
      path: expect.stringMatching(/^\/nothing(␛|%1B)\[2J\.js$/),
      status: 404,
    });
    expect(Object.keys(line)).toEqual(["at", "level", "event", "request", "method", "path", "status", "ms"]);
  });

  test.each([
    ["that says nothing", ""],
    ["that begins to ask", "GET / HTTP/1.1\r\nHost: x\r\n"],
    [
      "with a body that does not come",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ["that was answered and does nothing more", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("SV-H3 a connection %s is cut", async (_, said) => {
    const socket = toServer();
    await once(socket, "connect");
    socket.write(said);
    // It ends by itself: the server cuts it.
    socket.resume();
    await once(socket, "close");
    expect(socket.destroyed).toBe(true);
  });

  test.each([1, 100])("SV-H3 whoever does not fetch what he asked for %i times is cut", async (times) => {
    writeFileSync(join(page, "assets/large-2.bin"), new Uint8Array(20_000_000));
    const closed = new Promise((done) => server.server.once("connection", (socket) => socket.once("close", done)));
    const socket = toServer().on("error", () => {});
    socket.pause();
    socket.write("GET /assets/large-2.bin HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times));
    await closed;
    socket.destroy();
  });

  test("SV-H3 whoever waits for the database to be opened is not cut", async () => {
    const open = () => pause(600).then(() => Promise.reject(new Error("no room")));
    const other = await createServer(page, { patience: 100, tables: { open, known: open } });
    const address = await other.listen({ port: 0, host: "127.0.0.1" });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"game":"bigtwo"}' };
    expect((await fetch(`${address}/api/tables`, init)).status).toBe(503);
    for (const way of ["abcdefgh", "abcdefgh/events"])
      expect((await fetch(`${address}/api/tables/${way}`)).status).toBe(503);
    await other.close();
  });

  test("SV-S3 somebody who does not fetch what he asked for keeps it from nothing", async () => {
    writeFileSync(join(page, "assets/large-1.bin"), new Uint8Array(50_000_000));
    const other = await createServer(page);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((other.server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    socket.write("GET /assets/large-1.bin HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "readable");
    await endServer(other, 50);
    expect(other.server.listening).toBe(false);
    socket.destroy();
  });

  test("SV-P5 whoever has asked half of it when the server ends is refused with a sentence and every guard", async () => {
    const other = await createServer(page);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((other.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET /healthz HTTP/1.1\r\n");
    await once(other.server, "connection");
    await pause(50);
    const ended = endServer(other);
    socket.write("Host: x\r\n\r\n");
    const answer = await text(socket);
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(answer).toMatch(/\r\n\r\nThis server is ending\. Ask again\.\n$/);
    expect(GUARDS.filter((name) => !answer.includes(`\r\n${name}: `))).toEqual([]);
  });

  test("SV-P5 whoever speaks no HTTP gets an answer with every guard", async () => {
    const socket = toServer();
    socket.write("HELLO\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(GUARDS.filter((name) => !answer.includes(`\r\n${name}: `))).toEqual([]);
  });
});
