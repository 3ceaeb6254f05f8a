/** A numbered deal on the standard table, written straight into the packed table: the rules' own setup costs more than most searches. */

import { microsoftDeck } from "@baize/cards";
import { must } from "@baize/kernel";
import { freecell } from "../rules/index.ts";
import { FLOOR, Layout, Table } from "./packed/state.ts";

const standard = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: 1 }));
const table = new Table(new Layout(standard));

/** Lays a numbered deal out; the table is used again for the next one. */
export function numberedTable(number: number): Table {
  const { under, tops, cells, home } = table;
  tops.fill(FLOOR);
  cells.fill(FLOOR);
  home.fill(0);
  const deck = microsoftDeck(number);
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i] as number;
    const column = i % tops.length;
    under[card] = tops[column] as number;
    tops[column] = card;
  }
  return table;
}
