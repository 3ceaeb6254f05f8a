/** What the keys do with a hand. */

import type { Hand } from "./hand.ts";

interface Acts {
  playPicked(): void;
  pass(): void;
  nextOffer(): void;
  /** Whether passing is all that can be done: then one key does it. */
  readonly mustPass: boolean;
}

/** The card above or below the cursor, or the first or last of all where there is only one row. */
function across({ laid: { spots }, cards, cursor }: Hand, isDown: boolean): number {
  const { x = 0, y = 0 } = spots[cursor] ?? {};
  const place = spots.findIndex((spot) => (isDown ? spot.y > y : spot.y < y) && spot.x === x);
  return place < 0 ? (isDown ? cards.length - 1 : 0) : place;
}

/**
 * Does what a key says; false for a key that says nothing here. Arrows go through the hand, with Shift they move a card;
 * Space picks, Enter plays, P passes, O picks what is offered, S sorts.
 */
export function obey(key: string, isShift: boolean, hand: Hand, acts: Acts): boolean {
  const { playPicked, pass, nextOffer, mustPass } = acts;
  const { cursor, cards, picked } = hand;
  const current = cards[cursor];
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step !== 0 && isShift) hand.shift(step);
  else if (step !== 0) hand.focus(cursor + step);
  else if (key === "ArrowDown" || key === "ArrowUp") hand.focus(across(hand, key === "ArrowDown"));
  else if (key === "Home") hand.focus(0);
  else if (key === "End") hand.focus(cards.length - 1);
  else if (key === "Enter" && picked.length === 0 && !mustPass && current !== undefined) hand.toggle(current);
  else if (key === "Enter") playPicked();
  else if (key === "Escape" && picked.length > 0) hand.pick([]);
  else if (key.toLowerCase() === "p") pass();
  else if (key.toLowerCase() === "o") nextOffer();
  else if (key.toLowerCase() === "s") hand.sort(hand.by === "rank" ? "suit" : "rank");
  else return false;
  return true;
}
