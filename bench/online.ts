/**
 * Online tables beside what others would pick: moves a second that all four of a table have seen, how long that takes, and what
 * it costs. Every server in turn, in several rounds; a round in which other programs take more than a fifth of the machine is
 * void, but for those of low priority, which give way: their share is told. It goes on until three rounds count, or for eight minutes. ONLINE_SHORT=1 plays one round of seconds with fewer tables,
 * which is printed and not kept; ONLINE_ONLY=postgres,bare names the servers, ONLINE_PROFILE=folder writes profiles of them.
 */

import pg from "pg";
import { type Postgres, startPostgres } from "../scripts/postgres.ts";
import type { Played } from "./online/load.ts";
import { canMeasure, cpuOf, type Others, watchOthers } from "./online/machine.ts";
import { installPeers, KINDS, type Kind, pgbench, Running } from "./online/servers.ts";
import type { Result } from "./result.ts";

const { ONLINE_SHORT = "", ONLINE_ONLY = "" } = process.env;
const IS_SHORT = ONLINE_SHORT !== "";
/** Seconds for each figure, rounds that have to count, and minutes after which no other is begun. */
const SECONDS = IS_SHORT ? 2 : 4;
const ROUNDS = IS_SHORT ? 1 : 3;
const MINUTES = IS_SHORT ? 0 : 8;
/** Seconds that are played before anything counts: a server is compiled as it runs. */
const WARMING = IS_SHORT ? 1 : 3;
/** The share of the machine that others may take. */
const OTHERS = 0.2;
/** Tables, and moves a second at them in all: flat out, and at two paces. */
const SCALE = IS_SHORT ? 0.2 : 1;
const SMALL = { tables: 200 * SCALE, rate: 100 * SCALE };
const LARGE = { tables: 500 * SCALE, rate: 250 * SCALE };
const CLIENTS = 32;

/** What was found of one server in one round. */
interface Found {
  readonly flat: Played;
  readonly small: Played;
  readonly large: Played;
  /** Microseconds of CPU a move, flat out: of the server, and of PostgreSQL. */
  readonly cpu: number;
  readonly databaseCpu: number;
  /** The same of the load: where it takes more than the server, it is the load that is measured. */
  readonly loadCpu: number;
  readonly commits: number | undefined;
  /** Bytes: heap and external a table and a stream, and resident a stream. */
  readonly tableMemory: number;
  readonly streamMemory: number;
  readonly resident: number;
}

interface Round {
  readonly others: Others;
  readonly found: ReadonlyMap<string, Found>;
  readonly inserts: number | undefined;
}

const whole = ({ user, system }: NodeJS.CpuUsage): number => user + system;
const held = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

/** Commits of the server's database so far. */
async function commitsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT pg_stat_force_next_flush(), (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS n",
  );
  await client.end();
  return Number(rows[0]?.n);
}

/**
 * A database of its own for each that is measured. It goes afterwards, and what it left to be written is written: the next one
 * neither finds it nor shares the machine with whoever clears it up.
 */
async function withDatabase<T>({ url }: Postgres, name: string, use: (url: string) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  try {
    return await use(url.replace(/postgres$/, name));
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.query("CHECKPOINT");
    await client.end();
  }
}

async function measure(kind: Kind, postgres: Postgres, database: string): Promise<Found> {
  const server = await Running.start(kind, database);
  try {
    // The first table brings the database along: that is no cost of a table.
    await server.open(1);
    const empty = await server.used();
    await server.open(SMALL.tables);
    const opened = await server.used();
    await server.connect();
    await server.flat(WARMING);
    const warm = await server.used();
    const [databaseBefore, commitsBefore] = [cpuOf(postgres.pid), await commitsOf(database)];
    const loadBefore = cpuOf(server.loadPid);
    const flat = await server.flat(SECONDS);
    const loadCpu = 1e6 * (cpuOf(server.loadPid) - loadBefore);
    const after = await server.used();
    const commits = (await commitsOf(database)) - commitsBefore;
    const databaseCpu = 1e6 * (cpuOf(postgres.pid) - databaseBefore);
    const small = await server.paced(SMALL.rate, SECONDS);
    await server.open(LARGE.tables);
    const more = await server.used();
    await server.connect();
    const connected = await server.used();
    const large = await server.paced(LARGE.rate, SECONDS);
    const streams = 4 * (LARGE.tables - SMALL.tables);
    const cpu = whole(after.cpu) - whole(warm.cpu) - whole(warm.clearing);
    return {
      flat,
      small,
      large,
      cpu: cpu / flat.moves,
      databaseCpu: kind.hasDatabase ? databaseCpu / flat.moves : 0,
      loadCpu: loadCpu / flat.moves,
      commits: kind.hasDatabase ? commits / flat.moves : undefined,
      tableMemory: (held(opened.memory) - held(empty.memory)) / (SMALL.tables - 1),
      streamMemory: (held(connected.memory) - held(more.memory)) / streams,
      resident: (connected.memory.rss - more.memory.rss) / streams,
    };
  } finally {
    await server.end();
  }
}

