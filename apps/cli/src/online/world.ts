/** The world as a terminal has it, for the line to a table on some server. */

import type { World } from "@baize/midend";

/** The world of a line to the server at an address. */
export const worldAt = (address: string): World => ({
  address,
  ask: (path, wish) => fetch(path, wish),
  decoder() {
    const decoder = new TextDecoder();
    return (bytes) => decoder.decode(bytes, { stream: true });
  },
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: (bytes) =>
    [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
});
