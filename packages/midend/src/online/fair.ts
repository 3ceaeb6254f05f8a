/** Whether a deal was fair, as far as one person can tell: it was sealed so, and what they added is in it. */

import { type AnyGame, fairText, Match, readDeal, type Shape, sealOf, seat } from "@baize/kernel";
import type { SeenTable } from "./seen.ts";

/** What can be said of the present deal: sealed while it is played; then fair, or not. */
export type Fairness = "sealed" | "fair" | "unfair";

/** What a person knows that the server cannot change: what they added, and the seal they were shown first. */
export interface Witness {
  readonly nonce: string | null;
  readonly seal: string | null;
  /** What was dealt in a race, as it was shown first. */
  readonly dealt?: string | undefined;
}

/** The seal that was shown before the first deal, or undefined where it is too late to tell. */
export const firstSeal = ({ fair, deal }: SeenTable): string | undefined => (deal <= 1 ? fair.seal : undefined);

/** Whether a deal was drawn as it was sealed, as far as whoever watched can tell. */
export function fairnessOf(game: AnyGame, table: SeenTable, { nonce, seal, dealt }: Witness): Fairness {
  const { fair, deal, you, seats, sat, state } = table;
  const people = peopleAt(seats);
  const isMine = you === null || nonce === null || deal === 0 || fair.nonces.includes(nonce);
  // Whoever sat down since was not dealt in.
  if (!isMine && state === "playing" && people > 0) return "unfair";
  // By another order of them the deal would be another: there is one that nobody chooses.
  if (!isAscending(fair.nonces)) return "unfair";
  // Each person added one, and nobody else: whoever dealt could aim with one of their own.
  if (sat !== undefined && fair.nonces.length !== peopleAt(sat)) return "unfair";
  if (fair.secret === undefined) return "sealed";
  // Each deal's secret is the seal of the next: hashed as often as there were deals, it is the seal that was shown first.
  let first = fair.secret;
  for (let n = 0; n < deal; n++) first = sealOf(first);
  const isSealed = sealOf(fair.secret) === fair.seal && (seal === null || seal === first);
  const isDrawn = table.kind === "race" ? isRaceDrawn(game, table, fair.secret, dealt) : isMatchDrawn(game, table);
  return isSealed && isDrawn ? "fair" : "unfair";
}

const isAscending = (texts: readonly string[]): boolean =>
  texts.every((text, n) => n === 0 || (texts[n - 1] ?? "") <= text);

const peopleAt = (seats: readonly { readonly kind: string }[]): number =>
  seats.filter(({ kind }) => kind === "person").length;

/** Whether what was raced is what secret and nonces give. */
function isRaceDrawn(game: AnyGame, table: SeenTable, secret: string, dealt = table.race?.dealt): boolean {
  const options = game.options.parse(table.options);
  const text = fairText.format({ secret, nonces: table.fair.nonces });
  const drawn = options.ok ? readDeal(game, options.value, text) : options;
  return drawn.ok && game.deal.format(drawn.value.deal) === dealt;
}

/** A deal that is over, drawn again from its secret and nonces and played again; undefined where they do not give it. */
export function revealed(game: AnyGame, { fair, options, moves }: SeenTable): Match<Shape> | undefined {
  if (fair.secret === undefined) return undefined;
  let match = Match.start(game, { deal: fairText.format({ secret: fair.secret, nonces: fair.nonces }), options });
  for (const { move, why } of moves) {
    if (match.ok) match = why === "event" ? match.value.record(move) : match.value.play(move);
  }
  return match.ok ? match.value : undefined;
}

/** Whether the cards that were seen are those that secret and nonces give. */
function isMatchDrawn(game: AnyGame, table: SeenTable): boolean {
  const seen = revealed(game, table)?.view(table.you === null ? "spectator" : seat(table.you));
  return JSON.stringify(seen) === JSON.stringify(table.view);
}

/** The first signs of the seal: enough to tell it from another. */
export const sealText = ({ fair }: SeenTable): string =>
  `${fair.seal.slice(0, 4)} ${fair.seal.slice(4, 8)}`.toUpperCase();
