import { expect, test } from "vitest";
import { glowAt, losingMove, pastOf } from "./past.ts";

const SIGNS = { w: "winnable", l: "lost", "?": "thinking" } as const;

test.each([
  ["wwwwwwwwwwwwwwwwwwll", 17, 18, 18],
  ["wwww", 3, 4, undefined],
  ["wl", 0, 1, 1],
  ["llll", -1, 0, undefined],
  ["www??ll", 2, 5, undefined],
  ["www???", 2, 6, undefined],
  ["?????", -1, 5, undefined],
])(
  "MD-W3 WB-V1 of %s the last open position is %i, the first lost one %i, the losing move %s",
  async (text, open, lost, move) => {
    const signs = [...text] as (keyof typeof SIGNS)[];
    let asked = 0;
    const past = await pastOf(text.length - 1, async (ply) => {
      asked += 1;
      return SIGNS[signs[ply]!];
    });
    expect([past.open, past.lost, losingMove(past)]).toEqual([open, lost, move]);
    expect(signs.map((_, ply) => glowAt(past, ply))).toEqual(signs.map((sign) => SIGNS[sign]));
    expect(asked).toBeLessThanOrEqual(12);
  },
);
