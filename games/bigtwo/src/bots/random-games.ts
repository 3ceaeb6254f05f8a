/** Random games on the packed table: how fast it is, measured by the bench. */

import type { Random } from "@baize/kernel";
import type { RuleConfig } from "../rules/index.ts";
import { LO_BIT } from "./packed/cardset.ts";
import { PlayList } from "./packed/plays.ts";
import { packRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";

const DECK = Array.from({ length: 52 }, (_, card) => card);
const OPENING_BIT = LO_BIT[0] ?? 0;

/** Plays so many deals at random, every legal move equally likely, and gives the number of moves made. */
export function randomGames(options: RuleConfig, games: number, random: Random): number {
  const rules = packRules(options);
  const plays = new PlayList();
  let moves = 0;
  for (let n = 0; n < games; n++) {
    const table = new PackedTable(rules);
    const deck = random.shuffle(DECK);
    for (let seat = 0; seat < 4; seat++) table.setHand(seat, deck.slice(13 * seat, 13 * seat + 13));
    table.turn = table.lo.findIndex((lo) => (lo & OPENING_BIT) !== 0);
    for (; table.winner < 0; moves++) {
      table.legalPlays(plays);
      const choice = random.below(plays.length + (table.mayPass ? 1 : 0));
      if (choice < plays.length) table.play(plays, choice);
      else table.pass();
    }
  }
  return moves;
}
