import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { checkOptions, MEMBERS, memberOf, type Options, optionsText, STANDARD } from "./options.ts";

const rule = (result: ReturnType<typeof optionsText.parse>) => (result.ok ? "accepted" : result.error.rule);

describe("options", () => {
  test.each([
    [{ cascades: 3 }, "FC-O1"],
    [{ cascades: 4.5 }, "FC-O1"],
    [{ cascades: Number.NaN }, "FC-O1"],
    [{ cells: 0 }, "accepted"],
    [{ dealt: 5 }, "FC-O8"],
    [{ dealt: 4 }, "accepted"],
    [{ cells: 60, dealt: 53 }, "FC-O8"],
    [{ dealt: 0.5 }, "FC-O1"],
    [{ cells: -1 }, "FC-O1"],
    [{ cascades: 4, cells: 1 }, "accepted"],
    [{ cascades: 1000, cells: 1000 }, "accepted"],
  ] satisfies [Partial<Options>, string][])("FC-O1 a table with %j: %s", (part, expected) => {
    expect(rule(checkOptions({ ...STANDARD, ...part }))).toBe(expected);
  });

  test("FC-O4 the standard table", () => {
    expect(must(optionsText.parse("standard"))).toEqual({
      cascades: 8,
      cells: 4,
      build: "alternate",
      empty: "any",
      moves: "multi",
      order: "roundrobin",
      dealt: 0,
    });
    expect(must(optionsText.parse(""))).toEqual(STANDARD);
  });

  test.each([
    ["standard", "standard"],
    ["cells=2", "cells=2"],
    ["moves=single", "moves=single"],
    ["order=blocks", "order=blocks"],
    ["cascades=6,cells=2,moves=single,order=blocks", "cascades=6,cells=2,moves=single,order=blocks"],
    ["Order=Blocks  CELLS=2", "cells=2,order=blocks"],
    ["cascades=8, cells=4", "standard"],
    ["cascades=13,cells=10,dealt=10", "cascades=13,cells=10,dealt=10"],
    ["cascades=4,cells=0", "cascades=4,cells=0"],
    ["dealt=1 build=any,empty=none cells=3 cells=3", "cells=3,build=any,empty=none,dealt=1"],
    ["moves=relaxed,cells=3", "cells=3,moves=relaxed"],
    ["Bakers-Game", "bakers-game"],
    ["build=suit", "bakers-game"],
    ["eight-off,cells=4", "build=suit,empty=kings,dealt=4"],
    ["cells=2,standard", "cells=2"],
    ["cells=7,eight-off", "cells=7,build=suit,empty=kings,dealt=4"],
    ["forecell,forecell", "forecell"],
  ])("FC-O5 %j is written %j", (text, written) => {
    expect(optionsText.format(must(optionsText.parse(text)))).toBe(written);
  });

  test.each([
    ["cascades=14", "FC-O1"],
    ["cascades=1000000000000", "FC-O5"],
    ["cells=11", "FC-O1"],
    ["cells=10,dealt=11", "FC-O1"],
    ["cells", "FC-O5"],
    ["cells=", "FC-O5"],
    ["cells=-1", "FC-O5"],
    ["cells=two", "FC-O5"],
    ["moves=many", "FC-O5"],
    ["moves=blocks", "FC-O5"],
    ["colour=red", "FC-O5"],
    ["cascades=3", "FC-O1"],
    ["build=colour", "FC-O5"],
    ["empty=queens", "FC-O5"],
    ["cells=4=4", "FC-O5"],
    ["constructor", "FC-O5"],
    ["dealt=5", "FC-O8"],
    ["cells=3,cells=2", "FC-O5"],
    ["eight-off,forecell", "FC-O5"],
    ["forecell,forecell,standard", "FC-O5"],
    ["forecell=1", "FC-O5"],
  ])("FC-O5 %j is refused by %s", (text, expected) => {
    expect(rule(optionsText.parse(text))).toBe(expected);
  });

  test.each([
    ["empty=queens", "not-a-choice", { name: "empty", choices: "any, kings, none" }],
    ["cells=1e1", "not-a-choice", { name: "cells", choices: "0–10" }],
    ["eightoff", "not-an-option", { names: expect.stringContaining("eight-off") }],
    ["cells=3,cells=2", "said-twice", { what: "cells", before: 3, value: 2 }],
    ["eight-off,forecell", "two-members", { name: "eight-off", other: "forecell" }],
  ])("FC-O5 %j is refused with what would do", (text, code, detail) => {
    const read = optionsText.parse(text);
    expect(read.ok ? "accepted" : read.error).toMatchObject({ code, detail });
  });

  test("FC-O9 every member has a name, and no other", () => {
    for (const [name, options] of Object.entries(MEMBERS)) {
      expect(optionsText.format(options)).toBe(name);
      expect(must(optionsText.parse(name))).toEqual(options);
    }
    expect(memberOf({ ...STANDARD, cells: 5 })).toBeUndefined();
  });
});
