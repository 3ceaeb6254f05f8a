/** A new game in a scratch copy of the project: every check and suite passes with no other edit. */

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "baize-new-game-"));

/** Runs a file of the scratch copy with this Node. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: scratch, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const git = (...args: string[]) => spawnSync("git", args, { cwd: scratch, encoding: "utf8" }).stdout;

/** What `npm ci` would make: every package by a link, our own ones to the scratch copy. */
function linkPackages(): void {
  mkdirSync(join(scratch, "node_modules/@baize"), { recursive: true });
  for (const entry of readdirSync(join(root, "node_modules"))) {
    if (entry !== "@baize") symlinkSync(join(root, "node_modules", entry), join(scratch, "node_modules", entry));
  }
  const { packages } = JSON.parse(readFileSync(join(scratch, "package-lock.json"), "utf8"));
  for (const [path, { resolved }] of Object.entries<{ resolved?: string }>(packages)) {
    if (path.startsWith("node_modules/@baize/") && resolved) symlinkSync(join(scratch, resolved), join(scratch, path));
  }
}

beforeAll(() => {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.stdout.split("\0").filter((path) => path !== "")) {
    cpSync(join(root, file), join(scratch, file), { force: true });
  }
  linkPackages();
  git("init", "-q");
  git("add", "-A");
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(["", "Hearts", "my game", "a", "null", "registry", "kernel", "../x"])(
  "CK-G2 %j is refused and nothing changes",
  (name) => {
    const { status, output } = run("scripts/new-game.ts", name);
    expect(status).toBe(2);
    expect(output).toMatch(/cannot be a game's name|is taken/);
    expect(git("status", "--porcelain")).not.toMatch(/^( M|\?\?)/m);
  },
);

test("CK-G1 a new game passes every check and every suite", { timeout: 120_000 }, () => {
  expect(run("scripts/new-game.ts", "zebra")).toMatchObject({ status: 0 });
  expect(readFileSync(join(scratch, "games/zebra/SPEC.md"), "utf8")).toContain("**ZE-M1**");
  symlinkSync(join(scratch, "games/zebra"), join(scratch, "node_modules/@baize/zebra"));
  const checked = run("scripts/check/main.ts");
  expect(checked.output).not.toMatch(/^FAIL/m);
  const suites = ["games/zebra", "games/registry"];
  const tested = run(join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "rules", ...suites);
  expect(tested, tested.output).toMatchObject({ status: 0 });
  expect(tested.output).toMatch(/games\/zebra\/src\/laws\.test\.ts/);
});
