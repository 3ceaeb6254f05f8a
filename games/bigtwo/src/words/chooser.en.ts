/** What is said where a table is chosen, in English; it is loaded with the chooser. */

import { type Fact, spoken } from "@baize/kernel";

type Facts = Readonly<Record<string, Fact>>;

/** What can be switched. */
const SWITCHES: Readonly<Record<string, string>> = {
  suits: "Suits, low to high",
  opening: "The opening card",
  straights: "Straights",
  flushes: "Flushes",
  triples: "Three of a kind",
  fours: "Two pair, and four of a kind alone",
  kicker: "Four of a kind with a fifth card",
  bombs: "Bombs: four of a kind, straight flush",
  unbeatable: "A straight flush",
  pass: "Who passes",
  lastCard: "Before somebody with one card",
  penalty: "A card that is left costs",
  settle: "Settled",
};
/** What each of them can be. */
const CHOICES: Readonly<Record<string, string>> = {
  "suits=dchs": "♦ ♣ ♥ ♠",
  "suits=cdhs": "♣ ♦ ♥ ♠",
  "suits=cshd": "♣ ♠ ♥ ♦",
  "opening=with": "alone or with others",
  "opening=alone": "alone",
  "straights=two-top": "3-7 up to J-2",
  "straights=ace-top": "3-7 up to 10-A",
  "straights=ace-low": "A-5, 2-6, up to 10-A",
  "straights=ace-low-two-high": "A-5 lowest, 2-6 highest",
  "straights=two-high": "3-7 up to 10-A, 2-6 highest",
  "flushes=none": "no play",
  "flushes=suit": "by suit, then ranks",
  "flushes=ranks": "by ranks, then suit",
  "triples=yes": "a play",
  "triples=no": "no play",
  "fours=yes": "plays of four cards",
  "fours=no": "no plays",
  "kicker=yes": "a play",
  "kicker=no": "no play",
  "bombs=yes": "beat anything",
  "bombs=no": "beat five cards",
  "unbeatable=yes": "cannot be beaten",
  "unbeatable=no": "is beaten by a higher one",
  "pass=soft": "may play again",
  "pass=locked": "is out until the trick ends",
  "lastCard=yes": "a single must be your highest",
  "lastCard=no": "play what you like",
  "penalty=cards": "one",
  "penalty=tens": "one; double from ten, triple at 13",
  "penalty=twos": "one; double from ten and for each 2",
  "settle=own": "as the rules say",
  "settle=left": "cards left count against you",
  "settle=winner": "winner takes all",
  "settle=ranks": "pay every higher rank",
};

const en = {
  rules: () => "Rules",
  level: (d: Facts) => `*${d.title}.* ${d.says}`,
  practice: () => "Practice",
  practiceSays: () => "Moves can be taken back. Your record counts these deals apart.",
  deal: () => "Deal",
  anyDeal: () => "any, or a name such as 617",
  dealIt: () => "Deal",
  length: () => "Match",
  deals: (d: Facts) => (d.count === 1 ? "1 deal" : `${d.count} deals`),
  toPoints: (d: Facts) => `to ${d.points} points`,
  open: () => "as long as you like",
  house: () => "House rules",
  houseSays: () => "Every rule as you play it at home. Named, it is kept here and can be shared.",
  houseName: () => "Name of these rules",
  keep: () => "Keep",
  forget: () => "Forget",
  kept: (d: Facts) => `Kept as ${d.name}.`,
  forgotten: (d: Facts) => `${d.name} is forgotten.`,
  share: () => "Copy a link to this table",
  switch: (d: Facts) => SWITCHES[String(d.name)] ?? "",
  choice: (d: Facts) => CHOICES[`${d.name}=${d.choice}`] ?? "",
};

export const say = spoken("bigtwo chooser", en);
