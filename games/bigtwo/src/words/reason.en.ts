/** Why a bot plays what it plays, in English; it is loaded with the bots. */

import { type Card, formatCard, formatCards, formatRank, rankOf, suitOf } from "@baize/cards";
import { type Fact, type Facts, spoken } from "@baize/kernel";

type Cards = { readonly cards: readonly Card[] };

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const COURTS: Readonly<Record<string, string>> = { A: "ace", J: "jack", Q: "queen", K: "king" };
const rank = (card: Fact): string => {
  const text = formatRank(rankOf(Number(card) as Card));
  return COURTS[text] ?? text;
};

const en = {
  single: (d: Facts) => `the ${formatCard(Number(d.card) as Card)}`,
  pair: (d: Facts) => `the pair of ${rank(d.card)}s`,
  triple: (d: Facts) => `the three ${rank(d.card)}s`,
  twoPair: (d: Facts) => `the two pair, ${rank(d.low)}s and ${rank(d.high)}s`,
  four: (d: Facts) => `the four ${rank(d.card)}s`,
  straight: ({ cards }: Cards) => `the straight ${formatCards(cards)}`,
  flush: (d: Facts) => `the flush in ${SUITS[suitOf(Number(d.card) as Card)]}`,
  fullHouse: (d: Facts) => `the full house of ${rank(d.card)}s`,
  straightFlush: ({ cards }: Cards) => `the straight flush ${formatCards(cards)}`,
  timeUp: () => "Time is up.",
  notPlay: () => "Not a play.",
  nothingBeats: (d: Facts) => `Passes: nothing in the hand beats ${d.play}.`,
  nothingBeatsIt: () => "Passes: nothing in the hand beats it.",
  waits: () => "Waits for a better moment.",
  keepsToRegain: (d: Facts) => `Keeps ${d.play} to regain the lead.`,
  keepsForLater: (d: Facts) => `Keeps ${d.play} for later.`,
  keepsWhole: (d: Facts) => `Keeps ${d.play} whole.`,
  wins: () => "Plays the last cards and wins.",
  unbeaten: (d: Facts) => `Nothing that is out beats ${d.play}.`,
  unbeatenOneLeft: (d: Facts) => `Nothing that is out beats ${d.play}, and one play is left.`,
  answers: (d: Facts) => `Answers with ${d.play} and leaves the rest whole.`,
  answersKeeping: (d: Facts) =>
    `Answers with ${d.play}, leaves the rest whole, and keeps ${d.kept} to regain the lead.`,
  leadsPast: (d: Facts) => `Leads ${d.play}: somebody holds one card and cannot answer it.`,
  leadsHigh: (d: Facts) => `Leads ${d.play}, as high as it can: somebody holds one card.`,
  ridsOnLead: (d: Facts) => `Gets rid of ${d.play} while it has the lead.`,
  ridsOnLeadKeeping: (d: Facts) =>
    `Gets rid of ${d.play} while it has the lead, and keeps ${d.kept} to regain the lead.`,
  rids: (d: Facts) => `Gets rid of ${d.play}.`,
  ridsKeeping: (d: Facts) => `Gets rid of ${d.play}, and keeps ${d.kept} to regain the lead.`,
};

export const say = spoken("bigtwo reasons", en);
