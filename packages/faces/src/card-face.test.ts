import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Card, DECK, formatRank, RANKS, rankOf, suitOf } from "@baize/cards";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Caption } from "./caption.tsx";
import { CardFace } from "./card-face.tsx";
import { pipSize, pipsOf } from "./pips.ts";

const drawn = (card: Card, compact = false, covered = false): string =>
  renderToStaticMarkup(createElement(CardFace, { card, compact, covered }));
/** The suits of a drawing; the first is that of the index. */
const pipsIn = (html: string): number => (html.match(/<use /g)?.length ?? 0) - 1;

describe("pips", () => {
  test.each(RANKS.slice(0, 10))("FA-P1 rank %i: as many as it says, within the face, none on another", (rank) => {
    const pips = pipsOf(rank);
    const half = pipSize(rank) / 2;
    expect(pips).toHaveLength(rank + 1);
    for (const [i, { x, y }] of pips.entries()) {
      expect([x - half >= 0, x + half <= 250, y - half >= 0, y + half <= 350]).toEqual([true, true, true, true]);
      for (const other of pips.slice(i + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(0.8 * pipSize(rank));
      }
    }
  });

  test("FA-P1 a small face shows one", () => {
    const plain = DECK.filter((card) => rankOf(card) < 10);
    expect(plain.map((card) => pipsIn(drawn(card)))).toEqual(plain.map((card) => rankOf(card) + 1));
    expect(new Set(plain.map((card) => pipsIn(drawn(card, true))))).toEqual(new Set([1]));
  });
});

describe("faces", () => {
  test("FA-F1 rank and suit in the index, and nothing else when it is covered", () => {
    for (const card of DECK) {
      const html = drawn(card, false, true);
      expect(html).toContain(`data-rank="${formatRank(rankOf(card))}"`);
      expect(html).toContain(`href="#suit-${suitOf(card)}"`);
      expect(pipsIn(html)).toBe(0);
      expect(html).not.toContain("court");
    }
  });

  test("FA-F2 nothing of it is read aloud", () => {
    expect(drawn(0 as Card)).toMatch(/^<span class="face" [^>]*aria-hidden="true"/);
  });
});

test("FA-F3 no drawing has a style of its own", () => {
  const drawings = globSync("art/*.svg", { cwd: import.meta.dirname });
  expect(drawings).toHaveLength(12);
  const styled = drawings.filter((name) =>
    /<style|\sstyle=/.test(readFileSync(join(import.meta.dirname, name), "utf8")),
  );
  expect(styled).toEqual([]);
});

test("FA-C1 cards and signs of suits among words are told apart, and what stands between asterisks stands out", () => {
  expect(renderToStaticMarkup(createElement(Caption, { text: "*Left*, 9♥ to beat" }))).toBe(
    '<strong>Left</strong>, <span class="suit" data-suit="2">9♥</span> to beat',
  );
});
