/**
 * `npm run million -- [LAST] [--file FILE]`: solves the deals 1 to LAST, a million of them, and writes what is known of each
 * to deals/million.bin; docs/deals.md says how it is read. Every line is replayed by the checker before it counts, and lengths
 * that docs/freecell-shortest.tsv has proved are written too. Stopped, it goes on where it was; ends with the checksum.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Budget } from "@baize/kernel";
import { formatCatalogue, gradeOf, type Known, levelOf, parseCatalogue } from "../src/deals/index.ts";
import { winsWritten } from "../src/solver/checker.ts";
import { Inquiry } from "../src/solver/portfolio.ts";

/** So many deals are solved between two writings. */
const PART = 10_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: "string" } } });
const last = Number(positionals[0] ?? 1_000_000);
const file = values.file ?? join(import.meta.dirname, "../deals/million.bin");
const part = `${file}.part`;

/** The lengths that are proved shortest, in player moves. */
function provedLengths(): ReadonlyMap<number, number> {
  const rows = readFileSync(join(import.meta.dirname, "../../../docs/freecell-shortest.tsv"), "utf8")
    .split("\n")
    .map((row) => row.split("\t"));
  return new Map(
    rows.flatMap(([deal, count, atLeast, atMost]) =>
      count === "moves" && atLeast === atMost ? [[Number(deal), Number(atMost)] as const] : [],
    ),
  );
}

const proved = provedLengths();

/** What the solver finds about a deal, however long it takes. */
function solved(deal: number): Known {
  const inquiry = new Inquiry(deal);
  if (inquiry.ask(new Budget()) === "lost") return { kind: "lost" };
  if (!winsWritten(deal, inquiry.texts())) throw new Error(`The line of deal ${deal} does not win.`);
  const { length: moves, expansions } = inquiry;
  const shortest = proved.get(deal);
  if (shortest !== undefined && shortest > moves) throw new Error(`Deal ${deal} has a line shorter than its shortest.`);
  return {
    kind: "won",
    moves,
    grade: gradeOf(levelOf(expansions, moves)),
    ...(shortest !== undefined && { shortest }),
  };
}

/** What an interrupted run has left. */
function begun(): Known[] {
  const catalogue = existsSync(part) ? parseCatalogue(readFileSync(part)) : undefined;
  if (catalogue === undefined || !catalogue.ok) return [];
  return Array.from({ length: catalogue.value.last }, (_, i) => catalogue.value.of(i + 1) as Known);
}

const known = begun();
const started = performance.now();
while (known.length < last) {
  const end = Math.min(last, known.length + PART);
  while (known.length < end) known.push(solved(known.length + 1));
  writeFileSync(part, formatCatalogue(1, known));
  process.stderr.write(`${known.length} of ${last}, ${Math.round((performance.now() - started) / 1000)} s\n`);
}
const bytes = formatCatalogue(1, known);
writeFileSync(file, bytes);
rmSync(part, { force: true });
process.stdout.write(
  `${createHash("sha256").update(bytes).digest("hex")}  ${bytes.length} bytes, deals 1 to ${last}\n`,
);
