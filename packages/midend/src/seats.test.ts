import { fits, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { heaps } from "./heaps.fixture.ts";
import { fullSeats, guestsOf, levelAt, levelsOf, namesOf, seatsWith, sitterForm, standardLevels } from "./seats.ts";

const four = { ...heaps, meta: { ...heaps.meta, seats: 4 } };
const bot = (level: string) => ({ kind: "bot", level }) as const;

describe("seats", () => {
  test.each([0, 1, 2, 3])("MD-S1 a person in seat %i, and bots in the order of play after it", (own) => {
    const seats = seatsWith(seat(own), ["a", "b", "c"]);
    expect(seats[own]).toEqual({ kind: "person" });
    expect(seats[(own + 1) % 4]).toEqual(bot("a"));
    expect(levelsOf(seats, seat(own))).toEqual(["a", "b", "c"]);
    expect([levelAt(seats, seat(own)), levelAt(seats, seat((own + 3) % 4))]).toEqual([undefined, "c"]);
  });

  test("MD-S2 who sits there unless chosen is what the game says, once for each other seat", () => {
    expect(standardLevels(four)).toEqual(["steady", "steady", "steady"]);
    expect(standardLevels({ ...heaps, meta: { ...heaps.meta, seats: 1 } })).toEqual([]);
  });

  test("MD-S3 where a record names fewer seats than the game has, the last bot named sits in the rest", () => {
    expect(fullSeats(four, [{ kind: "person" }, bot("expert")])).toEqual([
      { kind: "person" },
      bot("expert"),
      bot("expert"),
      bot("expert"),
    ]);
    expect(fullSeats(four, [{ kind: "person" }]).slice(1)).toEqual([bot("steady"), bot("steady"), bot("steady")]);
    expect(fullSeats(heaps, seatsWith(seat(0), ["a", "b", "c"]))).toHaveLength(2);
  });

  test("MD-S5 people by name, bots by that of their level, a second one numbered", () => {
    const levels = [
      { id: "steady", title: "Steady", says: "", name: "Plod", face: "plod" },
      { id: "bare", title: "Bare", says: "" },
    ];
    const seats = [
      { kind: "person", name: "Ada", face: "cap" },
      bot("steady"),
      bot("steady"),
      bot("bare"),
      bot("gone"),
    ] as const;
    const guests = guestsOf(seats, levels);
    expect(guests).toEqual([
      { name: "Ada", face: "cap", level: "" },
      { name: "Plod", face: "plod", level: "Steady" },
      { name: "Plod 2", face: "plod", level: "Steady" },
      { name: "", face: "", level: "Bare" },
      { name: "", face: "", level: "gone" },
    ]);
    expect(namesOf(guests)).toEqual(["Ada", "Plod", "Plod 2", "", ""]);
    expect(guestsOf([{ kind: "person" }])).toEqual([{ name: "", face: "", level: "" }]);
  });

  test.each([
    [{ kind: "person" }, true],
    [{ kind: "person", name: "Ada", face: "cap" }, true],
    [{ kind: "person", face: 1 }, false],
    [{ kind: "bot", level: "novice" }, true],
    [{ kind: "bot" }, false],
    [{ kind: "person", name: 7 }, false],
    [{ kind: "cat" }, false],
    [null, false],
    ["person", false],
  ])("MD-S4 %j says who sits somewhere: %s", (value, expected) => {
    expect(fits(sitterForm, value)).toBe(expected);
  });
});
