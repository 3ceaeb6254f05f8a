import { baize } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

describe("deals", () => {
  test("CL-D1 a deal and nothing else, in the way that is asked for", async () => {
    const { code, out, err } = await baize("deal freecell 617");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^7D TD TH KD 4C 4S JD\n/);
    expect((await baize("deal freecell 617 --format json")).out).toMatch(/^{"deal":617,/);
  });

  test("CL-D1 CL-S4 a deal of another game is solved as that game, and not as two", async () => {
    const board = (await baize("deal freecell 617 --options eight-off")).out;
    const solved = await baize("solve freecell - --shortest", board);
    expect([solved.code, solved.err]).toEqual([0, "27 moves, the shortest\n"]);
    expect((await baize("solve freecell - --options forecell", board)).code).toBe(2);
  });

  test("CL-D2 a random deal is named", async () => {
    const { code, out, err } = await baize("deal freecell");
    const [, number] = /^Deal (\d+)\n$/.exec(err) ?? [];
    expect(code).toBe(0);
    expect((await baize(`deal freecell ${number}`)).out).toBe(out);
  });

  test.each([
    ["deal freecell 0", "There is no deal 0"],
    ["deal pegs skul", '"skul" is neither the name of a board, such as english or skull, nor its rows'],
    ["deal freecell 1 --options cells=many", "cells"],
  ])("CL-D3 `baize %s`", async (line, sentence) => {
    expect(await baize(line)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });
});
