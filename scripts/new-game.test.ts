/** A new game in a scratch copy of the project: every check and suite passes with no other edit. */

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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

test.each(["", "Hearts", "my game", "a", "null", "registry", "kernel", "../x", "okapi cards"])(
  "CK-G2 %j is refused and nothing changes",
  (typed) => {
    const { status, output } = run("scripts/new-game.ts", ...(typed.startsWith("okapi") ? typed.split(" ") : [typed]));
    expect(status).toBe(2);
    expect(output).toMatch(/cannot be a game's name|is taken|is too much/);
    expect(git("status", "--porcelain")).not.toMatch(/^( M|\?\?)/m);
  },
);

/** Which doors of the registry lead to something; a web door is TSX, which Node does not load. */
const DOORS = `
  const { GAMES } = await import("./games/registry/src/index.ts");
  const { rules, bots, terminal, web, cover } = GAMES.find(({ id }) => id === "zebra");
  const [game, roster, screen] = await Promise.all([rules(), bots(), terminal()]);
  console.log(game.meta.title, roster.ids.join(), typeof screen.draw, typeof web, typeof cover);
`;

test("CK-G1 a new game passes every check and every suite, and has its doors", { timeout: 240_000 }, () => {
  expect(run("scripts/new-game.ts", "zebra")).toMatchObject({ status: 0 });
  expect(readFileSync(join(scratch, "games/zebra/SPEC.md"), "utf8")).toContain("**ZE-M1**");
  const left = spawnSync("grep", ["-rliE", "(null|kuhn)(game|shape|-table)|@baize/null|NU-", "games/zebra"], {
    cwd: scratch,
  });
  expect(left.stdout.toString()).toBe("");
  symlinkSync(join(scratch, "games/zebra"), join(scratch, "node_modules/@baize/zebra"));
  const doors = run("--input-type=module", "--eval", DOORS);
  expect(doors.output).toBe("Zebra novice,steady function function function\n");
  const checked = run("scripts/check/main.ts");
  expect(checked.output).not.toMatch(/^FAIL/m);
  const suites = ["games/zebra", "games/registry"];
  const projects = ["--project", "rules", "--project", "screens"];
  const tested = run(join(root, "node_modules/vitest/vitest.mjs"), "run", ...projects, ...suites);
  expect(tested, tested.output).toMatchObject({ status: 0 });
  expect(tested.output).toMatch(/games\/zebra\/src\/laws\.test\.ts/);
  expect(tested.output).toMatch(/games\/zebra\/src\/web\/web\.test\.ts/);
});

test("CK-T1 CK-T2 a new game is in the site; a link to nowhere is named, and nothing is written unless it is wanted anyway", () => {
  writeFileSync(join(scratch, "docs/broken.md"), "# Broken\n\n[nowhere](none.md)\n");
  const wrong = "docs/broken.md: the link none.md leads nowhere.\n";
  const strict = run("scripts/site.ts", "site");
  expect([strict.status, strict.output.includes(wrong), existsSync(join(scratch, "site"))]).toEqual([1, true, false]);
  const anyway =
    'import("./scripts/site.ts").then(async ({ buildSite }) => console.log((await buildSite("site", true))[0]))';
  expect(run("--eval", anyway).output).toBe(wrong);
  expect(readFileSync(join(scratch, "site/packages/zebra.html"), "utf8")).toContain("@baize/zebra");
});
