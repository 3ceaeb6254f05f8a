import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must, sentence } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFile } from "./file.ts";
import { keptObject, keptText, readKept } from "./kept.ts";
import { midendWords } from "./words/index.ts";

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "fixtures", name), "utf8");
const persons = (...levels: string[]) => [{ kind: "person" }, ...levels.map((level) => ({ kind: "bot", level }))];
const only = (name: string) => must(readFile(fixture(name))).matches;
const refusal = (text: string) => {
  const read = readFile(text);
  return read.ok ? "read" : `${read.error.code} ${read.error.rule}`;
};

describe("files of the first version", () => {
  test.each([
    [
      "MD-F2 a match of one",
      "page-solo.json",
      { id: "m2-left", game: "freecell", deal: "617", moves: 21, scores: null },
    ],
    [
      "MD-F2 a match that was won",
      "page-won.json",
      { moves: 111, scores: [1], hints: 2, light: true, seats: persons() },
    ],
    [
      "MD-F2 a match of several",
      "page-party.json",
      { game: "bigtwo", options: "taiwan", series: "m3k9-q1", seat: 0, seats: persons("novice", "classic", "expert") },
    ],
    ["MD-F2 a practice match that is over", "page-party-over.json", { practice: true, scores: [-6, -1, -3, 10] }],
    [
      "MD-F2 the terminal's match of one",
      "terminal-solo.json",
      { game: "freecell", elapsed: 402_300, seats: persons() },
    ],
    [
      "MD-F2 the terminal's match with bots",
      "terminal-bots.json",
      { game: "bigtwo", elapsed: 61_000, seats: persons("expert"), practice: false },
    ],
    ["MD-F2 a save by itself", "save.json", { game: "freecell", moves: 21, elapsed: 0 }],
  ])("%s is read: %s", (_title, name, expected) => {
    const [kept, ...more] = only(name);
    expect(kept).toMatchObject(expected);
    expect(more).toEqual([]);
  });

  test("MD-F2 everything of a browser is read, with its settings", () => {
    const { matches, unread, settings } = must(readFile(fixture("export-1.json")));
    expect(matches.map(({ id }) => id).sort()).toEqual(["m1-won", "m2-left", "m3-pegs", "m4-party", "m5-over"]);
    expect(unread).toEqual([]);
    expect(settings).toMatchObject({ theme: "dark", games: { freecell: { autoplay: "max" } } });
  });
});

describe("files", () => {
  const [kept] = only("page-party.json");

  test("MD-F1 a record and an export of today are read", () => {
    expect(must(readFile(keptText(kept!))).matches).toEqual([kept]);
    expect(must(readFile(`\uFEFF${keptText(kept!)}`)).matches).toEqual([kept]);
    const text = JSON.stringify({ "baize-export": 2, matches: [keptObject(kept!)], settings: {} });
    expect(must(readFile(text)).matches).toEqual([kept]);
  });

  test("MD-F3 of an export the good rows count, and a bad one is kept as it is, with the reason", () => {
    const bad = { id: "x", save: "{}" };
    const { matches, unread } = must(
      readFile(JSON.stringify({ "baize-export": 1, matches: [bad, keptObject(kept!), 7] })),
    );
    expect(matches).toEqual([kept]);
    expect(unread.map(({ found }) => found)).toEqual([bad, 7]);
    expect(unread.map(({ why }) => sentence(why, midendWords))).toEqual([
      'This is not a Baize save: the field "baize" must be a format number.',
      "This record of a match is damaged: a JSON object is expected.",
    ]);
  });

  test.each([
    ["", "file-unreadable MD-F1"],
    ["{", "file-unreadable MD-F1"],
    ["7", "file-unreadable MD-F1"],
    ["null", "file-unreadable MD-F1"],
    ['"baize"', "file-unreadable MD-F1"],
    ["[]", "file-unreadable MD-F1"],
    ["{}", "file-unreadable MD-F1"],
    ['{"baize-export":"1"}', "file-unreadable MD-F1"],
    ['{"baize-export":3}', "file-too-new MD-F1"],
    ['{"baize-match":3}', "record-too-new MD-K3"],
    ['{"baize":2}', "save-too-new KN-S3"],
    ['{"baize":1}', "save-unreadable KN-S2"],
  ])("MD-F1 %j is refused: %s", (text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  test("MD-F1 any text is read or refused", () => {
    const anyText = fc.oneof(fc.string(), fc.json());
    const anyExport = fc.jsonValue().map((matches) => JSON.stringify({ "baize-export": 1, matches }));
    fc.assert(
      fc.property(fc.oneof(anyText, anyExport), (text) => {
        expect(typeof readFile(text).ok).toBe("boolean");
      }),
      { numRuns: 300 },
    );
  });

  test("MD-K5 every refusal of a record or a file has a sentence", () => {
    const fields = Object.keys({ ...keptObject(kept!), object: 0 });
    for (const field of fields) {
      const read = readKept(field === "object" ? 7 : { ...keptObject(kept!), [field]: {} });
      if (!read.ok) expect(sentence(read.error, midendWords)).not.toMatch(/undefined|Refused by/);
    }
  });
});

describe("damage", () => {
  const whole = ["page-won.json", "page-party.json", "terminal-bots.json", "export-1.json"];

  test.each(whole)("MD-K2 MD-F1 %s cut at any byte is refused", (name) => {
    const bytes = readFileSync(join(import.meta.dirname, "fixtures", name));
    const end = bytes.toString("utf8").trimEnd().length;
    for (let length = 0; length < end; length++) {
      const cut = bytes.subarray(0, length).toString("utf8");
      expect([length, refusal(cut)]).toEqual([length, "file-unreadable MD-F1"]);
    }
  });

  test.each(whole)("MD-K2 MD-F3 %s with any byte changed is read whole or refused, never half", (name) => {
    const bytes = readFileSync(join(import.meta.dirname, "fixtures", name));
    const matches = must(readFile(bytes.toString("utf8"))).matches.length;
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const read = readFile(Buffer.from(changed).toString("utf8"));
      if (read.ok) expect(read.value.matches.length + read.value.unread.length).toBe(matches);
    }
  });
});
