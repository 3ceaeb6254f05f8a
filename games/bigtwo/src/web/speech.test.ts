import { expect, describe as group, test } from "vitest";
import { adviceTitle, costText } from "../bots/counsel.ts";
import { cards, play, table } from "../rules/fixture.ts";
import { bigtwo, type PresetName, playKind, playLabel, playOf, prompt } from "../rules/index.ts";
import { describe, result } from "../rules/speech.ts";
import { fieldOf, ownLast, type SeatShown, seatLabel } from "./seats.ts";

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
    expect(prompt(others)).toBe("Right's turn.");
  });

  test("BT-W17 what the player is asked for", () => {
    expect(prompt(view)).toBe("Your turn.");
    expect(prompt({ ...view, toBeat: null })).toBe("Your lead.");
    expect(prompt({ ...view, toBeat: null, history: [] })).toBe("You open with the 3♦.");
  });

  test("BT-W6 seats with their counts, passes and turn", () => {
    const field = fieldOf(
      bigtwo.view({ ...state, history: [...state.history, { seat: 1 as never, play: null }] }, 0 as never),
      ["", "Expert", "Novice", "Master"],
    );
    expect(field.seats.map(seatLabel)).toEqual([
      "You, 2 cards, to play",
      "Right, Expert, 2 cards, passed",
      "Top, Novice, 2 cards",
      "Left, Master, 2 cards",
    ]);
    expect(field.recent.map(({ side }) => side)).toEqual([3, 1]);
    const [you, ...others] = field.seats;
    const ownTurn = (last: SeatShown["last"]) => ownLast({ ...field, seats: [{ ...you!, last }, ...others] });
    expect([undefined, null, play("mis", "9D 9C")].map(ownTurn)).toEqual(["", "You passed", "You: Pair, 9s"]);
  });

  test("BT-W6 a table is drawn for whichever seat looks, and for those who only watch", () => {
    const names = (viewer: 0 | 2 | "spectator") =>
      fieldOf(bigtwo.view(state, viewer as never), ["a", "b", "c", "d"]).seats.map(
        ({ name, note }) => `${name} ${note}`,
      );
    expect(names(2)).toEqual(["You c", "Right d", "Top a", "Left b"]);
    expect(names("spectator")).toEqual(["Bottom a", "Right b", "Top c", "Left d"]);
    const from2 = bigtwo.view({ ...state, turn: 1 as never }, 2 as never);
    expect([prompt(from2), describe("pass", from2)]).toEqual(["Left's turn.", "Left passes."]);
  });

  test("BT-W18 a seat that takes its time", () => {
    const field = fieldOf(
      bigtwo.view({ ...state, turn: 2 as never }, 0 as never),
      ["", "", "Grandmaster", ""],
      2 as never,
    );
    expect(field.seats.map(({ isThinking }) => isThinking)).toEqual([false, false, true, false]);
    expect(field.seats.map(seatLabel)[2]).toBe("Top, Grandmaster, 2 cards, thinking");
    expect(prompt(bigtwo.view(state, 0 as never), 2 as never)).toBe("Top is thinking.");
  });

  test("BT-W9 the end", () => {
    const over = { ...state, hands: [[], ...state.hands.slice(1)], ending: "emptied" as const };
    expect(result(bigtwo.view(over, 0 as never))).toEqual({ title: "You won.", says: "Your score is 100 of 100." });
    expect(result(bigtwo.view(over, 2 as never))).toMatchObject({
      title: "Top won.",
      says: "Your score is 85 of 100.",
    });
    expect(result(bigtwo.view(over, "spectator"))).toEqual({ title: "Bottom won.", says: "" });
    const late = bigtwo.view({ ...state, ending: "timeout" }, 0 as never);
    expect(result(late)).toEqual({ title: "Time is up.", says: "Your score is 85 of 100." });
  });

  test("BT-W10 BT-W11 advice and costs", () => {
    const pass = { kind: "pass" } as const;
    const five = { kind: "play", cards: cards("5D") } as const;
    expect([adviceTitle(view, pass), adviceTitle(view, five)]).toEqual(["Pass", "Play 5♦"]);
    expect(costText(view, pass, five, 1.84)).toBe("Against Left's 3♦, this pass cost about 1.8 points. Better: 5♦.");
    expect(costText({ ...view, toBeat: null }, five, pass, 2)).toBe(
      "On the lead, 5♦ cost about 2.0 points. Better: a pass.",
    );
  });
});
