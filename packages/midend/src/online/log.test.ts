import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { heaps } from "../heaps.fixture.ts";
import { entriesOf, type LaneAct, type LogEntry, madeAgain } from "./log.ts";

test.each<[LaneAct, readonly LogEntry[]]>([
  [{ kind: "turn", move: "1", follow: [] }, [{ move: "1", why: "player" }]],
  [
    { kind: "turn", move: "1", follow: ["2", "1"] },
    [
      { move: "1", why: "player" },
      { move: "2", why: "follow" },
      { move: "1", why: "follow" },
    ],
  ],
  [{ kind: "undo" }, [{ move: "", why: "undo" }]],
  [{ kind: "redo" }, [{ move: "", why: "redo" }]],
])("MD-O7 what an act writes: %j", (act, entries) => {
  expect(entriesOf(act)).toEqual(entries);
});

test("MD-O7 a log is made again, with its reasons, what the table recorded and what was taken back", () => {
  const log: readonly LogEntry[] = [
    ...entriesOf({ kind: "turn", move: "1", follow: ["1"] }),
    { move: "1", why: "hint" },
    { move: "", why: "undo" },
    { move: "", why: "undo" },
    { move: "", why: "redo" },
    { move: "0", why: "event" },
  ];
  const plies = [];
  let match = must(Match.start(heaps, { deal: "9", options: "plain" }));
  for (const entry of log) {
    match = must(madeAgain(match, entry));
    plies.push(match.ply);
  }
  expect(plies).toEqual([1, 2, 3, 2, 0, 2, 3]);
  expect([match.moves, match.why(0), match.why(1), match.why(2), match.status.kind]).toEqual([
    ["1", "1", "0"],
    "player",
    "follow",
    "event",
    "over",
  ]);
  expect(madeAgain(match, { move: "1", why: "player" }).ok).toBe(false);
});
