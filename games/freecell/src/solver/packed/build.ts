/** What may lie on what in a column, as the searches look it up. */

/** No host: never the top of a column. */
export const NO_HOST = 55;

/** A way to build. */
export interface Build {
  /** fits[card << 6 | under]: whether a card lies in sequence on what is under it. */
  readonly fits: Uint8Array;
  /** hosts[card << 2 | n]: the cards it may be laid on; NO_HOST where there are no more. */
  readonly hosts: Uint8Array;
  /** Whether a card has two hosts at most, so that its link to each of them can be told in two bits. */
  readonly isTold: boolean;
  /** Whether a card that can go home is no loss there, by how many of each suit are home: what could lie on it can go home too. */
  readonly isSafe: (home: Uint8Array, card: number) => boolean;
}

/** A way to build, by the suits that a card of a suit may be laid on. */
function buildOn(suits: (suit: number) => readonly number[], isSafe: Build["isSafe"]): Build {
  const fits = new Uint8Array(64 * 64);
  const hosts = new Uint8Array(64 * 4).fill(NO_HOST);
  for (let card = 0; card < 48; card++) {
    suits(card & 3).forEach((suit, n) => {
      const host = ((card >> 2) + 1) * 4 + suit;
      hosts[(card << 2) | n] = host;
      fits[(card << 6) | host] = 1;
    });
  }
  return { fits, hosts, isTold: suits(0).length <= 2, isSafe };
}

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

/**
 * Alternating colours. A card is safe when the two lower cards of the other colour are home; or when they could go next and
 * nothing would need them either.
 */
export const ALTERNATE = buildOn(
  (suit) => (isRed(suit) ? [0, 3] : [1, 2]),
  (home, card) => {
    const rank = card >> 2;
    const red = isRed(card & 3);
    const a = (red ? home[0] : home[1]) as number;
    const b = (red ? home[3] : home[2]) as number;
    const least = a < b ? a : b;
    return least >= rank || (least >= rank - 1 && (home[3 - (card & 3)] as number) >= rank - 2);
  },
);

/** By suit. Only the next lower card of its suit could lie on a card, and that is home. */
export const BY_SUIT = buildOn(
  (suit) => [suit],
  () => true,
);

/** Any suit on any. A card is safe when all cards two ranks lower are home: those one lower can go then, and nothing needs them. */
export const ANY_SUIT = buildOn(
  () => [0, 1, 2, 3],
  (home, card) => {
    const rank = (card >> 2) - 1;
    return home.every((count) => count >= rank);
  },
);
