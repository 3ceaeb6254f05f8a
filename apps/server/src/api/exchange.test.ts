/** What comes with a question, however it is sent, and how the answer is closed. */

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { createServer } from "../server.ts";

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  // Where there are no tables, a question that was read is answered with 404.
  const tables = { open: () => Promise.reject(new Error("none")), known: async () => undefined };
  server = await createServer(join(tmpdir(), "no-page"), { tables });
  await server.listen({ port: 0, host: "127.0.0.1" });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Asks as it is written, and gives all that is answered until the server hangs up or has said so much. */
async function raw(lines: readonly string[], body = ""): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.setEncoding("latin1").on("error", () => {});
  let told = "";
  socket.on("data", (text: string) => {
    told += text;
    if (told.includes("}")) socket.destroy();
  });
  socket.write(["POST /api/tables/abcdefgh/moves HTTP/1.1", "host: x", ...lines, "", body].join("\r\n"));
  await once(socket, "close");
  return told;
}

const statusIn = (told: string): number => Number(told.slice(9, 12));
const JSON_TYPE = "content-type: application/json";
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

const SAYS: Readonly<Record<number, string>> = {
  400: "What came with this question is not JSON.",
  415: "What comes with a question must be JSON: say content-type: application/json.",
};

test.each<[string, readonly string[], string, number]>([
  ["JSON", [JSON_TYPE, "content-length: 2"], "{}", 404],
  ["JSON with its signs named", ["content-type: Application/JSON; charset=utf-8", "content-length: 2"], "{}", 404],
  ["JSON in parts", [JSON_TYPE, "transfer-encoding: chunked"], `${chunked("{")}${chunked("}")}0\r\n\r\n`, 404],
  ["nothing at all", [], "", 404],
  ["nothing, called JSON", [JSON_TYPE, "content-length: 0"], "", 400],
  ["broken JSON", [JSON_TYPE, "content-length: 3"], "{x}", 400],
  ["text", ["content-type: text/plain", "content-length: 2"], "{}", 415],
  ["something that is not named", ["content-length: 2"], "{}", 415],
  ["something that only begins like JSON", ["content-type: application/jsonp", "content-length: 2"], "{}", 415],
])("ON-L4 what comes with a question is read or refused: %s", async (_name, lines, body, status) => {
  const told = await raw(lines, body);
  const { says } = JSON.parse(told.slice(told.indexOf("{")));
  expect([statusIn(told), says]).toEqual([status, SAYS[status] ?? expect.stringMatching(/\S/)]);
});

test.each<[string, readonly string[], string]>([
  ["as it says", [JSON_TYPE, `content-length: ${LIMITS.body + 1}`], " ".repeat(LIMITS.body + 1)],
  ["in parts", [JSON_TYPE, "transfer-encoding: chunked"], chunked(" ".repeat(3000)).repeat(2)],
])("ON-L4 whoever sends too much, %s, is told so and not listened to any longer", async (_name, lines, body) => {
  const told = await raw(lines, body);
  expect([statusIn(told), /^connection: close$/im.test(told)]).toEqual([413, true]);
});

test("ON-L4 ON-K2 a form that is wrong starts no database", async () => {
  const asked = async (body: string) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    return (await fetch(`http://127.0.0.1:${port}/api/tables`, init)).status;
  };
  expect(await Promise.all([`{"game":"bigtwo","clock":7}`, "{}", "null"].map(asked))).toEqual([400, 400, 400]);
  // This one would be opened, and finds no database.
  expect(await asked('{"game":"bigtwo"}')).toBe(503);
});

test("ON-L4 a question that only asks has no body, whatever it says of one", async () => {
  const headers = { "content-type": "application/json" };
  expect((await fetch(`http://127.0.0.1:${port}/api/tables/abcdefgh`, { headers })).status).toBe(404);
});

test("ON-L4 whoever hangs up in the middle of a question ends nothing", async () => {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(["POST /api/tables HTTP/1.1", "host: x", JSON_TYPE, "content-length: 50", "", "{"].join("\r\n"));
  socket.destroySoon();
  await once(socket, "close");
  expect((await fetch(`http://127.0.0.1:${port}/api/tables/abcdefgh`)).status).toBe(404);
});

test("SV-P4 an answer of the API loads nothing, is framed by nobody and is not guessed", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/tables/abcdefgh`);
  const told = ["content-security-policy", "cross-origin-resource-policy", "x-content-type-options", "cache-control"];
  expect(told.map((name) => headers.get(name))).toEqual([
    "default-src 'none'; frame-ancestors 'none'",
    "same-origin",
    "nosniff",
    "no-store",
  ]);
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
});
