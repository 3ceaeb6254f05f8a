import { Match, must, seat } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heaps } from "./heaps.fixture.ts";
import { helpOf } from "./help.ts";
import {
  factsOf,
  isWin,
  type Kept,
  keptObject,
  keptText,
  newKept,
  readKept,
  reopen,
  scoreOf,
  unplayableText,
} from "./kept.ts";
import { seatsWith } from "./seats.ts";

const match = must(must(Match.start(heaps, { deal: "10" })).play("2", seat(0), "hint"));
const place = { seat: seat(1), seats: seatsWith(seat(1), ["novice"]), practice: true };
const kept: Kept = {
  ...newKept(match as never, place, "m1", 1_790_000_000_000),
  rev: "r1",
  elapsed: 1234.5,
  scores: [0, 1],
  hints: 2,
  light: true,
  watched: false,
  before: 77,
  fewest: 9,
  proved: true,
  series: "s1",
  term: "10-deals",
  earlier: [[1, -1]],
};

/** Records of every form there has been. */
const FORMS: readonly [name: string, found: Readonly<Record<string, unknown>>][] = [
  ["today's", { ...keptObject(kept) }],
  [
    "the page's first",
    {
      ...{ id: "m1", rev: "r1", game: "heaps", deal: "10", options: "plain", save: match.save(), moves: 1, elapsed: 9 },
      ...{ begun: 1, touched: 2, score: 1, hints: 0, light: false },
      party: { bots: ["novice"], practice: false, series: "s", scores: [1, 0] },
    },
  ],
  ["the terminal's first", { save: match.save(), seconds: 12.5, bot: "expert" }],
];

describe("a kept record", () => {
  test("MD-K1 holds the save, the time, who sits where, practice and the help that was taken, and is read back whole", () => {
    expect(readKept(JSON.parse(keptText(kept)))).toEqual({ ok: true, value: kept });
    expect(kept).toMatchObject({ game: "heaps", deal: "10", options: "plain", moves: 1, practice: true, seat: 1 });
    expect(kept.seats).toEqual([{ kind: "bot", level: "novice" }, { kind: "person" }]);
    expect(scoreOf(kept)).toBe(1);
    expect(scoreOf({ ...kept, scores: null })).toBeNull();
  });

  test("MD-K1 its match opens again, with the reasons of its moves", () => {
    const opened = must(reopen(heaps, must(readKept(keptObject(kept)))));
    expect([opened.moves, opened.why(0)]).toEqual([["2"], "hint"]);
    expect(factsOf(opened as never)).toEqual(factsOf(match as never));
  });

  test.each(FORMS)("MD-K2 of %s form, whatever stands in a field is read or refused with its name", (_name, found) => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(found)), fc.jsonValue(), (field, value) => {
        const read = readKept(JSON.parse(JSON.stringify({ ...found, [field]: value })));
        if (read.ok) expect(readKept(JSON.parse(keptText(read.value)))).toEqual(read);
        else expect(read.error.rule).toMatch(/^(MD-K[23]|KN-S[23])$/);
      }),
      { numRuns: 400 },
    );
  });

  test.each(FORMS.map(([name, found]) => [name, Object.keys(found), found] as const))(
    "MD-K2 of %s form, a record without one of %j is read or refused",
    (_name, fields, found) => {
      for (const field of fields) {
        const { [field]: _gone, ...rest } = found;
        const read = readKept(rest);
        if (!read.ok) expect(read.error.rule).toMatch(/^(MD-K2|KN-S2)$/);
      }
    },
  );

  test.each([undefined, null, 7, "text", [], true])("MD-K2 %j is no record", (found) => {
    expect(readKept(found)).toMatchObject({ ok: false, error: { rule: "MD-K2", detail: { field: "object" } } });
  });

  test.each([
    ["elapsed", -1],
    ["elapsed", 1e16],
    ["begun", "2026"],
    ["scores", [1, "2"]],
    ["hints", 1.5],
    ["light", 1],
    ["watched", "no"],
    ["before", -1],
    ["fewest", 1.5],
    ["proved", 1],
    ["seats", [{ kind: "bot" }]],
    ["seats", "novice"],
    ["seat", 2],
    ["seat", -1],
    ["practice", "yes"],
    ["save", 5],
    ["term", "10 rounds"],
    ["earlier", [["1"]]],
  ])("MD-K2 %s is not %j", (field, value) => {
    expect(readKept({ ...keptObject(kept), [field]: value })).toMatchObject({
      ok: false,
      error: { code: "record-unreadable", rule: "MD-K2", detail: { field } },
    });
  });

  test("MD-K3 a record of a newer form is refused as such", () => {
    const read = readKept({ ...keptObject(kept), "baize-match": 3 });
    expect(read).toMatchObject({ ok: false, error: { code: "record-too-new", rule: "MD-K3", detail: { version: 3 } } });
  });

  test("MD-K7 a record whose match cannot be played is put by whole, and is read as such", () => {
    const text = unplayableText(kept);
    expect(JSON.parse(text)).toEqual({ unplayable: keptObject(kept) });
    const read = readKept(JSON.parse(text));
    const detail = { game: "heaps", deal: "10" };
    expect(read).toMatchObject({ ok: false, error: { code: "record-unplayable", rule: "MD-K7", detail } });
    expect(readKept({ unplayable: 7 })).toMatchObject({ ok: false, error: { code: "record-unreadable" } });
  });

  test("MD-K6 a win is kept as unaided, with the light, with hints or watched, and a way that was watched or stepped through is none", () => {
    const alone = { ...kept, hints: 0, light: false };
    const all = [alone, { ...alone, light: true }, { ...alone, hints: 1, light: true }, { ...alone, watched: true }];
    expect(all.map((one) => [helpOf(one), isWin(one)])).toEqual([
      ["unaided", true],
      ["light", true],
      ["hints", true],
      ["watched", false],
    ]);
    expect(isWin({ ...alone, scores: null })).toBe(false);
  });

  test.each([
    ["hp", true],
    ["hhp", true],
    ["hpp", false],
    ["ppp", false],
    ["fef", false],
  ])("MD-K6 an older record whose moves were made as %s was stepped through: %j", (why, watched) => {
    const { watched: _now, before: _time, fewest: _known, proved: _sure, ...old } = keptObject(kept) as Kept;
    const save = JSON.stringify({
      ...JSON.parse(old.save),
      moves: ["1", "1", "1"].slice(0, why.length),
      ply: why.length,
      why,
    });
    expect(must(readKept({ ...old, save }))).toMatchObject({ watched, before: 0, fewest: 0, proved: false });
    expect(must(readKept({ ...old, save, watched: !watched })).watched).toBe(!watched);
  });

  test("MD-K4 what a list shows is the save's own, whatever stands beside it", () => {
    expect(must(readKept({ ...keptObject(kept), deal: "99", moves: 7, game: "other" }))).toEqual(kept);
  });
});
