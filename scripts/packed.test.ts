import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([["--help"], ["-o", "there"], ["here", "there"]])(
  "CL-N6 `npm run packed -- %s …` makes nothing and says why",
  (...words) => {
    const cwd = mkdtempSync(join(tmpdir(), "baize-packed-"));
    try {
      const script = join(import.meta.dirname, "packed.ts");
      const { status, stderr } = spawnSync(process.execPath, [script, ...words], { cwd, encoding: "utf8" });
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^npm run packed takes one folder, .* it has no options\.\n$/),
      ]);
      for (const word of words) expect(existsSync(join(cwd, word))).toBe(false);
    } finally {
      rmSync(cwd, { recursive: true });
    }
  },
);

test("CL-N7 a README that names a package to install says how the tarballs are, all at once", () => {
  const root = join(import.meta.dirname, "..");
  const texts = globSync("{packages,games,apps}/*/README.md", { cwd: root }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const named = texts.filter((text) => /npm install (--global )?@baize\//.test(text));
  expect(named.length).toBeGreaterThan(9);
  for (const text of named) expect(text).toContain("npm install /path/to/baize/dist/tarballs/*.tgz");
});
