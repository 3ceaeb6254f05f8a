/** How often somebody asks: whoever sits at a table is counted by seat, everybody else by address. */

import { LIMITS } from "../guards/limits.ts";
import type { Live } from "../tables/live.ts";
import { addressKey, Rates } from "./guard.ts";
import { seatOf } from "./secrets.ts";

/** So many tokens are remembered. */
const MOST_TOKENS = 50_000;

export class Visitors {
  readonly #rates = new Rates();
  readonly #seatLimit: { readonly count: number; readonly within: number };
  /** A table that this process has at hand. */
  readonly #atHand: (id: string) => Live | undefined;
  /** The tokens that were good lately, and at which table. */
  readonly #good = new Map<string, string>();

  constructor(atHand: (id: string) => Live | undefined, seatRate: number = LIMITS.seat.count) {
    this.#atHand = atHand;
    this.#seatLimit = { ...LIMITS.seat, count: seatRate };
  }

  /** Whether a token is good: one whose seat was given up is nobody's, and counts no more apart from its address. */
  knows(hash: string | undefined): hash is string {
    const id = hash === undefined ? undefined : this.#good.get(hash);
    const live = id === undefined ? undefined : this.#atHand(id);
    if (hash === undefined || live === undefined) return false;
    if (seatOf(live.body, hash) !== undefined) return true;
    this.#good.delete(hash);
    return false;
  }

  /** Remembers a token that is good at a table. */
  remember(live: Live | undefined, hash: string | undefined): void {
    if (live === undefined || hash === undefined || this.knows(hash) || seatOf(live.body, hash) === undefined) return;
    if (this.#good.size > MOST_TOKENS) this.#good.clear();
    this.#good.set(hash, live.id);
  }

  /** How long whoever asks once more has to wait, in milliseconds. */
  wait(address: string, hash: string | undefined): number {
    return this.knows(hash)
      ? this.#rates.wait(hash, this.#seatLimit)
      : this.#rates.wait(addressKey(address), LIMITS.address);
  }

  /** Whether the table of somebody with a token that is not known yet may be looked for, though too many ask from there. */
  mayLook(address: string, hash: string | undefined): boolean {
    if (hash === undefined || this.knows(hash)) return false;
    return this.#rates.wait(`look ${addressKey(address)}`, LIMITS.looking) === 0;
  }

  /** How long whoever opens one more table has to wait. */
  waitToOpen(address: string): number {
    return this.#rates.wait(`open ${addressKey(address)}`, LIMITS.opening);
  }
}
