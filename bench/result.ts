/** What every bench gives back: a title and a table, its first row being the heading. */

export interface Result {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}
