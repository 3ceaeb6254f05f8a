/** What the documents ask of the world outside: real chance, and a console. Nothing else of this game touches it. */

import { Random } from "@baize/kernel";

/** The parts of the platform that are used: Node and every browser have them. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };
declare const console: { log(text: string): void };

/** A random stream nobody can foretell. */
export const freshRandom = (): Random => Random.fromSeed(crypto.getRandomValues(new Uint32Array(8)).join(" "));

/** Writes text to the console, as a line. */
export const writeToConsole = (text: string): void => console.log(text);
