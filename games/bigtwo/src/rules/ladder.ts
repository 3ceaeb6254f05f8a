/** What outranks what under one set of rules: the strength of each card and the places of the straights. */

import { type Card, DECK, rankOf, suitOf } from "@baize/cards";
import type { RuleConfig } from "./options.ts";

/** The ranks from weakest to strongest, 3 to 2, counted 0 to 12. */
export const cardValue = (card: Card): number => (rankOf(card) + 11) % 13;

const SUIT_INITIALS = "cdhs";

/** The place of a card's suit among the suits, from weakest to strongest. */
export const suitPlace = ({ suits }: Pick<RuleConfig, "suits">, card: Card): number =>
  suits.indexOf(SUIT_INITIALS.charAt(suitOf(card)));

const RUN_STARTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Five ranks that make a straight, and the one whose suit decides between equals. */
interface Window {
  readonly values: readonly number[];
  readonly decider: number;
}

/** From 3-4-5-6-7 to 10-J-Q-K-A. */
const PLAIN: readonly Window[] = RUN_STARTS.map((v) => ({ values: [v, v + 1, v + 2, v + 3, v + 4], decider: v + 4 }));
const JACK_TO_TWO: Window = { values: [8, 9, 10, 11, 12], decider: 12 };
const ACE_TO_FIVE: Window = { values: [0, 1, 2, 11, 12], decider: 2 };
const TWO_TO_SIX: Window = { values: [0, 1, 2, 3, 12], decider: 3 };
/** Where 2-3-4-5-6 ranks highest, it is for its 2. */
const TWO_TO_SIX_HIGH: Window = { ...TWO_TO_SIX, decider: 12 };

/** The straights of each choice, low to high. */
const WINDOWS: Readonly<Record<RuleConfig["straights"], readonly Window[]>> = {
  "two-top": [...PLAIN, JACK_TO_TWO],
  "ace-top": PLAIN,
  "ace-low": [ACE_TO_FIVE, TWO_TO_SIX, ...PLAIN],
  "ace-low-two-high": [ACE_TO_FIVE, ...PLAIN, TWO_TO_SIX_HIGH],
  "two-high": [...PLAIN, TWO_TO_SIX_HIGH],
};

/** The tables of one set of rules. */
export interface Ladder {
  /** Four times the value plus the place of the suit: 0 for the opening card, 51 for the strongest. */
  readonly strength: Uint8Array;
  /** The cards from weakest to strongest. */
  readonly cards: readonly Card[];
  readonly windows: readonly Window[];
  /** The place of a window among the straights by the set of its values (bit v for value v); −1 for no straight. */
  readonly placeOf: Int8Array;
}

const ladders: Partial<Record<RuleConfig["suits"], Partial<Record<RuleConfig["straights"], Ladder>>>> = {};

/** The tables of these rules; made once for each order of suits and straights. */
export function ladderOf({ suits, straights }: RuleConfig): Ladder {
  const known = ladders[suits]?.[straights];
  if (known !== undefined) return known;
  const ladder = makeLadder(suits, WINDOWS[straights]);
  ladders[suits] = { ...ladders[suits], [straights]: ladder };
  return ladder;
}

function makeLadder(suits: RuleConfig["suits"], windows: readonly Window[]): Ladder {
  const strength = new Uint8Array(DECK.length);
  for (const card of DECK) strength[card] = 4 * cardValue(card) + suitPlace({ suits }, card);
  const placeOf = new Int8Array(1 << 13).fill(-1);
  for (const [place, { values }] of windows.entries()) placeOf[values.reduce((set, v) => set | (1 << v), 0)] = place;
  const cards = DECK.toSorted((a, b) => (strength[a] as number) - (strength[b] as number));
  return { strength, cards, windows, placeOf };
}

/** The strength of a card under these tables. */
export const strengthOf = (ladder: Ladder, card: Card): number => ladder.strength[card] as number;

/** The cards from weakest to strongest, in a new list. */
export function sortCards(ladder: Ladder, cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => strengthOf(ladder, a) - strengthOf(ladder, b));
}
