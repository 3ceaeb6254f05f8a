/** Lines that come from outside, of which one may never come to its end. */

import { createInterface, type Interface } from "node:readline";
import { type Readable, Transform } from "node:stream";

/** More of a line than anybody writes: a mebibyte. */
export const MOST_OF_A_LINE = 2 ** 20;
const LINE_END = 10;
/** What stands where a line was cut, so that what is left of it is not taken for a whole one. */
const CUT = Buffer.from("…");

/** Lets lines through up to their limit, and drops the rest of each. */
class Shortened extends Transform {
  #length = 0;

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(LINE_END, from);
      const stop = end < 0 ? chunk.length : end;
      const room = MOST_OF_A_LINE - this.#length;
      const isCut = room >= 0 && stop - from > room;
      if (room > 0) this.push(chunk.subarray(from, Math.min(stop, from + room)));
      if (isCut) this.push(CUT);
      this.#length = isCut ? MOST_OF_A_LINE + 1 : this.#length + stop - from;
      if (end >= 0) {
        this.push(chunk.subarray(end, end + 1));
        this.#length = 0;
      }
      from = stop + 1;
    }
    done();
  }
}

/** The lines of a stream, each cut at the limit; once they are closed, nothing more is read. A stream that breaks has ended. */
export function linesOf(source: Readable): Interface {
  const input = source.pipe(new Shortened());
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.once("close", () => {
    source.unpipe(input);
    source.pause();
  });
  source.once("error", () => lines.close());
  return lines;
}
