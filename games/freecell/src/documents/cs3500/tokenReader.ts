/** Words out of text that arrives in chunks. */

import { answersTo } from "@baize/kernel";
import { demand, IllegalStateException } from "./exceptions.ts";

/** Chunks of text: a list, a string, a stream. A word may be cut anywhere. */
export type Readable = Iterable<string> | AsyncIterable<string>;

/** Reads one word after the other. */
export class TokenReader {
  readonly #chunks: Iterator<string> | AsyncIterator<string>;
  #text = "";
  #ended = false;

  constructor(readable: Readable) {
    const isAsync = answersTo(readable, [Symbol.asyncIterator]);
    demand(isAsync || typeof readable === "string" || answersTo(readable, [Symbol.iterator]), "A readable");
    this.#chunks = isAsync
      ? (readable as AsyncIterable<string>)[Symbol.asyncIterator]()
      : (readable as Iterable<string>)[Symbol.iterator]();
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
      else if (typeof value === "string") this.#text += value;
      else throw new TypeError("A chunk is text.");
    } catch (cause) {
      throw new IllegalStateException("The input cannot be read.", { cause });
    }
  }
}
