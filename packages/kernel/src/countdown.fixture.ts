/** A tiny game for the kernel's own tests: two seats take 1 or 2 from a heap; who takes the last one wins. */

import type { Game } from "./game.ts";
import { ok, refuse } from "./result.ts";

interface Heap {
  readonly left: number;
  readonly seat: 0 | 1;
}

interface CountdownShape {
  readonly options: number;
  readonly deal: number;
  readonly state: Heap;
  readonly view: Heap;
  /** How many are taken; 0 is a timeout, recorded by the table. */
  readonly move: number;
}

const number = (rule: string) => ({
  parse: (text: string) => (/^\d{1,3}$/.test(text) ? ok(Number(text)) : refuse("not-a-number", rule, { text })),
  format: String,
});

export const countdown: Game<CountdownShape> = {
  meta: { id: "countdown", title: "Countdown", seats: 2, information: "perfect", rulesVersion: 3 },
  options: { ...number("X-O1"), standard: 2 },
  deal: number("X-D1"),
  randomDeal: (_options, random) => random.below(20),
  setup: (_most, left) => (left > 99 ? refuse("too-many", "X-D2", { left }) : ok({ left, seat: 0 })),
  status: ({ left, seat }) =>
    left > 0
      ? { kind: "playing", seat: seat as never }
      : { kind: "over", scores: seat === 0 ? [0, 1] : [1, 0], rule: "X-W1" },
  legalMoves: ({ left }) => [1, 2].filter((n) => n <= left),
  compareMoves: (a, b) => a - b,
  apply: (heap, n) =>
    n > heap.left
      ? refuse("not-so-many", "X-M1", { n })
      : ok({ left: n === 0 ? 0 : heap.left - n, seat: heap.seat === 0 ? 1 : 0 }),
  events: ({ left }) => (left > 0 ? [0] : []),
  view: (state) => state,
  complete: (view) => view,
  reshuffleSecrets: (state) => state,
  parseMove: (text) => (/^[0-2]$/.test(text.trim()) ? ok(Number(text)) : refuse("not-a-number", "X-M2", { text })),
  formatMove: String,
  stateText: { parse: () => refuse("not-a-number", "X-T1"), format: ({ left }) => String(left) },
  invariants: [],
  words: { "not-so-many": (d) => `There are not ${d.n} left.`, "not-a-number": (d) => `"${d.text}" is not a number.` },
};
