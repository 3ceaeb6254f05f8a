import { FairChance, fairText, must, Random, readDeal } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { pegCount } from "./board.ts";
import { FIGURES } from "./boards.ts";
import { dealText, randomDeal } from "./deal.ts";
import { pegs } from "./game.ts";
import { holeAt } from "./hole.ts";
import { goalFits } from "./state.ts";

const EASY = "***.***/***O***/***O***/***.***/***O***/***.***/*******";

describe("deals", () => {
  test("PG-D1 a deal is the name of a board, or its rows on one line", () => {
    expect(dealText.parse("easy")).toEqual({ ok: true, value: FIGURES.easy });
    expect(dealText.parse(EASY)).toEqual({ ok: true, value: FIGURES.easy });
    expect(dealText.format(FIGURES.easy)).toBe("easy");
    const other = EASY.replace("O", ".");
    const board = dealText.parse(other);
    expect(board.ok && dealText.format(board.value)).toBe(other);
  });

  test.each([
    ["", "deal-unreadable"],
    ["squirrel", "deal-unreadable"],
    [EASY.slice(1), "deal-unreadable"],
    ["english-a1", "vacancy-unavailable"],
    ["english-x", "hole-unreadable"],
  ])("PG-D1 %j is refused as %s", (text, code) => {
    expect(dealText.parse(text)).toMatchObject({ ok: false, error: { code } });
  });

  test.each(["any", holeAt(4, 4)!, holeAt(2, 2)!, holeAt(1, 1)!, holeAt(9, 9)!] as const)(
    "PG-D2 a random deal for goal %s has 6 to 16 pegs, and its board has the goal",
    (goal) => {
      for (let n = 0; n < 40; n++) {
        const board = randomDeal(goal, Random.fromSeed(`deal ${n}`));
        expect(pegCount(board)).toBeGreaterThanOrEqual(6);
        expect(pegCount(board)).toBeLessThanOrEqual(16);
        expect(goalFits({ board, goal })).toBe(true);
      }
    },
  );

  test.each(["any", holeAt(4, 4)!] as const)("PG-D3 a fair deal for goal %s is a random deal", (goal) => {
    const fair = { secret: "5".repeat(64), nonces: ["6".repeat(32)] };
    const { deal } = must(readDeal(pegs, goal, fairText.format(fair)));
    expect(deal).toBe(randomDeal(goal, new FairChance(fair)));
  });
});
