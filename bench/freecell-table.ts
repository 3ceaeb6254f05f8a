/** Rows of the table of record: read, merged, sorted and written with their checksum. */

import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const HEAD = "deal\tcount\tat least\tat most\tseconds\tline\n";

/** A deal in one count: between which lengths its shortest line is, and the best line. */
export interface Row {
  readonly deal: number;
  readonly count: string;
  readonly atLeast: number;
  readonly atMost: number;
  /** CPU seconds that the proof took, or those that were allowed in vain. */
  readonly seconds: number;
  readonly line: string;
}

export type Rows = Map<string, Row>;

export const keyOf = ({ deal, count }: Pick<Row, "deal" | "count">): string => `${deal} ${count}`;

export const isProved = ({ atLeast, atMost }: Row): boolean => atLeast === atMost;

const format = ({ deal, count, atLeast, atMost, seconds, line }: Row): string =>
  `${[deal, count, atLeast, atMost, seconds, line].join("\t")}\n`;

function parse(text: string): Row {
  const [deal, count = "", atLeast, atMost, seconds, line = ""] = text.split("\t");
  const [from = 0, to = 0, time = 0] = [atLeast, atMost, seconds].map(Number);
  return { deal: Number(deal), count, atLeast: from, atMost: to, seconds: time, line };
}

/** All that two rows of the same deal say. */
function joined(a: Row, b: Row): Row {
  const [short, long] = b.atMost < a.atMost || (isProved(b) && !isProved(a)) ? [b, a] : [a, b];
  const atLeast = Math.max(a.atLeast, b.atLeast);
  return { ...short, atLeast, seconds: isProved(short) ? short.seconds : Math.max(short.seconds, long.seconds) };
}

/** Adds a row to what is known. */
export function learn(rows: Rows, row: Row): void {
  const known = rows.get(keyOf(row));
  rows.set(keyOf(row), known === undefined ? row : joined(known, row));
}

/** What the files say together; a file that is not there says nothing, and a line that was cut off neither. */
export function readRows(files: readonly string[]): Rows {
  const rows: Rows = new Map();
  for (const file of files.filter((name) => existsSync(name))) {
    const whole = readFileSync(file, "utf8");
    const lines = whole.slice(0, whole.lastIndexOf("\n")).split("\n");
    for (const text of lines) if (/^\d+\t\w+\t/.test(text)) learn(rows, parse(text));
  }
  return rows;
}

/** Writes one row behind the others, at once: what was proved is not lost when the program ends. */
export function append(file: string, row: Row): void {
  if (!existsSync(file)) writeFileSync(file, HEAD);
  appendFileSync(file, format(row));
}

/** Writes the rows by deal, player moves before single cards; gives the checksum. */
export function writeRows(file: string, rows: Rows): string {
  const sorted = [...rows.values()].sort((a, b) => a.deal - b.deal || (a.count < b.count ? 1 : -1));
  const whole = HEAD + sorted.map(format).join("");
  writeFileSync(file, whole);
  return createHash("sha256").update(whole).digest("hex");
}
