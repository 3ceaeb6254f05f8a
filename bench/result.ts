/** What every bench gives back: a title and a table, its first row being the heading. */

export interface Result {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  /** Whether it was a short run, whose figures are shown and not kept. */
  readonly isTrial?: boolean;
}
