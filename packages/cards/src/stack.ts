/** The FreeCell specification's generic stack: bounded, immutable, with the specification's own names and errors. */

import { isWithin, listGiven, shownValue } from "@baize/kernel";

/** What can go wrong with a stack, in the specification's words. */
export type StackErrorName = "invalid_argument" | "stack_full" | "stack_empty";

/** A misused stack; its `name` is the specification's word. */
export class StackError extends Error {
  override readonly name: StackErrorName;

  constructor(name: StackErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/** More elements than this are not copied, whatever the size: nobody's stack is as high. */
const MOST_ELEMENTS = 1_000_000;

/** A stack that holds at most `size` elements. `push` and `pop` give a new stack and leave this one alone. */
export class Stack<T> {
  readonly #size: number;
  readonly #seq: readonly T[];

  /** A stack of capacity `size` that holds `seq`, bottom first. */
  constructor(size: number, seq: readonly T[] = []) {
    if (!isWithin(size, 1, Number.MAX_SAFE_INTEGER)) {
      throw new StackError("invalid_argument", `A stack needs a whole size of at least 1, not ${shownValue(size)}.`);
    }
    const most = Math.min(size, MOST_ELEMENTS);
    const elements = listGiven(seq, most) as T[] | undefined;
    if (elements === undefined) {
      throw new StackError("invalid_argument", `${shownValue(seq)} is no sequence of at most ${most} elements.`);
    }
    this.#size = size;
    this.#seq = elements;
  }

  /** This stack with an element on top. */
  push(element: T): Stack<T> {
    if (this.#seq.length === this.#size) throw new StackError("stack_full", `This stack of ${this.#size} is full.`);
    return new Stack(this.#size, [...this.#seq, element]);
  }

  /** This stack without its top. */
  pop(): Stack<T> {
    this.#demandElement();
    return new Stack(this.#size, this.#seq.slice(0, -1));
  }

  /** The element on top. */
  top(): T {
    this.#demandElement();
    return this.#seq.at(-1) as T;
  }

  /** How many elements it holds. */
  getSize(): number {
    return this.#seq.length;
  }

  /** How many elements it can hold. */
  getMaxSize(): number {
    return this.#size;
  }

  /** The elements, bottom first, in a fresh list. */
  toSeq(): T[] {
    return [...this.#seq];
  }

  #demandElement(): void {
    if (this.#seq.length === 0) throw new StackError("stack_empty", "This stack is empty.");
  }
}
