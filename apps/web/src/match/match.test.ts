import { GAMES } from "@baize/games";
import { mannersOf, seat } from "@baize/kernel";
import { type Kept, seatsWith } from "@baize/midend";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, screenAt } from "../address/address.ts";
import { memoryShelf } from "../keeping/shelf.ts";
import { tally } from "../keeping/tally.ts";
import type { Loaded } from "../library/games.ts";
import { roundOf, seriesOf } from "./series.ts";

vi.stubGlobal("localStorage", memoryShelf());
const { lastTable, partyAt, rememberTable } = await import("./last-table.ts");

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
const loaded = { game, manners: mannersOf(game) } as Loaded;
const LAST = ["classic", "classic", "classic"];

const kept = (begun: number, more: Partial<Kept>): Kept => ({
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
  scores: null,
  hints: 0,
  light: false,
  series: "s",
  seat: seat(0),
  seats: seatsWith(seat(0), ["novice"]),
  practice: false,
  ...more,
});

const placeAt = (address: string) => {
  const screen = screenAt(address, ["bigtwo"]);
  return screen.name === "play" ? screen.place : undefined;
};

describe("who plays at an address", () => {
  afterEach(() => rememberTable(loaded, { options: "mis", bots: LAST, practice: false }, "s"));

  test.each([
    ["/bigtwo/617", { bots: LAST, practice: false }],
    ["/bigtwo/617?bots=master.novice.expert", { bots: ["master", "novice", "expert"], practice: false }],
    [
      "/bigtwo/617?options=mis&bots=master.novice.novice&practice=yes",
      { bots: ["master", "novice", "novice"], practice: true },
    ],
    ["/bigtwo/617?bots=master", { bots: LAST, practice: false }],
    ["/bigtwo/617?bots=master.prophet.novice", { bots: LAST, practice: false }],
  ])("WB-P1 %s", (address, expected) => {
    expect(partyAt(loaded, placeAt(address))).toMatchObject(expected);
  });

  test("WB-P1 what is written is read back", () => {
    const wanted = { bots: ["master", "novice", "expert"], practice: true };
    expect(partyAt(loaded, placeAt(addressOf("bigtwo", "617", undefined, wanted)))).toMatchObject(wanted);
  });

  test("WB-P2 a match opened in the middle is practice", () => {
    expect(partyAt(loaded, placeAt("/bigtwo/617?moves=3D"))?.practice).toBe(true);
  });

  test("WB-P3 at the table chosen last the series goes on, at another one begins", () => {
    rememberTable(loaded, { options: "mis", bots: LAST, practice: false }, "mine");
    expect(partyAt(loaded, placeAt("/bigtwo/617"))?.series).toBe("mine");
    expect(partyAt(loaded, placeAt("/bigtwo/617?bots=master.master.master"))?.series).not.toBe("mine");
  });

  test("WB-P1 a table that names levels which are not there any more is the standard one", () => {
    rememberTable(loaded, { options: "taiwan", bots: ["prophet", "novice", "novice"], practice: true });
    expect(lastTable(loaded)).toMatchObject({ options: "taiwan", bots: LAST, practice: true });
    expect(lastTable({ game: { meta: { id: "x", seats: 1 } } } as unknown as Loaded)).toBeUndefined();
  });
});

test("WB-P3 the rounds of a series add up; others, later ones and open ones do not count", () => {
  const all = [
    kept(1, { scores: [3, -3] }),
    kept(2, { scores: [-1, 1] }),
    kept(3, { scores: [9, -9], series: "another" }),
    kept(4, {}),
    kept(5, { scores: [7, -7] }),
  ];
  const at = (n: number) => [roundOf(all, all[n]!), seriesOf(all, all[n]!).totals];
  expect(at(3)).toEqual([3, [2, -2]]);
  expect(at(1)).toEqual([2, [2, -2]]);
  expect(at(4)).toEqual([3, [9, -9]]);
});

test("WB-P2 practice is counted apart", () => {
  const sums = tally([
    kept(1, { scores: [3, -3] }),
    kept(2, { scores: [-5, 5] }),
    kept(3, { scores: [8, -8], practice: true }),
  ]);
  expect(sums).toMatchObject({ played: 2, won: 1, party: { points: -2, practice: 1 } });
});
