/** For tests of the documents: which exception a call throws. */

/** The name of the error that a call throws, or `nothing`. */
export function thrown(call: () => unknown): string {
  try {
    call();
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
