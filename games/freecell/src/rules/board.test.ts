import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { boardLines, parseBoard } from "./board.ts";
import { stateText } from "./setup.ts";

const CANONICAL = `Foundations: H-6 C-9 D-2 S-0
Freecells: QS 3S - KD
: 8H 3D 2S
: KS QD JC
: AS 8D TD 7D JH TS 9D
: 7S 6D
: 5S
: KH QC JD TC 9H 8S 7H 6S 5D 4S
:
: KC QH JS TH 9S 4D`;

const read = (text: string) => boardLines(must(parseBoard(text))).join("\n");

describe("board text", () => {
  test.each([
    ["FC-N9 as it is written", CANONICAL],
    ["FC-N9 on one line", CANONICAL.replaceAll("\n", " ")],
    ["FC-N6 without colons", CANONICAL.replaceAll(/^: /gm, "")],
    ["FC-N6 with blank lines, tabs and carriage returns", `\n\n${CANONICAL.replaceAll("\n", "\t\r\n\n")}\n\n`],
    ["FC-N6 in lower case", CANONICAL.toLowerCase()],
    ["FC-N6 with 10 for T", CANONICAL.replaceAll("T", "10")],
    ["FC-N6 with suit signs", CANONICAL.replaceAll(/([2-9TJQKA])D/g, "$1♦")],
    ["FC-N7 FC-N8 with the short headings", CANONICAL.replace("Foundations:", "Founds:").replace("Freecells:", "FC:")],
    ["FC-N7 with a suit left out and in another order", CANONICAL.replace("H-6 C-9 D-2 S-0", "D-2 C-9 H-6")],
    ["FC-N7 FC-N8 with the headings last", CANONICAL.replace(/^(.*\n.*)\n([\s\S]*)$/, "$2\n$1")],
  ])("%s", (_title, text) => {
    expect(read(text)).toBe(CANONICAL);
  });

  test("FC-N7 tens at home are read as T and as 10", () => {
    expect(read("Foundations: H-10 C-T D-K S-A")).toBe("Foundations: H-T C-T D-K S-A\nFreecells:");
  });

  test.each([
    ["FC-N6", "Reserve: 8H", "FC-N6"],
    ["FC-N6", "8H 3X", "CA-N2"],
    ["FC-N6", ": 8H -", "CA-N2"],
    ["FC-N7", "Foundations: H-11", "FC-N7"],
    ["FC-N7", "Foundations: HC", "FC-N7"],
    ["FC-N7", "Foundations: -5", "FC-N7"],
    ["FC-N7", "Foundations: H-5-6", "FC-N7"],
    ["FC-N8", "Freecells: 0", "CA-N2"],
  ])("%s %j is refused by %s", (_title, text, rule) => {
    expect(parseBoard(text)).toMatchObject({ ok: false, error: { rule } });
  });

  test.each([
    ["standard", ""],
    ["moves=single", "Options: moves=single\n"],
    ["cascades=9,cells=5", "Options: cascades=9,cells=5\n"],
  ])("FC-N10 a state with options %s begins with %j", (options, head) => {
    const state = must(stateText.parse(`Options: ${options}\n${CANONICAL}`));
    expect(stateText.format(state).startsWith(`${head}Foundations:`)).toBe(true);
    expect(stateText.parse(stateText.format(state))).toEqual({ ok: true, value: state });
  });

  test("FC-N10 the order of dealing leaves no trace in a state", () => {
    const state = must(stateText.parse(`options: order=blocks\n${CANONICAL}`));
    expect(stateText.format(state)).toBe(CANONICAL);
  });

  test("FC-N10 broken options are refused", () => {
    expect(stateText.parse(`Options: cascades=3\n${CANONICAL}`)).toMatchObject({ ok: false, error: { rule: "FC-O1" } });
  });
});
