/** Stacks of the FreeCell specification (MIS), each wrong in one sentence: the generic one and that of cards alike. */

import type { Door } from "@baize/conformance";
import { CardStackT, type CardT, Stack } from "../mis/index.ts";

type Made = new (size: number, seq: readonly CardT[]) => Stack<CardT>;

const stacks = (change: (base: Made) => Made): Partial<Door> => ({
  Stack: change(Stack<CardT>),
  CardStackT: change(CardStackT),
});

/** A stack that is made with another size. */
const sized = (change: (size: number, seq: readonly CardT[]) => number): Partial<Door> =>
  stacks(
    (base) =>
      class extends base {
        constructor(size: number, seq: readonly CardT[]) {
          super(change(size, seq), seq);
        }
      },
  );

/** What is exchanged, and the sentence that breaks. */
export const STACKS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["stack-of-no-size", "FC-DM6", sized((size) => (size === 0 ? 1 : size))],
  ["stack-below-no-size", "FC-DM6", sized((size) => (size < 0 ? 1 : size))],
  ["stack-overfull", "FC-DM6", sized((size, seq) => (size === 0 ? size : Math.max(size, seq.length)))],
  [
    "push-on-full",
    "FC-DM7",
    stacks(
      (base) =>
        class extends base {
          override push(card: CardT): Stack<CardT> {
            return this.getSize() === this.getMaxSize() ? this : super.push(card);
          }
        },
    ),
  ],
  [
    "push-below",
    "FC-DM7",
    stacks(
      (base) =>
        class extends base {
          override push(card: CardT): Stack<CardT> {
            return new base(super.push(card).getMaxSize(), [card, ...this.toSeq()]);
          }
        },
    ),
  ],
  [
    "pop-makes-smaller",
    "FC-DM8",
    stacks(
      (base) =>
        class extends base {
          override pop(): Stack<CardT> {
            return new base(Math.max(super.pop().getSize(), this.getSize()), this.toSeq().slice(0, -1));
          }
        },
    ),
  ],
  [
    "pop-empty",
    "FC-DM8",
    stacks(
      (base) =>
        class extends base {
          override pop(): Stack<CardT> {
            return this.getSize() === 0 ? this : super.pop();
          }
        },
    ),
  ],
  [
    "pop-below",
    "FC-DM8",
    stacks(
      (base) =>
        class extends base {
          override pop(): Stack<CardT> {
            return new base(super.pop().getMaxSize(), this.toSeq().slice(1));
          }
        },
    ),
  ],
  [
    "top-is-bottom",
    "FC-DM9",
    stacks(
      (base) =>
        class extends base {
          override top() {
            super.top();
            return this.toSeq()[0] as CardT;
          }
        },
    ),
  ],
  [
    "top-of-nothing",
    "FC-DM9",
    stacks(
      (base) =>
        class extends base {
          override top() {
            return this.getSize() === 0 ? (null as unknown as CardT) : super.top();
          }
        },
    ),
  ],
  [
    "sequence-reversed",
    "FC-DM10",
    stacks(
      (base) =>
        class extends base {
          override toSeq() {
            return super.toSeq().reverse();
          }
        },
    ),
  ],
  [
    "size-is-room",
    "FC-DM10",
    stacks(
      (base) =>
        class extends base {
          override getSize() {
            return this.getMaxSize();
          }
        },
    ),
  ],
  [
    "room-is-nineteen",
    "FC-DM10",
    stacks(
      (base) =>
        class extends base {
          override getMaxSize() {
            return 19;
          }
        },
    ),
  ],
];
