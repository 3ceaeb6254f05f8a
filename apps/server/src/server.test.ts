import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer } from "./server.ts";

const page = mkdtempSync(join(tmpdir(), "baize-page-"));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(page, "assets"));
  writeFileSync(join(page, "index.html"), "<title>page</title>");
  writeFileSync(join(page, "assets/app-1234.js"), "1");
  server = await createServer(page);
});

afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

const get = (url: string) => server.inject({ method: "GET", url });

describe("the page", () => {
  test.each(["/", "/freecell/617", "/freecell/617?moves=26.5a", "/pegs/skull"])("SV-P1 is given at %s", async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([200, "<title>page</title>"]);
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test("SV-P2 hashed files are kept for ever", async () => {
    expect((await get("/assets/app-1234.js")).headers["cache-control"]).toContain("immutable");
  });

  test.each(["/assets/none.js", "/favicon.ico", "/../package.json"])("SV-P3 there is nothing at %s", async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(reply.body).toMatch(/^There is nothing at .*\.\n$/);
  });

  test("SV-P3 only GET and HEAD give the page", async () => {
    expect((await server.inject({ method: "HEAD", url: "/freecell" })).statusCode).toBe(200);
    expect((await server.inject({ method: "POST", url: "/freecell" })).statusCode).toBe(405);
  });

  test("SV-P4 nothing from elsewhere may be loaded or framed", async () => {
    const { headers } = await get("/");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("languages", () => {
  const asking = (url: string, headers: Readonly<Record<string, string>>) =>
    server.inject({ method: "GET", url, headers: { accept: "text/html", ...headers } });

  test.each([
    [{ "accept-language": "zh-TW,zh;q=0.9,en;q=0.8" }, "zh-Hant", "/none.js 這裡什麼都沒有。"],
    [{ "accept-language": "en;q=0.5, zh-CN" }, "zh-Hans", "/none.js 这里什么都没有。"],
    [{ "accept-language": "zh-HK", cookie: "a=b; language=en" }, "en", "There is nothing at /none.js."],
    [{ cookie: "language=zh-Hant-HK" }, "zh-Hant-HK", "/none.js 這裡什麼都沒有。"],
    [{ cookie: "language=klingon", "accept-language": "xx;q=0, *" }, "en", "There is nothing at /none.js."],
    [{}, "en", "There is nothing at /none.js."],
  ])("SV-P11 %j is answered in %s", async (headers, language, says) => {
    const reply = await asking("/none.js", headers);
    expect([reply.statusCode, reply.headers.vary]).toEqual([404, "accept-language, cookie"]);
    expect(reply.body).toContain(`<html lang="${language}">`);
    expect(reply.body).toContain(`<h1>${says}</h1>`);
  });

  test("SV-P11 the page is the one of the language, and what programs are told keeps its code and rule", async () => {
    writeFileSync(join(page, "index.zh-Hans.html"), "<title>页面</title>");
    const reply = await asking("/", { "accept-language": "zh" });
    expect([reply.body, reply.headers.vary]).toEqual([
      "<title>页面</title>",
      expect.stringContaining("accept-language, cookie"),
    ]);
    expect((await asking("/", { "accept-language": "fr" })).body).toBe("<title>page</title>");
    rmSync(join(page, "index.zh-Hans.html"));
  });
});

describe("what an address is about", () => {
  const built = mkdtempSync(join(tmpdir(), "baize-built-"));
  let house: FastifyInstance;
  beforeAll(async () => {
    const head = '<!-- preview --><title>Baize</title><meta name="description" content="Games." /><!-- /preview -->';
    mkdirSync(join(built, "preview"));
    writeFileSync(join(built, "index.html"), `<head>${head}</head>`);
    writeFileSync(join(built, "preview/freecell.png"), "");
    writeFileSync(
      join(built, "screens.json"),
      JSON.stringify({ pages: ["days", "record", "settings", "together"], about: ["review", "analysis", "rules"] }),
    );
    house = await createServer(built);
  });
  afterAll(async () => {
    await house.close();
    rmSync(built, { recursive: true });
  });
  const at = (url: string) => house.inject({ method: "GET", url, headers: { host: "baize.example" } });

  test.each([
    ["/", 200],
    ["/settings/", 200],
    ["/Rules/FreeCell", 200],
    ["/t/abcd2345", 200],
    ["/pegs/editor", 200],
    ["/freecell/daily", 200],
    ["/freecell/2026-11-15", 200],
    ["/freecell/617?moves=99", 200],
    ["/pegs/..O....%2F.......%2F.......%2F.......%2F.......%2F.......%2F......O", 200],
    ["/review/pegs/tri:O%2F.O", 200],
    ["/pegs/tri:O%2FO.Q", 404],
    ["/pegs/.env", 404],
    ["/nothing", 404],
    ["/freecell/abc", 404],
    ["/freecell/2026-13-45", 404],
    ["/freecell/ladder", 404],
    ["/freecell/617/more", 404],
    ["/freecell/0", 404],
    ["/t/short", 404],
    ["/review/chess/1", 404],
  ])("SV-P10 %s is answered with the page and %i", async (url, status) => {
    const reply = await at(url);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([status, expect.stringContaining("text/html")]);
    expect(reply.body).toContain("<head>");
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test("SV-P11 in the language that is asked for", async () => {
    const headers = { host: "baize.example", "accept-language": "zh-TW" };
    const { body } = await house.inject({ method: "GET", url: "/freecell/617?moves=5a.6b", headers });
    const day = await house.inject({ method: "GET", url: "/freecell/2026-11-15", headers });
    expect(day.body).toContain('"og:title" content="新接龍 · 2026年11月15日"');
    expect(body).toContain('"og:title" content="新接龍 617 · 別人的對局"');
    expect(body).toContain('"og:description" content="目前 2 步。換你會怎麼走？"');
    const record = await house.inject({ method: "GET", url: "/record", headers });
    expect(record.body).toContain("<title>戰績 · Baize</title>");
    expect((await at("/freecell/617")).body).toContain('"og:title" content="FreeCell 617"');
  });

  test.each([
    ["/freecell/617?moves=5a.6b", "FreeCell 617 · Somebody’s game", "2 moves so far. What would you do?"],
    ["/pegs/easy?moves=d2-d4.d4-d6", "Pegs: Easy · Somebody’s game", "Won in 1 sweep."],
    ["/freecell/617", "FreeCell 617", "A deal to play, in the browser and for nothing."],
    ["/days", "Days", "A new deal a day in every game, and all the past days."],
    ["/record", "Record", "What your matches came to, kept in your browser."],
    ["/Settings/", "Settings", "Theme, cards, language and help, as you like them."],
    ["/together?code=1", "Play with friends", /No account, no install/],
    ["/t/abcd2345", "A table for friends", /No account, no install/],
    ["/review/freecell/617?moves=5a", "FreeCell 617 · Review", "Move by move, and what would have been better."],
    ["/analysis/freecell/617?moves=5a", "FreeCell 617 · Analysis", "Every move, and what comes of it."],
    ["/freecell/daily", "FreeCell · Deal of the day", "The same deal for everybody, harder from Monday to Sunday."],
    ["/bigtwo/2026-11-15", "Big Two · 15 November 2026", /same deal for everybody/],
    [`/freecell/seed:${encodeURIComponent('"><script>')}`, "FreeCell Seed &quot;>&lt;script>", /deal to play/],
  ])("SV-P9 the head of %s says what it is about", async (url, title, says) => {
    const { body } = await at(url);
    const tag = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(body)?.[1];
    expect(tag("og:title")).toBe(title);
    expect(body).toContain(`<title>${title} · Baize</title>`);
    expect(tag("og:description")).toMatch(says);
    const isFreecell = url.includes("freecell");
    expect(tag("og:image")).toBe(isFreecell ? "http://baize.example/preview/freecell.png" : undefined);
  });
});

describe("starting", () => {
  const start = (env: Record<string, string>): ChildProcess =>
    spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env: { ...process.env, ...env } });

  /** What a start that fails says, and its exit code. */
  const failure = (env: Record<string, string>) =>
    new Promise<[number | null, string]>((done) => {
      const child = start(env);
      let said = "";
      child.stderr?.on("data", (text) => {
        said += text;
      });
      child.on("close", (code) => done([code, said]));
    });

  test("SV-S1 a taken port gets a sentence", async () => {
    const socket = createSocket().listen(0, "127.0.0.1");
    await new Promise((done) => socket.once("listening", done));
    const { port } = socket.address() as AddressInfo;
    const [code, said] = await failure({ PORT: String(port), HOST: "127.0.0.1" });
    socket.close();
    expect([code, said.trim()]).toEqual([
      1,
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=3001 npm start`,
    ]);
  });

  test.each(["http", "-1", "70000", ""])("SV-S2 PORT=%j gets a sentence", async (port) => {
    expect(await failure({ PORT: port })).toEqual([2, `PORT is "${port}"; a number from 0 to 65535 is expected.\n`]);
  });

  test("SV-S2 an empty HOST gets a sentence, and opens nothing", async () => {
    expect(await failure({ PORT: "0", HOST: "" })).toEqual([2, expect.stringMatching(/^HOST is ""; an address of /)]);
  });

  test.skipIf(process.platform !== "linux").each(["a full disk", "a pipe that is closed"])(
    "SV-H2 %s takes the log, and the server goes on",
    async (what) => {
      const socket = createSocket().listen(0, "127.0.0.1");
      await once(socket, "listening");
      const { port } = socket.address() as AddressInfo;
      socket.close();
      const full = openSync("/dev/full", "w");
      const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
        env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ACCESS_LOG: "1" },
        stdio: ["ignore", what === "a full disk" ? full : "pipe", "inherit"],
      });
      closeSync(full);
      child.stdout?.destroy();
      const ask = async () => (await fetch(`http://127.0.0.1:${port}/nothing.js`)).status;
      await vi.waitFor(async () => expect(await ask()).toBe(404), 20_000);
      expect([await ask(), await ask(), child.exitCode]).toEqual([404, 404, null]);
      child.kill("SIGTERM");
      expect((await once(child, "close"))[0]).toBe(0);
    },
  );

  test.each([
    [{ DATABASE_URL: "mysql://x" }, 2, "DATABASE_URL is not the address of a PostgreSQL"],
    [{ TRUST_PROXY: "anyone" }, 2, 'TRUST_PROXY is "anyone"'],
    [{ BOT_PACE: "fast" }, 2, 'BOT_PACE is "fast"'],
    [{ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" }, 1, "The database at 127.0.0.1:9 cannot be used"],
  ])("SV-S4 %j gets a sentence", async (env, code, said) => {
    expect(await failure({ PORT: "0", ...env })).toEqual([code, expect.stringContaining(said)]);
  });

  test("SV-S4 an embedded folder that cannot be used ends the start with what to do", async () => {
    const place = mkdtempSync(join(tmpdir(), "baize-data-"));
    const file = join(place, "file");
    writeFileSync(file, "");
    const nowhere = process.platform === "linux" ? ["/proc/nope"] : [];
    for (const folder of [file, join(file, "below"), ...nowhere]) {
      expect(await failure({ PORT: "0", DATABASE_URL: "", BAIZE_DATA: folder })).toEqual([
        1,
        expect.stringMatching(/^Tables cannot be kept in .*: [a-z/][^,]*\. Choose a folder that .* BAIZE_DATA/),
      ]);
    }
    rmSync(place, { recursive: true });
  });

  test("SV-S5 HOST=0.0.0.0 prints the addresses for phones, each with a QR code", async () => {
    const child = start({ PORT: "0", HOST: "0.0.0.0" });
    let said = "";
    child.stdout?.on("data", (text) => {
      said += text;
    });
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const count = own.filter(({ family, internal }) => family === "IPv4" && !internal).length;
    await vi.waitFor(
      () => expect(said.match(/For phones and others on this network: http:/g) ?? []).toHaveLength(count),
      20_000,
    );
    expect(said).toContain("Baize is at http://localhost:");
    if (count > 0) expect(said).toContain("█");
    child.kill("SIGTERM");
    await once(child, "close");
  });

  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

  test.each(hasIPv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"])(
    "SV-S3 SV-H2 PORT and HOST move it, to %s, it writes down nothing, and it ends when told to",
    async (host) => {
      const child = start({ PORT: "0", HOST: host });
      const line = await new Promise<string>((done) => child.stdout?.once("data", (text) => done(String(text))));
      const [address = "", inBrackets] = /http:\/\/(\[::1\]|127\.0\.0\.1):\d+/.exec(line) ?? [];
      expect(inBrackets).toBe(host === "::1" ? "[::1]" : host);
      let written = "";
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (written += text));
      expect((await fetch(`${address}/nothing.js`)).status).toBe(404);
      child.kill("SIGTERM");
      expect(await new Promise((done) => child.once("close", (code) => done(code)))).toBe(0);
      // What was asked for is nobody's business unless ACCESS_LOG says so.
      expect(written).toBe("");
    },
  );
});
