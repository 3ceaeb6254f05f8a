/** `npm run check`: everything a machine can say about the source, side by side, one line for each. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { cycleComplaints } from "./cycles.ts";
import { documentComplaints } from "./documents.ts";
import { layerComplaints } from "./layers.ts";
import { lengthComplaints } from "./length.ts";
import { namedComplaints } from "./named.ts";
import { pinComplaints } from "./pins.ts";
import { promiseComplaints } from "./promises.ts";
import { specComplaints } from "./spec.ts";
import { readTree } from "./tree.ts";
import { vocabularyComplaints } from "./vocabulary.ts";
import { wordComplaints } from "./words.ts";

const root = join(import.meta.dirname, "../..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** Runs a program; gives what it printed when it failed. */
function program(name: string, ...args: string[]): Promise<string[]> {
  const shell = process.platform === "win32";
  return new Promise((done) => {
    const child = spawn(bin(name), args, { cwd: root, shell });
    let output = "";
    child.stdout.on("data", (text) => {
      output += text;
    });
    child.stderr.on("data", (text) => {
      output += text;
    });
    child.on("error", (error) => done([String(error)]));
    child.on("close", (code) => done(code === 0 ? [] : [output.trim() || `${name} ended with ${code}`]));
  });
}

const tree = readTree(root);
const checks: readonly [name: string, complaints: () => string[] | Promise<string[]>][] = [
  ["types", () => program("tsc", "-p", "tsconfig.json")],
  ["types of pure code", () => program("tsc", "-p", "tsconfig.pure.json")],
  ["format and lint", () => program("biome", "check", "--error-on-warnings", ".")],
  ["dead code", () => program("knip", "--no-progress")],
  ["layers", () => layerComplaints(tree)],
  ["games by name", () => namedComplaints(tree)],
  ["cycles", () => cycleComplaints(tree)],
  ["words", () => wordComplaints(tree)],
  ["one word, one thing", () => vocabularyComplaints(tree)],
  ["rules and tests", () => specComplaints(tree)],
  ["documents", () => documentComplaints(tree)],
  ["promises", () => promiseComplaints(tree)],
  ["file length", () => lengthComplaints(tree)],
  ["pinned versions", () => pinComplaints(tree)],
];

const results = await Promise.all(
  checks.map(async ([name, complaints]) => {
    const start = performance.now();
    const found = await complaints();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${found.length === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
    return found;
  }),
);
for (const complaint of results.flat()) console.log(`\n${complaint}`);
process.exitCode = results.flat().length === 0 ? 0 : 1;
