import { describe, expect, test } from "vitest";
import type { Saved } from "./archive.ts";
import { isParty, type Party, partyAt, partyText, seriesOf } from "./party.ts";
import { tally } from "./tally.ts";

const LEVELS = ["novice", "master"].map((id) => ({ id, title: id, says: "" }));
const LAST = { bots: ["novice", "novice"], practice: false };
const party = (more: Partial<Party> = {}): Party => ({ ...LAST, series: "s", scores: null, ...more });
const saved = (begun: number, more: Partial<Party>): Saved => ({
  id: String(begun),
  rev: "",
  game: "bigtwo",
  deal: "617",
  options: "mis",
  save: "{}",
  moves: 1,
  elapsed: 0,
  begun,
  touched: begun,
  score: more.scores?.[0] ?? null,
  hints: 0,
  light: false,
  party: party(more),
});

describe("the party of an address", () => {
  test.each([
    ["/bigtwo/617", LAST],
    ["/bigtwo/617?bots=master.novice", { bots: ["master", "novice"], practice: false }],
    ["/bigtwo/617?options=mis&bots=master.novice&practice=yes", { bots: ["master", "novice"], practice: true }],
    ["/bigtwo/617?bots=master", LAST],
    ["/bigtwo/617?bots=master.prophet", LAST],
  ])("WB-P1 %s", (address, expected) => {
    expect(partyAt(address, LEVELS, LAST)).toEqual(expected);
  });

  test("WB-P1 what is written is read back", () => {
    const wanted = { bots: ["master", "novice"], practice: true };
    expect(partyAt(`/bigtwo/617?${partyText(wanted)}`, LEVELS, LAST)).toEqual(wanted);
  });

  test("WB-P2 a match opened in the middle is practice", () => {
    expect(partyAt("/bigtwo/617?moves=3D", LEVELS, LAST).practice).toBe(true);
  });
});

test("WB-P1 what is no party is not read", () => {
  expect(isParty(party())).toBe(true);
  expect(isParty(party({ scores: [1, -1] }))).toBe(true);
  for (const wrong of [
    undefined,
    {},
    { ...party(), bots: [1] },
    { ...party(), scores: ["1"] },
    { ...party(), series: 1 },
  ])
    expect(isParty(wrong)).toBe(false);
});

test("WB-P3 the rounds of a series add up; others, later ones and open ones do not count", () => {
  const matches = [
    saved(1, { scores: [3, -3] }),
    saved(2, { scores: [-1, 1] }),
    saved(3, { scores: [9, -9], series: "another" }),
    saved(4, {}),
    saved(5, { scores: [7, -7] }),
  ];
  expect(seriesOf(matches, party(), 4, 2)).toEqual({ round: 3, totals: [2, -2] });
  expect(seriesOf(matches, party(), 2, 2)).toEqual({ round: 2, totals: [2, -2] });
});

test("WB-P2 practice is counted apart", () => {
  const sums = tally([
    saved(1, { scores: [3, -3] }),
    saved(2, { scores: [-5, 5] }),
    saved(3, { scores: [8, -8], practice: true }),
  ]);
  expect(sums).toMatchObject({ played: 2, won: 1, party: { points: -2, practice: 1 } });
});
