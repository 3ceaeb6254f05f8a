import { Match, must, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { table } from "./fixture.ts";
import { bigtwo } from "./game.ts";
import { manners } from "./manners.ts";
import { isSettled, trickOf } from "./trick.ts";

const played = (options: string, ...moves: readonly string[]) =>
  moves.reduce((match, move) => must(match.play(move)), must(Match.start(bigtwo, { deal: "42", options })));

describe("a trick", () => {
  test("BT-W6 begins with a lead and ends when all others have passed", () => {
    const turns = (...moves: readonly string[]) => trickOf(played("mis", ...moves).view("spectator")).length;
    expect([turns(), turns("3D 3S"), turns("3D 3S", "pass")]).toEqual([0, 1, 2]);
    expect(turns("3D 3S", "pass", "pass", "pass")).toBe(0);
    expect(turns("3D 3S", "pass", "pass", "pass", "4C")).toBe(1);
  });

  test("BT-W6 passes between plays do not end it where a pass does not lock out; where it does they add up", () => {
    const history = [0, 1, 2, 3, 0, 1, 2].map((n, at) => ({
      seat: seat(n),
      play: [0, 2, 4].includes(at) ? ({} as never) : null,
    }));
    const lengthOf = (pass: "soft" | "locked") => trickOf({ history, options: { pass } as never }).length;
    expect([lengthOf("soft"), lengthOf("locked")]).toEqual([7, 1]);
  });

  const hands = ["4D 5D", "4C 6D", "4H 7D", "4S 2S"];

  test.each([
    ["the highest card of all", hands, [[0, "2S"]], true],
    ["one below it, which somebody may hold", hands, [[0, "2H"]], false],
    [
      "what was highest is gone",
      ["4D 5D", "4C 6D", "4H 7D", "4S 8D"],
      [
        [1, "2S"],
        [0, "2H"],
      ],
      true,
    ],
    ["more cards than anybody holds", hands, [[0, "3D 4C 5C 6C 7C"]], true],
    ["a pair that could be beaten", hands, [[0, "3C 3H"]], false],
    [
      "whoever played it has too few cards to beat it, the others have not",
      ["5D", ...hands.slice(1)],
      [[0, "3C 3H"]],
      false,
    ],
    ["whoever played it alone has cards enough to beat it", ["5D 6D", "4C", "4H", "4S"], [[0, "3C 3H"]], true],
  ] as const)("BT-T9 %s: %s", (_says, held, moves, expected) => {
    const state = table("mis", [...held], moves.map(([by, text]) => [by, text] as [number, string]) as never);
    expect(isSettled(bigtwo.view(state, "spectator"))).toBe(expected);
    expect(manners.company?.settled?.(bigtwo.view(state, seat(1)))).toBe(expected ? "pass" : undefined);
  });

  test("BT-T9 a bomb may come where there are bombs; nothing is settled on the lead or after the end", () => {
    const plain = played("taiwan");
    const opener = plain.status.kind === "playing" ? plain.status.seat : seat(0);
    expect(isSettled(plain.view(opener))).toBe(false);
    const state = table("taiwan", ["4D 5D 6D 7D 8D 9D", "4C 6C 7C 8C 9C TC", "4H 7H 8H 9H", "4S 8S"], [
      [0, "2S"],
    ] as never);
    expect(isSettled(bigtwo.view(state, "spectator"))).toBe(false);
    expect(isSettled({ ...bigtwo.view(state, "spectator"), ending: "timeout" })).toBe(false);
  });
});
