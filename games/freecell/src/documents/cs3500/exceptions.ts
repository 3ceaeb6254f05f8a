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

/** Throws an illegal argument unless what was asked for is there. */
export function demand(isGiven: boolean, what: string): asserts isGiven {
  if (!isGiven) throw new IllegalArgumentException(`${what} must be given.`);
}
