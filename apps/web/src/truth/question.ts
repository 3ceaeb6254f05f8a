/** What the page asks its worker, and what it hears. All of it is text and numbers. */

import type { Glow } from "@baize/table";

/** About a match, as a link; or for a deal that can be won, and as hard as wished. */
export type Question =
  | { readonly id: number; readonly kind: "see"; readonly game: string; readonly link: string }
  | { readonly id: number; readonly kind: "find"; readonly game: string; readonly seed: string; readonly band?: Band };

/** The least and the most level of difficulty. */
export type Band = readonly [number, number];

/** The truth about a match: with a line that wins, when it can be won. */
export interface Truth {
  readonly glow: Glow;
  readonly line: readonly string[];
  /** Nothing more will be said: the line is the short one, the same at every visit. */
  readonly settled: boolean;
}

/** The answer to a question. */
export type Answer =
  | { readonly id: number; readonly kind: "see"; readonly truth: Truth }
  | { readonly id: number; readonly kind: "find"; readonly deal: string | undefined };
