/**
 * Online tables beside what others would pick: moves a second that all four of a table have seen, how long that takes, and what
 * it costs. A machine is not equally fast at all times: all servers of a round are up together and play a few seconds each, in turns, so
 * that what is divided by each other is of the same minute, but for pgbench, which runs last and alone. Several rounds; one in which other programs take more than a fifth of
 * the machine is void. It goes on until three rounds count, or for twenty minutes; what has fewer is printed and not kept.
 * ONLINE_SHORT=1 plays one round of seconds with fewer tables, which is printed and not kept either, nor is what names its servers:
 * ONLINE_ONLY=postgres,bare names the servers, ONLINE_PROFILE=folder writes profiles of them.
 */

import { type Postgres, startPostgres } from "../scripts/postgres.ts";
import { Contestant, dropDatabase, type Found, LARGE, makeDatabase } from "./online/contestant.ts";
import { canMeasure, type Others, watchOthers } from "./online/machine.ts";
import { installPeers, KINDS, type Kind, pgbench } from "./online/servers.ts";
import type { Result } from "./result.ts";

const { ONLINE_SHORT = "", ONLINE_ONLY = "" } = process.env;
const IS_SHORT = ONLINE_SHORT !== "";
/** Turns of each server for each figure, rounds that have to count, and minutes after which no other is begun. */
const TURNS = IS_SHORT ? 2 : 4;
const ROUNDS = IS_SHORT ? 1 : 3;
const MINUTES = IS_SHORT ? 0 : 20;
/** Seconds of a turn flat out; and at a pace, where moves are few and one in a hundred has to be known. */
const TURN = IS_SHORT ? 1 : 2;
const PACED_TURN = IS_SHORT ? 1 : 4;
/** Part of the tables and of the pace. */
const SCALE = IS_SHORT ? 0.2 : 1;
/** The share of the machine that others may take. */
const OTHERS = 0.2;
/** Who writes single rows at a time. */
const CLIENTS = 32;

interface Round {
  readonly others: Others;
  readonly found: ReadonlyMap<string, Found>;
  readonly inserts: number | undefined;
}

/** Plays one round with all servers, in turns. */
async function playRound(kinds: readonly Kind[], postgres: Postgres): Promise<Round> {
  const others = watchOthers();
  const playing = new Set<Contestant>();
  /** The others are measured all the same where one fails; a figure that nobody has is a stroke. */
  const fails = async (kind: Kind, error: unknown, one?: Contestant): Promise<void> => {
    console.log(`  ${kind.title}: ${error}`);
    if (one === undefined || !playing.delete(one)) return;
    await one.end();
  };
  const each = async (act: (one: Contestant) => Promise<void>, order = [...playing]): Promise<void> => {
    for (const one of order) await act(one).catch((error: unknown) => fails(one.kind, error, one));
  };
  /** There and back again, so that nobody is always before another. */
  const inTurns = async (act: (one: Contestant) => Promise<void>): Promise<void> => {
    for (let n = 0; n < TURNS; n++) await each(act, n % 2 === 0 ? [...playing] : [...playing].toReversed());
  };
  try {
    for (const kind of kinds) {
      await Contestant.start(kind, postgres, SCALE).then(
        (one) => void playing.add(one),
        (error: unknown) => fails(kind, error),
      );
    }
    await each((one) => one.count());
    await inTurns((one) => one.flat(TURN));
    await each((one) => one.count());
    await inTurns((one) => one.small(PACED_TURN));
    await each((one) => one.grow());
    await inTurns((one) => one.large(PACED_TURN));
    for (const { kind, found } of playing)
      console.log(`  ${kind.title}: ${Math.round(rate(found))} moves/s, ${Math.round(cpu(found))} µs CPU a move`);
    const url = await makeDatabase(postgres, "inserts");
    const inserts = pgbench(url, CLIENTS, Math.max(1, (TURNS * TURN) / 2));
    await each((one) => one.weigh());
    const found = new Map([...playing].map((one) => [one.kind.name, one.found]));
    return { others: others(), found, inserts };
  } finally {
    for (const one of playing) await one.end();
    await dropDatabase(postgres, "inserts");
  }
}

const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rate = ({ flat: { times, seconds } }: Found): number => times.length / seconds;
/** Microseconds of CPU a move, flat out. */
const aMove = ({ flat }: Found, seconds: number): number => (1e6 * seconds) / flat.times.length;
/** Microseconds of CPU a second of server and PostgreSQL, at a pace. */
const pacedCpu = ({ large, hasDatabase }: Found): number =>
  (1e6 * (large.server + (hasDatabase ? large.database : 0))) / large.seconds;
