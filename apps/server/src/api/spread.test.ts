/** Tables are spread over two databases by their names: two sites with letters of their own, and a proxy that looks at the first. */

import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newName } from "../tables/table-name.ts";
import { openTable } from "../testing/client.fixture.ts";
import { Databases, type Served, serve } from "../testing/place.fixture.ts";

const LETTERS = ["23456789abcdef", "ghjkmnpqrstvwxyz"];
/** Tables that are opened, at one site and the other in turns. */
const TABLES = 6;

let databases: Databases;
let sites: readonly Served[];
let proxy: Server;
let opened = 0;

/** Where a request goes: a table to its own site, whoever opens one to either. */
function siteOf(url: string): string {
  const [, letter] = /^\/api\/tables\/(.)/.exec(url.toLowerCase()) ?? [];
  const n = letter === undefined ? opened++ % 2 : LETTERS.findIndex((letters) => letters.includes(letter));
  return sites[n]!.address;
}

beforeAll(async () => {
  databases = await Databases.start();
  sites = await Promise.all(LETTERS.map(async (letters) => serve({ url: await databases.make() }, 0, letters)));
  proxy = createServer((asked, answer) => {
    const { url = "", method, headers } = asked;
    const passed = request(`${siteOf(url)}${url}`, { method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    asked.pipe(passed.on("error", () => answer.destroy()));
    answer.on("close", () => passed.destroy());
  }).listen(0, "127.0.0.1");
  await new Promise((done) => proxy.once("listening", done));
}, 120_000);

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all(sites.map((site) => site.end()));
  await databases.end();
}, 120_000);

test("ON-T2 the first letter of a new name is one of those that are given", () => {
  const names = Array.from({ length: 300 }, () => newName("bq"));
  expect(new Set(names.map(([first]) => first))).toEqual(new Set(["b", "q"]));
  expect(new Set(names).size).toBe(300);
});

test("ON-T2 tables with letters of their own are played through a proxy that looks at the first, each at its own database", async () => {
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  for (let n = 0; n < TABLES; n++) {
    const ada = await openTable(address, { bots: ["novice", "novice", "novice"] });
    await ada.sit("Ada");
    await ada.follow();
    await ada.post("start");
    expect((await ada.playOn()).state).toBe("over");
    ada.unfollow();
  }
  const counts = await Promise.all(sites.map(async ({ house }) => (await house.open()).count));
  expect(counts).toEqual([TABLES / 2, TABLES / 2]);
});

test("ON-T2 in a copy of tables those of other letters are not found, however their names are written, and none is played on", async () => {
  const [first, second] = LETTERS;
  const url = await databases.make();
  const own = await serve({ url }, 0, first);
  const { id } = await openTable(own.address, { bots: ["novice", "novice", "novice"] });
  await own.end();
  const copy = await serve({ url }, 0, second);
  const spelled = [
    id,
    id.toUpperCase(),
    `-${id}`,
    `${id.slice(0, 4)}%20${id.slice(4)}`,
    `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  ];
  for (const name of spelled) expect((await fetch(`${copy.address}/api/tables/${name}`)).status).toBe(404);
  await copy.end();
  const both = await serve({ url });
  for (const name of spelled) expect((await fetch(`${both.address}/api/tables/${name}`)).status).toBe(200);
  await both.end();
});
