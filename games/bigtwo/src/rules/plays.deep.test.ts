import { type Card, DECK, rankOf, suitOf } from "@baize/cards";
import { expect, test } from "vitest";
import { PRESETS, type PresetName } from "./options.ts";
import { readPlay } from "./plays.ts";

const RANKS = "A23456789TJQK";

/** The straights of each preset, spelled out; ranks in the order of `RANKS`. */
const PLAIN = ["34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "ATJQK"];
const STRAIGHTS: Record<PresetName, readonly string[]> = {
  mis: [...PLAIN, "A2JQK"],
  hongkong: [...PLAIN, "A2345", "23456"],
  taiwan: [...PLAIN, "A2345", "23456"],
  singapore: [...PLAIN, "23456"],
  pusoydos: PLAIN,
  charlesworth: [...PLAIN, "A2JQK"],
  bluo42: PLAIN,
};

/** What five cards in deck order are, told from their ranks and suits alone. */
function naiveKind(preset: PresetName, cards: readonly Card[]): string | undefined {
  const ranks = cards.map((card) => RANKS.charAt(rankOf(card))).join("");
  const sizes = [...new Set(ranks)].map((rank) => ranks.split(rank).length - 1).toSorted((a, b) => b - a);
  const oneSuit = new Set(cards.map(suitOf)).size === 1;
  if (STRAIGHTS[preset].includes(ranks)) return oneSuit ? "straight-flush" : "straight";
  if (oneSuit) return preset === "taiwan" ? undefined : "flush";
  if (sizes[0] === 4) return preset === "charlesworth" ? undefined : "four-kicker";
  return sizes[0] === 3 && sizes[1] === 2 ? "full-house" : undefined;
}

const presets = Object.keys(PRESETS) as PresetName[];

test.each(presets)(
  "BT-P7 %s: all 2,598,960 hands of five are read as a naive reader reads them",
  { timeout: 0 },
  (preset) => {
    let wrong = 0;
    for (let a = 0; a < 48; a++) {
      for (let b = a + 1; b < 49; b++) {
        for (let c = b + 1; c < 50; c++) {
          for (let d = c + 1; d < 51; d++) {
            for (let e = d + 1; e < 52; e++) {
              const cards = [DECK[a]!, DECK[b]!, DECK[c]!, DECK[d]!, DECK[e]!];
              if (readPlay(PRESETS[preset], cards)?.kind !== naiveKind(preset, cards)) wrong += 1;
            }
          }
        }
      }
    }
    expect(wrong).toBe(0);
  },
);
