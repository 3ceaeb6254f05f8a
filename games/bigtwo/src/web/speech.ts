/** Plays, seats and turns in words, for labels, buttons and announcements. */

import { type Card, formatCard, formatRank, rankOf, suitOf } from "@baize/cards";
import type { Seat } from "@baize/kernel";
import { cardName, rankName, suitName } from "@baize/table/names";
import { bigtwo, ladderOf, type Play, percentage, readPlay, type View } from "../rules/index.ts";

/** The seats in the order of play; the player's comes first. */
export const SEATS = ["You", "Right", "Top", "Left"] as const;

const COURTS = 10;
const TWO = 12;
const ACE = 11;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `9s`, `queens`. */
function plural(card: Card | undefined): string {
  if (card === undefined) return "";
  const rank = rankOf(card);
  return rank === 0 || rank >= COURTS ? `${rankName(rank)}s` : `${formatRank(rank)}s`;
}

const oneRank = (card: Card | undefined): string => {
  if (card === undefined) return "";
  const rank = rankOf(card);
  return rank === 0 || rank >= COURTS ? rankName(rank) : formatRank(rank);
};

/** `5 to 9`; the ace and the 2 go below the 3 where they stand there. */
function span(cards: readonly Card[]): string {
  const values = cards.map((card) => (rankOf(card) + 11) % 13);
  const isLow = values.includes(0) && values.includes(TWO);
  const natural = isLow ? (values.includes(ACE) ? [3, 4, 0, 1, 2] : [4, 0, 1, 2, 3]) : [0, 1, 2, 3, 4];
  return `${oneRank(cards[natural[0] ?? 0])} to ${oneRank(cards[natural[4] ?? 4])}`;
}

/** What a play is, and of what: `full house`, `9s`. */
export function playWords({ kind, cards }: Play): { readonly kind: string; readonly of: string } {
  const [first] = cards;
  switch (kind) {
    case "single":
      return { kind: "single", of: first === undefined ? "" : formatCard(first) };
    case "pair":
      return { kind: "pair", of: plural(first) };
    case "triple":
      return { kind: "three of a kind", of: plural(first) };
    case "two-pair":
      return { kind: "two pair", of: `${plural(cards[3])} and ${plural(first)}` };
    case "four":
      return { kind: "four of a kind", of: plural(first) };
    case "straight":
      return { kind: "straight", of: span(cards) };
    case "flush":
      return { kind: "flush", of: first === undefined ? "" : suitName(suitOf(first)) };
    case "full-house":
      return { kind: "full house", of: plural(cards[2]) };
    case "four-kicker":
      return { kind: "four of a kind", of: plural(cards[2]) };
    case "straight-flush":
      return { kind: "straight flush", of: span(cards) };
  }
}

/** `Full house, 9s`; a single is its card. */
export function playLabel(play: Play): string {
  const { kind, of } = playWords(play);
  return play.kind === "single" ? of : `${capital(kind)}, ${of}`;
}

/** The same for the ear: `the nine of hearts`, `full house, 9s`. */
export function playSpoken(play: Play): string {
  const [first] = play.cards;
  if (play.kind === "single" && first !== undefined) return `the ${cardName(first)}`;
  const { kind, of } = playWords(play);
  return `${kind}, ${of}`;
}

/** `Nine of hearts, 4 of 13`. */
export const cardLabel = (card: Card, place: number, of: number): string =>
  `${capital(cardName(card))}, ${place} of ${of}`;

const isYou = (who: number): boolean => who === 0;

/** `You pass.`, `Right passes.` */
export const passText = (who: number): string => (isYou(who) ? "You pass." : `${SEATS[who]} passes.`);

/** A move as a sentence, before it is made. */
export function describe(text: string, view: View): string {
  const move = bigtwo.parseMove(text, view);
  if (!move.ok) return text;
  if (move.value.kind === "timeout") return "Time is up.";
  if (move.value.kind === "pass") return passText(view.turn);
  const play = readPlay(view.options, move.value.cards);
  if (play === undefined) return text;
  return `${isYou(view.turn) ? "You play" : `${SEATS[view.turn]} plays`} ${playSpoken(play)}.`;
}

/** What the player is asked for now, or what another seat does that takes its time. */
export function prompt(view: View, thinking?: number): string {
  if (view.ending !== null) return "";
  if (thinking !== undefined) return `${SEATS[thinking]} is thinking.`;
  if (!isYou(view.turn)) return `${SEATS[view.turn]}'s turn.`;
  if (view.history.length === 0) {
    const [first] = ladderOf(view.options).cards;
    return `You open with the ${first === undefined ? "" : formatCard(first)}.`;
  }
  return view.toBeat === null ? "Your lead." : "Your turn.";
}

/** Who won, or that time is up, and the player's score in percent. */
export function result(view: View): { readonly title: string; readonly says: string } {
  const score = `Your score is ${percentage(view.counts[0] ?? 0)} of 100.`;
  if (view.ending === "timeout") return { title: "Time is up.", says: score };
  const winner = view.counts.indexOf(0);
  return { title: isYou(winner) ? "You won." : `${SEATS[winner]} won.`, says: score };
}

/** What a seat did last: a play, a pass, or nothing yet. */
export const lastOf = (view: View, who: Seat | number): Play | null | undefined =>
  view.history.findLast(({ seat }) => seat === who)?.play;
