/**
 * `npm run mutants FOLDER… [--count 150] [--seed TEXT]`: breaks the code of some folders at single points drawn by chance, one at a
 * time in a copy of the tree, and runs their tests. A break that no test notices is printed; scripts/mutants/equivalents.json lists
 * those that cannot be noticed, each with its reason.
 */

import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Random } from "@baize/kernel";
import { broken, type Point, pointsOf } from "./mutants/points.ts";
import { copyTree } from "./mutants/tree.ts";
import { Trial } from "./mutants/trial.ts";

const root = join(import.meta.dirname, "..");
/** The share of a draw that may be equivalent, and how long the tests of a mutant may take against those of the original. */
const MOST_EQUIVALENT = 0.1;
const PATIENCE = 6;
const LEAST_PATIENCE_MS = 20_000;

/** A break that no test can notice, with the line it stands on, and why. */
interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const EQUIVALENTS = JSON.parse(readFileSync(join(root, "scripts/mutants/equivalents.json"), "utf8")) as Equivalent[];

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** A point as it is printed and looked up. */
function described({ file, start, end, after }: Point, text: string) {
  const number = lineAt(text, start);
  const line = (text.split("\n")[number - 1] ?? "").trim();
  return { file, number, line, before: text.slice(start, end).trim(), after: after.trim() };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "150" }, seed: { type: "string", default: "mutants" } },
});
const count = Number(values.count);
const folders = positionals.map((path) => path.replaceAll("\\", "/").replace(/\/$/, ""));
const missing = folders.find(
  (folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true,
);
if (folders.length === 0 || missing !== undefined || !Number.isInteger(count) || count < 1) {
  console.error(
    missing === undefined ? "npm run mutants FOLDER… [--count 150] [--seed TEXT]" : `There is no folder ${missing}.`,
  );
  process.exit(2);
}

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .map((path) => path.replaceAll("\\", "/"))
  // Scripts of documents and wrong implementations are tests themselves.
  .filter(
    (path) =>
      !/\.(test|fixture)\.tsx?$|\/(testing|node_modules|words)\/|\/thrown\.ts$|\/documents\/conformance\//.test(path),
  )
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const all = files.flatMap((file) => pointsOf(file, texts.get(file) ?? ""));
const drawn = Random.fromSeed(values.seed).shuffle(all).slice(0, count);
drawn.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.start - b.start);
console.log(`${drawn.length} of ${all.length} points in ${files.length} files, seed ${values.seed}`);

const copy = copyTree(root, ["games/bigtwo/src/mis-react/faces"]);
/** The tests of the innermost folder asked for that holds a file. */
const trials = new Map(folders.map((folder) => [folder, { trial: new Trial(copy, [`${folder}/`]), limit: 600_000 }]));
const trialOf = (file: string) => {
  const [folder = ""] = folders.filter((one) => file.startsWith(`${one}/`)).sort((a, b) => b.length - a.length);
  const found = trials.get(folder);
  if (found === undefined) throw new Error(`${file} is in no folder that was asked for.`);
  return found;
};
const finish = () => {
  for (const { trial } of trials.values()) trial.close();
  rmSync(copy, { recursive: true, force: true });
};
process.once("SIGINT", () => {
  finish();
  process.exit(130);
});

const survivors: string[] = [];
let [equivalent, endless] = [0, 0];
try {
  for (const [folder, one] of trials) {
    const start = performance.now();
    const outcome = await one.trial.ask(join(copy, folder), one.limit);
    if (outcome !== "passed") throw new Error(`The tests of ${folder} do not pass as they are.`);
    one.limit = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - start));
  }
  for (const point of drawn) {
    const text = texts.get(point.file) ?? "";
    const path = join(copy, point.file);
    const { trial, limit } = trialOf(point.file);
    const { file, number, line, before, after } = described(point, text);
    const known = EQUIVALENTS.find(
      (one) => one.file === file && one.line === line && one.before === before && one.after === after,
    );
    if (known !== undefined) {
      equivalent += 1;
      console.log(`equivalent  ${file}:${number}  ${before} → ${after}: ${known.reason}`);
      continue;
    }
    writeFileSync(path, broken(text, point));
    const outcome = await trial.ask(path, limit);
    writeFileSync(path, text);
    if (outcome === "endless") endless += 1;
    if (outcome === "passed") {
      survivors.push(`${file}:${number}`);
      console.log(`SURVIVED    ${file}:${number}  ${before} → ${after}  in  ${line}`);
    }
  }
} finally {
  finish();
}
const found = drawn.length - survivors.length - equivalent;
console.log(`${found} found (${endless} by the time limit), ${survivors.length} survived, ${equivalent} equivalent`);
const tooMany = equivalent > MOST_EQUIVALENT * drawn.length;
if (tooMany) console.log("More than a tenth are called equivalent: that is no proof.");
process.exitCode = survivors.length > 0 || tooMany ? 1 : 0;
