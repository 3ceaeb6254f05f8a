/** Whether a deal was fair, as far as this page can tell: it was sealed so, and what this page added is in it. */

import { sealOf } from "@baize/kernel";
import type { SeenTable } from "./seen.ts";

const placeOf = (id: string): string => `baize.seal.${id}`;

/** Keeps the seal that was shown first, so that nobody can show another later. */
export function noteSeal({ id, fair, deal }: SeenTable): void {
  if (deal <= 1 && localStorage.getItem(placeOf(id)) === null) localStorage.setItem(placeOf(id), fair.seal);
}

/** What can be said of the present deal: sealed while it is played; then fair, or not. */
export type Fairness = "sealed" | "fair" | "unfair";

export function fairnessOf({ id, fair, deal, you, seats, state }: SeenTable, nonce: string | null): Fairness {
  const people = seats.filter(({ kind }) => kind === "person").length;
  const isMine = you === null || nonce === null || deal === 0 || fair.nonces.includes(nonce);
  // Whoever sat down since was not dealt in.
  if (!isMine && state === "playing" && people > 0) return "unfair";
  if (fair.secret === undefined) return "sealed";
  // Each deal's secret is the seal of the next: hashed as often as there were deals, it is the seal that was shown first.
  let first = fair.secret;
  for (let n = 0; n < deal; n++) first = sealOf(first);
  const shown = localStorage.getItem(placeOf(id));
  return sealOf(fair.secret) === fair.seal && (shown === null || shown === first) ? "fair" : "unfair";
}
