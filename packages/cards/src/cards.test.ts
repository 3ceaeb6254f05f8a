import { must, sentence } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ACE,
  type Card,
  CLUBS,
  card,
  cardWords,
  colourOf,
  DECK,
  DIAMONDS,
  formatCard,
  formatCards,
  HEARTS,
  isCard,
  isDealNumber,
  isWholeDeck,
  KING,
  LAST_DEAL,
  microsoftDeck,
  parseCard,
  parseCards,
  rankOf,
  SPADES,
  Stack,
  SUITS,
  suitOf,
} from "./index.ts";

/** Any sign of Unicode. The unit `binary` is the same, but takes a second to be made. */
const SIGN = fc.nat({ max: 0x10f7ff }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

describe("cards", () => {
  test("CA-C1 a card is its rank and its suit", () => {
    for (const c of DECK) expect(card(rankOf(c), suitOf(c))).toBe(c);
    expect([card(ACE, CLUBS), card(KING, SPADES)]).toEqual([0, 51]);
    expect(SUITS.map((suit) => colourOf(card(ACE, suit)))).toEqual(["black", "red", "red", "black"]);
    expect([-1, 0, 51, 52, 0.5].map(isCard)).toEqual([false, true, true, false, false]);
  });

  test("CA-C2 a whole deck has each card once", () => {
    expect(isWholeDeck(DECK.toReversed())).toBe(true);
    expect(isWholeDeck(DECK.slice(1))).toBe(false);
    expect(isWholeDeck([...DECK.slice(1), DECK[1] as Card])).toBe(false);
    expect(isWholeDeck([...DECK.slice(1), 52 as Card])).toBe(false);
  });
});

describe("notation", () => {
  test.each(["10♦", "TD", "10D", "td", "10d", "t♦", "♦10", "♢T", "10♦\uFE0F"])(
    "CA-N1 %s is the ten of diamonds",
    (text) => {
      expect(parseCard(text)).toEqual({ ok: true, value: card(9, DIAMONDS) });
    },
  );

  test("CA-N1 every card is read back in every style", () => {
    for (const c of DECK) {
      for (const style of ["signs", "letters", "long"] as const) expect(must(parseCard(formatCard(c, style)))).toBe(c);
    }
    expect(formatCards([card(9, HEARTS), card(ACE, SPADES)])).toBe("10♥ A♠");
    expect(formatCards([card(9, HEARTS), card(ACE, SPADES)], "letters")).toBe("TH AS");
    expect(formatCards([card(9, HEARTS), card(ACE, SPADES)], "long")).toBe("10H AS");
  });

  test.each(["", "D", "10", "1D", "11D", "DA", "ADD", "A D", "0♦", "♦"])("CA-N2 %j is no card", (text) => {
    const result = parseCard(text);
    if (result.ok) throw new Error("read");
    expect(sentence(result.error, cardWords)).toContain(`"${text}" is not a card`);
  });

  test("CA-N2 any text is read or refused", () => {
    fc.assert(fc.property(fc.string({ unit: SIGN }), (text) => typeof parseCard(text).ok === "boolean"));
  });

  test("CA-N3 cards are split by blanks or commas", () => {
    expect(parseCards(" AS, 2♥\n10c ")).toEqual({
      ok: true,
      value: [card(ACE, SPADES), card(1, HEARTS), card(9, CLUBS)],
    });
    expect(parseCards("AS X").ok).toBe(false);
  });
});

describe("numbered deals", () => {
  test.each([
    ["CA-D1", 1, "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H"],
    ["CA-D1", 617, "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH"],
    ["CA-D2", 2 ** 31, "QH QC 2H 6S 2S 3D KS 8C 3H JD KC 7C 8H 5C 8D 9H"],
    ["CA-D2", 2 ** 31 + 5, "3H 2H 6S 9H QC JS KD 5D 2C 2D JC JD 6D 4C 6C AD"],
    ["CA-D2", 2 ** 32, "TS 5S 2S TD 3C AD JC 6D 3S QD 7C 7D 8S 5D 5H 4C"],
    ["CA-D2", LAST_DEAL, "TC 2S JS 5S 4D 6H 3H 7C 8S TD TH QS 4C KH 2C KS"],
  ])("%s deal %d begins as published", (_rule, n, first) => {
    const deck = microsoftDeck(n);
    expect(isWholeDeck(deck)).toBe(true);
    expect(formatCards(deck.slice(0, 16), "letters")).toBe(first);
  });

  test("CA-D2 other numbers name no deal", () => {
    expect([0, -1, 1.5, LAST_DEAL + 1, Number.NaN].map(isDealNumber)).toEqual([false, false, false, false, false]);
    expect([1, LAST_DEAL].map(isDealNumber)).toEqual([true, true]);
  });
});

describe("stacks", () => {
  const name = (action: () => unknown): string => {
    try {
      action();
      return "nothing";
    } catch (error) {
      return (error as Error).name;
    }
  };

  test.each([
    ["CA-S1", () => new Stack(0, []), "invalid_argument"],
    ["CA-S1", () => new Stack(-1, []), "invalid_argument"],
    ["CA-S1", () => new Stack(1.5, []), "invalid_argument"],
    ["CA-S1", () => new Stack(1, [1, 2]), "invalid_argument"],
    ["CA-S1", () => new Stack(2, [1, 2]), "nothing"],
    ["CA-S1", () => new Stack(2e6, Array(1e6).fill(1)), "nothing"],
    ["CA-S1", () => new Stack(2e6, Array(1e6 + 1).fill(1)), "invalid_argument"],
    ["CA-S3", () => new Stack(2, [1, 2]).push(3), "stack_full"],
    ["CA-S4", () => new Stack(2, []).pop(), "stack_empty"],
    ["CA-S4", () => new Stack(2, []).top(), "stack_empty"],
  ])("%s %s gives %s", (_rule, action, expected) => {
    expect(name(action)).toBe(expected);
  });

  test("CA-S2 push and pop leave the old stack as it was", () => {
    const seq = [1, 2];
    const stack = new Stack(3, seq);
    seq.push(9);
    const pushed = stack.push(3);
    expect([stack.toSeq(), pushed.toSeq(), pushed.pop().toSeq(), pushed.top()]).toEqual([[1, 2], [1, 2, 3], [1, 2], 3]);
    expect([stack.getSize(), stack.getMaxSize()]).toEqual([2, 3]);
    stack.toSeq().push(9);
    expect(stack.getSize()).toBe(2);
  });
});
