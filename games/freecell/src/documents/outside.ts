/** What the documents ask of the world outside: real chance, and a console. Nothing else of this game touches it. */

import { Random } from "@baize/kernel";

/** The parts of the platform that are used: Node and every browser have them. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };
declare const console: { log(text: string): void };
declare const process: { readonly stdout?: { write(text: string): unknown } } | undefined;

/** A random stream nobody can foretell. */
export const freshRandom = (): Random => Random.fromSeed(String(crypto.getRandomValues(new Uint32Array(8))));

/** Writes text to the console as it is; a browser's console knows lines alone. */
export function writeToConsole(text: string): void {
  const stdout = typeof process === "undefined" ? undefined : process.stdout;
  if (stdout === undefined) console.log(text);
  else stdout.write(text);
}
