/** `npm run test:deep -- FILE…`: the long proofs, all or some, and their result written to docs/deep.md. */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

const root = join(import.meta.dirname, "..");
const file = join(mkdtempSync(join(tmpdir(), "baize-deep-")), "report.json");
const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "deep", ...process.argv.slice(2)];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
const { status } = spawnSync(process.execPath, [...vitest, ...reporters], { cwd: root, stdio: "inherit" });

const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`;
const today = new Date().toISOString().slice(0, 10);
const rows = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ title, status, duration = 0 }) => {
    const path = name.slice(root.length + 1).replaceAll("\\", "/");
    return `| ${title.replaceAll("|", "\\|")} | ${path} | ${status} | ${(duration / 1000).toFixed(1)} | ${today}, ${machine} |`;
  }),
);

/** The rows of files that were not run this time are kept. */
const results = join(root, "docs/deep.md");
const ran = new Set(rows.map((row) => row.split(" | ").at(-4)));
const before = existsSync(results) ? readFileSync(results, "utf8").split("\n").slice(6, -1) : [];
const kept = before.filter((row) => !ran.has(row.split(" | ").at(-4)));
const head = ["# The long proofs", "", "Written by `npm run test:deep`.", ""];
const heading = ["| proof | file | result | seconds | when and where |", "|---|---|---|---|---|"];
writeFileSync(results, [...head, ...heading, ...[...kept, ...rows].sort(), ""].join("\n"));
process.exitCode = status ?? 1;
