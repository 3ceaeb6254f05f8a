/** Words out of text that arrives in chunks. */

import { IllegalStateException } from "./exceptions.ts";

/** Chunks of text: a list, a string, a stream. A word may be cut anywhere. */
export type Readable = Iterable<string> | AsyncIterable<string>;

/** Reads one word after the other. */
export class TokenReader {
  readonly #chunks: Iterator<string> | AsyncIterator<string>;
  #text = "";
  #ended = false;

  constructor(readable: Readable) {
    this.#chunks =
      typeof readable !== "string" && Symbol.asyncIterator in readable
        ? readable[Symbol.asyncIterator]()
        : readable[Symbol.iterator]();
  }

  /** The next word; running out of words, or a chunk that cannot be read, is an illegal state. */
  async next(): Promise<string> {
    for (;;) {
      const [whole, word] = (this.#ended ? /^\s*(\S+)/ : /^\s*(\S+)\s/).exec(this.#text) ?? [];
      if (whole !== undefined && word !== undefined) {
        this.#text = this.#text.slice(whole.length);
        return word;
      }
      if (this.#ended) throw new IllegalStateException("The input has run out.");
      await this.#read();
    }
  }

  async #read(): Promise<void> {
    try {
      const { done, value } = await this.#chunks.next();
      if (done) this.#ended = true;
      else this.#text += value;
    } catch (cause) {
      throw new IllegalStateException("The input cannot be read.", { cause });
    }
  }
}
