/** The exceptions of the assignment, told apart by `name`. */

/** An argument that no caller may give. */
export class IllegalArgumentException extends Error {
  override readonly name = "IllegalArgumentException";
}

/** A call that comes too early, or input or output that failed on the way. */
export class IllegalStateException extends Error {
  override readonly name = "IllegalStateException";
}

/** An appendable that could not take what was written. */
export class IOException extends Error {
  override readonly name = "IOException";
}

/** The value itself; null or nothing is an illegal argument. */
export function demandGiven<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new IllegalArgumentException(`${what} must be given.`);
  return value;
}
