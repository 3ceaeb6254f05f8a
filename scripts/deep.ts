/** `npm run test:deep -- FILE… -t TITLE`: the long proofs, all or some, and their result written to docs/deep.md. */

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
const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "deep*", ...process.argv.slice(2)];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
// Who runs all proofs has the tools of the other languages.
const env = { ...process.env, BAIZE_DEMAND_TOOLS: "1" };
const { status } = spawnSync(process.execPath, [...vitest, ...reporters], { cwd: root, stdio: "inherit", env });

const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
const version = (tool: string): string =>
  spawnSync(tool, ["--version"], { encoding: "utf8" }).stdout?.trim() || `no ${tool}`;
const tools = ["python3", "javac"].map(version).join(", ");
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${tools}`;
const today = new Date().toISOString().slice(0, 10);
const results = join(root, "docs/deep.md");
const earlier = existsSync(results) ? readFileSync(results, "utf8").split("\n").slice(6, -1) : [];

/** The row of a proof; one that was skipped keeps the row it had. */
const rows = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.flatMap(({ title, status, duration = 0 }) => {
    const begin = `| ${title.replaceAll("|", "\\|")} | ${fileOf(name)} |`;
    if (status === "skipped" || status === "pending") return earlier.filter((row) => row.startsWith(begin));
    return [`${begin} ${status} | ${(duration / 1000).toFixed(1)} | ${today}, ${machine} |`];
  }),
);

/** A file as it is named from the root. */
function fileOf(name: string): string {
  return name.slice(root.length + 1).replaceAll("\\", "/");
}

const kept = earlier.filter((row) => !testResults.some(({ name }) => row.includes(` | ${fileOf(name)} | `)));
const head = [
  "# The long proofs",
  "",
  "Written by `npm run test:deep`; the row of `npm run mutants` is taken over from its last line.",
  "",
];
const heading = ["| proof | file | result | seconds | when and where |", "|---|---|---|---|---|"];
writeFileSync(results, [...head, ...heading, ...[...kept, ...rows].sort(), ""].join("\n"));
process.exitCode = status ?? 1;
