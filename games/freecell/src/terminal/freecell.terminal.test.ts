import { baize, jsonLines, PseudoTerminal, startHomes } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

const newHome = startHomes();

test("FC-U4 CL-D1 FreeCell 1 as fc-solve reads it", async () => {
  const { code, out, err } = await baize("deal freecell 1");
  expect([code, err]).toEqual([0, ""]);
  expect(out.split("\n")).toEqual([
    "JD KD 2S 4C 3S 6D 6S",
    "2D KC KS 5C TD 8S 9C",
    "9H 9S 9D TS 4S 8D 2H",
    "JC 5S QD QH TH QS 6H",
    "5D AD JS 4H 8H 6C",
    "7H QC AS AC 2C 3D",
    "7C KH AH 4D JH 8C",
    "5H 3H 3C 7S 7D TC",
    "",
  ]);
});

test.each([
  ["deal freecell 617 --format cs3500", /^F1:\nF2:\nF3:\nF4:\nO1:\nO2:\nO3:\nO4:\nC1: 7♦, 10♦, 10♥, K♦, 4♣, 4♠, J♦\n/],
  ["deal freecell 617 --format json", /^{"deal":617,"cascades":\[\["7D","TD",/],
  ["deal freecell seed:x --format json", /^{"deal":null,/],
])("FC-U4 CL-D1 `baize %s`", async (line, expected) => {
  expect(await baize(line)).toMatchObject({ code: 0, err: "", out: expect.stringMatching(expected) });
});

test("FC-U5 CL-S2 a FreeCell deal as JSON", async () => {
  const { code, out } = await baize("solve freecell 1 --json");
  const [found, ...rest] = jsonLines(out);
  expect([code, rest]).toEqual([0, []]);
  expect(Object.keys(found)).toEqual(["link", "deal", "verdict", "moves", "playerMoves", "nodes", "ms"]);
  expect(found).toMatchObject({ deal: 1, verdict: "won", nodes: expect.any(Number), ms: expect.any(Number) });
  expect(found.playerMoves).toBe(found.moves.filter((move: string) => !move.includes("h")).length);
  expect((await baize("verify - --game freecell --deal 1", found.moves.join("\n"))).out).toContain("won");
});

test("FC-U6 CL-P3 the CS3500 controller", async () => {
  const { code, out } = await baize("play freecell 617 --cs3500", "C1 7 O1 C2 7\nO1 q");
  expect(code).toBe(0);
  expect(out).toMatch(/^F1:\nF2:\nF3:\nF4:\nO1:\nO2:\nO3:\nO4:\nC1: 7♦, 10♦, 10♥, K♦, 4♣, 4♠, J♦\n/);
  expect(out).toContain("\nO1: J♦\n");
  expect(out).toMatch(/\nInvalid move\. Try again\. .*\nGame quit prematurely\.$/);
  expect(await baize("play freecell 617 --cs3500", "C1 7")).toMatchObject({
    code: 1,
    err: "The input has run out.\n",
  });
});

describe.skipIf(process.platform === "win32")("the screen", () => {
  test("CL-T2 FreeCell is won by typing", async () => {
    const home = newHome();
    const line = JSON.parse((await baize("solve freecell 1 --json")).out).moves as string[];
    const table = new PseudoTerminal("play freecell 1 --ascii --no-autoplay", home);
    await table.until(/0 moves/);
    table.type(`${line.join(" ").replaceAll(" ", "\r")}\r`);
    await table.until(new RegExp(`Over: won, after ${line.length} moves`));
    table.type("\u0004");
    expect(await table.end()).toBe(0);
  });

  test("FC-U7 CL-T7 cards go home by themselves, and come back with the move", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play freecell 2", home);
    await table.until(/0 moves/);
    table.type("2a\r");
    await table.until(/3 moves/);
    table.type("\u001A");
    await table.until(/0 moves(.|\n)*Taken back/);
    table.type("\u0019");
    await table.until(/3 moves(.|\n)*Made again/);
    table.type("\u0004");
    expect(await table.end()).toBe(0);
    const plain = new PseudoTerminal("play freecell 2 --no-autoplay", home);
    await plain.until(/0 moves/);
    plain.type("2a\r");
    await plain.until(/1 move /);
    plain.type("\u0004");
    expect(await plain.end()).toBe(0);
  });
});
