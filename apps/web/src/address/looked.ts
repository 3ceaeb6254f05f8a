/** The addresses of what is looked at: a match as it stands, its film, its review, its analysis. */

import type { Match, Shape } from "@baize/kernel";
import { type Party, type Sat, withParty } from "./address.ts";

/** The address of a match as it stands, with who plays it: whoever opens it goes on from there. */
export const addressFromHere = (match: Match<Shape>, party?: Party): string => withParty(match.link(), party);

/** The address of a match's review: all its moves, those taken back as well; and for which seat, where there are several. */
export function reviewAddress(match: Match<Shape>, party?: Party): string {
  const whole = match.goTo(match.ply + match.undone.length);
  return withParty(`/review${(whole.ok ? whole.value : match).link()}`, party);
}

/** An address that says who sat there, such as `…&seat=1&name=Ada&name=Bob&face=cap&face=bun`. */
function withSat(address: string, { seat, names = [], faces = [], bots }: Sat): string {
  const said = [
    ...(bots === undefined ? [] : [`bots=${bots.join(".")}`]),
    ...(seat === undefined ? [] : [`seat=${seat}`]),
    ...names.map((name) => `name=${encodeURIComponent(name.toWellFormed())}`),
    ...faces.map((face) => `face=${encodeURIComponent(face.toWellFormed())}`),
  ];
  return said.length === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${said.join("&")}`;
}

/** The address of the deal of a match that was looked at, with the bots that sat there. */
export const addressOfDeal = (match: Match<Shape>, { bots, seat }: Sat): string =>
  withSat(match.restart().link(), { ...(bots && { bots }), ...(bots && seat !== undefined && { seat }) });

/** The address where a position of a match is analysed, by the link of the match. */
export const analysisAddress = (link: string, sat: Sat = {}): string => withSat(`/analysis${link}`, sat);

/** The address of a review of people by their names, for one of them. */
export const reviewAmong = (match: Match<Shape>, sat: Sat): string => withSat(`/review${match.link()}`, sat);

/** The address of the film of a match. */
export const filmAddress = (match: Match<Shape>, sat: Sat): string => withSat(match.link(), sat);
