/** Plays as data: what some cards are together, and what beats what. */

import type { Card } from "@baize/cards";
import { type Ladder, ladderOf, sortCards, strengthOf } from "./ladder.ts";
import type { RuleConfig } from "./options.ts";

/** Every kind of play any preset knows. */
export type PlayKind =
  | "single"
  | "pair"
  | "triple"
  | "two-pair"
  | "four"
  | "straight"
  | "flush"
  | "full-house"
  | "four-kicker"
  | "straight-flush";

/** Some cards, weakest first, as one play. Of two plays of a kind, the higher key wins. */
export interface Play {
  readonly kind: PlayKind;
  readonly key: number;
  readonly cards: readonly Card[];
}

/** The order of kinds among plays of the same number of cards. */
const CATEGORY: Readonly<Record<PlayKind, number>> = {
  single: 0,
  pair: 0,
  triple: 0,
  "two-pair": 0,
  four: 1,
  straight: 0,
  flush: 1,
  "full-house": 2,
  "four-kicker": 3,
  "straight-flush": 4,
};

const isBomb = (kind: PlayKind): boolean => kind === "four-kicker" || kind === "straight-flush";

/** Whether a play beats another under these rules: the one comparator of the game. */
export function beats(config: RuleConfig, play: Play, last: Play): boolean {
  const step = CATEGORY[play.kind] - CATEGORY[last.kind];
  if (config.bombs && isBomb(play.kind) !== isBomb(last.kind)) return isBomb(play.kind);
  if (play.cards.length !== last.cards.length) return false;
  if (config.unbeatable && last.kind === "straight-flush") return false;
  if (config.bombs && !isBomb(play.kind) && step !== 0) return false;
  return step > 0 || (step === 0 && play.key > last.key);
}

/** The key of a flush: its suit and the set of its values, in the order these rules compare them. */
export const flushKey = (config: RuleConfig, suit: number, values: number): number =>
  config.flushes === "suit" ? (suit << 13) | values : (values << 2) | suit;

/** The key of a straight: its place, then the suit of its deciding card. */
export const straightKey = (place: number, suit: number): number => 4 * place + suit;

/** What these cards are together, or undefined when they are no play. They must be different cards. */
export function readPlay(config: RuleConfig, cards: readonly Card[]): Play | undefined {
  const ladder = ladderOf(config);
  if (cards.length === 1) return { kind: "single", key: strengthOf(ladder, cards[0] as Card), cards };
  if (cards.length === 0) return undefined;
  const sorted = sortCards(ladder, cards);
  const marks = sorted.map((card) => strengthOf(ladder, card));
  const found = cards.length === 5 ? readFive(config, ladder, marks) : readGroup(config, marks);
  return found && { ...found, cards: sorted };
}

type Rank = Pick<Play, "kind" | "key">;

/** Two to four cards: groups of one value, and two pair. More than five are nothing. */
function readGroup(config: RuleConfig, marks: readonly number[]): Rank | undefined {
  const [a, b, c] = marks as readonly [number, number, number];
  const top = marks.at(-1) as number;
  const value = top >> 2;
  if (a >> 2 !== value) {
    const twoPair = config.fours && marks.length === 4 && a >> 2 === b >> 2 && c >> 2 === value;
    return twoPair ? { kind: "two-pair", key: top } : undefined;
  }
  if (marks.length === 2) return { kind: "pair", key: top };
  if (marks.length === 3) return config.triples ? { kind: "triple", key: value } : undefined;
  return config.fours ? { kind: "four", key: value } : undefined;
}

function readFive(config: RuleConfig, ladder: Ladder, marks: readonly number[]): Rank | undefined {
  const [a, b, c, d, e] = marks.map((mark) => mark >> 2) as [number, number, number, number, number];
  if (b === c && c === d && (a === b || d === e)) return config.kicker ? { kind: "four-kicker", key: c } : undefined;
  if (a === b && d === e && (b === c || c === d)) return { kind: "full-house", key: c };
  const suit = (marks[0] as number) & 3;
  const oneSuit = marks.every((mark) => (mark & 3) === suit);
  const values = (1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e);
  const place = ladder.placeOf[values] ?? -1;
  const straight = ladder.windows[place];
  if (straight !== undefined) {
    const decider = marks.find((mark) => mark >> 2 === straight.decider) as number;
    return { kind: oneSuit ? "straight-flush" : "straight", key: straightKey(place, decider & 3) };
  }
  return oneSuit && config.flushes !== "none" ? { kind: "flush", key: flushKey(config, suit, values) } : undefined;
}
