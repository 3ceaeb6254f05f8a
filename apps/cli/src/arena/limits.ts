/** What whoever plays in the arena may spend on a move, and when it is given up. */

import type { Allowance } from "@baize/kernel";
import { say } from "../words/index.ts";

/** What a bot may spend on a move. */
export interface MoveLimits {
  readonly movetime?: number | undefined;
  readonly nodes?: number | undefined;
}

/** Who begins has so long to be ready. */
export const GREETING_MS = 10_000;
/** Whoever takes so much longer than its time, or than this where it has none, does not answer any more. */
const GRACE_MS = 1000;
const WITHOUT_LIMITS_MS = 60_000;

/** How long a move of somebody else's bot is waited for, in milliseconds. */
export const patienceOf = ({ movetime }: MoveLimits): number =>
  movetime === undefined ? WITHOUT_LIMITS_MS : movetime + GRACE_MS;

/** What is told of one that was waited for so long. */
export const silence = (milliseconds: number): Error =>
  new Error(say.botSilent({ seconds: Math.round(milliseconds / 100) / 10 }));

/** The time of this thread's own processor, in ms: what else runs on the machine takes none of it. */
const ownTime = (): number => {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
};

/** The same for a bot's budget. */
export const allowanceOf = ({ movetime, nodes }: MoveLimits): Allowance => ({
  ...(nodes !== undefined && { nodes }),
  ...(movetime !== undefined && { milliseconds: movetime, now: ownTime }),
});
