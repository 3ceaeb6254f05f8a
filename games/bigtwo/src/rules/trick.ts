/** A trick: the plays since somebody led, until all others have passed. */

import { DECK } from "@baize/cards";
import { seat as seatNumber } from "@baize/kernel";
import { SEATS } from "./deal.ts";
import { bombsIn, playsIn } from "./hand.ts";
import { beats } from "./plays.ts";
import type { PublicTable, Turn, View } from "./state.ts";

/** The turns of the trick that is being played; none before a lead. */
export function trickOf({ history, options }: Pick<PublicTable, "history" | "options">): readonly Turn[] {
  let start = 0;
  let passed = 0;
  for (const [at, { play }] of history.entries()) {
    if (play !== null) passed = options.pass === "locked" ? passed : 0;
    else if (++passed === SEATS - 1) [start, passed] = [at + 1, 0];
  }
  return history.slice(start);
}

/** Whether nobody can beat the play to beat, as everybody at the table knows from what was played and how many cards are left. */
export function isSettled({ options, toBeat, passed, counts, history, ending }: View): boolean {
  if (toBeat === null || ending !== null) return false;
  const { play, seat: owner } = toBeat;
  const size = play.cards.length;
  const mayAnswer = (n: number): boolean => n !== owner && !passed.includes(seatNumber(n));
  const most = Math.max(...counts.filter((_, n) => mayAnswer(n)));
  const gone = new Set(history.flatMap((turn) => turn.play?.cards ?? []));
  const out = DECK.filter((card) => !gone.has(card));
  const isBeaten = most >= size && playsIn(options, out, size).some((answer) => beats(options, answer, play));
  const isBombed = options.bombs && most >= 5 && bombsIn(options, out).some((bomb) => beats(options, bomb, play));
  return !isBeaten && !isBombed;
}
