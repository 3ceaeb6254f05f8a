import { expect, test } from "vitest";
import { DECK } from "./deck.ts";
import { cardName, rankName, suitName } from "./names.ts";
import { parseCard } from "./notation.ts";

test.each([
  ["AS", "ace of spades"],
  ["10D", "ten of diamonds"],
  ["QH", "queen of hearts"],
])("CA-N4 %s is the %s", (text, name) => {
  const card = parseCard(text);
  expect(card.ok && cardName(card.value)).toBe(name);
});

test("CA-N4 every card has a name of its own", () => {
  expect(new Set(DECK.map(cardName)).size).toBe(52);
  expect([rankName(12), suitName(0)]).toEqual(["king", "clubs"]);
});
