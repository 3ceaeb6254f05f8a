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
      : (typeof readable === "string" ? [readable] : (readable as Iterable<string>))[Symbol.iterator]();
  }

  /** The next word; running out of words, or a chunk that cannot be read, is an illegal state. */
  async next(): Promise<string> {
    for (;;) {
      const word = this.#taken();
      if (word !== undefined) return word;
      if (this.#ended) throw new IllegalStateException("The input has run out.");
      await this.#readOn();
    }
  }

  /** The first word of the text, when it is whole. */
  #taken(): string | undefined {
    this.#text = this.#text.trimStart();
    const blank = this.#text.search(/\s/);
    const end = blank < 0 && this.#ended ? this.#text.length : blank;
    if (end <= 0) return undefined;
    const word = this.#text.slice(0, end);
    this.#text = this.#text.slice(end);
    return word;
  }

  /** Reads until there is a blank in what was read: a word is looked for once, however many pieces it is in. */
  async #readOn(): Promise<void> {
    const pieces = [this.#text];
    try {
      for (;;) {
        const { done, value } = await this.#chunks.next();
        if (done) this.#ended = true;
        else if (typeof value !== "string") throw new TypeError("A chunk is text.");
        else pieces.push(value);
        if (done || /\s/.test(value)) break;
      }
    } catch (cause) {
      throw new IllegalStateException("The input cannot be read.", { cause });
    }
    this.#text = pieces.join("");
  }
}
