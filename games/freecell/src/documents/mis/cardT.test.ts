import { describe, expect, test } from "vitest";
import { thrown } from "../thrown.ts";
import { CardStackT, CardT, CellT, ColourT, RankT, Stack, SuitT } from "./index.ts";

describe("types", () => {
  test.each([
    ["FC-DM1", SuitT, ["H", "D", "C", "S"]],
    ["FC-DM1", RankT, ["A", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "J", "Q", "K"]],
    ["FC-DM1", ColourT, ["Red", "Black"]],
    ["FC-DM2", CellT, ["FreeCell", "HomeCell", "Tableau"]],
  ])("%s the constants %j", (_rule, constants, names) => {
    expect(Object.entries(constants)).toEqual(names.map((name) => [name, name]));
  });
});

describe("CardT", () => {
  test.each(Object.values(SuitT))("FC-DM3 FC-DM4 each card of suit %s", (suit) => {
    for (const rank of Object.values(RankT)) {
      const card = new CardT(suit, rank);
      expect([card.getSuit(), card.getRank()]).toEqual([suit, rank]);
      expect(card.getColour()).toBe(suit === "H" || suit === "D" ? "Red" : "Black");
    }
  });

  test("FC-DM5 cards compare by value", () => {
    const card = new CardT("H", "C10");
    expect(card).toEqual(new CardT("H", "C10"));
    expect(card.equals(new CardT("H", "C10"))).toBe(true);
    expect(card.equals(new CardT("D", "C10"))).toBe(false);
    expect(card.equals(new CardT("H", "C9"))).toBe(false);
  });
});

describe("Stack", () => {
  test.each([0, -1, 1.5, Number.NaN])("FC-DM6 FC-DM29 size %d is an invalid argument", (size) => {
    expect(thrown(() => new Stack(size, []))).toBe("invalid_argument");
  });

  test("FC-DM6 more elements than the size are an invalid argument", () => {
    expect(thrown(() => new Stack(2, [1, 2, 3]))).toBe("invalid_argument");
    expect(thrown(() => new Stack(3, [1, 2, 3]))).toBe("nothing");
  });

  test("FC-DM7 FC-DM29 push", () => {
    const stack = new Stack(2, [1]);
    const full = stack.push(2);
    expect([stack.toSeq(), full.toSeq(), full.getMaxSize()]).toEqual([[1], [1, 2], 2]);
    expect(thrown(() => full.push(3))).toBe("stack_full");
  });

  test("FC-DM8 FC-DM29 pop", () => {
    const stack = new Stack(2, [1]);
    const empty = stack.pop();
    expect([stack.toSeq(), empty.toSeq(), empty.getMaxSize()]).toEqual([[1], [], 2]);
    expect(thrown(() => empty.pop())).toBe("stack_empty");
  });

  test("FC-DM9 top", () => {
    expect(new Stack(3, ["a", "b"]).top()).toBe("b");
    expect(thrown(() => new Stack(3, []).top())).toBe("stack_empty");
  });

  test("FC-DM10 size, capacity and sequence", () => {
    const given = ["a", "b"];
    const stack = new Stack(3, given);
    given.push("c");
    expect([stack.getSize(), stack.getMaxSize(), stack.toSeq()]).toEqual([2, 3, ["a", "b"]]);
    stack.toSeq().push("d");
    expect(stack.toSeq()).toEqual(["a", "b"]);
  });

  test("FC-DM11 a CardStackT is a stack of cards", () => {
    const stack: CardStackT = new CardStackT(19, [new CardT("S", "A")]);
    expect(stack).toBeInstanceOf(Stack);
    expect(stack.push(new CardT("S", "C2")).top().getRank()).toBe("C2");
  });
});
