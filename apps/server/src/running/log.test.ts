/** What a line of the log gives away: of the name of a table nothing. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { answerLine } from "./log.ts";

const reply = { statusCode: 404, elapsedTime: 1 } as FastifyReply;
const asked = (url: string) => ({ id: "request-1", method: "GET", url }) as FastifyRequest;

/** The line of an address. */
const lineOf = (url: string): { path: string; table?: string } => JSON.parse(answerLine(asked(url), reply));

test("SV-H2 SV-H6 the mark of a table gives its name to nobody who tries all names: another run of the process has another", () => {
  const { table } = lineOf("/t/k7qp4xmr");
  expect(table).toMatch(/^[0-9a-f]{12}$/);
  expect([lineOf("/t/K7QP-4XMR").table, lineOf("/t/k7qp4xms").table === table]).toEqual([table, false]);
  for (const guess of ["log:k7qp4xmr", "k7qp4xmr"])
    expect(createHash("sha256").update(guess).digest("hex")).not.toContain(table);
  const marks = `import { answerLine } from ${JSON.stringify(import.meta.resolve("./log.ts"))};
    const line = answerLine(${JSON.stringify(asked("/t/k7qp4xmr"))}, ${JSON.stringify(reply)});
    process.stdout.write(JSON.parse(line).table);`;
  const other = execFileSync(process.execPath, ["--input-type=module", "-e", marks], { encoding: "utf8" });
  expect(other).toMatch(/^[0-9a-f]{12}$/);
  expect(other).not.toBe(table);
});

test.each([
  // As the name is written by those who have the link, wherever they put it.
  ["/x/dr7g-9e4r", "/x/:id"],
  ["/api/table/dr7g-9e4r", "/api/table/:id"],
  ["/x/dr7g9e4r.html", "/x/:id.html"],
  ["/t;dr7g9e4r", "/t;:id"],
  ["/docs/dr7g%209e4r", "/docs/:id"],
  ["/docs/dr7g%C2%A09e4r", "/docs/:id"],
  ["/docs/dr7g+9e4r", "/docs/:id"],
  ["/api/tables%3Fid=dr7g9e4r", "/api/tables?id=:id"],
  ["/dr7g9e4r", "/:id"],
  ["/DR7G9E4R", "/:id"],
  ["/Dr7g-9e4R/", "/:id/"],
  ["/d-r-7-g-9-e-4-r", "/:id"],
  ["/x_dr7g9e4r_x", "/x_:id_x"],
  ["/idr7g9e4r", "/i:id"],
  // With signs for letters, once or twice, and beside some that stand for nothing.
  ["/x/%64r7g9e4r", "/x/:id"],
  ["/x/dr7g%2D9e4r", "/x/:id"],
  ["/x/dr7g%252D9e4r", "/x/:id"],
  ["/x/%FF/dr7g%2D9e4r", "/x/%25FF/:id"],
  ["/x/dr7g%2D9e4r%", "/x/:id%25"],
  ["http://localhost/x/dr7g9e4r", "http://localhost/x/:id"],
])("SV-H2 %s is written down as %s", (url, path) => {
  const line = lineOf(url);
  expect(line.path).toBe(path);
  expect(line.table).toBe(lineOf("/t/dr7g9e4r").table);
});

test.each([
  // A slip of the finger leaves few names to try.
  ["/x/dr7g9e4rr", "/x/:id"],
  ["/x/dr7g-9e4r-x", "/x/:id"],
  ["/dr7g9e4r/mmmmmmmm", "/:id/:id"],
  ["/t/dr7g9e4/dr7g9e4r", "/t/:id/:id"],
])("SV-H2 nothing of a name stands in %s: %s", (url, path) => {
  expect(lineOf(url).path).toBe(path);
});

test("SV-H2 an address as long as one may be is written down at once", () => {
  for (const part of ["/", "/t", "t/", "-", "d-", "dr7g9e4-i", "%25", "%2525", "%e2", "//api"]) {
    const since = performance.now();
    expect(lineOf(`/${part.repeat(90_000 / part.length)}`).path.length).toBeLessThan(80);
    expect([part, performance.now() - since < 500]).toEqual([part, true]);
  }
});

test.each([
  "/",
  "/freecell",
  "/freecell/617",
  "/freecell/1000000",
  "/freecell/daily/2026-07-29",
  "/bigtwo/mis/review",
  "/pegs/english",
  "/settings",
  "/together",
  "/record",
  "/zh-Hant/together",
  "/docs/operations.html",
  "/docs/languages",
  "/healthz",
  "/metrics",
  "/openapi.json",
  "/files/3D%204D",
])("SV-H2 %s holds no name of a table and can be read in the log", (path) => {
  expect(lineOf(path)).toMatchObject({ path });
  expect(lineOf(path)).not.toHaveProperty("table");
});
