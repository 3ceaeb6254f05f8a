/** Boards of the Peg Solitaire document that count or compare in another way, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import type { Board, SlotStatus } from "../eecs3311.ts";
import { board } from "./board-mutants.ts";

/** A board that is compared without one of its rows. */
const equalWithout = (left: number): Partial<Door> =>
  board(() => ({
    isEqual(this: Board, other: Board) {
      const rows = [this, other].map(({ out }) => out.split("\n").toSpliced(left, 1).join());
      return rows[0] === rows[1];
    },
  }));

/** What is exchanged, and the sentence that breaks. */
export const COUNTS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["equal-but-for-the-first-row", "PG-DB5", equalWithout(0)],
  ["equal-but-for-the-last-row", "PG-DB5", equalWithout(6)],
  [
    "counts-once",
    "PG-DB9",
    board((base) => {
      const count = base.numberOfOccupiedSlots;
      return {
        get numberOfOccupiedSlots() {
          return count;
        },
      };
    }),
  ],
  [
    "counts-what-is-set",
    "PG-DB9",
    board((base) => {
      let count = base.numberOfOccupiedSlots;
      return {
        setStatus(this: Board, r: number, c: number, status: SlotStatus) {
          Object.getPrototypeOf(this).setStatus.call(this, r, c, status);
          count += status.out === "O" ? 1 : -1;
        },
        get numberOfOccupiedSlots() {
          return count;
        },
      };
    }),
  ],
];
