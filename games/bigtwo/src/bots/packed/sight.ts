/** A view in the bots' own words: packed, with the cards that are out and what the others can do. */

import { ladderOf, type View } from "../../rules/index.ts";
import { HI_BIT, LO_BIT } from "./cardset.ts";
import { type PackedRules, packRules } from "./rules.ts";
import { PackedTable } from "./table.ts";

/** All 52 cards. */
export const ALL_LO = (1 << 28) - 1;
export const ALL_HI = (1 << 24) - 1;

/** What a seat to move knows. */
export interface Sight {
  readonly rules: PackedRules;
  readonly view: View;
  readonly seat: number;
  /** The table with only the own hand filled in; the counts of the others are right. */
  readonly table: PackedTable;
  readonly lo: number;
  readonly hi: number;
  /** The cards in the other hands. */
  readonly unseenLo: number;
  readonly unseenHi: number;
  /** How many cards the three seats that follow hold, the next first. */
  readonly others: readonly [number, number, number];
}

/** Packs a view of the seat to move. */
export function sightOf(view: View): Sight {
  const rules = packRules(view.options);
  const { strength } = ladderOf(view.options);
  const seat = view.turn;
  const table = new PackedTable(rules).load(view);
  table.setHand(seat, view.hand);
  for (const [other, count] of view.counts.entries()) table.count[other] = count;
  let [playedLo, playedHi] = [0, 0];
  for (const { play } of view.history) {
    for (const card of play?.cards ?? []) {
      playedLo |= LO_BIT[strength[card] ?? 0] ?? 0;
      playedHi |= HI_BIT[strength[card] ?? 0] ?? 0;
    }
  }
  const [lo, hi] = [table.lo[seat] ?? 0, table.hi[seat] ?? 0];
  const countAfter = (step: number) => view.counts[(seat + step) % 4] ?? 0;
  return {
    rules,
    view,
    seat,
    table,
    lo,
    hi,
    unseenLo: ALL_LO & ~playedLo & ~lo,
    unseenHi: ALL_HI & ~playedHi & ~hi,
    others: [countAfter(1), countAfter(2), countAfter(3)],
  };
}
