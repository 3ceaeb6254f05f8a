import { fits, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { heaps } from "./heaps.fixture.ts";
import { fullSeats, levelAt, levelsOf, seatsWith, sitterForm, standardLevels } from "./seats.ts";

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

  test.each([
    [{ kind: "person" }, true],
    [{ kind: "person", name: "Ada" }, true],
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
