/** Whether a deal was fair, as far as this page can tell: it was sealed so, and what this page added is in it. */

import { type AnyGame, fairText, Match, sealOf, seat } from "@baize/kernel";
import { putAway, shelf } from "../keeping/shelf.ts";
import type { SeenTable } from "./seen.ts";

const placeOf = (id: string): string => `baize.seal.${id}`;

/** Keeps the seal that was shown first, so that nobody can show another later. */
export function noteSeal({ id, fair, deal }: SeenTable): void {
  if (deal <= 1 && shelf.getItem(placeOf(id)) === null) putAway(placeOf(id), fair.seal);
}

/** What can be said of the present deal: sealed while it is played; then fair, or not. */
export type Fairness = "sealed" | "fair" | "unfair";

export function fairnessOf(game: AnyGame, table: SeenTable, nonce: string | null): Fairness {
  const { id, fair, deal, you, seats, state } = table;
  const people = seats.filter(({ kind }) => kind === "person").length;
  const isMine = you === null || nonce === null || deal === 0 || fair.nonces.includes(nonce);
  // Whoever sat down since was not dealt in.
  if (!isMine && state === "playing" && people > 0) return "unfair";
  if (fair.secret === undefined) return "sealed";
  // Each deal's secret is the seal of the next: hashed as often as there were deals, it is the seal that was shown first.
  let first = fair.secret;
  for (let n = 0; n < deal; n++) first = sealOf(first);
  const shown = shelf.getItem(placeOf(id));
  const isSealed = sealOf(fair.secret) === fair.seal && (shown === null || shown === first);
  return isSealed && isDrawn(game, table, fair.secret) ? "fair" : "unfair";
}

/** Whether the cards that were seen are those that secret and nonces give: the deal is drawn again and played again. */
function isDrawn(game: AnyGame, { fair, options, moves, view, you }: SeenTable, secret: string): boolean {
  let match = Match.start(game, { deal: fairText.format({ secret, nonces: fair.nonces }), options });
  for (const { move, why } of moves) {
    if (match.ok) match = why === "event" ? match.value.record(move) : match.value.play(move);
  }
  const seen = match.ok ? match.value.view(you === null ? "spectator" : seat(you)) : undefined;
  return JSON.stringify(seen) === JSON.stringify(view);
}
