/** What the system has against reading, writing or connecting, in words. */

import { say } from "../words/index.ts";

/** No file of matches is larger: what is may be anything, and has no end, perhaps. */
export const MOST_BYTES = 64 * 2 ** 20;

/** What is larger than any file of matches is not read. */
export const tooLarge = (): Error => Object.assign(new Error(), { code: "ETOOLARGE", syscall: "read" });

const WHY: Readonly<Record<string, () => string>> = {
  ENOENT: say.noSuchFile,
  EISDIR: say.isFolder,
  ENOTFILE: say.isNoFile,
  ELOOP: say.linksInCircle,
  ENOTDIR: say.isNoFolder,
  EEXIST: say.isNoFolder,
  EACCES: say.notAllowed,
  EPERM: say.notAllowed,
  EROFS: say.readOnly,
  ENOSPC: say.diskFull,
  EDQUOT: say.diskFull,
  EFBIG: say.fileTooLarge,
  EIO: say.deviceFails,
  ETOOLARGE: () => say.largerThan({ megabytes: MOST_BYTES / 2 ** 20 }),
  ECONNREFUSED: say.nobodyAnswers,
  ENOTFOUND: say.noSuchHost,
  EAI_AGAIN: say.noSuchHost,
  ETIMEDOUT: say.nobodyInTime,
  ECONNRESET: say.lineBroken,
  EPIPE: say.lineBroken,
};

/** Whether the system refused something, which is nobody's mistake here. */
export const isTrouble = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error;

/** Why the system writes no file: where there is nothing, it is the folder that is missing. */
export const writeTroubleOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === "ENOENT" ? say.noSuchFolder() : troubleOf(error);

/** Why the system refuses; what has no words here is told as it says it. */
export function troubleOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  // Where several addresses were tried, each has a reason of its own.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return WHY[code]?.() ?? (first === undefined ? message : troubleOf(first));
}
