/** What a law is: something every game obeys, with a check that throws when one does not. */

import { isDeepStrictEqual } from "node:util";
import type { Shape } from "@baize/kernel";
import type { Subject } from "./subject.ts";

/** One law of the book; its id is a rule of SPEC.md. */
export interface Law {
  readonly id: string;
  readonly title: string;
  check<T extends Shape>(subject: Subject<T>): void;
}

/** Says that a game breaks a law. */
export function insist(condition: boolean, complaint: () => string): asserts condition {
  if (!condition) throw new Error(complaint());
}

/** Whether two plain values are the same in every part. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
