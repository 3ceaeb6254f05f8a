/**
 * The ceiling of this design: bare HTTP, event streams and group commit for a four-seat game, and nothing else. No rules but
 * whose turn it is and which cards are held, no clocks, no limits, no checks of what is sent, one process.
 */

import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";

interface Table {
  readonly tokens: string[];
  readonly streams: ServerResponse[];
  deal: number;
  ply: number;
  turn: number;
  last: string;
  hands: number[][];
}

interface Row {
  readonly match: string;
  readonly ply: number;
  readonly move: string;
  readonly done: (isWritten: boolean) => void;
}

const INSERT = `INSERT INTO bare (match, ply, move) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
  ON CONFLICT DO NOTHING RETURNING match`;
const tables = new Map<string, Table>();
const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
await database.connect();
await database.query(`DROP TABLE IF EXISTS bare;
  CREATE TABLE bare (match text COLLATE "C", ply int, move text, PRIMARY KEY (match, ply))`);

let waiting: Row[] = [];
let isWriting = false;

/** What comes while others are written goes together. */
async function write(): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const columns = [batch.map(({ match }) => match), batch.map(({ ply }) => ply), batch.map(({ move }) => move)];
    const { rows } = await database.query({ name: "insert", text: INSERT, values: columns });
    const written = new Set(rows.map(({ match }) => match));
    for (const { match, done } of batch) done(written.has(match));
  }
  isWriting = false;
}

function deal(table: Table): void {
  table.deal += 1;
  table.ply = 0;
  table.hands = [0, 1, 2, 3].map((seat) => Array.from({ length: 13 }, (_, n) => 4 * n + seat));
}

/** What one seat is told. */
function event({ deal, ply, turn, last, hands }: Table, seat: number): string {
  const counts = hands.map(({ length }) => length);
  const kind = ply === 0 ? "table" : "move";
  return `id: ${ply}\nevent: ${kind}\ndata: ${JSON.stringify({ deal, ply, turn, last, hand: hands[seat], counts })}\n\n`;
}

async function move(id: string, table: Table, seat: number, asked: { ply: number; move: string }): Promise<object> {
  const card = Number(asked.move);
  if (seat !== table.turn || asked.ply !== table.ply || !table.hands[seat]?.includes(card)) return { refused: true };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.push({ match: `${id}/${table.deal}`, ply: asked.ply, move: asked.move, done: resolve });
  void write();
  if (!(await promise)) return { stale: true };
  table.hands[seat] = table.hands[seat].filter((held) => held !== card);
  Object.assign(table, { ply: table.ply + 1, turn: (seat + 1) % 4, last: asked.move });
  if (table.ply === 52) deal(table);
  for (const [n, stream] of table.streams.entries()) stream.write(event(table, n));
  return { ply: table.ply };
}

async function answer(request: IncomingMessage, id: string, act: string): Promise<object> {
  const body = JSON.parse(await text(request)) as { seat: number; ply: number; move: string };
  if (id === "") {
    const name = randomBytes(5).toString("hex");
    const table: Table = { tokens: [], streams: [], deal: 0, ply: 0, turn: 0, last: "", hands: [] };
    deal(table);
    tables.set(name, table);
    return { id: name };
  }
  const table = tables.get(id);
  if (table === undefined) return {};
  if (act === "moves") return move(id, table, seatOf(request, table), body);
  if (act === "seat") table.tokens[body.seat] = randomBytes(32).toString("base64url");
  return { token: table.tokens[body.seat] };
}

const seatOf = ({ headers }: IncomingMessage, { tokens }: Table): number =>
  tokens.indexOf(headers.authorization?.slice("Bearer ".length) ?? "");

const server = createServer(async (request, response) => {
  const [, , , id = "", act = ""] = (request.url ?? "").split("/");
  const table = tables.get(id);
  if (act === "events" && table !== undefined) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    const seat = seatOf(request, table);
    table.streams[seat] = response;
    response.write(event(table, seat));
    return;
  }
  const told = JSON.stringify(await answer(request, id, act));
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(told) }).end(told);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
