/** What is said of plays, turns and the end, to each who looks. */

import { must, seat } from "@baize/kernel";
import { expect, describe as group, test } from "vitest";
import { cards, play, table } from "./fixture.ts";
import { bigtwo } from "./game.ts";
import type { PresetName } from "./options.ts";
import {
  describe,
  laidOut,
  moveName,
  playKind,
  playLabel,
  playOf,
  prompt,
  recall,
  result,
  SIDES,
  seatName,
  sideOf,
  told,
} from "./speech.ts";

group("plays", () => {
  test.each<[PresetName, string, string]>([
    ["mis", "9D", "9♦"],
    ["mis", "QD QH", "Pair, queens"],
    ["mis", "10D 10H", "Pair, 10s"],
    ["hongkong", "AD AH AS", "Three of a kind, aces"],
    ["charlesworth", "4D 4H KS KC", "Two pair, kings and 4s"],
    ["charlesworth", "4D 4H 4S 4C", "Four of a kind, 4s"],
    ["mis", "5D 6D 7C 8S 9H", "Straight, 5 to 9"],
    ["mis", "JD QD KC AS 2H", "Straight, jack to 2"],
    ["hongkong", "AD 2D 3C 4S 5H", "Straight, ace to 5"],
    ["taiwan", "2D 3D 4C 5S 6H", "Straight, 2 to 6"],
    ["mis", "4H 7H 9H QH AH", "Flush, hearts"],
    ["mis", "6D 6H 6S 4C 4S", "Full house, 6s"],
    ["mis", "8D 8H 8S 8C 3D", "Four of a kind, 8s"],
    ["mis", "7S 8S 9S 10S JS", "Straight flush, 7 to jack"],
  ])("BT-W4 %s: %s is %s", (preset, text, label) => {
    expect(playLabel(play(preset, text)!)).toBe(label);
  });

  test("BT-W4 kind and rank apart, for the button", () => {
    const house = play("mis", "9D 9H 9S 4C 4S")!;
    expect([playKind(house), playOf(house)]).toEqual(["full house", "9s"]);
  });
});

group("turns", () => {
  const state = table("mis", ["4D 5D", "4C 6D", "4H 7D", "4S 8D"], [[3, "3D"]]);
  const view = bigtwo.view(state, state.turn);

  test("BT-W17 who does what", () => {
    expect(describe("pass", view)).toBe("You pass.");
    expect(describe("5D", view)).toBe("You play the five of diamonds.");
    expect(describe("timeout", view)).toBe("Time is up.");
    const others = bigtwo.view({ ...state, turn: 1 as never }, 0 as never);
    expect(describe("pass", others)).toBe("Right passes.");
    expect(prompt(others)).toBe("Right’s turn.");
    expect([describe("pass", others, ["", "Russet"]), prompt(others, ["", "Russet"])]).toEqual([
      "Russet passes.",
      "Russet’s turn.",
    ]);
  });

  test("BT-W17 what the player is asked for", () => {
    expect(prompt(view, ["", "", "", "Russet"])).toBe("Your turn. Beat Russet’s 3♦, or pass.");
    expect(prompt({ ...view, toBeat: null })).toBe("Your lead. Play what you like.");
    const passes = [1, 2, 3].map((n) => ({ seat: n as never, play: null }));
    expect(prompt({ ...view, toBeat: null, history: passes })).toBe("Your lead. Everyone passed. Play what you like.");
    const opening = { ...view, toBeat: null, history: [] };
    expect(prompt(opening)).toBe("Your turn. You open with the 3♦, alone or with others.");
    expect(prompt({ ...opening, options: { ...view.options, opening: "alone" } })).toBe(
      "Your turn. You open with the 3♦.",
    );
    const high = { seat: 3 as never, play: play("mis", "2S")! };
    expect(prompt({ ...view, toBeat: high })).toBe("Your turn. Nothing in your hand beats Left.");
    expect(prompt({ ...view, toBeat: { ...high, play: play("mis", "3C 3H")! }, hand: cards("4D 4C") })).toBe(
      "Your turn. Beat Left’s pair, or pass.",
    );
  });

  test.each<[PresetName, string, string]>([
    ["mis", "4C 4S 9D 9H 9S", "9D 9H 9S 4C 4S"],
    ["mis", "3D 8D 8H 8S 8C", "8D 8C 8H 8S 3D"],
    ["hongkong", "3C 4S 5H AD 2D", "AD 2D 3C 4S 5H"],
    ["taiwan", "3D 4C 5S 6H 2D", "2D 3D 4C 5S 6H"],
    ["mis", "JD QD KC AS 2H", "JD QD KC AS 2H"],
  ])("BT-W23 %s: %s is laid %s", (preset, text, expected) => {
    expect(laidOut(play(preset, text)!)).toEqual(cards(expected));
  });

  test("BT-W11 a play looked back on, and hands as they were dealt", () => {
    const names = ["", "", "", "Russet"];
    expect(recall("pass", view, names)).toBe("You passed on Russet’s 3♦");
    expect(recall("5D", view, names)).toBe("You answered Russet’s 3♦ with 5♦");
    expect(recall("4D 4C", { ...view, toBeat: null }, names)).toBe("You led pair, 4s");
    expect([moveName("5D", view), moveName("pass", view)]).toEqual(["5♦", "Pass"]);
    const timeUp = moveName("timeout", view);
    expect([timeUp, recall("nonsense", view), moveName("nonsense", view)]).toEqual(["Pass", "nonsense", "Pass"]);
    expect(recall("pass", { ...view, toBeat: null })).toBe("You pass.");
  });

  test("BT-W9 the end", () => {
    const over = { ...state, hands: [[], ...state.hands.slice(1)], ending: "emptied" as const };
    expect(result(bigtwo.view(over, 0 as never))).toEqual({
      title: "You are out first.",
      says: "Your score is 100 of 100.",
    });
    expect(result(bigtwo.view(over, 2 as never))).toMatchObject({
      title: "Top is out first.",
      says: "You kept 2 cards. Your score is 85 of 100.",
    });
    expect(result(bigtwo.view(over, "spectator"))).toEqual({ title: "Bottom is out first.", says: "" });
    const late = bigtwo.view({ ...state, ending: "timeout" }, 0 as never);
    expect(result(late)).toEqual({ title: "Time is up.", says: "You kept 2 cards. Your score is 85 of 100." });
  });

  test("BT-W17 what cannot be read, or is no play, is said as it is written", () => {
    expect([describe("nonsense", view), describe("4D 5D", view)]).toEqual(["nonsense", "4D 5D"]);
    expect(describe("4D 4C", view)).toBe("You play pair, 4s.");
    const others = bigtwo.view({ ...state, turn: seat(1) }, seat(0));
    expect(describe("6D", others)).toBe("Right plays the six of diamonds.");
    expect(describe("6D", others, ["", "Russet"])).toBe("Russet plays the six of diamonds.");
  });

  test("BT-W17 a seat is named for who looks: you, by name, or by its side", () => {
    const names = (viewer: number | "spectator", known: readonly string[] = []) =>
      [0, 1, 2, 3].map((n) => seatName(seat(n), viewer === "spectator" ? viewer : seat(viewer), known));
    expect(names(0)).toEqual(["You", "Right", "Top", "Left"]);
    expect(names(3)).toEqual(["Right", "Top", "Left", "You"]);
    expect(names("spectator")).toEqual(["Bottom", "Right", "Top", "Left"]);
    expect([0, 1, 2, 3].map((n) => SIDES[sideOf(n, seat(1))])).toEqual(["left", "player", "right", "top"]);
    expect(names(1, ["Ada", "Bea", "", "Dan"])).toEqual(["Ada", "You", "Right", "Dan"]);
  });

  test("BT-W17 while others are to move, who does is said, and who thinks; after the end nothing is asked", () => {
    const others = bigtwo.view({ ...state, turn: seat(2) }, seat(0));
    expect(prompt(others, ["", "", "Tawny"], seat(2))).toBe("Tawny is thinking.");
    const passes = [1, 2].map((n) => ({ seat: seat(n), play: null }));
    expect(prompt({ ...view, toBeat: null, history: [...state.history, ...passes] })).toBe(
      "Your lead. Play what you like.",
    );
    expect(prompt(bigtwo.view({ ...state, ending: "timeout" }, seat(0)))).toBe("");
  });

  test("BT-W9 who is out first is told to everybody, by name, and what one card is", () => {
    for (const winner of [0, 1, 2, 3]) {
      const hands = state.hands.map((hand, n) => (n === winner ? [] : hand.slice(0, 1)));
      const over = bigtwo.view({ ...state, hands, ending: "emptied" }, "spectator");
      expect(result(over, ["Ada", "Bea", "Cid", "Dan"]).title).toBe(
        `${["Ada", "Bea", "Cid", "Dan"][winner]} is out first.`,
      );
    }
    const hands = [[], ...state.hands.slice(1).map((hand) => hand.slice(0, 1))];
    expect(result(bigtwo.view({ ...state, hands, ending: "emptied" }, seat(3))).says).toBe(
      "You kept one card. Your score is 93 of 100.",
    );
  });
});

