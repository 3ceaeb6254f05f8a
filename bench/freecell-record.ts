/**
 * The table of record: `node bench/freecell-record.ts 1 1000 60` proves shortest lengths of numbered deals, in player moves and
 * in single cards, with at most so many CPU seconds each, and keeps them in docs/freecell-shortest.tsv. What is proved there
 * is not done again; what is not is tried anew when it may take longer than it took before. Ends with the file's checksum.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freecell, type State } from "@baize/freecell";
import { type Count, Shortest, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";

const FILE = join(import.meta.dirname, "../docs/freecell-shortest.tsv");
const HEAD = "deal\tcount\tat least\tat most\tseconds allowed\tline";
const COUNTS: readonly Count[] = ["moves", "cards"];
const TABLES = 16_000_000;

interface Row {
  readonly deal: number;
  readonly count: string;
  readonly atLeast: number;
  readonly atMost: number;
  readonly seconds: number;
  readonly line: string;
}

/** CPU time of this process in milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const keyOf = ({ deal, count }: Pick<Row, "deal" | "count">): string => `${deal} ${count}`;

function read(): Map<string, Row> {
  const lines = existsSync(FILE) ? readFileSync(FILE, "utf8").trim().split("\n").slice(1) : [];
  const rows = lines.map((text) => {
    const [deal, count = "", atLeast, atMost, seconds, line = ""] = text.split("\t");
    return {
      deal: Number(deal),
      count,
      atLeast: Number(atLeast),
      atMost: Number(atMost),
      seconds: Number(seconds),
      line,
    };
  });
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Writes the rows by deal, player moves before single cards; gives the checksum. */
function write(rows: Iterable<Row>): string {
  const sorted = [...rows].sort((a, b) => a.deal - b.deal || (a.count < b.count ? 1 : -1));
  const text = sorted.map((row) => [row.deal, row.count, row.atLeast, row.atMost, row.seconds, row.line].join("\t"));
  const whole = `${[HEAD, ...text].join("\n")}\n`;
  writeFileSync(FILE, whole);
  return createHash("sha256").update(whole).digest("hex");
}

/** The moves of a line as text, which the rules read again. */
function textOf(start: State, search: Shortest): string {
  if (search.line === undefined || !wins(start, search.line)) return "";
  let state = start;
  const texts = search.line.map((move) => {
    const text = freecell.formatMove(move, state);
    state = must(freecell.apply(state, move));
    return text;
  });
  return texts.join(".");
}

function prove(deal: number, count: Count, seconds: number): Row {
  const state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  const search = new Shortest(state, { count, tables: TABLES });
  search.run(new Budget({ milliseconds: seconds * 1000, now }));
  return { deal, count, atLeast: search.atLeast, atMost: search.atMost, seconds, line: textOf(state, search) };
}

const [first = 1, last = 1000, seconds = 60] = process.argv.slice(2).map(Number);
const rows = read();
for (let deal = first; deal <= last; deal++) {
  for (const count of COUNTS) {
    const known = rows.get(keyOf({ deal, count }));
    if (known !== undefined && (known.atLeast === known.atMost || known.seconds >= seconds)) continue;
    const row = prove(deal, count, seconds);
    rows.set(keyOf(row), row);
    write(rows.values());
    console.log(`${deal} ${count}: ${row.atLeast} to ${row.atMost}`);
  }
}
console.log(`sha256 ${write(rows.values())}`);
