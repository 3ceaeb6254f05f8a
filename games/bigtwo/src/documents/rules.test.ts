import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { Card, FACES, PlayerBot, Rules, suits, suitsPath, suitVal, type, valuesPath } from "./index.ts";
import { cards, names as namesOf } from "./table.fixture.ts";

/** The names of what was found, if anything was. */
const names = (list: readonly Card[] | null) => list && namesOf(list);

describe("Card", () => {
  test("BT-XC1 the constants", () => {
    expect(type).toEqual(["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]);
    expect(suits).toEqual(["D", "C", "H", "S"]);
    expect(suitVal).toEqual([1, 2, 3, 4]);
    expect(suitsPath).toEqual(["Diamonds", "Clubs", "Hearts", "Spades"]);
    expect(valuesPath.join(" ")).toBe(" Ace 2 3 4 5 6 7 8 9 10 Jack Queen King");
    expect([Rules.type, Rules.suits, Rules.suitVal, Rules.suitsPath, Rules.valuesPath]).toEqual([
      type,
      suits,
      suitVal,
      suitsPath,
      valuesPath,
    ]);
  });

  test.each([
    [1, 0, { type: "A", suit: "D", suitVal: 1, value: 14, image: "NAP-01_Diamonds_Ace.png" }],
    [2, 1, { type: "2", suit: "C", suitVal: 2, value: 15, image: "NAP-01_Clubs_2.png" }],
    [3, 2, { type: "3", suit: "H", suitVal: 3, value: 3, image: "NAP-01_Hearts_3.png" }],
    [13, 3, { type: "K", suit: "S", suitVal: 4, value: 13, image: "NAP-01_Spades_King.png" }],
  ])("BT-XC2 BT-XC3 Card(%i, %i)", (typeNum, suitNum, expected) => {
    expect(new Card(typeNum, suitNum)).toMatchObject(expected);
  });

  test.each([
    [0, 0],
    [14, 0],
    [1, 4],
    [1, -1],
    [1.5, 0],
    [1, Number.NaN],
  ])("BT-XC4 Card(%d, %d) is an InvalidInput", (typeNum, suitNum) => {
    expect(() => new Card(typeNum, suitNum)).toThrow(expect.objectContaining({ name: "InvalidInput" }));
  });

  test("BT-XC5 the package has a face for each of the 52 cards, and no other", () => {
    const images = suits.flatMap((_, suitNum) => Array.from({ length: 13 }, (_, n) => new Card(n + 1, suitNum).image));
    expect([...FACES].sort()).toEqual(images.sort());
    expect(new Set(images).size).toBe(52);
  });

  test("BT-XC5 a face that does not exist is a FileNotFound", () => {
    const faces = new Set(["NAP-01_Diamonds_Ace.png"]);
    expect(new Card(1, 0, faces).type).toBe("A");
    expect(() => new Card(2, 0, faces)).toThrow(expect.objectContaining({ name: "FileNotFound" }));
  });
});

describe("Rules", () => {
  test("BT-XR1 newDeck", () => {
    const deck = Rules.newDeck();
    expect(deck).toHaveLength(52);
    expect(names(deck.slice(0, 14))).toBe("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AC");
    expect(names(deck.slice(-1))).toBe("KS");
  });

  test("BT-XR2 shuffle gives the same cards in another order and leaves the deck alone", () => {
    const deck = Rules.newDeck();
    const shuffled = Rules.shuffle(deck, Random.fromSeed("deck"));
    expect(names(deck)).toBe(names(Rules.newDeck()));
    expect(names(shuffled)).not.toBe(names(deck));
    expect(names(Rules.sortCardsSuit(shuffled))).toBe(names(Rules.sortCardsSuit(deck)));
    expect(names(Rules.shuffle(deck))).not.toBe(names(Rules.shuffle(deck)));
  });

  type Judge = Exclude<
    {
      [K in keyof typeof Rules]: (typeof Rules)[K] extends (cards: readonly Card[]) => boolean ? K : never;
    }[keyof typeof Rules],
    undefined
  >;
  test.each<[string, Judge, string, boolean]>([
    ["BT-XR3", "isValidStartingPlay", "3d", true],
    ["BT-XR3", "isValidStartingPlay", "3d 3s", true],
    ["BT-XR3", "isValidStartingPlay", "3c", false],
    ["BT-XR3", "isValidStartingPlay", "3d 4d", false],
    ["BT-XR4", "isValidPlay", "3d", true],
    ["BT-XR4", "isValidPlay", "3d 3c", true],
    ["BT-XR4", "isValidPlay", "3d 3c 3h", false],
    ["BT-XR4", "isValidPlay", "3d 3c 3h 3s", false],
    ["BT-XR4", "isValidPlay", "3d 3c 3h 4s 4c", true],
    ["BT-XR4", "isValidPlay", "", false],
    ["BT-XR5", "isValidSingle", "3d", true],
    ["BT-XR5", "isValidSingle", "3d 3c", false],
    ["BT-XR5", "isValidPair", "3d 3c", true],
    ["BT-XR5", "isValidPair", "3d 4d", false],
    ["BT-XR5", "isValidPair", "3d 3d", false],
    ["BT-XR5", "isValidPair", "3d", false],
    ["BT-XR6", "isValidFiveCardPlay", "3d 4c 5d 6d 7d", true],
    ["BT-XR6", "isValidFiveCardPlay", "3d 5d 7d 9d jd", true],
    ["BT-XR6", "isValidFiveCardPlay", "3d 3c 8d 8c 8h", true],
    ["BT-XR6", "isValidFiveCardPlay", "3d 3c 3s 3h 8h", true],
    ["BT-XR6", "isValidFiveCardPlay", "3d 3c 3s 8h 9h", false],
    ["BT-XR6", "isValidFiveCardPlay", "3d 4c 5d 6d 8d", false],
    ["BT-XR6", "isValidFiveCardPlay", "3d 3c", false],
    ["BT-XR7", "isValidStraight", "7d 4c 5d 6d 3d", true],
    ["BT-XR7", "isValidStraight", "jd qc kd ad 2d", true],
    ["BT-XR7", "isValidStraight", "3d 4d 5d 6d 7d", true],
    ["BT-XR7", "isValidStraight", "ad 2c 3d 4d 5d", false],
    ["BT-XR7", "isValidStraight", "2d 3c 4d 5d 6d", false],
    ["BT-XR7", "isValidStraight", "3d 4d 5d 6d 8d", false],
    ["BT-XR8", "isValidFlush", "3d 4d 5d 6d 8d", true],
    ["BT-XR8", "isValidFlush", "3d 4d 5d 6d 7d", true],
    ["BT-XR8", "isValidFlush", "3d 4d 5d 6d 8c", false],
    ["BT-XR9", "isValidFullHouse", "3d 3c 8d 8c 8h", true],
    ["BT-XR9", "isValidFullHouse", "3d 3c 3s 3h 8h", false],
    ["BT-XR9", "isValidFourOfaKind", "3d 3c 3s 3h 8h", true],
    ["BT-XR9", "isValidFourOfaKind", "3d 8c 8s 8d 8h", true],
    ["BT-XR9", "isValidFourOfaKind", "3d 3c 8d 8c 8h", false],
  ])("%s %s(%s) is %s", (_, name, text, expected) => {
    expect(Rules[name](cards(text))).toBe(expected);
  });

  test.each<[string, "isStrongerPlay" | "isStrongerPair" | "isStrongerFive", string, string, boolean]>([
    ["BT-XR10", "isStrongerPlay", "4d", "3d", true],
    ["BT-XR10", "isStrongerPlay", "4d 4c", "3d 3c", true],
    ["BT-XR10", "isStrongerPlay", "4d 5c 6d 7d 8d", "3d 4c 5d 6d 7c", true],
    ["BT-XR10", "isStrongerPlay", "4d 4c", "3d", false],
    ["BT-XR10", "isStrongerPlay", "4d 4c 4h", "3d 3c 3h", false],
    ["BT-XR10", "isStrongerPlay", "4d", "", false],
    ["BT-XR11", "isStrongerPair", "3d 3s", "3c 3h", true],
    ["BT-XR11", "isStrongerPair", "3c 3h", "3d 3s", false],
    ["BT-XR11", "isStrongerPair", "3c 4h", "3d 3s", false],
    ["BT-XR11", "isStrongerPair", "4c", "3d", false],
    ["BT-XR12", "isStrongerFive", "3d 4d 5d 6d 8d", "jd qc kd ad 2d", true],
    ["BT-XR12", "isStrongerFive", "3d 3c 3h 4d 4c", "3s 4s 5s 6s 8s", true],
    ["BT-XR12", "isStrongerFive", "3d 3c 3h 3s 4c", "2d 2c 2h 4s 4d", true],
    ["BT-XR12", "isStrongerFive", "3d 4d 5d 6d 7d", "2d 2c 2h 2s 4c", true],
    ["BT-XR12", "isStrongerFive", "3c 4d 5d 6d 7s", "3d 4s 5s 6s 7h", true],
    ["BT-XR12", "isStrongerFive", "3s 4s 5s 6s 8s", "jh qh kh ah 9h", true],
    ["BT-XR12", "isStrongerFive", "3d 4d 5d 6d 9d", "3d 4d 5d 6d 8d", true],
    ["BT-XR12", "isStrongerFive", "4d 4c 4h 3d 3c", "3d 3c 3h 4d 4c", true],
    ["BT-XR12", "isStrongerFive", "3d 3c 3h 3s 2c", "4d 4c 4h 4s 5c", false],
  ])("%s %s(%s, %s) is %s", (_, name, text, last, expected) => {
    expect(Rules[name](cards(text), cards(last))).toBe(expected);
  });

  test("BT-XR11 isStrongerSingle takes two cards", () => {
    const [low, suit, high] = cards("3d 3s 2d") as [Card, Card, Card];
    expect(Rules.isStrongerSingle(suit, low)).toBe(true);
    expect(Rules.isStrongerSingle(low, suit)).toBe(false);
    expect(Rules.isStrongerSingle(high, suit)).toBe(true);
    expect(Rules.isStrongerSingle(low, low)).toBe(false);
  });

  test("BT-XR13 setPlayerCards takes thirteen off the end", () => {
    const deck = Rules.newDeck();
    expect(names(Rules.setPlayerCards(deck))).toBe("KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS");
    expect(deck).toHaveLength(39);
  });

  test.each([
    ["3d", "4d", "5d", "6d", "player"],
    ["4d", "3d", "5d", "6d", "left"],
    ["4d", "5d", "3d", "6d", "top"],
    ["4d", "5d", "6d", "3d", "right"],
    ["4d", "5d", "6d", "7d", null],
  ])("BT-XR14 setFirstTurn(%s, %s, %s, %s) is %s", (player, left, top, right, turn) => {
    expect(Rules.setFirstTurn(cards(player), cards(left), cards(top), cards(right))).toBe(turn);
  });

  test("BT-XR15 getSuitValue", () => {
    expect(["D", "C", "H", "S", "X", ""].map(Rules.getSuitValue)).toEqual([1, 2, 3, 4, 0, 0]);
  });

  test("BT-XR16 sorting gives a new list", () => {
    const hand = cards("2d 3s ac 3d 10h");
    expect(names(Rules.sortCardsValue(hand))).toBe("3D 3S 10H AC 2D");
    expect(names(Rules.sortCardsSuit(hand))).toBe("3D 2D AC 10H 3S");
    expect(names(hand)).toBe("2D 3S AC 3D 10H");
  });
});

describe("PlayerBot", () => {
  test("BT-XB1 the opener plays the 3 of diamonds alone", () => {
    expect(PlayerBot.BotStartingTurn(cards("5d 3d 3c"))).toMatchObject({ type: "3", suit: "D" });
    expect(PlayerBot.BotStartingTurn(cards("5d 3c"))).toBeNull();
  });

  test.each([
    ["2d 9c 3d 3s 9d", "3D 3S"],
    ["kd 9c 3d 4s", "3D"],
    ["3d 4c 5d 6d 7d 8d", "3D 4C 5D 6D 7D"],
    ["3d 4d 5d 6d 7c 9d", "3D 4D 5D 6D 7C"],
    ["3d 4c 4d 5d 6d 7d", "3D 4D 5D 6D 7D"],
    ["3d 3c 3h 4c 5c 5s", "3D 3C 3H 5C 5S"],
  ])("BT-XB2 a free turn on %s plays %s", (hand, expected) => {
    expect(names(PlayerBot.BotFreeTurn(cards(hand)))).toBe(expected);
    expect(names(PlayerBot.BotPlayCards(cards(hand), []))).toBe(expected);
  });

  test.each([
    ["2d 9c 3d 3s", "5d", "9C"],
    ["4d 3s", "5d", null],
    ["9d 9c 9h 2d 2c", "9s 8s", null],
    ["9d 9c 9h 2d 2c", "8d 8s", "9D 9C"],
    ["9d 9c kh 2d 2c", "9h 9s", "2D 2C"],
    ["3d 4c 5d 6d 7d 8s 8c 8h 7s 7c", "3h 4s 5s 6s 7h", "3D 4C 5D 6D 7S"],
    ["4d 4c 4h 5s 5d 9d 10d jd qd 2d", "3h 4s 5s 6s 7h", "4D 5D 9D 10D JD"],
    ["4d 4c 4h 5s", "3h 4s 5s 6s 7h", null],
    ["3d 3c 3h", "4d 4c 4h", null],
  ])("BT-XB3 with %s on %s the bot plays %s", (hand, last, expected) => {
    expect(names(PlayerBot.BotPlayCards(cards(hand), cards(last)))).toBe(expected);
  });

  test("BT-XB4 one size each", () => {
    const hand = cards("3s 9c 9d 2s");
    expect(PlayerBot.BotSelectSingle(hand, cards("3h"))).toMatchObject({ type: "3", suit: "S" });
    expect(PlayerBot.BotSelectSingle(hand, cards("3h 3d"))).toBeNull();
    expect(names(PlayerBot.BotSelectPair(hand, cards("3h 3d")))).toBe("9D 9C");
    expect(PlayerBot.BotSelectPair(hand, cards("ah ad"))).toBeNull();
    expect(PlayerBot.BotSelectFive(hand, cards("3h 4s 5s 6s 7h"))).toBeNull();
    expect(names(PlayerBot.BotSelectFive(cards("4d 5d 6c 7d 8d"), cards("3h 4s 5s 6s 7h")))).toBe("4D 5D 6C 7D 8D");
    expect(PlayerBot.BotSelectPair(hand, cards("3h"))).toBeNull();
  });

  test("BT-XN1 aliases of Rules and PlayerBot", () => {
    expect(Rules.isVaildPair(cards("3d 3c"))).toBe(true);
    expect(Rules.isVaildStraight(cards("3d 4d 5d 6d 7c"))).toBe(true);
    expect(Rules.isVaildFlush(cards("3d 4d 5d 6d 8d"))).toBe(true);
    expect(Rules.isValidFullFlush).toBe(Rules.isValidFlush);
    expect(Rules.isValidFullhouse).toBe(Rules.isValidFullHouse);
    expect(Rules.setUserCards).toBe(Rules.setPlayerCards);
    expect(Rules.setPalyerCards).toBe(Rules.setPlayerCards);
    expect(Rules.sortCardsSuite).toBe(Rules.sortCardsSuit);
    expect([Rules.NumSort, Rules.SuiteSort]).toEqual([Rules.sortCardsValue, Rules.sortCardsSuit]);
    expect(Rules.SuiteVal).toBe(suitVal);
    expect(PlayerBot.checkSingle).toBe(PlayerBot.BotSelectSingle);
    expect(PlayerBot.checkPair).toBe(PlayerBot.BotSelectPair);
    expect(PlayerBot.checkFive).toBe(PlayerBot.BotSelectFive);
  });
});
