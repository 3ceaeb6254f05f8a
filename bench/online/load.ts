/** The load: a process that opens tables at a server and plays at them, flat out or at a pace, as it is told by whoever started it. */

import { OPEN, type Table } from "./tables.ts";

/** What the load is told to do. */
export type Task =
  | { readonly kind: "open"; readonly server: string; readonly port: number; readonly tables: number }
  | { readonly kind: "connect" }
  | { readonly kind: "flat"; readonly seconds: number }
  | { readonly kind: "paced"; readonly rate: number; readonly seconds: number };

/** What came of it: how long each move took that all four saw in the time, in milliseconds. */
export interface Played {
  readonly times: readonly number[];
  readonly seconds: number;
}

const tables: Table[] = [];
let connected = 0;

/** Tables that share an address of this machine: servers count by it. */
const AT_ONE = 14;
/** Tables that are opened or followed at a time. */
const AT_ONCE = 8;

const played = (times: readonly number[], began: number): Played => ({
  times,
  seconds: (performance.now() - began) / 1000,
});

/** Every table plays on as soon as everybody has seen the last move. */
function flat(seconds: number): Promise<Played> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + 1000 * seconds;
  return new Promise((done) => {
    let playing = tables.length;
    let result: Played | undefined;
    const next = (table: Table) => {
      const sent = performance.now();
      if (sent >= end) {
        // Those that are still on their way belong to nobody.
        result ??= played(times, began);
        playing -= 1;
        if (playing === 0) done(result);
        return;
      }
      const seen = () => {
        const now = performance.now();
        if (now < end) times.push(now - sent);
      };
      table.play(seen, () => next(table));
    };
    for (const table of tables) next(table);
  });
}

/** One table after the other makes a move, so many a second, whatever became of the last; time counts from when it was due. */
function paced(rate: number, seconds: number): Promise<Played> {
  const times: number[] = [];
  const began = performance.now();
  const count = Math.round(rate * seconds);
  const late = new Map<Table, number[]>();
  return new Promise((done) => {
    let [sent, left] = [0, count];
    const play = (table: Table, due: number) => {
      late.set(table, late.get(table) ?? []);
      const ready = () => {
        const next = late.get(table)?.shift();
        if (next === undefined) late.delete(table);
        else play(table, next);
        left -= 1;
        if (left === 0) done(played(times, began));
      };
      table.play(() => times.push(performance.now() - due), ready);
    };
    const tick = () => {
      for (; sent < count && began + (1000 * sent) / rate <= performance.now(); sent++) {
        const table = tables[sent % tables.length];
        const due = began + (1000 * sent) / rate;
        if (table === undefined) continue;
        const waiting = late.get(table);
        if (waiting === undefined) play(table, due);
        else waiting.push(due);
      }
      if (sent < count) setTimeout(tick, 1);
    };
    tick();
  });
}

async function open({ server, port, tables: count }: Task & { kind: "open" }): Promise<void> {
  const opened = OPEN[server];
  if (opened === undefined) throw new Error(`No server is called ${server}.`);
  while (tables.length < count) {
    const few = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, (_, n) => tables.length + n);
    const ways = few.map((n) => ({ port, from: `127.1.0.${1 + Math.floor(n / AT_ONE)}` }));
    tables.push(...(await Promise.all(ways.map((way) => opened(way)))));
  }
}

async function connect(): Promise<void> {
  for (; connected < tables.length; connected += AT_ONCE) {
    await Promise.all(tables.slice(connected, connected + AT_ONCE).map((table) => table.connect()));
  }
  connected = tables.length;
}

async function carryOut(task: Task): Promise<Played | null> {
  if (task.kind === "flat") return flat(task.seconds);
  if (task.kind === "paced") return paced(task.rate, task.seconds);
  await (task.kind === "open" ? open(task) : connect());
  return null;
}

process.on("message", (task: Task) => void carryOut(task).then((result) => process.send?.({ result })));
for (const event of ["unhandledRejection", "uncaughtException"]) {
  process.on(event, (error) => {
    process.send?.({ error: String(error) });
    process.exit(1);
  });
}
