import { Budget, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell, type State } from "../rules/index.ts";
import { winsWritten } from "./checker.ts";
import { textsOf } from "./line-text.ts";
import { Inquiry } from "./portfolio.ts";
import { compareWritten, rulesWin } from "./written.fixture.ts";

test("FC-S20 a line is written as the rules write it, and the checker agrees with the rules on it", () => {
  for (let deal = 1; deal <= 200; deal++) compareWritten(deal);
});

test("FC-S20 what the rules refuse the checker refuses", () => {
  const state: State = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: 1 }));
  const inquiry = new Inquiry(1);
  inquiry.ask(new Budget());
  const line = textsOf(state, inquiry.line());
  expect([winsWritten(1, line), winsWritten(2, line), winsWritten(1, line.slice(0, -1))]).toEqual([true, false, false]);
  for (const text of ["", "1", "9a", "h1", "11", "1e", "1ax2", "12x0", "12x", "1a2", "ab"]) {
    const wrong = [text, ...line];
    expect([text, winsWritten(1, wrong)]).toEqual([text, rulesWin(1, wrong)]);
  }
});

test("FC-S20 a count that is another, or is written in another way, is what the rules call it", () => {
  for (let deal = 1; deal <= 20; deal++) {
    const inquiry = new Inquiry(deal);
    inquiry.ask(new Budget());
    const line = inquiry.texts();
    const at = line.findIndex((text) => text.length > 2);
    const [way, count] = [line[at]?.slice(0, 2) ?? "", Number(line[at]?.slice(3))];
    const counts = Array.from({ length: 20 }, (_, n) => `${way}x${n}`);
    const signs = [`y${count}`, `x00${count}`, `x1${String.fromCharCode(38 + count)}`, `x${count}x`, `${count}`];
    for (const text of [...counts, ...signs.map((sign) => way + sign)]) {
      const other = line.with(at, text);
      expect([deal, text, winsWritten(deal, other)]).toEqual([deal, text, rulesWin(deal, other)]);
    }
    // Two cells made one: whatever lies in it, a second card has no room there.
    for (const cell of "bcd") {
      const other = line.map((text) => text.replace(cell, "a"));
      expect([deal, cell, winsWritten(deal, other)]).toEqual([deal, cell, rulesWin(deal, other)]);
    }
  }
});
