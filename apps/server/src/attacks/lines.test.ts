/** Connections that are cut, delayed, doubled and reordered. */

import { expect, test, vi } from "vitest";
import { resumes } from "./lines.fixture.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 240_000 });

test("ON-E5 a hundred times the line is treated badly, and two tabs, another seat and a spectator see the table exactly as it is", async () => {
  const done = await resumes(100, "short");
  const faults = ["cut", "lost", "delayed", "twice", "late-copy", "answer-lost", "answer-cut", "answer-held"];
  for (const what of [...faults, "stream-cut", "stream-held", "overtaken", "contested"]) {
    expect([what, (done.get(what) ?? 0) > 5]).toEqual([what, true]);
  }
});
