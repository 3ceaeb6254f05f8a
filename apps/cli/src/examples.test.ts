/** Every example in every help, and every command in the documents, is run: cut short where it would take long, and else as it stands. */

import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freecell } from "@baize/freecell";
import { Match, must } from "@baize/kernel";
import { MAIN } from "@baize/testkit/terminal";
import { Command } from "commander";
import { afterAll, describe, expect, test } from "vitest";
import { declaredFor } from "./arguments/declarations.ts";
import { COMMANDS } from "./program.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "baize-examples-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The help of a command. */
async function helpOf({ name, load }: (typeof COMMANDS)[number]): Promise<string> {
  let help = "";
  const command = new Command(name).configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  (await load()).define(command, await declaredFor(["--help"], true));
  command.outputHelp();
  return help;
}

const helps = await Promise.all(COMMANDS.map(async (entry) => [entry.name, await helpOf(entry)] as const));
const inHelp = helps.flatMap(([, help]) => help.slice(help.indexOf("Examples:")).split("\n").slice(1));

/** The ways in which a document starts the command. */
const STARTED = /(npm run baize --|npx @baize\/cli) /;

/** The commands of ours in a document: lines of its plain blocks, and what is started by npm in its sentences. */
function inDocument(file: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  const lines = text
    .split("```")
    .filter((block, i) => i % 2 === 1 && block.startsWith("\n"))
    .flatMap((block) => block.split("\n"));
  const inSentences = [...text.matchAll(/`(npm run baize -- [^`]+)`/g)].map(([, line = ""]) => line);
  return [...lines, ...inSentences]
    .map((line) => line.replace(STARTED, "baize "))
    .filter((line) => /^(\w+=\S+ )?baize |\| baize /.test(line));
}
const DOCUMENTS = ["README.md", "apps/cli/README.md", ...globSync("docs/*.md", { cwd: root }).sort()];

const examples = [...new Set([...inHelp, ...DOCUMENTS.flatMap(inDocument)].map((line) => line.trim()))].filter(Boolean);

/** What would take too long, or needs what is not here: how it is cut short, and how it may end then. */
const CUTS: readonly (readonly [pattern: RegExp, put: string, codes?: readonly number[]])[] = [
  [/ 1-(32000|1000000) /, " 1-20 "],
  [/--deals 20+/, "--deals 1"],
  [/--movetime 100/, "--movetime 2"],
  [/(arena .*)--json/, "$1--json --deals 1"],
  [/--sprt 0,0.5/, "--sprt 0,0.5 --deals 1", [4]],
  [/english-d4/, "plus"],
  [/--budget-ms 5000/, "--budget-ms 300", [0, 4]],
  [/--prove --count cards/, "--prove --count cards --budget-ms 300", [0, 4]],
  [/(analyse freecell.*)/, "$1 --budget-ms 300", [0, 4]],
  [/'…'/, "'x'"],
  // No server listens there: it was understood, and says so in a sentence.
  [/postgres:\S+/, "postgres://127.0.0.1:9/none", [1]],
  [/(baize worker.*)/, "$1 --wait 0"],
  // Beside it another example starts that very file.
  [/(--adapter .*> )/, "$1written-"],
  // What stands after -- is asked, and does as well or as badly as it can.
  [/(check-document .* -- java.*)/, "$1", [0, 1]],
];
/** These have tests of their own: a page that is built and served, tables where others sit, measurements that are written down, tests run a hundred times. */
const ELSEWHERE = /^baize (serve|join|host|bench terminal|check-document .*--mutants)/;

cpSync(join(root, "clients"), join(folder, "clients"), { recursive: true });
for (const place of ["apps/cli/adapters", "docs/examples"]) cpSync(join(root, place), folder, { recursive: true });
writeFileSync(join(folder, "moves.txt"), "83\n53 # a remark\n");
writeFileSync(
  join(folder, "match.json"),
  must(Match.fromLink(freecell, "/freecell/617?moves=83.53.6a.65.a6.2a.27.72.4b.46.42.7c")).save(),
);
writeFileSync(join(folder, "baize"), `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
chmodSync(join(folder, "baize"), 0o755);
for (const place of [".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions"])
  mkdirSync(join(folder, place), { recursive: true });
symlinkSync(process.execPath, join(folder, "node"));

describe("help", () => {
  test.each(helps)("CL-H1 `baize %s --help` has examples", (name, help) => {
    expect(help).toContain("Examples:\n  ");
    expect(help.slice(help.indexOf("Examples:"))).toContain(`baize ${name} `);
  });

  test("CL-H3 there are examples in the documents too", () => {
    expect(DOCUMENTS.flatMap(inDocument).length).toBeGreaterThan(5);
    expect(examples.length).toBeGreaterThan(35);
  });
});

describe.skipIf(process.platform === "win32")("examples", () => {
  test.each(examples.filter((line) => !ELSEWHERE.test(line)))("CL-H3 %s", async (line) => {
    let codes: readonly number[] = [0];
    let cut = line;
    for (const [pattern, put, ends] of CUTS) {
      if (!pattern.test(cut)) continue;
      cut = cut.replace(pattern, put);
      codes = ends ?? codes;
    }
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, PYTHONPATH: "clients/python", HOME: folder };
    const child = spawn("sh", ["-c", cut], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
    let err = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      err += text;
    });
    const code = await new Promise((done) => child.on("close", done));
    expect(codes, `${cut}\n${err}`).toContain(code);
  });
});
