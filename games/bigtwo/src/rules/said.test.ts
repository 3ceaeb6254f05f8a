/** What Big Two reads, refuses and says, held against what is written down. */

import { DECK, formatCards } from "@baize/cards";
import { Random } from "@baize/kernel";
import { said } from "@baize/testkit";
import { expect, test } from "vitest";
import { subject } from "../subject.ts";
import { bigtwo } from "./game.ts";
import { bombsIn, playsIn } from "./hand.ts";
import type { View } from "./state.ts";

const WORDS = ["pass", "PASS", "timeout", "", "x", "3", "3D 3D", "3♦", "10h", "3D,4D", "Joker"];
const DEALS = [
  "7",
  "golden",
  "seed with blanks",
  "a/b",
  "3D/4D",
  "x".repeat(65),
  ...subject.perft.map(({ deal }) => deal),
];

/** Every single and pair, all plays of the hand, and some of its cards by chance. */
function movesOf({ hand, options }: View): readonly string[] {
  const random = Random.fromSeed("moves");
  const plays = [1, 2, 3, 4, 5].flatMap((size) => playsIn(options, hand, size)).concat(bombsIn(options, hand));
  const some = Array.from({ length: 60 }, (_, n) => random.shuffle(hand).slice(0, 1 + (n % 6)));
  const foreign = DECK.map((card) => [card]);
  return [
    ...WORDS,
    ...[...plays.map(({ cards }) => cards), ...some, ...foreign].map((cards) => formatCards(cards, "letters")),
  ];
}

test("TK-G1 BT-N1 BT-N4 BT-N6 every text that is read, every refusal and every sentence is as it is written down", {
  timeout: 60_000,
}, async () => {
  const found = await said(bigtwo, subject.folder, {
    options: ["mis", ...(subject.options ?? []), "mis,pass=locked", "mis,golf=yes", "mis,pass=maybe", "golf", "mis,,"],
    deals: DEALS,
    moves: movesOf,
  });
  await expect(found).toMatchFileSnapshot("../../golden/said/bigtwo.txt");
});
