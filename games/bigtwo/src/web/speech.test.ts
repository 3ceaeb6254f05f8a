import { expect, describe as group, test } from "vitest";
import { adviceTitle } from "../bots/counsel.ts";
import { cards, play, table } from "../rules/fixture.ts";
import { bigtwo, prompt } from "../rules/index.ts";
import { describe } from "../rules/speech.ts";
import { seated } from "./fixture.ts";
import { actText, dealtHands, fieldOf, seatLabel } from "./seats.ts";

group("turns", () => {
  const state = table("mis", ["4D 5D", "4C 6D", "4H 7D", "4S 8D"], [[3, "3D"]]);
  const view = bigtwo.view(state, state.turn);

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
    // Somebody else's game names the seat it is looked at from as well, where there is a name.
    const friends = ["Ada", "Bob", "", "Dan"].map((name) => seated(name));
    const called = (viewer: number) => fieldOf(bigtwo.view(state, viewer as never), friends, true);
    expect(called(3).seats.map(({ name }) => name)).toEqual(["Dan", "Ada", "Bob", "Left"]);
    expect([called(3).toBeat?.name, called(2).seats[0]?.name]).toEqual(["Dan", "You"]);
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

  test("BT-W11 hands as they were dealt", () => {
    const over = bigtwo.view({ ...state, ending: "timeout" }, 0 as never);
    const hands = dealtHands(over, (all) => all.toSorted((a, b) => a - b));
    expect(hands[3]).toEqual({ cards: cards("3D 4S 8D").toSorted((a, b) => a - b), kept: cards("4S 8D") });
    expect(dealtHands(view, (all) => all)).toEqual([]);
  });

  test("BT-W10 advice", () => {
    const pass = { kind: "pass" } as const;
    const five = { kind: "play", cards: cards("5D") } as const;
    expect([adviceTitle(view, pass), adviceTitle(view, five)]).toEqual(["Pass", "Play 5♦"]);
  });
});
