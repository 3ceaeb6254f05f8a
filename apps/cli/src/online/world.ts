/** The world as Node has it, for the line to a table on some server. */

import { type World, worldOf } from "@baize/midend";

/** The world of a line to the server at an address. */
export const worldAt = (address: string): World =>
  worldOf(address, {
    ask: fetch,
    Decoder: TextDecoder,
    start: setTimeout,
    stop: clearTimeout,
    fill: (bytes) => crypto.getRandomValues(bytes),
  });
