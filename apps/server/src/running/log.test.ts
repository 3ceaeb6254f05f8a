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
