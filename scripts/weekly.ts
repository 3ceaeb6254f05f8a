/** `npm run weekly`: what takes too long for every change. All of it runs, and what failed is named at the end. */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Known holes in what is shipped, the proof that tests notice, and the long proofs and attacks. */
const TASKS: readonly (readonly string[])[] = [
  ["audit", "--omit=dev"],
  ...("mutants" in scripts ? [["run", "mutants"]] : []),
  ["run", "test:deep"],
];

const failed = TASKS.filter((words) => {
  console.log(`\nnpm ${words.join(" ")}`);
  return spawnSync("npm", words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status !== 0;
});
console.log(failed.length === 0 ? "\nAll is well." : `\nFailed: ${failed.map((words) => words.join(" ")).join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
