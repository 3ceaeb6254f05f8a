/** Fair deals: drawn from a secret that was sealed before anybody sat down, and from what each person at the table added to it. */

import { Chance } from "./chance.ts";
import type { Codec } from "./codec.ts";
import type { Game } from "./game.ts";
import { ok, type Result, refuse } from "./result.ts";
import { sha256, sha256Text } from "./sha256.ts";
import type { Shape } from "./shape.ts";

/** What a fair deal is drawn from. */
export interface Fair {
  /** The dealer's: 64 hexadecimal digits. */
  readonly secret: string;
  /** One of each person, 32 hexadecimal digits, in the order in which the deal was drawn from them. */
  readonly nonces: readonly string[];
}

/** So every fair deal begins. */
const MARK = "fair:";
const FAIR = /^fair:([0-9a-f]{64}):((?:[0-9a-f]{32}(?:,[0-9a-f]{32}){0,15})?)$/;

/** Fair deals as text: `fair:`, the secret, a colon, and the nonces with commas between them. */
export const fairText: Codec<Fair> = {
  parse(text) {
    const [, secret, nonces = ""] = FAIR.exec(text.trim()) ?? [];
    if (secret === undefined) return refuse("bad-fair-deal", "KN-F1", { text });
    return ok({ secret, nonces: nonces === "" ? [] : nonces.split(",") });
  },
  format: ({ secret, nonces }) => `${MARK}${secret}:${nonces.join(",")}`,
};

/** Whether a deal's text says that it is a fair one. */
export const isFairText = (text: string): boolean => text.trimStart().startsWith(MARK);

/** The seal of a secret, shown before anybody sits down: its SHA-256. Who knows the seal does not know the secret. */
export const sealOf = (secret: string): string => sha256Text(secret);

/**
 * The secret of the deal with this number, counted from 1, of a table that was opened with one root. Each is the seal of the
 * next, so that one seal shown at the opening seals every deal to come.
 */
export function secretOf(root: string, deals: number, number: number): string {
  let secret = root;
  for (let n = deals; n > number; n--) secret = sealOf(secret);
  return secret;
}

/** The numbers of SHA-256 in counter mode: of `secret:nonces:0`, `secret:nonces:1`, and so on, eight from each. */
export class FairChance extends Chance {
  readonly #from: string;
  #block: Uint32Array = new Uint32Array();
  #used = 0;

  constructor({ secret, nonces }: Fair) {
    super();
    this.#from = `${secret}:${nonces.join(",")}:`;
  }

  override next(): number {
    const at = this.#used++ % 8;
    if (at === 0) this.#block = sha256(`${this.#from}${(this.#used - 1) / 8}`);
    return this.#block[at] as number;
  }
}

/** A deal, and its text in its own spelling. */
export interface DealRead<T extends Shape> {
  readonly deal: T["deal"];
  readonly text: string;
}

/** Reads a deal of any kind: a fair one, drawn for these options, or one that the game reads itself. */
export function readDeal<T extends Shape>(game: Game<T>, options: T["options"], text: string): Result<DealRead<T>> {
  if (!isFairText(text)) {
    const deal = game.deal.parse(text);
    return deal.ok ? ok({ deal: deal.value, text: game.deal.format(deal.value) }) : deal;
  }
  const fair = fairText.parse(text);
  if (!fair.ok) return fair;
  const chance = new FairChance(fair.value);
  const deal = game.shuffledDeal?.(options, chance) ?? game.randomDeal(options, chance);
  return ok({ deal, text: fairText.format(fair.value) });
}
