/** Why a command ends, as the exit code that the shell sees. */

/** Every exit code there is. */
export const EXIT = { done: 0, failure: 1, usage: 2, impossible: 3, gaveUp: 4, interrupted: 130 } as const;

/** An exit code. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a sentence on stderr. */
export class Stop extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
