/** What the page asks its workers, and what it hears. All of it is text and numbers. */

import type { Insight } from "@baize/table";

/** About a match, as a link; for a deal that can be won, and as hard as wished; or for the deal of a day. */
export type Question =
  | { readonly id: number; readonly kind: "see"; readonly game: string; readonly link: string }
  | { readonly id: number; readonly kind: "study"; readonly game: string; readonly link: string }
  | { readonly id: number; readonly kind: "find"; readonly game: string; readonly seed: string; readonly band?: Band }
  | { readonly id: number; readonly kind: "daily"; readonly game: string; readonly date: string };

/** The least and the most level of difficulty. */
export type Band = readonly [number, number];

/** The truth about a match: with a line that wins, when it can be won. */
export type Truth = Insight;

/** The answer to a question; more may follow one to a study until the last. */
export type Answer =
  | { readonly id: number; readonly kind: "see"; readonly truth: Truth }
  | { readonly id: number; readonly kind: "study"; readonly truth: Truth; readonly isLast: boolean }
  | { readonly id: number; readonly kind: "find" | "daily"; readonly deal: string | undefined };