async function playRound(kinds: readonly Kind[], postgres: Postgres): Promise<Round> {
  const others = watchOthers();
  const found = new Map<string, Found>();
  for (const kind of kinds) {
    try {
      const one = await withDatabase(postgres, `bench_${kind.name}`, (url) => measure(kind, postgres, url));
      found.set(kind.name, one);
      const speed = Math.round(one.flat.moves / one.flat.seconds);
      console.log(`  ${kind.title}: ${speed} moves/s, ${Math.round(all(one))} µs CPU a move`);
    } catch (error) {
      // The others are measured all the same; a figure that nobody has is a stroke.
      console.log(`  ${kind.title}: ${error}`);
    }
  }
  const inserts = await withDatabase(postgres, "bench_inserts", async (url) =>
    pgbench(url, CLIENTS, Math.max(1, SECONDS / 2)),
  );
  return { others: others(), found, inserts };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const KB = 1024;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Every figure of one server. */
const FIGURES: readonly (readonly [title: string, of: (found: Found) => number | undefined, digits: number])[] = [
  ["moves/s flat out, 200 tables", ({ flat }) => flat.moves / flat.seconds, 0],
  ["p50 flat out, ms", ({ flat }) => flat.p50, 1],
  ["p99 flat out", ({ flat }) => flat.p99, 1],
  ["p50 200 tables, 100 moves/s", ({ small }) => small.p50, 1],
  ["p99", ({ small }) => small.p99, 1],
  ["p50 500 tables, 250 moves/s", ({ large }) => large.p50, 1],
  ["p99", ({ large }) => large.p99, 1],
  ["CPU µs a move, server", ({ cpu }) => cpu, 0],
  ["PostgreSQL", ({ databaseCpu }) => databaseCpu, 0],
  ["the load", ({ loadCpu }) => loadCpu, 0],
  ["commits a move", ({ commits }) => commits, 3],
  ["KB a table, heap + external", ({ tableMemory }) => tableMemory / KB, 1],
  ["KB a stream, heap + external", ({ streamMemory }) => streamMemory / KB, 1],
  ["KB a stream, resident", ({ resident }) => resident / KB, 1],
];

type Of = (round: Round, ours: Found, other: (name: string) => Found | undefined) => number | undefined;

const rate = (found: Found | undefined): number | undefined => found && found.flat.moves / found.flat.seconds;
const ratio = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b;
const all = ({ cpu, databaseCpu }: Found): number => cpu + databaseCpu;

/** Each gate: what it is, what is to be reached, at least or at most, and how it comes of a round. */
interface Gate {
  readonly title: string;
  readonly is: "≥" | "≤";
  readonly gate?: number;
  readonly aim: number;
  readonly of: Of;
}

const GATES: readonly Gate[] = [
  {
    ...{ title: "moves/s ÷ the bare server", is: "≥", gate: 0.6, aim: 0.8 },
    of: (_, ours, other) => ratio(rate(ours), rate(other("bare"))),
  },
  {
    ...{ title: `moves/s ÷ pgbench, ${CLIENTS} clients`, is: "≥", aim: 0.7 },
    of: ({ inserts }, ours) => ratio(rate(ours), inserts),
  },
  {
    ...{ title: "moves/s ÷ Colyseus, no store", is: "≥", gate: 0.8, aim: 1.1 },
    of: (_, ours, other) => ratio(rate(ours), rate(other("colyseus"))),
  },
  {
    ...{ title: "CPU a move, server and PostgreSQL, ÷ Colyseus", is: "≤", gate: 2, aim: 1.3 },
    of: (_, ours, other) => ratio(all(ours), other("colyseus")?.cpu),
  },
  {
    ...{ title: "p99, 200 tables at 100 moves/s, ÷ the bare server", is: "≤", gate: 3, aim: 1.5 },
    of: (_, ours, other) => ratio(ours.small.p99, other("bare")?.small.p99),
  },
  {
    ...{ title: "p99, 500 tables at 250 moves/s, ÷ the bare server", is: "≤", gate: 3, aim: 1.5 },
    of: (_, ours, other) => ratio(ours.large.p99, other("bare")?.large.p99),
  },
  {
    ...{ title: "memory a stream, heap and external, KB", is: "≤", gate: 12, aim: 8 },
    of: (_, ours) => ours.streamMemory / KB,
  },
  { title: "memory a stream, resident, KB", is: "≤", gate: 40, aim: 30, of: (_, ours) => ours.resident / KB },
  { title: "commits of PostgreSQL a move, flat out", is: "≤", gate: 0.2, aim: 0.05, of: (_, ours) => ours.commits },
];

/** Which of its marks the middle of some rounds reaches. */
function reached({ is, gate, aim }: Gate, values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return "";
  const isReached = (mark: number) => (is === "≥" ? median(known) >= mark : median(known) <= mark);
  if (isReached(aim)) return "aim";
  return gate === undefined ? "" : isReached(gate) ? "gate" : "no";
}

/** The middle of what the rounds say, and all of it; a figure that nobody has is a stroke. */
function told(values: readonly (number | undefined)[], digits: number): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return "–";
  const each = known.length > 1 ? ` (${known.map((value) => value.toFixed(digits)).join(", ")})` : "";
  return `${median(known).toFixed(digits)}${each}`;
}

