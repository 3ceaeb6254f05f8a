import { createHash } from "node:crypto";
import { DECK } from "@baize/cards";
import { fairText, Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo } from "./game.ts";

/** The whole of docs/fair.md written again, with another hash and big integers. */
function dealtAgain(secret: string, nonces: readonly string[]): number[][] {
  const words: number[] = [];
  for (let block = 0; block < 20; block++) {
    const bytes = createHash("sha256")
      .update(`${secret}:${nonces.join(",")}:${block}`)
      .digest();
    for (let i = 0; i < 32; i += 4) words.push(bytes.readUInt32BE(i));
  }
  const deck = DECK.map(Number);
  for (let i = 51; i > 0; i--) {
    const size = i + 1;
    let word = words.shift()!;
    while (word >= Math.floor(2 ** 32 / size) * size) word = words.shift()!;
    const j = word % size;
    const [a, b] = [deck[i]!, deck[j]!];
    deck[i] = b;
    deck[j] = a;
  }
  return [0, 13, 26, 39].map((at) => deck.slice(at, at + 13));
}

test("BT-D5 a fair deal is the shuffle that docs/fair.md describes, thirteen cards for each seat", () => {
  for (const [secret, nonces] of [
    ["0".repeat(64), []],
    ["f".repeat(64), ["a".repeat(32)]],
    ["0123456789abcdef".repeat(4), ["b".repeat(32), "c".repeat(32)]],
  ] as const) {
    const match = must(Match.start(bigtwo, { deal: fairText.format({ secret, nonces }) }));
    const hands = [0, 1, 2, 3].map((seat) => match.view(seat as never).hand.map(Number));
    const sorted = (list: readonly number[][]) => list.map((hand) => hand.toSorted((a, b) => a - b));
    expect(sorted(hands)).toEqual(sorted(dealtAgain(secret, nonces)));
  }
});
