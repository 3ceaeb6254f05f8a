/** How much a search may spend. Clocks and abort signals are handed in, so that searching itself stays a function. */

import { demand } from "./contract.ts";

/** What a caller allows: whichever limit is reached first ends the search. Nothing given means no limit. */
export interface Allowance {
  readonly nodes?: number;
  readonly milliseconds?: number;
  /** The clock, in milliseconds; needed with `milliseconds`. */
  readonly now?: () => number;
  /** Any object with an `aborted` flag, such as an AbortSignal. */
  readonly signal?: { readonly aborted: boolean };
}

/** How often the clock and the signal are looked at, in nodes. */
const LOOK_EVERY = 256;

/** Counts what a search spends and says when to stop. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #nodes: number;
  readonly #deadline: number;
  #spent = 0;
  #nextLook = 0;
  #stopped = false;

  constructor(allowance: Allowance = {}) {
    this.#allowance = allowance;
    const { nodes = Number.POSITIVE_INFINITY, milliseconds, now } = allowance;
    demand(!Number.isNaN(nodes) && !Number.isNaN(milliseconds), "KN-B1", "a budget is counted in numbers");
    demand(milliseconds === undefined || now !== undefined, "KN-B2", "milliseconds need a clock: now");
    this.#nodes = nodes;
    this.#deadline = milliseconds === undefined || now === undefined ? Number.POSITIVE_INFINITY : now() + milliseconds;
  }

  /** Nodes spent so far. */
  get spent(): number {
    return this.#spent;
  }

  /** Nodes left; Infinity when nodes are not limited. */
  get left(): number {
    return this.#stopped ? 0 : this.#nodes - this.#spent;
  }

  /** Takes `nodes` from the budget; false, and nothing taken, when it does not hold them any more. */
  spend(nodes = 1): boolean {
    if (this.#stopped) return false;
    if (this.#spent + nodes > this.#nodes) this.#stopped = true;
    else if (this.#spent >= this.#nextLook) {
      this.#nextLook = this.#spent + LOOK_EVERY;
      this.#stopped = this.#allowance.signal?.aborted === true || (this.#allowance.now?.() ?? 0) >= this.#deadline;
    }
    if (this.#stopped) return false;
    this.#spent += nodes;
    return true;
  }
}
