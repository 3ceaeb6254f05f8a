/** The site of the documents as the server gives it out, made anew and looked at in a browser. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@baize/server";
import { close, found, open, PHONE, startSubject } from "@baize/testkit/page";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../../../scripts/site.ts";

const subject = startSubject();
const folder = mkdtempSync(join(tmpdir(), "baize-documents-"));
const page = join(folder, "page");
const server = await createServer(page);
let complaints: readonly string[] = ["not made"];

beforeAll(async () => {
  complaints = await buildSite(join(page, "docs"));
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const site = () => ({ browser: subject.browser, address: server.listeningOrigin });
const get = (url: string) => server.inject({ method: "GET", url });

test("CK-T1 CK-T2 CK-T3 the site is whole: every link leads somewhere, every name has its comment", () => {
  expect(complaints).toEqual([]);
  const made = (name: string) => readFileSync(join(page, "docs", name), "utf8");
  for (const word of ["engine.html", "notation.html", "api.html", "packages/kernel.html", "rules/freecell.html"])
    expect(made("index.html")).toContain(`href="${word}"`);
  expect(made("packages/kernel.html")).toMatch(/<h3 id="Match">.*class.*\n<p>An immutable match/);
  expect(made("packages/freecell.html")).toContain('id="solver.solver"');
  expect(made("packages/bigtwo.html")).toContain('href="kernel.html#Roster"');
  expect(made("documents.html")).toContain('href="rules/freecell.html#FC-DM12"');
  expect(made("api.html")).toContain("POST /api/tables/:id/moves");
});

test("SV-P8 /docs gives the site out, with and without endings; what is not there is not found", async () => {
  for (const [path, status, holds] of [
    ["/docs/", 200, "<h1>Documents</h1>"],
    ["/docs/index.html", 200, "<h1>Documents</h1>"],
    ["/docs/engine", 200, "The engine protocol"],
    ["/docs/api", 200, "/api/tables"],
    ["/docs/packages/kernel", 200, "@baize/kernel"],
    ["/docs/packages", 404, "/docs/packages"],
    ["/docs/nothing", 404, "/docs/nothing"],
    ["/docs/.built-from", 404, "/docs/"],
  ] as const) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode, body.includes(holds)]).toEqual([path, status, true]);
  }
  const { statusCode, headers } = await get("/docs");
  expect([statusCode, headers.location]).toEqual([302, "/docs/"]);
});

test("CK-T5 the search finds a name, a rule and a page, by keys alone", async () => {
  const opened = await open(site(), "/docs/engine");
  const { page } = opened;
  const results = page.locator("#found a");
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("search");
  for (const [words, first, at] of [
    ["CL-E7", "CL-E7", "/docs/rules/cli.html#CL-E7"],
    ["undoturn kernel", "undoTurn", "/docs/packages/kernel.html#undoTurn"],
    ["notation", "Notation", "/docs/notation.html"],
  ] as const) {
    await page.locator("#search").fill(words);
    await expect.poll(() => results.first().locator("b").textContent()).toBe(first);
    expect(await results.first().getAttribute("href")).toBe(server.listeningOrigin + at);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/notation.html");
  await page.locator("#search").fill("zzzz");
  await expect.poll(() => page.locator("#found").textContent()).toBe("Nothing found.");
  await close(opened);
});

test("CK-T6 it wears the theme of the page, fits a phone, and axe finds nothing", async () => {
  const opened = await open(site(), "/docs/", { viewport: PHONE, settings: { theme: "dark" } });
  const { page } = opened;
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(14, 21, 19)");
  // A large page has nothing that a small one has not, and axe looks at every sign of it.
  const small = ["/docs/", "/docs/notation", "/docs/packages/faces"];
  for (const path of [...small, "/docs/packages/kernel", "/docs/rules/bigtwo", "/docs/api"]) {
    await page.goto(server.listeningOrigin + path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, wide]).toEqual([path, 0]);
    if (small.includes(path)) expect(await found(page, path)).toEqual([]);
  }
  await close(opened);
});
