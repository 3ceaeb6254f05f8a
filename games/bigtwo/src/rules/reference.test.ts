import type { Card } from "@baize/cards";
import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo } from "./game.ts";
import { ladderOf } from "./ladder.ts";
import type { Move } from "./moves.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { type PlayKind, readPlay } from "./plays.ts";
import type { State } from "./state.ts";

/** Hashes of random games by the reference program of training/bigtwo, which shares no code with these rules. */
const REFERENCE = `
mis 0 9c8c40191465b6c6
hongkong 1 b69fd7a38941a62c
taiwan 2 31e28ace751543fe
singapore 3 3fa5f7b264fb104a
pusoydos 4 296d0c0825592f57
charlesworth 5 fa3a72e51040f5b3
bluo42 6 816de470d466fc63
mis 7 4584b4b519072461
hongkong 8 53efd53f6f7e64fc
taiwan 9 e3034de0f7d80642
singapore 10 b5a6f1f5952c7d96
pusoydos 11 72016e66c233ce29
charlesworth 12 80af8b7ce30f43fc
bluo42 13 c32ca3e8448899b8
mis 14 620acc8cad052da4
hongkong 15 a6adc0a5c2adfc2a
taiwan 16 418d2507f2db0d46
singapore 17 6c7919b3bff539fa
pusoydos 18 043e45186e88eeea
charlesworth 19 bc6681a9185e3f45
bluo42 20 6ffb45ca88a322de
`;

const KINDS: readonly (PlayKind | "pass")[] = [
  "pass",
  "single",
  "pair",
  "triple",
  "two-pair",
  "four",
  "straight",
  "flush",
  "full-house",
  "four-kicker",
  "straight-flush",
];

const rotate = (x: number, n: number) => (x << n) | (x >>> (32 - n));

/** The reference program's random source. */
function below(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Number((BigInt((z ^ (z >>> 15)) >>> 0) * BigInt(n)) >> 32n);
  };
}

/** Two lanes over the words of a game. */
class Hash {
  #a = 0x811c9dc5;
  #b = 0x2545f491;

  add(word: number): void {
    this.#a = Math.imul(rotate(this.#a, 5) ^ word, 0x9e3779b1);
    this.#b = Math.imul(this.#b ^ word, 0x85ebca77);
    this.#b ^= this.#b >>> 13;
  }

  toString(): string {
    return [this.#a, this.#b].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
  }
}

interface Option {
  readonly move: Move;
  readonly kind: number;
  readonly set: bigint;
}

function optionsOf(state: State): Option[] {
  const { strength } = ladderOf(state.options);
  const read = (move: Move): Option => {
    if (move.kind !== "play") return { move, kind: 0, set: 0n };
    const set = move.cards.reduce((sum, card) => sum | (1n << BigInt(strength[card]!)), 0n);
    return { move, kind: KINDS.indexOf(readPlay(state.options, move.cards)!.kind), set };
  };
  const size = ({ move }: Option) => (move.kind === "play" ? move.cards.length : 0);
  return bigtwo
    .legalMoves(bigtwo.view(state, state.turn))
    .map(read)
    .sort((a, b) => size(a) - size(b) || a.kind - b.kind || Number(a.set - b.set));
}

/** A random game of the reference program, played by these rules. */
function referenceHash(preset: PresetName, seed: number): string {
  const options = PRESETS[preset];
  const { cards } = ladderOf(options);
  const draw = below(seed);
  const deck = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 51; i > 0; i--) {
    const j = draw(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const hands = [0, 13, 26, 39].map((at) => deck.slice(at, at + 13).map((mark): Card => cards[mark]!));
  let state = must(bigtwo.setup(options, { kind: "hands", hands }));
  const hash = new Hash();
  while (state.ending === null) {
    const all = optionsOf(state);
    hash.add(all.length);
    for (const { kind, set } of all) {
      hash.add(Number(set & 0xffffffffn) | 0);
      hash.add((kind << 20) | Number(set >> 32n));
    }
    const choice = draw(all.length);
    hash.add(choice);
    state = must(bigtwo.apply(state, all[choice]!.move));
  }
  const left = state.hands.map((hand) => hand.length);
  for (const n of left) hash.add(n === 0 ? left.reduce((sum, m) => sum + m, 0) : -n);
  const status = bigtwo.status(bigtwo.view(state, "spectator"));
  if (status.kind === "over") for (const score of status.scores) hash.add(score);
  return hash.toString();
}

const lines = REFERENCE.trim().split("\n");

test.each(lines)("BT-T8 BT-S1 the reference program agrees: %s", (line) => {
  const [preset = "", seed = "", hash] = line.trim().split(" ");
  expect(referenceHash(preset as PresetName, Number(seed))).toBe(hash);
});
