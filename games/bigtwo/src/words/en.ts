/** Big Two's refusals as English sentences. */

import { type Card, cardWords, formatCard } from "@baize/cards";
import type { Words } from "@baize/kernel";

const name = (card: string | number | undefined): string => formatCard(Number(card) as Card);

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
  "no-play": () => "These cards are not a play.",
  "must-open": (d) => `The first play must contain the ${name(d.card)}.`,
  "must-open-alone": (d) => `The first play is the ${name(d.card)} alone.`,
  "other-size": (d) => `This play must have ${d.size} ${d.size === 1 ? "card" : "cards"}, as the one to beat.`,
  "too-weak": () => "This play must be stronger than the one to beat.",
  "last-card": (d) => `The next player holds one card: a single must be your highest card, the ${name(d.card)}.`,
  "no-pass-opening": () => "You cannot pass the opening play.",
  "no-pass-free": () => "You cannot pass a free move.",
  "bad-weights": (d) => `These weights cannot be used: ${d.what}.`,
  "game-over": () => "The deal is over.",
};
