/** Tokens, codes and names drawn by chance, and how they are held against what was kept. */

import { hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { LIMITS } from "../guards/limits.ts";
import { type Body, people } from "../tables/body.ts";

const { signs: SIGNS, length: NAME_LENGTH } = LIMITS.tableName;
const NAME = new RegExp(`^[${SIGNS}]{${NAME_LENGTH}}$`);

const signOf = (signs: string): string => signs.charAt(randomInt(signs.length));

/** The name of a new table: short enough to be read out, too many to be guessed; it begins with one of some signs. */
export const newName = (first: string = SIGNS): string =>
  signOf(first) + Array.from({ length: NAME_LENGTH - 1 }, () => signOf(SIGNS)).join("");

/** A name as it may have been typed: in any case, with blanks or strokes. */
export function readName(text: string): string | undefined {
  if (NAME.test(text)) return text;
  const name = text.toLowerCase().replaceAll(/[\s-]/g, "");
  return NAME.test(name) ? name : undefined;
}

export const newToken = (): string => randomBytes(32).toString("base64url");
export const newRoot = (): string => randomBytes(32).toString("hex");
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** What is kept of a token: from it nobody finds the token. */
export const hashOf = (token: string): string => hash("sha256", token);

/** Whether two hashes are one, in the same time whatever they are. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** The seats of hashes that were right, for as long as a table's body stands: a wrong one is never among them. */
const right = new WeakMap<Body, Map<string, number>>();

/** The seat that a token belongs to. */
export function seatOf(body: Body, hash: string | undefined): number | undefined {
  if (hash === undefined) return undefined;
  const known = right.get(body)?.get(hash);
  if (known !== undefined) return known;
  const seat = people(body).find(([, { tokens }]) => tokens.some((token) => isSame(token, hash)))?.[0];
  if (seat === undefined) return undefined;
  const seats = right.get(body) ?? new Map<string, number>();
  right.set(body, seats.set(hash, seat));
  return seat;
}
