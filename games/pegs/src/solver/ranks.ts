/** The positions of a layer numbered without gaps, so that what is known of them takes no room for free slots. */

import { popcount } from "./cross.ts";
import type { Layer } from "./layer.ts";

/** The number of each filled slot: how many filled slots come before it. */
export class Ranks {
  /** For every 32 slots, how many filled ones come before them, and which of them are filled. */
  readonly #blocks: Int32Array;

  constructor({ slots, free }: Layer) {
    this.#blocks = new Int32Array(slots.length / 16);
    let before = 0;
    for (let slot = 0; slot < slots.length; ) {
      const block = slot >> 4;
      let filled = 0;
      for (let i = 0; i < 32; i++) if (slots[slot++] !== free) filled |= 1 << i;
      this.#blocks[block] = before;
      this.#blocks[block + 1] = filled;
      before += popcount(filled);
    }
  }

  /** The number of a filled slot. */
  of(slot: number): number {
    const block = (slot >> 5) << 1;
    const filledBefore = (this.#blocks[block + 1] as number) & ((1 << slot) - 1);
    return (this.#blocks[block] as number) + popcount(filledBefore);
  }
}
