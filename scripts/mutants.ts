/**
 * `npm run mutants FOLDER… [--count 150] [--seed TEXT] [--jobs 1] [--least 100]`: breaks the code of some folders at single points drawn by chance, one
 * at a time in a copy of the tree (as many copies as there are jobs), and runs their tests. A break that no test notices is printed; scripts/mutants/equivalents.json lists
 * those that cannot be noticed, each with its reason.
 */

import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Random } from "@baize/kernel";
import { broken, type Point, pointsOf } from "./mutants/points.ts";
import { copyTree } from "./mutants/tree.ts";
import { type Outcome, Trial } from "./mutants/trial.ts";

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
  options: {
    count: { type: "string", default: "150" },
    seed: { type: "string", default: "mutants" },
    jobs: { type: "string", default: "1" },
    least: { type: "string", default: "100" },
  },
});
const [count, jobs, least] = [Number(values.count), Number(values.jobs), Number(values.least)];
const isCount = (number: number) => Number.isInteger(number) && number >= 1;
const folders = positionals.map((path) => path.replaceAll("\\", "/").replace(/\/$/, ""));
const missing = folders.find(
  (folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true,
);
if (folders.length === 0 || missing !== undefined || ![count, jobs, least].every(isCount)) {
  console.error(
    missing === undefined
      ? "npm run mutants FOLDER… [--count 150] [--seed TEXT] [--jobs 1] [--least 100]"
      : `There is no folder ${missing}.`,
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

/** The folder asked for that holds a file, the innermost of several. */
function folderOf(file: string): string {
  const [folder] = folders.filter((one) => file.startsWith(`${one}/`)).sort((a, b) => b.length - a.length);
  if (folder === undefined) throw new Error(`${file} is in no folder that was asked for.`);
  return folder;
}

/** Where else a folder's code is tested: a game's in the whole game, a package's in everything that is built on it. */
function farOf(folder: string): readonly string[] {
  const [kind, name] = folder.split("/");
  return kind === "games" ? [`games/${name}/`] : ["packages/", "games/"];
}

/** Some tests in a copy of the tree, begun when they are first asked, and how long they may take there. */
class Asked {
  readonly #trial: Trial;
  readonly #root: string;
  #limit: number | undefined;

  constructor(root: string, wanted: readonly string[], project?: string) {
    this.#root = root;
    this.#trial = new Trial(root, wanted, project);
  }

  /** What the tests say of a break. Those that pass with it must pass as they are: what that takes is the measure. */
  async tried(point: Point, text: string): Promise<Outcome> {
    const path = join(this.#root, point.file);
    if (this.#limit === undefined) {
      const start = performance.now();
      const outcome = await this.#trial.ask(path, 600_000);
      if (outcome !== "passed") throw new Error(`The tests around ${point.file} do not pass as they are.`);
      this.#limit = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - start));
    }
    writeFileSync(path, broken(text, point));
    const outcome = await this.#trial.ask(path, this.#limit);
    writeFileSync(path, text);
    return outcome;
  }

  close(): void {
    this.#trial.close();
  }
}

/** A copy of the tree with the tests of each folder asked for, those near and those far. */
class Bench {
  readonly root = copyTree(root, ["games/bigtwo/src/mis-react/faces"]);
  readonly #near = new Map(folders.map((folder) => [folder, new Asked(this.root, [`${folder}/`])]));
  readonly #far = new Map(folders.map((folder) => [folder, new Asked(this.root, farOf(folder), "rules")]));

  /** What the tests of a folder say of a break and, where these notice nothing, all others that run without a page. */
  async tried(point: Point, text: string): Promise<Outcome> {
    const folder = folderOf(point.file);
    const outcome = await this.#near.get(folder)?.tried(point, text);
    return outcome === "passed"
      ? ((await this.#far.get(folder)?.tried(point, text)) ?? outcome)
      : (outcome ?? "passed");
  }

  close(): void {
    for (const asked of [...this.#near.values(), ...this.#far.values()]) asked.close();
    rmSync(this.root, { recursive: true, force: true });
  }
}

const benches = Array.from({ length: Math.min(jobs, drawn.length) }, () => new Bench());
const finish = () => {
  for (const bench of benches) bench.close();
};
process.once("SIGINT", () => {
  finish();
  process.exit(130);
});

const survivors: string[] = [];
let [equivalent, endless] = [0, 0];
const waiting = drawn.values();

/** Takes one break after another until none is left. */
async function work(bench: Bench): Promise<void> {
  for (const point of waiting) {
    const text = texts.get(point.file) ?? "";
    const { file, number, line, before, after } = described(point, text);
    const known = EQUIVALENTS.find(
      (one) => one.file === file && one.line === line && one.before === before && one.after === after,
    );
    if (known !== undefined) {
      equivalent += 1;
      console.log(`equivalent  ${file}:${number}  ${before} → ${after}: ${known.reason}`);
      continue;
    }
    const outcome = await bench.tried(point, text);
    if (outcome === "endless") endless += 1;
    if (outcome === "passed") {
      survivors.push(`${file}:${number}`);
      console.log(`SURVIVED    ${file}:${number}  ${before} → ${after}  in  ${line}`);
    }
  }
}

try {
  await Promise.all(benches.map(work));
} finally {
  finish();
}
const found = drawn.length - survivors.length - equivalent;
const score = (100 * found) / Math.max(1, drawn.length - equivalent);
console.log(
  `${found} found (${endless} by the time limit), ${survivors.length} survived, ${equivalent} equivalent: ${score.toFixed(1)} % of those that can be noticed; at least ${least} % are asked for`,
);
const tooMany = equivalent > MOST_EQUIVALENT * drawn.length;
if (tooMany) console.log("More than a tenth are called equivalent: that is no proof.");
process.exitCode = score < least || tooMany ? 1 : 0;
