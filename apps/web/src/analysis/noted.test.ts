/** Studies that are noted down, deal by deal. */

import { GAMES } from "@baize/games";
import { Match, must, seat } from "@baize/kernel";
import { formatStudy, named, type Study, withMoves } from "@baize/midend";
import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", undefined);
const { own } = await import("../keeping/own.ts");
const { MOST_STUDIES, noteStudy, studyOf } = await import("./noted.ts");

const game = await GAMES.find(({ id }) => id === "freecell")!.rules();
const { notes } = own("freecell");
const dealt = (deal: string, plies = 0, by = 0): Match<never> => {
  let match = must(Match.start(game, { deal }));
  for (let i = 0; i < plies; i++) match = must(match.play(match.legalMoves(seat(0)).at(by) ?? ""));
  return match as never;
};
const at = (match: Match<never>): Study => studyOf(game, match, notes);

test("WB-B2 the tree of a deal stays when others are looked at, and when a link brings other moves of it", () => {
  const main = at(dealt("617", 3));
  const side = dealt("617", 2, -1).moves;
  const grown = { ...main, tree: named(withMoves(main.tree, [], side), side.slice(0, 1), "my idea") };
  noteStudy(grown, notes, 1);
  noteStudy(at(dealt("618", 1)), notes, 2);
  expect(formatStudy(at(dealt("617")))).toBe(formatStudy(grown));
  // A link with moves that are not in the tree is one more line of it.
  const linked = at(dealt("617", 2, 1));
  expect(linked.way).toEqual(dealt("617", 2, 1).moves);
  expect([formatStudy(linked).includes("{my idea}"), linked.tree.length]).toEqual([true, 3]);
});

test("WB-B2 of many deals the one looked at longest ago is forgotten; a tree without moves is, too", () => {
  for (let i = 0; i < MOST_STUDIES; i++) noteStudy(at(dealt(String(700 + i), 1)), notes, 10 + i);
  const kept = (deal: string) => at(dealt(deal)).tree.length > 0;
  expect(["617", "618", "700", "739"].map(kept)).toEqual([false, false, true, true]);
  noteStudy({ ...at(dealt("739")), tree: [] }, notes, 99);
  expect(kept("739")).toBe(false);
});

test("WB-B2 the one study that was kept in former days is read", () => {
  notes.note("analysis", formatStudy(at(dealt("1", 2))));
  expect([at(dealt("1")).tree.length, at(dealt("2")).tree.length]).toEqual([1, 0]);
});
