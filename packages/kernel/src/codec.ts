/** Text in, text out: everything a match is made of can be written down and read back. */

import type { Result } from "./result.ts";

/** Reads and writes one kind of value. `parse` answers any text; `parse(format(v))` gives `v` back. */
export interface Codec<T> {
  parse(text: string): Result<T>;
  format(value: T): string;
}