/** Every hand of five that is a straight, and how it is called: from its lowest card to its highest. */
test.each<[PresetName, string, string]>([
  ["mis", "3D 4C 5H 6S 7D", "3 to 7"],
  ["mis", "10D JC QH KS AD", "10 to ace"],
  ["hongkong", "2D 3C 4H 5S 6D", "2 to 6"],
  ["taiwan", "AD 2C 3H 4S 5D", "ace to 5"],
  ["singapore", "2D 3D 4D 5D 6D", "2 to 6"],
  ["pusoydos", "9D 10C JH QS KD", "9 to king"],
])("BT-W4 %s: %s is a straight from %s, however it is given", (preset, text, span) => {
  expect([playOf(play(preset, text)!), playOf(play(preset, text.split(" ").toReversed().join(" "))!)]).toEqual([
    span,
    span,
  ]);
});

test("BT-W17 the opening is asked of who holds the card that opens under these rules", () => {
  const asked = (preset: PresetName) => {
    const start = must(bigtwo.setup(must(bigtwo.options.parse(preset)), { kind: "seed", seed: "7" }));
    return prompt(bigtwo.view(start, start.turn));
  };
  expect([asked("mis"), asked("pusoydos"), asked("charlesworth")]).toEqual([
    "Your turn. You open with the 3♦, alone or with others.",
    "Your turn. You open with the 3♣, alone or with others.",
    "Your turn. You open with the 3♦.",
  ]);
});

test("BT-W17 all that was played so far is told in the order of play, as whoever looks knows the seats", () => {
  const state = table(
    "mis",
    ["5d 5c", "4d 4h 4c", "jd", "qd"],
    [
      [2, "3d 3c"],
      [3, "3s 3h"],
      [0, "pass"],
    ],
  );
  const names = ["Ada", "", "Cleo", "Dan"];
  expect(told(bigtwo.view(state, seat(0)), names)).toEqual([
    "Cleo plays pair, 3s.",
    "Dan plays pair, 3s.",
    "You pass.",
  ]);
  expect(told(bigtwo.view(state, "spectator"), names).at(-1)).toBe("Ada passes.");
});
