import { expect, describe as group, test } from "vitest";
import { adviceTitle } from "../bots/counsel.ts";
import { cards, play, table } from "../rules/fixture.ts";
import { bigtwo, type PresetName, playKind, playLabel, playOf, prompt } from "../rules/index.ts";
import { describe, laidOut, moveName, recall, result } from "../rules/speech.ts";
import { seated } from "./fixture.ts";
import { actText, dealtHands, fieldOf, seatLabel } from "./seats.ts";

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

  test("BT-W6 seats with their names, levels and counts, what each did in this trick, and whose turn it is", () => {
    const passed = { ...state, history: [...state.history, { seat: 1 as never, play: null }] };
    const field = fieldOf(bigtwo.view(passed, 0 as never), [
      seated("Ada"),
      seated("Russet", { level: "Expert" }),
      seated("Crumb", { level: "Novice" }),
      seated("", { level: "Master" }),
    ]);
    expect(field.seats.map(seatLabel)).toEqual([
      "You, 2 cards, to play",
      "Russet, Expert, 2 cards, passed",
      "Crumb, Novice, 2 cards",
      "Left, Master, 2 cards",
    ]);
    expect(field.seats.map(actText)).toEqual(["", "Passes", "", ""]);
    expect(field.toBeat).toMatchObject({ side: 3, name: "Left", at: 0 });
    expect(seatLabel({ ...field.seats[1]!, count: 1, isAway: true })).toBe("Russet, Expert, Last card, passed, away");
    expect(actText({ last: play("mis", "9D 9C")!, isToBeat: false })).toBe("Pair, 9s");
  });

  test("BT-W19 a table is drawn for whichever seat looks, and for those who only watch", () => {
    const seats = [..."abcd"].map((level) => seated("", { level }));
    const names = (viewer: 0 | 2 | "spectator") =>
      fieldOf(bigtwo.view(state, viewer as never), seats).seats.map(({ name, level }) => `${name} ${level}`);
    expect(names(2)).toEqual(["You c", "Right d", "Top a", "Left b"]);
    expect(names("spectator")).toEqual(["Bottom a", "Right b", "Top c", "Left d"]);
    const from2 = bigtwo.view({ ...state, turn: 1 as never }, 2 as never);
    expect([prompt(from2), describe("pass", from2)]).toEqual(["Left’s turn.", "Left passes."]);
  });

  test("BT-W18 a seat that takes its time", () => {
    const seats = [seated(""), seated(""), seated("Tawny", { level: "Grandmaster", doing: "thinks" }), seated("")];
    const field = fieldOf(bigtwo.view({ ...state, turn: 2 as never }, 0 as never), seats);
    expect(field.seats.map(({ isThinking }) => isThinking)).toEqual([false, false, true, false]);
    expect(field.seats.map(seatLabel)[2]).toBe("Tawny, Grandmaster, 2 cards, thinking");
    expect(prompt(bigtwo.view(state, 0 as never), ["", "", "Tawny"], 2 as never)).toBe("Tawny is thinking.");
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
    const over = bigtwo.view({ ...state, ending: "timeout" }, 0 as never);
    const hands = dealtHands(over, (all) => all.toSorted((a, b) => a - b));
    expect(hands[3]).toEqual({ cards: cards("3D 4S 8D").toSorted((a, b) => a - b), kept: cards("4S 8D") });
    expect(dealtHands(view, (all) => all)).toEqual([]);
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

  test("BT-W10 advice", () => {
    const pass = { kind: "pass" } as const;
    const five = { kind: "play", cards: cards("5D") } as const;
    expect([adviceTitle(view, pass), adviceTitle(view, five)]).toEqual(["Pass", "Play 5♦"]);
  });
});
