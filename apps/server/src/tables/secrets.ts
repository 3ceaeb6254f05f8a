/** What the deals of a table are drawn from. Each secret is hashed from the next, so that the last one asked for is remembered. */

import { hash } from "node:crypto";
import { LIMITS } from "../guards/limits.ts";

/** The seal of a secret as the kernel has it, by the machine's own means: a deal takes many. */
const sealOf = (secret: string): string => hash("sha256", secret);

/** The secret so many deals before another. */
function secretBefore(secret: string, deals: number): string {
  let found = secret;
  for (let n = 0; n < deals; n++) found = sealOf(found);
  return found;
}

/** The secret of a deal, and the seal that is shown before. */
export interface Sealed {
  readonly secret: string;
  readonly seal: string;
}

/** So many deals ahead a secret is remembered, from which those before it are found. */
const AHEAD = 16;

export class Secrets {
  /** A secret further along the chain, and its number: the root, to begin with. */
  #ahead: { readonly number: number; readonly secret: string };
  readonly #root: string;
  #last: (Sealed & { readonly number: number }) | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#ahead = { number: LIMITS.deals, secret: root };
  }

  of(number: number): Sealed {
    if (this.#last?.number === number) return this.#last;
    const far = this.#ahead.number - number;
    if (far < 0 || far > AHEAD) {
      const ahead = Math.min(LIMITS.deals, number + AHEAD);
      this.#ahead = { number: ahead, secret: secretBefore(this.#root, LIMITS.deals - ahead) };
    }
    const secret = secretBefore(this.#ahead.secret, this.#ahead.number - number);
    this.#last = { number, secret, seal: sealOf(secret) };
    return this.#last;
  }
}
