/** What the store needs of a database: statements, and hints from process to process. */

/** A row as the database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** What takes statements: a database, or one connection of it for the time of a transaction. */
export interface Statements {
  /** Runs one statement, which takes place whole or not at all; one with a name is planned once for each connection. */
  query(text: string, values?: readonly unknown[], name?: string): Promise<readonly Row[]>;
  /** Runs several statements without values, as one. */
  script(text: string): Promise<void>;
}

/** A PostgreSQL, of its own or embedded. */
export interface Database extends Statements {
  /** How many statements it works on at a time. */
  readonly lines: number;
  /** Does some work whole or not at all: when it throws, nothing that it said to `inside` took place. */
  whole<T>(work: (inside: Statements) => Promise<T>): Promise<T>;
  /** Sends a hint to the other processes; where there are none it does nothing. */
  hint(text: string): Promise<void>;
  /** Hears the hints of the others from now on, after a line was lost too. */
  listen(hear: (text: string) => void): Promise<void>;
  end(): Promise<void>;
}

/** Whether the database understood and would not: what was sent is at fault, and not the way there. */
export const isRefused = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? "");

/** Whether a statement failed because of others who changed the same at the same time: it may be tried again. */
export const isCollision = (error: unknown): boolean =>
  ["40001", "40P01"].includes((error as { code?: string }).code ?? "");
