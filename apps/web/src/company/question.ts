/** What the page asks the worker of its bots. A question about a match that goes on holds the view of one seat, and no more. */

import type { Advice, Appraisal, Played } from "@baize/table";

/** What each kind of question holds. */
export interface Wishes {
  readonly choose: { readonly view: unknown; readonly level: string };
  readonly advise: { readonly view: unknown };
  readonly appraise: { readonly view: unknown; readonly text: string };
  readonly par: { readonly played: Played };
}

/** A question, and the game it is about. */
export type Question = {
  readonly [K in keyof Wishes]: { readonly id: number; readonly game: string; readonly kind: K } & Wishes[K];
}[keyof Wishes];

/** What each question is answered with. */
export interface Replies {
  readonly choose: string;
  readonly advise: Advice;
  readonly appraise: Appraisal;
  readonly par: { readonly level: string; readonly points: number };
}

/** The answer to a question, or what went wrong. */
export type Answer = { readonly id: number } & (
  | { readonly value: Replies[keyof Replies] }
  | { readonly problem: string }
);
