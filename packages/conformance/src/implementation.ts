/** An implementation under test: whoever answers to these few calls, in this process or in another. */

import type { Value } from "./value.ts";

/** What a call comes to: a value, an exception by name, that there is no such thing, or nothing at all, and why. */
export type SubjectAnswer =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "throws"; readonly name: string }
  | { readonly kind: "unknown"; readonly what: string }
  | { readonly kind: "silent"; readonly why: string };

/** What can be asked: a thing is an object or, by its name, a class or module. */
export type Request =
  | { readonly verb: "new"; readonly on: string; readonly values: readonly Value[] }
  | { readonly verb: "call"; readonly on: string; readonly name: string; readonly values: readonly Value[] }
  | { readonly verb: "get"; readonly on: string; readonly name: string }
  | { readonly verb: "set"; readonly on: string; readonly name: string; readonly values: readonly Value[] }
  | { readonly verb: "text"; readonly on: string };

/** An implementation. */
export interface Subject {
  ask(request: Request): SubjectAnswer | Promise<SubjectAnswer>;
  /** Forgets every object. */
  reset(): void | Promise<void>;
}
