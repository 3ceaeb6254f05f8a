/** Every play a hand holds, found from its groups, its suits and its windows. */

import type { Card } from "@baize/cards";
import { type Ladder, ladderOf, strengthOf } from "./ladder.ts";
import type { RuleConfig } from "./options.ts";
import { flushKey, type Play, type PlayKind, straightKey } from "./plays.ts";

/** A hand laid out for looking up: its cards by value and by suit. */
interface Layout {
  readonly config: RuleConfig;
  readonly ladder: Ladder;
  /** Strengths, ascending, of the cards of each value. */
  readonly groups: readonly (readonly number[])[];
  /** Strengths, ascending, of the cards of each suit, weakest suit first. */
  readonly suits: readonly (readonly number[])[];
  readonly found: Play[];
}

function layOut(config: RuleConfig, hand: readonly Card[]): Layout {
  const ladder = ladderOf(config);
  const groups: number[][] = [[], [], [], [], [], [], [], [], [], [], [], [], []];
  const suits: number[][] = [[], [], [], []];
  for (const card of hand) {
    const mark = strengthOf(ladder, card);
    groups[mark >> 2]?.push(mark);
    suits[mark & 3]?.push(mark);
  }
  return { config, ladder, groups, suits, found: [] };
}

function add(at: Layout, kind: PlayKind, key: number, marks: readonly number[]): void {
  at.found.push({ kind, key, cards: marks.map((mark) => at.ladder.cards[mark] as Card) });
}

/** All ways to take `size` of some things, in order. */
function choose(things: readonly number[], size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const ways: number[][] = [];
  for (let i = from; i <= things.length - size; i++) {
    for (const rest of choose(things, size - 1, i + 1)) ways.push([things[i] as number, ...rest]);
  }
  return ways;
}

const ascending = (a: number, b: number) => a - b;

/** Singles and pairs are read off the sorted hand: most turns ask for nothing else. */
function singlesIn(ladder: Ladder, hand: readonly Card[]): Play[] {
  return hand.map((card) => ({ kind: "single", key: strengthOf(ladder, card), cards: [card] }));
}

function pairsIn(ladder: Ladder, hand: readonly Card[]): Play[] {
  const pairs: Play[] = [];
  for (const [j, high] of hand.entries()) {
    const key = strengthOf(ladder, high);
    for (let i = j - 1; i >= 0; i--) {
      const low = hand[i] as Card;
      if (strengthOf(ladder, low) >> 2 !== key >> 2) break;
      pairs.push({ kind: "pair", key, cards: [low, high] });
    }
  }
  return pairs;
}

function addTriples(at: Layout): void {
  for (const [value, group] of at.groups.entries()) {
    for (const triple of choose(group, 3)) add(at, "triple", value, triple);
  }
}

function addFourCards(at: Layout): void {
  const pairs = at.groups.map((group) => (group.length > 1 ? choose(group, 2) : []));
  for (const [value, group] of at.groups.entries()) {
    if (group.length === 4) add(at, "four", value, group);
    for (const high of pairs[value] as number[][]) {
      for (const low of pairs.slice(0, value).flat()) add(at, "two-pair", high[1] as number, [...low, ...high]);
    }
  }
}

function addStraights(at: Layout): void {
  for (const [place, { values, decider }] of at.ladder.windows.entries()) {
    if (values.some((value) => at.groups[value]?.length === 0)) continue;
    let ways: number[][] = [[]];
    for (const value of values)
      ways = ways.flatMap((way) => (at.groups[value] as readonly number[]).map((mark) => [...way, mark]));
    const deciding = values.indexOf(decider);
    for (const way of ways) {
      const [first] = way as [number];
      const oneSuit = way.every((mark) => ((mark ^ first) & 3) === 0);
      if (!oneSuit) add(at, "straight", straightKey(place, (way[deciding] as number) & 3), way);
    }
  }
}

function addStraightFlushes(at: Layout): void {
  for (const [suit, held] of at.suits.entries()) {
    if (held.length < 5) continue;
    for (const [place, { values }] of at.ladder.windows.entries()) {
      const run = values.map((value) => 4 * value + suit);
      if (run.every((mark) => held.includes(mark))) add(at, "straight-flush", straightKey(place, suit), run);
    }
  }
}

function addFlushes(at: Layout): void {
  for (const [suit, held] of at.suits.entries()) {
    if (held.length < 5) continue;
    for (const five of choose(held, 5)) {
      const set = five.reduce((bits, mark) => bits | (1 << (mark >> 2)), 0);
      if ((at.ladder.placeOf[set] ?? -1) < 0) add(at, "flush", flushKey(at.config, suit, set), five);
    }
  }
}

function addFullHouses(at: Layout): void {
  for (const [value, group] of at.groups.entries()) {
    if (group.length < 3) continue;
    for (const [other, pairs] of at.groups.entries()) {
      if (other === value || pairs.length < 2) continue;
      for (const triple of choose(group, 3)) {
        for (const pair of choose(pairs, 2)) add(at, "full-house", value, [...triple, ...pair].sort(ascending));
      }
    }
  }
}

function addFoursWithKicker(at: Layout): void {
  for (const [value, group] of at.groups.entries()) {
    if (group.length < 4) continue;
    for (const kicker of at.groups.flat()) {
      if (kicker >> 2 !== value) add(at, "four-kicker", value, [...group, kicker].sort(ascending));
    }
  }
}

/** Four of a kind with kicker and straight flushes: the plays that some rules let beat anything. */
export function bombsIn(config: RuleConfig, hand: readonly Card[]): readonly Play[] {
  if (hand.length < 5) return [];
  const at = layOut(config, hand);
  addBombs(at);
  return at.found;
}

function addBombs(at: Layout): void {
  if (at.config.kicker) addFoursWithKicker(at);
  addStraightFlushes(at);
}

/** Every play of `size` cards that a hand, weakest card first, holds. */
export function playsIn(config: RuleConfig, hand: readonly Card[], size: number): readonly Play[] {
  if (hand.length < size) return [];
  if (size === 1) return singlesIn(ladderOf(config), hand);
  if (size === 2) return pairsIn(ladderOf(config), hand);
  const at = layOut(config, hand);
  if (size === 3 && config.triples) addTriples(at);
  if (size === 4 && config.fours) addFourCards(at);
  if (size === 5) {
    addStraights(at);
    if (config.flushes !== "none") addFlushes(at);
    addFullHouses(at);
    addBombs(at);
  }
  return at.found;
}
