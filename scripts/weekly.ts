/** `npm run weekly -- [audit] [mutants] [deep]`: what takes too long for every change, or some of it. All of it runs, and what failed is named at the end. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What the rules stand on: here a break that no test notices would reach every table. */
const PROVED = [
  ...["bigtwo", "freecell", "pegs"].map((game) => `games/${game}/src/rules`),
  ...["kernel", "cards"].map((name) => `packages/${name}/src`),
];
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** Another draw each week. */
const seed = `week ${Math.floor(Date.now() / WEEK_MS)}`;

/** Known holes in what is shipped, the proof that tests notice, and the long proofs and attacks. */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  audit: ["audit", "--omit=dev"],
  mutants: ["run", "mutants", "--", ...PROVED, "--count", "200", "--seed", seed, "--least", "97"],
  deep: ["run", "test:deep"],
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(TASKS, name));
if (unknown !== undefined) {
  console.error(`There is no task ${unknown}: ${Object.keys(TASKS).join(", ")} are the tasks.`);
  process.exit(2);
}

const failed = (named.length === 0 ? Object.keys(TASKS) : named).filter((name) => {
  const words = TASKS[name] ?? [];
  console.log(`\nnpm ${words.join(" ")}`);
  return spawnSync("npm", words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status !== 0;
});
console.log(failed.length === 0 ? "\nAll is well." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
