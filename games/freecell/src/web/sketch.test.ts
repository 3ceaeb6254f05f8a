import { type Card, DECK, formatCard, parseCard, SPADES } from "@baize/cards";
import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { cascade, cell, HOME } from "../rules/index.ts";
import { cardsOf } from "../rules/state.ts";
import { BARE, filled, lifted, missing, put, takenHome } from "./sketch.ts";

const read = (text: string): Card => must(parseCard(text));

test("FC-E1 each card is somewhere once, or missing", () => {
  expect(missing(BARE)).toHaveLength(52);
  const some = put(put(put(BARE, read("QS"), cascade(2)), read("KH"), cell(1)), read("3S"), HOME);
  expect([some.cascades[2]?.map((card) => formatCard(card)), some.cells[1], some.foundations[SPADES]]).toEqual([
    ["Q♠"],
    read("KH"),
    3,
  ]);
  expect(missing(some)).toHaveLength(52 - 5);
  // A card that is put elsewhere leaves where it was; one that was home takes those above it along.
  const moved = put(some, read("QS"), cascade(0));
  expect([moved.cascades[0], moved.cascades[2]]).toEqual([[read("QS")], []]);
  expect(put(some, read("2S"), cell(0)).foundations[SPADES]).toBe(1);
  expect(lifted(some, read("KH")).cells[1]).toBeNull();
  expect(takenHome(some, SPADES).foundations[SPADES]).toBe(2);
  expect(cardsOf(filled(some)).toSorted((a, b) => a - b)).toEqual([...DECK].toSorted((a, b) => a - b));
});
