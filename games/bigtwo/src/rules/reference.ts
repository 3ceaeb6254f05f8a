/** The random games of the reference program of training/bigtwo, played by these rules and hashed the same way: for tests. */

import type { Card } from "@baize/cards";
import { must } from "@baize/kernel";
import { bigtwo } from "./game.ts";
import { ladderOf, strengthOf } from "./ladder.ts";
import type { Move } from "./moves.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { type PlayKind, readPlay } from "./plays.ts";
import type { State } from "./state.ts";

const KINDS: readonly (PlayKind | undefined)[] = [
  undefined,
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

/** A legal move in the words of the reference program: its kind, and its cards as the low 32 and the high 20 bits of a set. */
interface Option {
  readonly move: Move;
  readonly kind: number;
  readonly low: number;
  readonly high: number;
}

function readOption({ options }: State, move: Move): Option {
  if (move.kind !== "play") return { move, kind: 0, low: 0, high: 0 };
  const ladder = ladderOf(options);
  let [low, high] = [0, 0];
  for (const card of move.cards) {
    const mark = strengthOf(ladder, card);
    if (mark < 32) low += 2 ** mark;
    else high += 2 ** (mark - 32);
  }
  return { move, kind: KINDS.indexOf(readPlay(options, move.cards)?.kind), low, high };
}

function optionsOf(state: State): Option[] {
  const moves = bigtwo.legalMoves(bigtwo.view(state, state.turn));
  return moves
    .map((move) => readOption(state, move))
    .sort((a, b) => a.kind - b.kind || a.high - b.high || a.low - b.low);
}

/** More words for the hash of each ply: those of the table, then those of each move. */
export type PlyWords = (state: State, moves: readonly Move[]) => Iterable<number>;

/** The deal of a seed as the reference program shuffles it. */
function referenceDeal(preset: PresetName, draw: (n: number) => number): State {
  const options = PRESETS[preset];
  const { cards } = ladderOf(options);
  const deck: Card[] = [...cards];
  for (let i = 51; i > 0; i--) {
    const j = draw(i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  const hands = [0, 13, 26, 39].map((at) => deck.slice(at, at + 13));
  return must(bigtwo.setup(options, { kind: "hands", hands }));
}

/** The hash of a random game of the reference program, played by these rules. */
export function referenceHash(preset: PresetName, seed: number, words?: PlyWords): string {
  const draw = below(seed);
  let state = referenceDeal(preset, draw);
  const hash = new Hash();
  while (state.ending === null) {
    const all = optionsOf(state);
    hash.add(all.length);
    for (const { kind, low, high } of all) {
      hash.add(low);
      hash.add((kind << 20) | high);
    }
    if (words !== undefined) {
      const moves = all.map(({ move }) => move);
      for (const word of words(state, moves)) hash.add(word);
    }
    const choice = draw(all.length);
    hash.add(choice);
    state = must(bigtwo.apply(state, (all[choice] as Option).move));
  }
  const left = state.hands.map((hand) => hand.length);
  for (const n of left) hash.add(n === 0 ? left.reduce((sum, m) => sum + m, 0) : -n);
  const status = bigtwo.status(bigtwo.view(state, "spectator"));
  if (status.kind === "over") for (const score of status.scores) hash.add(score);
  return hash.toString();
}
