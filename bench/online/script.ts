/** Whole deals of Big Two, played beforehand: what is played at servers whose deals are known. */

import { type BigtwoShape, bigtwo, ladderOf } from "@baize/bigtwo";
import { type Card, formatCards } from "@baize/cards";
import { Match, must } from "@baize/kernel";

/** How strong each card is under the rules that are standard. */
const STRENGTH = new Map(ladderOf(bigtwo.options.standard).cards.map((card, strength) => [card, strength]));
const strengthOf = (card: number | undefined): number => (card === undefined ? -1 : (STRENGTH.get(card as Card) ?? 0));

/** A legal move: the weakest single that beats the last, the strongest where the next seat may go out. */
export function choice(hand: readonly number[], toBeat: number | undefined, isNextLast: boolean): string {
  const least = strengthOf(toBeat);
  const card = (isNextLast ? hand.slice(-1) : hand).find((each) => strengthOf(each) > least);
  return card === undefined ? "pass" : formatCards([card as Card], "letters");
}

export interface Scripted {
  readonly seat: number;
  readonly move: string;
}

const DEALS = 16;

/** The deal that is played as the n-th, counted from 1. */
export const dealAt = (n: number): string => String(1 + ((n - 1) % DEALS));

const known = new Map<string, readonly Scripted[]>();

/** All moves of a deal. */
export function scriptOf(deal: string): readonly Scripted[] {
  const script = known.get(deal) ?? played(deal);
  known.set(deal, script);
  return script;
}

function played(deal: string): readonly Scripted[] {
  const script: Scripted[] = [];
  let match = must(Match.start<BigtwoShape>(bigtwo, { deal }));
  for (let { status } = match; status.kind === "playing"; status = match.status) {
    const { hand, toBeat, counts } = match.view(status.seat);
    const move = choice(hand, toBeat?.play.cards[0], counts[(status.seat + 1) % 4] === 1);
    script.push({ seat: status.seat, move });
    match = must(match.play(move));
  }
  return script;
}
