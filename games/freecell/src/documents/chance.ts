/** Real chance for the documents that ask for it: the one place in this game where it enters by itself. */

import { Random } from "@baize/kernel";

/** The part of the platform's `crypto` that is used: Node and every browser have it. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** A random stream nobody can foretell. */
export const freshRandom = (): Random => Random.fromSeed(crypto.getRandomValues(new Uint32Array(8)).join(" "));
