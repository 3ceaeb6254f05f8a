import { describe, expect, test } from "vitest";
import { thrown } from "../thrown.ts";
import { PileType, SimpleFreecellModel } from "./index.ts";
import { EASY, started } from "./model.fixture.ts";

const { CASCADE, FOUNDATION, OPEN } = PileType;

describe("looking", () => {
  const GETTERS = [
    "getNumCardsInFoundationPile",
    "getNumCardsInCascadePile",
    "getNumCardsInOpenPile",
    "getOpenCardAt",
  ] as const;

  test.each(GETTERS)("FC-DC19 %s before the start", (getter) => {
    for (const index of [0, -1, 99]) {
      expect(thrown(() => new SimpleFreecellModel()[getter](index))).toBe("IllegalStateException");
    }
  });

  test.each(["getFoundationCardAt", "getCascadeCardAt"] as const)("FC-DC19 %s before the start", (getter) => {
    for (const index of [0, -1, 99]) {
      expect(thrown(() => new SimpleFreecellModel()[getter](index, index))).toBe("IllegalStateException");
    }
  });

  test("FC-DC18 FC-DC19 before the start there are -1 piles and the game is not over", () => {
    const model = new SimpleFreecellModel();
    expect([model.getNumCascadePiles(), model.getNumOpenPiles(), model.isGameOver()]).toEqual([-1, -1, false]);
  });

  test("FC-DC18 the game is over when all cards are in the foundations, not before", () => {
    const model = started();
    for (let card = 12; card >= 0; card--) {
      for (let pile = 0; pile < 4; pile++) {
        expect(model.isGameOver()).toBe(false);
        model.move(CASCADE, pile, card, FOUNDATION, pile);
      }
    }
    expect(model.isGameOver()).toBe(true);
    expect(thrown(() => model.move(CASCADE, 0, 0, OPEN, 0))).toBe("IllegalArgumentException");
    model.startGame(EASY, 4, 4, false);
    expect(model.isGameOver()).toBe(false);
  });

  test("FC-DC20 what lies where", () => {
    const model = started();
    model.move(CASCADE, 1, 12, FOUNDATION, 2);
    model.move(CASCADE, 1, 11, FOUNDATION, 2);
    model.move(CASCADE, 0, 12, OPEN, 3);
    expect([0, 1, 2, 3].map((i) => model.getNumCardsInFoundationPile(i))).toEqual([0, 0, 2, 0]);
    expect([0, 1].map((i) => String(model.getFoundationCardAt(2, i)))).toEqual(["A♦", "2♦"]);
    expect([0, 1, 2, 3].map((i) => model.getNumCardsInOpenPile(i))).toEqual([0, 0, 0, 1]);
    expect([model.getOpenCardAt(0), String(model.getOpenCardAt(3))]).toEqual([null, "A♣"]);
    expect([0, 1, 2, 3].map((i) => model.getNumCardsInCascadePile(i))).toEqual([12, 11, 13, 13]);
    expect([0, 10].map((i) => String(model.getCascadeCardAt(1, i)))).toEqual(["K♦", "3♦"]);
  });

  test.each([...GETTERS])("FC-DC21 %s with a bad index", (getter) => {
    for (const index of [-1, 4, 0.5, Number.NaN]) {
      expect(thrown(() => started()[getter](index))).toBe("IllegalArgumentException");
    }
  });

  test.each([
    ["getFoundationCardAt", 4, 0],
    ["getFoundationCardAt", -1, 0],
    ["getFoundationCardAt", 0, 0],
    ["getFoundationCardAt", 0, -1],
    ["getCascadeCardAt", 4, 0],
    ["getCascadeCardAt", -1, 0],
    ["getCascadeCardAt", 0, 13],
    ["getCascadeCardAt", 0, -1],
  ] as const)("FC-DC21 %s of pile %i, card %i", (getter, pile, card) => {
    expect(thrown(() => started()[getter](pile, card))).toBe("IllegalArgumentException");
  });
});
