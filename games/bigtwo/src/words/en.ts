/** Big Two's refusals as English sentences. */

import { type Card, cardWords, formatCard, formatRank, rankOf, suitOf } from "@baize/cards";
import type { Words } from "@baize/kernel";
import { MESSAGES, startingMessage } from "./messages.ts";

type Value = string | number | undefined;

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const name = (card: Value): string => formatCard(Number(card) as Card);
const longName = (card: Value): string => {
  const known = Number(card) as Card;
  return `${formatRank(rankOf(known))} of ${SUITS[suitOf(known)]}`;
};
const asSentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
const starting = (card: Value): string => asSentence(startingMessage(longName(card)));

/** A sentence for each refusal code. */
export const words: Words = {
  ...cardWords,
  "no-such-preset": (d) => `"${d.text}" is not a way of playing Big Two; choose one of ${d.presets}.`,
  "no-such-switch": (d) => `"${d.text}" is not a rule that can be switched; the switches are ${d.switches}.`,
  "no-such-value": (d) => `"${d.text}" is not a choice for ${d.name}; choose one of ${d.values}.`,
  "bad-deal": (d) =>
    `"${d.text}" is not a deal: a seed of up to 64 letters and digits, or four hands split by strokes, is expected.`,
  "not-a-full-deal": () => "A deal is four hands of thirteen cards, each card once.",
  "bad-record": (d) => `Line ${d.line} of this record cannot be read: ${d.expected} is expected.`,
  "other-turn": (d) => `Seat ${d.seat} cannot move here: seat ${d.toMove} is to move.`,
  "no-move": () => "A move is some cards, or pass.",
  "not-your-cards": () => "You can only play cards that you hold, each once.",
  "no-play": (d) => (d.card === undefined ? asSentence(MESSAGES["no-play"]) : starting(d.card)),
  "must-open": (d) => starting(d.card),
  "must-open-alone": (d) => `The first play is the ${name(d.card)} alone.`,
  "other-size": () => asSentence(MESSAGES["other-size"]),
  "too-weak": () => asSentence(MESSAGES["too-weak"]),
  "last-card": (d) => `The next player holds one card: a single must be your highest card, the ${name(d.card)}.`,
  "no-pass-opening": () => asSentence(MESSAGES["no-pass-opening"]),
  "no-pass-free": () => asSentence(MESSAGES["no-pass-free"]),
  "bad-weights": (d) => `These weights cannot be used: ${d.what}.`,
  "game-over": () => "The deal is over.",
};
