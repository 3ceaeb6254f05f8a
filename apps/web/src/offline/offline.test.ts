/** The page with the server gone. */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "@baize/server";
import { card, open, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();
const DIST = join(import.meta.dirname, "../../dist");

test("WB-O1 WB-O4 WB-A2 after the first visit the page works with the server gone", async () => {
  const server = await createServer(DIST);
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const { page, context } = await open({ browser: subject.browser, address }, "/", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // An address that shows nothing says so and leads home, as without a worker; where a server answers, and where none does.
  const isMissing = async () => {
    for (const path of ["/nonsense", "/freecell/1/2", "/nothing.html"]) {
      expect((await page.goto(address + path))?.fromServiceWorker()).toBe(true);
      await page.getByRole("heading", { name: "There is no zero in the deck." }).waitFor();
      await page.locator('.missing .button[href="/"]').waitFor();
    }
  };
  await isMissing();
  await server.close();
  await expect(fetch(address)).rejects.toThrow();
  await isMissing();
  await page.goto(`${address}/freecell/617`);
  await card(page, "jack of diamonds").locator(".court svg").waitFor();
  await page.locator('.chip[data-glow="winnable"]').waitFor();
  for (const [path, heading] of [
    ["/settings", "Settings"],
    ["/rules/freecell", "FreeCell: the rules"],
    ["/freecell/lesson", "Lesson"],
    ["/review/freecell/617?moves=5a", "Review"],
    ["/record", "Record"],
  ] as const) {
    await page.goto(address + path);
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  for (const [path, type, holds] of [
    ["/licences.txt", "text/plain; charset=utf-8", "react"],
    ["/bom.json", "application/json; charset=utf-8", "CycloneDX"],
    ["/icon.svg", "image/svg+xml", "<svg"],
  ] as const) {
    const file = await page.goto(address + path);
    expect([file?.headers()["content-type"], await file?.text()]).toEqual([type, expect.stringContaining(holds)]);
  }
  // What only a server can say is not made up.
  expect(await page.evaluate(() => fetch("/api/tables/abcdefgh").catch(() => "no answer"))).toBe("no answer");
  for (const path of ["/docs", "/docs/api"]) await expect(page.goto(address + path)).rejects.toThrow();
  await context.close();
});

test("WB-O2 the weights of a bot are kept once they came whole, and not what came in their place", async () => {
  // Those of an earlier build may still lie there: the newest are the page's.
  const newest = readdirSync(join(DIST, "assets"))
    .filter((name) => name.endsWith(".bin"))
    .map((name) => ({ path: `/assets/${name}`, ...statSync(join(DIST, "assets", name)) }))
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  expect(newest.length).toBeGreaterThan(1);
  const { path = "", size } = newest[0] ?? {};
  const server = await createServer(DIST);
  let isAway = true;
  server.addHook("onRequest", async (request, reply) => {
    if (isAway && request.url === path) await reply.header("cache-control", "no-store").send("Please sign in.");
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const { page, context } = await open({ browser: subject.browser, address }, "/", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What is fetched, and what is kept after that.
  const sizes = () =>
    page.evaluate(async (url) => {
      const fetched = await fetch(url).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      const kept = await (await caches.match(url))?.arrayBuffer();
      return [fetched?.byteLength, kept?.byteLength];
    }, path);
  expect(await sizes()).toEqual([undefined, undefined]);
  isAway = false;
  const [worker] = context.serviceWorkers();
  const fill = (isFull: boolean) =>
    worker?.evaluate((full) => {
      const own = Cache.prototype as unknown as Record<string, unknown>;
      own.former ??= own.put;
      own.put = full ? () => Promise.reject(new DOMException("full", "QuotaExceededError")) : own.former;
    }, isFull);
  await fill(true);
  expect(await sizes()).toEqual([size, undefined]);
  await fill(false);
  expect(await sizes()).toEqual([size, size]);
  await server.close();
  expect(await sizes()).toEqual([size, size]);
  await context.close();
});

test("WB-O3 a server that answers badly, with another's page or not at all, is not waited for: the kept page is shown", async () => {
  const server = await createServer(DIST);
  let mood: "well" | "bad" | "silent" | "another's" = "well";
  server.addHook("onRequest", async (_request, reply) => {
    if (mood === "bad") await reply.code(502).header("content-type", "text/html").send("<h1>Bad gateway</h1>");
    if (mood === "silent") await new Promise(() => {});
    if (mood === "another's")
      await reply.type("text/html; charset=utf-8").send("<h1>Welcome to the hotel: sign in</h1>");
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const { page, context } = await open({ browser: subject.browser, address }, "/", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const next of ["bad", "silent", "another's"] as const) {
    mood = next;
    await page.goto(`${address}/rules/freecell`);
    await page.getByRole("heading", { name: "FreeCell: the rules", exact: true }).waitFor();
  }
  await context.close();
  server.server.closeAllConnections();
  await server.close();
});
