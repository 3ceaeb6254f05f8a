/** The world as Node has it, for the line to a table on some server. */

import { type World, worldOf } from "@baize/midend";

/** The world of a line to the server at an address, until it is left. Who is sent elsewhere is told so: a wish is no longer one there. */
export const worldAt = (address: string, left: AbortSignal): World =>
  worldOf(address, {
    ask: (path, wish) => fetch(path, { ...wish, redirect: "manual", signal: left }),
    Decoder: TextDecoder,
    start: setTimeout,
    stop: clearTimeout,
    fill: (bytes) => crypto.getRandomValues(bytes),
  });
