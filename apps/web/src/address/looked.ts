/** The addresses of a match that is looked at, with who sat there. */

import type { Match, Shape } from "@baize/kernel";
import type { Sat } from "./address.ts";

/** An address that says who sat there, such as `…&seat=1&name=Ada&name=Bob`. */
function withSat(address: string, { seat, names = [], bots }: Sat): string {
  const said = [
    ...(bots === undefined ? [] : [`bots=${bots.join(".")}`]),
    ...(seat === undefined ? [] : [`seat=${seat}`]),
    ...names.map((name) => `name=${encodeURIComponent(name.toWellFormed())}`),
  ];
  return said.length === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${said.join("&")}`;
}

/** The address where a position of a match is analysed, by the link of the match. */
export const analysisAddress = (link: string, sat: Sat = {}): string => withSat(`/analysis${link}`, sat);

/** The address of a review of people by their names, for one of them. */
export const reviewAmong = (match: Match<Shape>, sat: Sat): string => withSat(`/review${match.link()}`, sat);

/** The address of the film of a match. */
export const filmAddress = (match: Match<Shape>, sat: Sat): string => withSat(match.link(), sat);
