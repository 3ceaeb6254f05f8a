/**
 * The table of record: `node bench/freecell-record.ts 1 1000 --seconds 60 --workers 2` proves shortest lengths of numbered
 * deals, in player moves and in single cards, with at most so many CPU seconds each, and keeps them in
 * docs/freecell-shortest.tsv (`--file`). What is proved there, or in files named by `--known`, is not done again; what is
 * not is tried anew when it may take longer than it took before. `--count cards` proves one count alone, `--tables` says how
 * many tables a proof may remember, and after `--minutes` it ends by itself. Ends with the file's checksum.
 */

import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { autoplay, freecell, type Move, type State } from "@baize/freecell";
import { type Count, Shortest, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";
import { append, isProved, keyOf, learn, type Row, type Rows, readRows, writeRows } from "./freecell-table.ts";

/** A deal to be proved, in so many CPU seconds, and not after a time of day in milliseconds. */
interface Task {
  readonly deal: number;
  readonly count: Count;
  readonly seconds: number;
  readonly tables: number;
  readonly until: number;
}

/** Less time than this is not begun with. */
const LEAST_SECONDS = 3;

/** CPU time of this process in milliseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const play = (state: State, move: Move): State => must(freecell.apply(state, move));
const settle = (state: State): State => autoplay(state, "safe").reduce(play, state);

/** The moves of a line as text, which the rules read again; safe moves home are left out, for they follow by themselves. */
function textOf(start: State, line: readonly Move[]): string {
  if (!wins(start, line)) throw new Error("a line does not win");
  let whole = start;
  let state = settle(start);
  const texts: string[] = [];
  for (const move of line) {
    const before = whole;
    whole = play(whole, move);
    const suit = whole.foundations.findIndex((height, i) => height !== before.foundations[i]);
    if (suit >= 0 && (state.foundations[suit] ?? 0) >= (whole.foundations[suit] ?? 0)) continue;
    texts.push(freecell.formatMove(move, state));
    state = settle(play(state, move));
  }
  if (state.foundations.some((height) => height !== 13)) throw new Error("a line does not win without safe moves home");
  return texts.join(".");
}

function prove({ deal, count, seconds, tables, until }: Task): Row {
  const state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  const start = cpu();
  const now = () => Math.max(cpu() - start, Date.now() - until + seconds * 1000);
  const search = new Shortest(state, { count, tables });
  search.run(new Budget({ milliseconds: seconds * 1000 - now(), now }));
  const taken = Math.ceil((cpu() - start) / 100) / 10;
  const { line, isLost, atMost } = search;
  const atLeast = isLost ? atMost : search.atLeast;
  const isCut = Date.now() >= until;
  return {
    deal,
    count,
    atLeast,
    atMost,
    seconds: atLeast === atMost || isCut ? taken : seconds,
    line: line === undefined ? "" : textOf(state, line),
  };
}

/** Proves what it is told to, one after the other. */
function work(): void {
  process.on("message", (task: Task) => process.send?.(prove(task)));
  process.on("disconnect", () => process.exit());
}

const COUNTS: readonly Count[] = ["moves", "cards"];

/** What is not proved yet and may take longer than before: what is new first, then what is nearest to being proved. */
function tasksOf(deals: readonly number[], counts: readonly Count[], seconds: number, rows: Rows) {
  const tasks = counts.flatMap((count) =>
    deals.map((deal) => ({ deal, count, known: rows.get(keyOf({ deal, count })) })),
  );
  const gapOf = ({ known }: (typeof tasks)[number]): number => (known ? known.atMost - known.atLeast : 0);
  return tasks
    .filter(({ known }) => known === undefined || (!isProved(known) && known.seconds < seconds))
    .sort((a, b) => gapOf(a) - gapOf(b))
    .map(({ deal, count }) => ({ deal, count }));
}

/** Shares the deals among processes of their own, each as soon as one is free. */
function share(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: "string", default: "60" },
      workers: { type: "string", default: `${availableParallelism()}` },
      file: { type: "string", default: join(import.meta.dirname, "../docs/freecell-shortest.tsv") },
      known: { type: "string", multiple: true, default: [] },
      count: { type: "string" },
      tables: { type: "string", default: "16000000" },
      minutes: { type: "string", default: "Infinity" },
    },
  });
  const [first = 1, last = 1000] = positionals.map(Number);
  const [seconds = 0, workers = 0, tables = 0, minutes = 0] = [
    values.seconds,
    values.workers,
    values.tables,
    values.minutes,
  ].map(Number);
  const { file } = values;
  const until = Date.now() + minutes * 60_000;
  const rows = readRows([file, ...values.known]);
  const deals = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const counts = COUNTS.filter((count) => values.count === undefined || values.count === count);
  const tasks = tasksOf(deals, counts, seconds, rows);
  let busy = workers;
  const next = (worker: ChildProcess): void => {
    const left = (until - Date.now()) / 1000;
    const task = left < LEAST_SECONDS ? undefined : tasks.shift();
    if (task !== undefined) worker.send({ ...task, seconds, tables, until: Math.min(until, Number.MAX_SAFE_INTEGER) });
    else {
      worker.disconnect();
      if (--busy === 0) console.log(`sha256 ${writeRows(file, rows)}`);
    }
  };
  for (let i = 0; i < workers; i++) {
    const worker = fork(process.argv[1] ?? "", ["worker"]);
    worker.on("message", (row: Row) => {
      append(file, row);
      learn(rows, row);
      console.log(`${row.deal} ${row.count}: ${row.atLeast} to ${row.atMost}, ${row.seconds} s`);
      next(worker);
    });
    next(worker);
  }
}

if (process.argv[2] === "worker") work();
else share();
