/** What was written of one state of a table for those who are told of it: each text is made once, and whoever sees the same gets the very same. */

import type { Viewer } from "@baize/kernel";

/** How a field of a view changed, and the text of that where it did. */
export interface FieldChange {
  readonly was: unknown;
  readonly is: unknown;
  readonly changed?: string;
  readonly more?: string;
}

/** What is told of a view that changed: which fields, the text of that, and the event. */
export interface ToldView {
  readonly fields: readonly FieldChange[];
  readonly text: string;
  event: string | undefined;
}

export class Telling {
  /** What is the same to all viewers is compared and written once. */
  readonly fields = new Map<string, FieldChange>();
  readonly views: ToldView[] = [];
  /** What a move of a match is beside its view, for every viewer alike. */
  made: string | undefined;
  /** What each viewer was told. */
  readonly events = new Map<Viewer, string>();
}
