/** Text of people never becomes HTML. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { escaped } from "./made.ts";

const root = join(import.meta.dirname, "../../../..");
const WAYS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(/;

test("ON-L8 nothing in the page writes markup from text, or runs text", () => {
  const files = globSync(
    ["apps/web/src/**/*.{ts,tsx}", "packages/{faces,hands,table}/src/**/*.{ts,tsx}", "games/*/src/web/**/*.{ts,tsx}"],
    { cwd: root },
  );
  const found = files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => WAYS.test(readFileSync(join(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("ON-L8 what the server writes into a page is escaped", () => {
  expect(escaped(`<img src="x" onerror='y'>&`)).not.toMatch(/[<"]|&(?!\w+;|#\d+;)/);
});
