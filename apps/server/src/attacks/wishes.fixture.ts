/** What somebody who means harm sends, by a seed: malformed, oversized, replayed, forged, out of turn. */

import type { Random } from "@baize/kernel";

/** What the attacker has got hold of: tables, a seat of their own, and what others sent there. */
export interface Loot {
  readonly tables: readonly string[];
  readonly token: string;
  readonly overheard: readonly object[];
}

/** A request that is HTTP, whatever else it is. */
export interface Wish {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
}

const ACTS =
  "seat start moves undo redo give-up fill remove replace swap hand-over leave back phrase rematch device-code device record events".split(
    " ",
  );
const METHODS = ["GET", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
const TEXTS = [
  "",
  "\u0000",
  "\ud800",
  "\u202E",
  "3D",
  "pass",
  "2S 2H 2D 2C",
  "x".repeat(300),
  "' OR 1=1; DROP TABLE moves; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "{{7*7}}",
  "%00%0d%0aset-cookie: a=b",
  "__proto__",
];
const VALUES: readonly unknown[] = [null, true, -1, 0, 1, 3, 7, 1e9, 1e308, 0.5, [], {}, [[[[]]]], ...TEXTS];
const FIELDS =
  "ply move key deal seat seats name nonce face level phrase code game kind options bots clock term follow constructor __proto__ extra".split(
    " ",
  );

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(16).toString(16)).join("");
const forged = (random: Random): string => hex(random, 43);

/** A body with some fields right and others not. */
function body(random: Random, { overheard }: Loot): string {
  const kind = random.below(10);
  if (kind === 0)
    return random.pick(["{", "[]", "null", '"x"', "", "{}{}", "\u0000", `${"[".repeat(1500)}`, "{'a':1}"]);
  if (kind === 1) return JSON.stringify({ name: "x".repeat(random.below(90_000)) });
  if (kind === 2) return `{"__proto__":{"host":true},"seat":0}`;
  if (kind === 3 && overheard.length > 0) return JSON.stringify(random.pick(overheard));
  const base: Record<string, unknown> = random.pick<Record<string, unknown>>([
    { ply: random.below(60), move: random.pick(TEXTS), key: random.pick(TEXTS) },
    { name: random.pick(TEXTS), nonce: hex(random, 32) },
    {
      game: random.pick(["bigtwo", "freecell", "pegs", "null", "constructor"]),
      kind: random.pick(["match", "race", "x"]),
    },
    { seat: random.below(9) },
    { code: String(random.below(1e6)).padStart(6, "0") },
    { phrase: random.pick(["hello", "x"]) },
    {},
  ]);
  for (let n = random.below(3); n > 0; n--) base[random.pick(FIELDS)] = random.pick(VALUES);
  return JSON.stringify(base);
}

/** A move of the attacker's own seat as it should be, but for a ply that has gone by, or a turn or a card that is not theirs. */
function untimely(random: Random, { tables: [own = ""], token, overheard }: Loot): Wish {
  const made = { ply: random.below(3), move: random.pick(["3D", "2S", "pass"]), key: hex(random, 8) };
  return {
    ...{ method: "POST", path: `/api/tables/${own}/moves` },
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(random.pick([made, made, ...overheard.slice(0, 1)])),
  };
}

/** Who asks: nobody, somebody with a token that is none, or the attacker in their own seat. */
function who(random: Random, { token }: Loot): Record<string, string> {
  const who = random.below(5);
  if (who === 0) return { authorization: `Bearer ${forged(random)}` };
  if (who === 1) return { cookie: `seat=${forged(random)}; seat=${token}; ${"a=b; ".repeat(random.below(50))}` };
  return who === 2 ? { authorization: `Bearer ${token}` } : {};
}

/** Somebody looks at a table as anybody may, whether they sit there or not. */
const looking = (random: Random, loot: Loot): Wish => ({
  ...{
    method: "GET",
    path: `/api/tables/${random.pick(loot.tables)}${random.pick(["", "", "", "/record", "/events"])}`,
  },
  headers: who(random, loot),
});

/** Any of them. */
export function wish(random: Random, loot: Loot): Wish {
  if (random.below(40) === 0) return untimely(random, loot);
  if (random.below(30) === 0) return looking(random, loot);
  const id = random.below(6) === 0 ? random.pick([...TEXTS, "aaaaaaaa", hex(random, 8)]) : random.pick(loot.tables);
  const act = random.below(12) === 0 ? random.pick(TEXTS) : random.pick(ACTS);
  const query =
    random.below(5) === 0
      ? `?${random.pick(["after", "deal", "seat"])}=${encodeURIComponent(String(random.pick(VALUES)).toWellFormed())}`
      : "";
  const path = random.pick([
    `/api/tables/${encodeURIComponent(id.toWellFormed())}/${encodeURIComponent(act.toWellFormed())}${query}`,
    `/api/tables/${encodeURIComponent(id.toWellFormed())}/moves`,
    `/api/tables/${encodeURIComponent(id.toWellFormed())}${query}`,
    "/api/tables",
    `/${encodeURIComponent(random.pick(TEXTS).toWellFormed())}`,
    `/api/${"../".repeat(random.below(5))}etc`,
    "/openapi.json",
  ]);
  const method = random.pick(METHODS);
  const headers = who(random, loot);
  if (random.below(6) === 0) headers["x-forwarded-for"] = `10.0.${random.below(256)}.${random.below(256)}`;
  if (random.below(8) === 0) headers.origin = random.pick(["https://elsewhere.example", "null", "http://x:y:z"]);
  if (random.below(8) === 0) headers["last-event-id"] = random.pick(["-1", "x", "9".repeat(400), "1e9"]);
  if (random.below(60) === 0) headers["x-long"] = "y".repeat(60_000 + random.below(80_000));
  const isRead = method === "GET" || method === "HEAD";
  if (isRead) return { method, path, headers };
  headers["content-type"] = random.pick([
    "application/json",
    "application/json",
    "application/json",
    "text/plain",
    "a/b",
    "",
  ]);
  return { method, path, headers, body: body(random, loot) };
}

/** What is no HTTP, or nearly. */
export const RAW = [
  "HELLO\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
  "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{",
  "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "GET /api/tables/x\u0000y HTTP/1.1\r\nHost: x\r\n\r\n",
  `GET /${"a".repeat(120_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  "\u0016\u0003\u0001\u0002\u0000\u0001",
  "CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n",
];
