/**
 * `npm run bench -- NAME…`: runs benches (all of them when none is named), prints their tables and keeps them in RESULTS.md but for short runs;
 * with `--list` it names them.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Result } from "./result.ts";

/** One line per bench. */
const BENCHES: Readonly<Record<string, () => Promise<{ run(): Result | Promise<Result> }>>> = {
  bigtwo: () => import("./bigtwo.ts"),
  levels: () => import("./levels.ts"),
  learned: () => import("./learned.ts"),
  grandmaster: () => import("./grandmaster.ts"),
  company: async () => (await import("./company.ts")).levels,
  networks: async () => (await import("./company.ts")).networks,
  freecell: () => import("./freecell.ts"),
  family: () => import("./family.ts"),
  turns: () => import("./turns.ts"),
  survey: () => import("./survey.ts"),
  proofs: () => import("./proofs.ts"),
  pegs: () => import("./pegs.ts"),
  page: () => import("./page.ts"),
  engine: () => import("./engine.ts"),
  online: () => import("./online.ts"),
  terminal: () => import("./terminal.ts"),
};

const FILE = join(import.meta.dirname, "RESULTS.md");
const HEAD = "# Results\n\nWritten by `npm run bench`; each bench replaces its own section.\n";

/** A bench's section: title, machine, date and table. */
function section({ title, rows }: Result): string {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`;
  const [heading = [], ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  const rule = `|${"---|".repeat(rows[0]?.length ?? 0)}`;
  const date = new Date().toISOString().slice(0, 10);
  return [`## ${title}`, "", `${date}, ${machine}.`, "", heading, rule, ...body, ""].join("\n");
}

/** What a section is called, without what was counted: `(200 deals)`. */
const nameOf = (section: string): string => section.split(/ \(|\n/, 1)[0] ?? "";

/** The file with this section in the place of the one of the same name, whatever was counted there, or at the end. */
function replaced(text: string, next: string): string {
  const [head = HEAD, ...sections] = text.split(/^(?=## )/m);
  const others = sections.filter((part) => nameOf(part) !== nameOf(next)).map((part) => `${part.trimEnd()}\n`);
  return [`${head.trimEnd()}\n`, ...[...others, next].sort()].join("\n");
}

const isList = process.argv[2] === "--list";
const named = isList ? [] : process.argv.slice(2);
const unknown = named.filter((name) => BENCHES[name] === undefined);
if (isList) console.log(Object.keys(BENCHES).join("\n"));
else if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 1;
} else {
  for (const name of named.length > 0 ? named : Object.keys(BENCHES)) {
    const bench = await BENCHES[name]?.();
    if (bench === undefined) continue;
    const result = await bench.run();
    const text = section(result);
    console.log(text);
    if (result.isTrial !== true)
      writeFileSync(FILE, replaced(existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD, text));
  }
}
