import { Budget } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../../rules/index.ts";
import { numberedTable } from "../numbered.ts";
import { Layout, Table } from "../packed/state.ts";
import { sample } from "../sample.ts";
import { standardSearch } from "../standard/search.ts";
import { MEMBERS } from "../weights.ts";
import { flatSearch } from "./search.ts";

test("FC-S8 the search of the standard table goes through the same tables as the one for tables of any kind", () => {
  MEMBERS.slice(0, -2).forEach(({ weights, quota }, i) => {
    for (let number = 1; number <= 12; number++) {
      const state = sample(number * 7 + i);
      const table = new Table(new Layout(state));
      table.load(state);
      const budgets = [new Budget({ nodes: 700 }), new Budget({ nodes: 700 })] as const;
      const found = standardSearch(table, weights, quota, budgets[0]);
      expect(found).toEqual(flatSearch(table, weights, quota, budgets[1]));
      expect(budgets[0].spent).toBe(budgets[1].spent);
    }
  });
});

test("FC-S4 a numbered deal is packed as the rules lay it out", () => {
  for (const number of [1, 617, 11_982, 1_000_000, 2 ** 31, 2 ** 33 - 1]) {
    const state = freecell.setup(freecell.options.standard, { kind: "microsoft", number });
    if (!state.ok) throw new Error("no such deal");
    const table = new Table(new Layout(state.value));
    table.load(state.value);
    expect(numberedTable(number).words).toEqual(table.words);
  }
});
