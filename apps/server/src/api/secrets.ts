/** Tokens and codes drawn by chance, and how they are held against what was kept. */

import { hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { type Body, people } from "../tables/body.ts";

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
