/** The rules as the packed table wants them: flags, windows as numbers, one strength for every play. */

import { bigtwo, ladderOf, type Play, type PlayKind, type RuleConfig } from "../../rules/index.ts";

/** How kinds rank among plays of one size. */
export const FLUSH = 1;
export const FULL_HOUSE = 2;
export const FOUR_KICKER = 3;
export const STRAIGHT_FLUSH = 4;

/** A play's strength among plays of its size: its category above 16 bits of key. */
export const strengthOf = (category: number, key: number): number => (category << 16) | key;

/** The category in a strength. */
export const categoryOf = (strength: number): number => strength >> 16;

const CATEGORIES: Readonly<Partial<Record<PlayKind, number>>> = {
  four: 1,
  flush: FLUSH,
  "full-house": FULL_HOUSE,
  "four-kicker": FOUR_KICKER,
  "straight-flush": STRAIGHT_FLUSH,
};

/** The strength of a play of the rules. */
export const playStrength = (play: Play): number => strengthOf(CATEGORIES[play.kind] ?? 0, play.key);

/** What the packed table needs to know of a set of rules. */
export interface PackedRules {
  readonly config: RuleConfig;
  /** The five values of each straight, window after window, low to high. */
  readonly windows: Uint8Array;
  /** Which of the five decides by its suit. */
  readonly deciders: Uint8Array;
  readonly windowCount: number;
  readonly placeOf: Int8Array;
  readonly flushBySuit: boolean;
}

const known = new WeakMap<RuleConfig, PackedRules>();
const byText = new Map<string, PackedRules>();

/** The rules, packed; made once for each set of rules, whichever object says them: a view may have been sent. */
export function packRules(config: RuleConfig): PackedRules {
  const old = known.get(config);
  if (old !== undefined) return old;
  const text = bigtwo.options.format(config);
  const packed = byText.get(text) ?? makePacked(config);
  byText.set(text, packed);
  known.set(config, packed);
  return packed;
}

function makePacked(config: RuleConfig): PackedRules {
  const { windows, placeOf } = ladderOf(config);
  return {
    config,
    windows: Uint8Array.from(windows.flatMap(({ values }) => values)),
    deciders: Uint8Array.from(windows, ({ values, decider }) => values.indexOf(decider)),
    windowCount: windows.length,
    placeOf,
    flushBySuit: config.flushes === "suit",
  };
}
