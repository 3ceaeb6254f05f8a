import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "baize-weekly-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands in for npm: says what it was asked, and fails at what is named. */
const npm = join(folder, "npm");
writeFileSync(npm, '#!/bin/sh\necho "asked: $*"\ncase "$*" in $FAILING) exit 1;; esac\n');
chmodSync(npm, 0o755);

function weekly(words: readonly string[], failing = "nothing") {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, FAILING: failing };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/weekly.ts"), ...words], {
    encoding: "utf8",
    env,
  });
  const asked = stdout.split("\n").flatMap((line) => (line.startsWith("asked: ") ? [line.slice(7)] : []));
  return { status, asked, said: stdout.trim().split("\n").at(-1), stderr };
}

describe.skipIf(process.platform === "win32")("every week", () => {
  test("CK-Y1 the audit, the mutants and the long proofs all run", () => {
    const { status, asked, said } = weekly([]);
    expect([status, said, asked.length]).toEqual([0, "All is well.", 3]);
    expect([asked[0], asked[2]]).toEqual(["audit --omit=dev", "run test:deep"]);
    const [, ...words] = asked[1]?.split(" -- ") ?? [];
    const folders = words.join(" ").split(" --count 200 --seed week ")[0]?.split(" ") ?? [];
    expect(folders).toHaveLength(5);
    for (const path of folders) expect([path, statSync(join(root, path)).isDirectory()]).toEqual([path, true]);
  });

  test.each([
    ["audit*", "Failed: audit"],
    ["*mutants*", "Failed: mutants"],
    ["*deep*", "Failed: deep"],
    ["*", "Failed: audit, mutants, deep"],
  ])("CK-Y1 where %s fails the others run all the same, and it is named", (failing, told) => {
    const { status, asked, said } = weekly([], failing);
    expect([status, asked.length, said]).toEqual([1, 3, told]);
  });

  test("CK-Y1 some of it can be asked for, and what is no part of it is refused", () => {
    expect(weekly(["audit"]).asked).toEqual(["audit --omit=dev"]);
    const { status, asked, stderr } = weekly(["audit", "everything"]);
    expect([status, asked, stderr]).toEqual([
      2,
      [],
      "There is no task everything: audit, mutants, deep are the tasks.\n",
    ]);
  });
});
