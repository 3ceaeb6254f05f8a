/** Where the document's `shuffle` gets its chance from when nobody hands one in. */

import { Random } from "@baize/kernel";

declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** A stream of random numbers that nobody can guess. */
export const freshRandom = (): Random => Random.fromSeed(String(crypto.getRandomValues(new Uint32Array(8))));