function table(rounds: readonly Round[], kinds: readonly Kind[]): string[][] {
  const rows = [["what", "gate", "aim", "figure (each round)", "reached"]];
  for (const one of GATES) {
    const values = rounds.map((round) => {
      const ours = round.found.get("postgres");
      return ours && one.of(round, ours, (name) => round.found.get(name));
    });
    const gate = one.gate === undefined ? "" : `${one.is} ${one.gate}`;
    rows.push([one.title, gate, String(one.aim), told(values, 2), reached(one, values)]);
  }
  for (const { name, title } of kinds) {
    for (const [what, of, digits] of FIGURES) {
      const values = rounds.map(({ found }) => {
        const one = found.get(name);
        return one && of(one);
      });
      rows.push([`${title}: ${what}`, "", "", told(values, digits), ""]);
    }
  }
  const inserts = rounds.map(({ inserts: found }) => found);
  const isThere = inserts.some((found) => found !== undefined);
  rows.push([
    `pgbench: single-row inserts a second, ${CLIENTS} clients`,
    "",
    "",
    isThere ? told(inserts, 0) : "not found: Debian's postgresql-contrib has it",
    "",
  ]);
  return rows;
}

/** Plays the rounds, and says what they come to. */
export async function run(): Promise<Result> {
  if (!canMeasure()) throw new Error("This bench reads /proc: it runs on Linux.");
  const hasPeers = installPeers();
  if (!hasPeers) console.log("The peers could not be installed: they are left out.");
  const wanted = ONLINE_ONLY === "" ? undefined : ONLINE_ONLY.split(",");
  const kinds = KINDS.filter(({ name }) => wanted?.includes(name) ?? true).filter(
    ({ name }) => hasPeers || !["colyseus", "boardgame"].includes(name),
  );
  // As it is used: what is committed is on the disk.
  const postgres = await startPostgres({ isSafe: true });
  const [good, disturbed]: [Round[], Round[]] = [[], []];
  const began = performance.now();
  /** Whether one more round would end in time, if it takes as long as the others did. */
  const hasTime = () => {
    const minutes = (performance.now() - began) / 60_000;
    const played = good.length + disturbed.length;
    return played === 0 || minutes + minutes / played <= MINUTES;
  };
  try {
    while (good.length < ROUNDS && hasTime()) {
      const round = await playRound(kinds, postgres);
      const isVoid = round.others.equal > OTHERS;
      (isVoid ? disturbed : good).push(round);
      const share = `${percent(round.others.equal)} of the machine to others, ${percent(round.others.low)} at low priority`;
      console.log(`round ${good.length + disturbed.length}: ${share}${isVoid ? ", void" : ""}`);
    }
  } finally {
    await postgres.end();
  }
  const isVoid = good.length === 0;
  const shares = (isVoid ? disturbed : good).map(({ others: { equal, low } }) => `${percent(equal)} + ${percent(low)}`);
  const counted = `${good.length} rounds, ${disturbed.length} void; to others, and of low priority: ${shares.join(", ")}`;
  const title = `Online tables (${counted}${isVoid ? "; all void, the figures are theirs" : ""})`;
  return { title, rows: table(isVoid ? disturbed : good, kinds), isTrial: IS_SHORT };
}
