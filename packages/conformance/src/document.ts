/** A source document as it can be checked: what it says, an implementation that does it, and many that do not. */

import type { Door } from "./local.ts";

/** An implementation that breaks one sentence. */
export interface Mutant {
  readonly name: string;
  /** The sentence it breaks. */
  readonly sentence: string;
  readonly door: () => Door;
}

/** A document. */
export interface CheckedDocument {
  readonly name: string;
  readonly title: string;
  /** All that it says, as a script. */
  readonly script: () => string;
  /** Our own implementation. */
  readonly door: () => Door;
  readonly mutants: readonly Mutant[];
}
