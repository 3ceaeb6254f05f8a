/** `npm run test:deep`: the long proofs, and their result written to docs/deep.md. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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
const rows = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ title, status, duration = 0 }) => {
    const path = name.slice(root.length + 1).replaceAll("\\", "/");
    return `| ${title.replaceAll("|", "\\|")} | ${path} | ${status} | ${(duration / 1000).toFixed(1)} |`;
  }),
);
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`;
const head = `# The long proofs\n\nWritten by \`npm run test:deep\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`;
const table = ["", "| proof | file | result | seconds |", "|---|---|---|---|", ...rows.sort(), ""];
writeFileSync(join(root, "docs/deep.md"), head + table.join("\n"));
process.exitCode = status ?? 1;
