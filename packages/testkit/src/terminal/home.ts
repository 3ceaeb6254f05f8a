/** Homes for commands under test, where matches are kept: each test has its own, and all of them go in the end. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Opens a place for homes, for one file of tests; gives what makes a new home. */
export function startHomes(): () => string {
  const homes = mkdtempSync(join(tmpdir(), "baize-homes-"));
  afterAll(() => rmSync(homes, { recursive: true }));
  return () => mkdtempSync(join(homes, "home-"));
}

/** What a command prints with `--json`: one value a line. */
export const jsonLines = (out: string) =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
