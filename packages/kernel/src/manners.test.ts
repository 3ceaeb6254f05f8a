import { describe, expect, test } from "vitest";
import { countdown } from "./countdown.fixture.ts";
import { choicesOf, mannersOf } from "./plain-manners.ts";
import { seat } from "./shape.ts";

const plain = mannersOf(countdown);
const view = { left: 5, seat: 0 } as const;

describe("manners", () => {
  test("KN-N1 a game that says nothing has the plain form of everything", async () => {
    expect(plain.title).toBe("Countdown");
    expect([plain.seatName(seat(1), seat(1)), plain.seatName(seat(1), "spectator")]).toEqual(["You", "Seat 2"]);
    expect(plain.describe("2", view)).toBe("2");
    expect([plain.preferences, plain.follow(view, {}), plain.finish(view)]).toEqual([[], [], []]);
    expect([plain.playerMoves(["1", "2"]), plain.countText(["1"]), plain.countText(["1", "2"])]).toEqual([
      2,
      "1 move",
      "2 moves",
    ]);
    expect([plain.distance(["1", "2"], []), plain.step(["1", "2"], view)]).toEqual([
      "2 moves",
      { says: "1", moves: 1 },
    ]);
    const tutor = await plain.tutor();
    expect(tutor.teach(["2", "1", "2"], view)).toEqual({
      where: "",
      what: "2",
      why: "It begins a line that wins in 3 moves.",
      moves: 1,
    });
    // Played so far, and nothing won by it.
    expect(tutor.teach(["1", "2"], view)).toEqual({ where: "", what: "1", why: "", moves: 1 });
    expect(tutor.teach(["2", "1", "1", "1"], view).why).toBe("");
    expect(tutor.chapters(["1", "2"], view)).toEqual([
      {
        title: "Steps 1 to 2",
        steps: [
          { says: "1", moves: 1 },
          { says: "2", moves: 1 },
        ],
      },
    ]);
    const long = tutor.chapters(Array(13).fill("1"), { left: 20, seat: 0 });
    expect(long.map(({ title, steps }) => [title, steps.length])).toEqual([
      ["Steps 1 to 6", 6],
      ["Steps 7 to 12", 6],
      ["Step 13", 1],
    ]);
    expect([plain.dealWord, plain.dealName("617"), plain.matchName("617")]).toEqual([
      "deal",
      "Deal 617",
      "Countdown: Deal 617",
    ]);
    expect([plain.dealName("x".repeat(24)), plain.dealName("x".repeat(25))]).toEqual([
      `Deal ${"x".repeat(24)}`,
      "Own deal",
    ]);
    expect([plain.seatName(seat(1), seat(0), ["", "Ada"]), plain.seatName(seat(0), seat(1), [""])]).toEqual([
      "Ada",
      "Seat 1",
    ]);
    expect(plain.stuck).toBe("Nothing can be played any more.");
    expect(plain.company).toBeUndefined();
  });

  test("KN-N2 what a game says itself is taken, and the rest goes by it", () => {
    const own = mannersOf({
      ...countdown,
      manners: {
        title: "Heap",
        dealName: (deal) => `Heap of ${deal}`,
        countText: (moves) => `${moves.length} takings`,
        describe: (text) => `Take ${text}.`,
      },
    });
    expect([own.title, own.matchName("9")]).toEqual(["Heap", "Countdown: Heap of 9"]);
    expect(own.distance(["1"], [])).toBe("1 takings");
    expect(own.step(["2"], view)).toEqual({ says: "Take 2.", moves: 1 });
  });

  test("KN-N3 of what can be chosen, what is not chosen is standard", () => {
    const choices = [{ value: "a", title: "A", says: "" }];
    const preferences = ["pace", "marks"].map((id) => ({ id, title: id, standard: "a", choices }));
    const manners = { ...plain, preferences };
    expect(choicesOf(manners)).toEqual({ pace: "a", marks: "a" });
    expect(choicesOf(manners, { marks: "b" })).toEqual({ pace: "a", marks: "b" });
  });
});
