/** Tests that a student wrote, started for each wrong implementation. */

import { join } from "node:path";
import { outcomeOf, start } from "@baize/testkit/terminal";
import { expect, test } from "vitest";

const TESTS = join(import.meta.dirname, "../../../../../docs/examples/test_pegs.py");

test("PG-K2 the example tests in Python find what they look at, and miss the rest", async () => {
  const child = start(["check-document", "pegs-eecs3311", "--mutants", "--", "python3", TESTS]);
  child.stdin.end();
  const { out } = await outcomeOf(child);
  for (const name of ["never-over", "won-with-two", "landing-unchecked", "peg-not-taken"])
    expect(out).toContain(`found   ${name},`);
  for (const name of ["no-blank", "eight-rows", "yes-in-small"]) expect(out).toContain(`MISSED  ${name},`);
});