const databaseCpu = (found: Found): number => (found.hasDatabase ? aMove(found, found.flat.database) : 0);
/** Of server and PostgreSQL. */
const cpu = (found: Found): number => aMove(found, found.flat.server) + databaseCpu(found);
const ratio = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b;
const commitsAMove = ({ commits, flat }: Found): number | undefined => ratio(commits, flat.times.length);
const KB = 1024;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Every figure of one server. */
const FIGURES: readonly (readonly [title: string, of: (found: Found) => number | undefined, digits: number])[] = [
  ["moves/s flat out, 200 tables", rate, 0],
  ["p50 flat out, ms", ({ flat }) => part(flat.times, 0.5), 1],
  ["p99 flat out", ({ flat }) => part(flat.times, 0.99), 1],
  ["p50 200 tables, 100 moves/s", ({ small }) => part(small.times, 0.5), 1],
  ["p99", ({ small }) => part(small.times, 0.99), 1],
  ["p50 500 tables, 250 moves/s", ({ large }) => part(large.times, 0.5), 1],
  ["p99", ({ large }) => part(large.times, 0.99), 1],
  ["CPU µs a move, server", (found) => aMove(found, found.flat.server), 0],
  ["PostgreSQL", databaseCpu, 0],
  ["the load", (found) => aMove(found, found.flat.load), 0],
  ["CPU µs a second and table, 500 at 250 moves/s", (found) => pacedCpu(found) / LARGE.tables, 0],
  ["and stream", (found) => pacedCpu(found) / (4 * LARGE.tables), 0],
  ["commits a move", commitsAMove, 3],
  ["KB a table, heap + external", ({ tableMemory }) => tableMemory / KB, 1],
  ["KB a stream, heap + external", ({ streamMemory }) => streamMemory / KB, 1],
  ["KB a table, resident", ({ tableResident }) => tableResident / KB, 1],
  ["KB a stream, resident", ({ streamResident }) => streamResident / KB, 1],
];

type Of = (round: Round, ours: Found, other: (name: string) => Found | undefined) => number | undefined;

/** A figure of ours to that of another, where that was measured. */
const beside = (ours: Found, other: Found | undefined, figure: (found: Found) => number): number | undefined =>
  other && figure(ours) / figure(other);

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
    of: (_, ours, other) => beside(ours, other("bare"), rate),
  },
  {
    ...{ title: `moves/s ÷ pgbench, ${CLIENTS} clients`, is: "≥", aim: 0.7 },
    of: ({ inserts }, ours) => ratio(rate(ours), inserts),
  },
  {
    ...{ title: "moves/s ÷ Colyseus, no store", is: "≥", gate: 0.8, aim: 1.1 },
    of: (_, ours, other) => beside(ours, other("colyseus"), rate),
  },
  {
    ...{ title: "CPU a move, server and PostgreSQL, ÷ Colyseus", is: "≤", gate: 2, aim: 1.3 },
    of: (_, ours, other) => beside(ours, other("colyseus"), cpu),
  },
  {
    ...{ title: "p99, 200 tables at 100 moves/s, ÷ the bare server", is: "≤", gate: 3, aim: 1.5 },
    of: (_, ours, other) => beside(ours, other("bare"), ({ small }) => part(small.times, 0.99)),
  },
  {
    ...{ title: "p99, 500 tables at 250 moves/s, ÷ the bare server", is: "≤", gate: 3, aim: 1.5 },
    of: (_, ours, other) => beside(ours, other("bare"), ({ large }) => part(large.times, 0.99)),
  },
  {
    ...{ title: "memory a stream, heap and external, KB", is: "≤", gate: 12, aim: 8 },
    of: (_, ours) => ours.streamMemory / KB,
  },
  { title: "memory a stream, resident, KB", is: "≤", gate: 40, aim: 30, of: (_, ours) => ours.streamResident / KB },
  {
    title: "commits of PostgreSQL a move, flat out",
    is: "≤",
    gate: 0.2,
    aim: 0.05,
    of: (_, ours) => commitsAMove(ours),
  },
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
      const isVoid = round.others.equal + round.others.low > OTHERS;
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
  const isTrial = IS_SHORT || wanted !== undefined || good.length < ROUNDS;
  if (good.length < ROUNDS) console.log(`Only ${good.length} of ${ROUNDS} rounds count: this is not kept.`);
  return { title, rows: table(isVoid ? disturbed : good, kinds), isTrial };
}
