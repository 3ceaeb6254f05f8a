/** Our own implementation of the assignment, with what its students find in Java: text to read from and to write to. */

import * as cs3500 from "../cs3500/index.ts";

/** Text that can be read. */
class StringReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  *[Symbol.iterator](): Iterator<string> {
    yield this.#text;
  }
}

/** Text that can be written to. */
class StringBuilder {
  #text = "";

  append(text: string): void {
    this.#text += text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Text that goes nowhere: nobody reads at the other end, so that whatever is written fails. */
class PipedWriter {
  append(): void {
    throw new Error("Pipe not connected");
  }
}

export const cs3500Door = { ...cs3500, StringReader, StringBuilder, PipedWriter };
