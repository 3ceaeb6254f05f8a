/**
 * `npm run mutants FOLDER… [--count 150] [--seed TEXT] [--jobs 1] [--least 100] [--part 1/1]`: breaks the code of some folders at single points drawn by chance, one
 * at a time in a copy of the tree (as many copies as there are jobs), and runs their tests. A break that no test notices is printed; scripts/mutants/equivalents.json lists
 * those that cannot be noticed, each with its reason.
 */

import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Random } from "@baize/kernel";
import { readTree } from "./check/tree.ts";
import { wholeGraph } from "./house/imports.ts";
import { Asked, type Finding } from "./mutants/asked.ts";
import { type Point, pointsOf } from "./mutants/points.ts";
import { testsReaching } from "./mutants/reach.ts";
import { copyTree } from "./mutants/tree.ts";

const root = join(import.meta.dirname, "..");
/** The share of a draw that may be equivalent. */
const MOST_EQUIVALENT = 0.1;

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
    part: { type: "string", default: "1/1" },
  },
});
const [count, jobs, least] = [Number(values.count), Number(values.jobs), Number(values.least)];
const [part = 0, parts = 0] = values.part.split("/").map(Number);
const isCount = (number: number) => Number.isInteger(number) && number >= 1;
const folders = positionals.map((path) => path.replaceAll("\\", "/").replace(/\/$/, ""));
const missing = folders.find(
  (folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true,
);
if (
  folders.length === 0 ||
  missing !== undefined ||
  ![count, jobs, least, part, parts].every(isCount) ||
  part > parts
) {
  console.error(
    missing === undefined
      ? "npm run mutants FOLDER… [--count 150] [--seed TEXT] [--jobs 1] [--least 100] [--part 1/1]"
      : `There is no folder ${missing}.`,
  );
  process.exit(2);
}

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .map((path) => path.replaceAll("\\", "/"))
  // Fixtures, scripts of documents and wrong implementations are tests themselves.
  .filter(
    (path) =>
      !/[./](test|fixture)\.tsx?$|\/(testing|node_modules|words)\/|\/thrown\.ts$|\/documents\/conformance\//.test(path),
  )
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const all = files.flatMap((file) => pointsOf(file, texts.get(file) ?? ""));
const draw = Random.fromSeed(values.seed).shuffle(all).slice(0, count);
draw.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.start - b.start);
const drawn = draw.slice(((part - 1) * draw.length) / parts, (part * draw.length) / parts);
console.log(`${drawn.length} of ${all.length} points in ${files.length} files, seed ${values.seed}`);

/** The entry in the list of those that cannot be noticed. */
function knownOf(point: Point): Equivalent | undefined {
  const { file, line, before, after } = described(point, texts.get(point.file) ?? "");
  return EQUIVALENTS.find(
    (one) => one.file === file && one.line === line && one.before === before && one.after === after,
  );
}

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

const graph = wholeGraph(readTree(root), true);
/** The tests elsewhere that can notice a change of a file. */
const reaching = (file: string): readonly string[] => testsReaching(graph, file);

/** A copy of the tree with the tests of each folder asked for, those near and those far. */
class Bench {
  readonly root = copyTree(root, ["games/bigtwo/src/mis-react/faces"]);
  readonly #near = new Map(folders.map((folder) => [folder, new Asked(this.root, [`${folder}/`])]));
  readonly #far = new Map(folders.map((folder) => [folder, new Asked(this.root, farOf(folder), "rules", reaching)]));

  /** What the tests of a folder say of a break and, where these notice nothing, all others that reach it without a page. */
  async tried(point: Point): Promise<Finding> {
    const folder = folderOf(point.file);
    for (const asked of [this.#near.get(folder), this.#far.get(folder)]) {
      const finding = await asked?.tried(point);
      if (finding !== undefined && finding !== "unnoticed") return finding;
    }
    return "unnoticed";
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

const counted = { unnoticed: 0, failed: 0, endless: 0, unclear: 0, equivalent: 0 };
const SAID: Readonly<Record<Finding, string>> = {
  unnoticed: "SURVIVED",
  failed: "",
  endless: "too long",
  unclear: "UNCLEAR",
};
const waiting = drawn.values();

/** Takes one break after another until none is left. */
async function work(bench: Bench): Promise<void> {
  for (const point of waiting) {
    const text = texts.get(point.file) ?? "";
    const { file, number, line, before, after } = described(point, text);
    const known = knownOf(point);
    if (known !== undefined) {
      counted.equivalent += 1;
      console.log(`equivalent  ${file}:${number}  ${before} → ${after}: ${known.reason}`);
      continue;
    }
    const finding = await bench.tried(point);
    counted[finding] += 1;
    if (SAID[finding] !== "")
      console.log(`${SAID[finding].padEnd(10)}  ${file}:${number}  ${before} → ${after}  in  ${line}`);
  }
}

try {
  await Promise.all(benches.map(work));
} finally {
  finish();
}
const found = counted.failed + counted.endless;
const noticeable = drawn.length - counted.equivalent;
const raw = (100 * found) / Math.max(1, drawn.length);
const score = (100 * found) / Math.max(1, noticeable);
console.log(
  `${found} found (${counted.endless} of them went on for too long), ${counted.unnoticed} survived, ${counted.unclear} unclear, ${counted.equivalent} equivalent: ${raw.toFixed(1)} % raw, ${score.toFixed(1)} % of those that can be noticed; at least ${least} % are asked for`,
);
if (counted.unclear > 0)
  console.log("Unclear: the time was up, but for the original too; try these when the machine is quiet.");
const tooMany = draw.filter(knownOf).length > MOST_EQUIVALENT * draw.length;
if (tooMany) console.log("More than a tenth are called equivalent: that is no proof.");
process.exitCode = score < least || tooMany ? 1 : 0;
