/** The deal of a day, called and sent by its day. */

import { GAMES } from "@baize/games";
import { Match, mannersOf, must, type Shape } from "@baize/kernel";
import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", undefined);
vi.stubGlobal("location", { pathname: "/", search: "" });
const { own } = await import("../keeping/own.ts");
const { addressForOthers, nameOfMatch } = await import("./day-of.ts");

const game = await GAMES.find(({ id }) => id === "pegs")!.rules();
const door = { puzzle: () => "Puzzle of 18 November" };
const loaded = { game, manners: mannersOf(game), door } as never;
const BOARD = "..O....%2F.......%2F.......%2F.......%2F.......%2F.......%2F......O";
const started = (deal: string, options?: string) =>
  must(Match.start<Shape>(game, { deal, ...(options && { options }) }));

test("WB-D3 the puzzle of a day is called by its day, and its address is that of the day", () => {
  const { deal } = must(Match.fromLink<Shape>(game, `/pegs/${BOARD}`));
  expect(addressForOthers(loaded, started(deal))).toContain("%2F");
  const plain = nameOfMatch(loaded, started(deal));
  own("pegs").notes.note("daily.2026-11-18", `2026-11-18 ${deal} d4 3`);
  expect(addressForOthers(loaded, started(deal))).toBe("/pegs/2026-11-18");
  expect(nameOfMatch(loaded, started(deal))).toBe("Pegs · Puzzle of 18 November");
  // The same board with a goal of its own is not the day's, and no other board is.
  expect(nameOfMatch(loaded, started(deal, "d4"))).not.toContain("November");
  expect(addressForOthers(loaded, started("english"))).toBe("/pegs/english-d4");
  expect(plain).not.toContain("November");
});
