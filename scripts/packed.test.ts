import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
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
