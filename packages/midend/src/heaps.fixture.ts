/** A tiny game for the midend's own tests: two seats take 1 or 2 from a heap; taking one keeps the turn. The last one wins. */

import { type Game, ok, refuse } from "@baize/kernel";

interface Heap {
  readonly left: number;
  readonly seat: 0 | 1;
}

export interface HeapShape {
  readonly options: "plain";
  readonly deal: number;
  readonly state: Heap;
  readonly view: Heap;
  /** How many are taken; 0 is a timeout, recorded by the table. */
  readonly move: number;
}

const read = (rule: string) => (text: string) =>
  /^\d{1,3}$/.test(text) ? ok(Number(text)) : refuse("not-a-number", rule, { text });

export const heaps: Game<HeapShape> = {
  meta: { id: "heaps", title: "Heaps", seats: 2, information: "perfect", rulesVersion: 1 },
  options: { standard: "plain", parse: () => ok("plain"), format: () => "plain" },
  deal: { parse: read("X-D1"), format: String },
  randomDeal: (_options, random) => random.below(20),
  setup: (_options, left) => ok({ left, seat: 0 }),
  status: ({ left, seat }) =>
    left > 0
      ? { kind: "playing", seat: seat as never }
      : { kind: "over", scores: seat === 0 ? [0, 1] : [1, 0], rule: "X-W1" },
  legalMoves: ({ left }) => [1, 2].filter((n) => n <= left),
  compareMoves: (a, b) => a - b,
  apply({ left, seat }, n) {
    if (n > left) return refuse("not-so-many", "X-M1", { n });
    const rest = n === 0 ? 0 : left - n;
    return ok({ left: rest, seat: n === 1 && rest > 0 ? seat : seat === 0 ? 1 : 0 });
  },
  events: ({ left }) => (left > 0 ? [0] : []),
  view: (state) => state,
  complete: (view) => view,
  reshuffleSecrets: (state) => state,
  parseMove: read("X-M2"),
  formatMove: String,
  stateText: { parse: () => refuse("not-a-number", "X-T1"), format: ({ left, seat }) => `${left} ${seat}` },
  invariants: [],
  words: {},
  manners: {
    // One more goes by itself from every third heap, if the player likes; three are the end.
    follow: ({ left }, { greed }) => (greed === "on" && left > 3 && left % 3 === 0 ? ["1"] : []),
    finish: ({ left }) => (left === 3 ? ["1", "1", "1"] : []),
    company: {
      levels: [],
      standard: "steady",
      pace: () => 0,
      limit: ({ greed }) => (greed === "on" ? 1000 : undefined),
      timeout: "0",
      optionsName: (text) => text,
      prompt: () => "",
      result: () => ({ title: "", says: "" }),
    },
  },
};

/** The same, but its rules say that something is hidden. */
export const hidden: Game<HeapShape> = { ...heaps, meta: { ...heaps.meta, information: "hidden" } };
