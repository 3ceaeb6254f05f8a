/** Addresses: which screen an address shows, and the address of every screen. The only place where one is read. */

import { linkText, type Match, type Shape } from "@baize/kernel";
import type { ChosenTable } from "@baize/table";

/** Who plays at an address, as far as it says so. */
export interface Company {
  readonly bots?: readonly string[];
  readonly practice: boolean;
}

/** A match or a room of a game, as an address names it. */
export interface Place extends Company {
  readonly text: string;
  /** What stands for the deal: it may be the word of a room. */
  readonly word: string;
  /** Whether moves are replayed: whoever begins in the middle may know more than a seat does. */
  readonly hasMoves: boolean;
}

/** A screen of the page. */
export type Screen =
  | { readonly name: "home" | "settings" | "record" | "together" | "missing" }
  | { readonly name: "online"; readonly id: string }
  | { readonly name: "rules" | "lesson"; readonly game: string }
  | { readonly name: "review"; readonly game: string; readonly link: string }
  | { readonly name: "play"; readonly game: string; readonly place: Place | undefined };

/** The screen at an address, for the games there are. */
export function screenAt(address: string, games: readonly string[]): Screen {
  const [path = "", query = ""] = address.split(/[?#]/);
  const [first = "", second = "", third] = path.split("/").slice(1);
  if (first === "review" && games.includes(second) && third) {
    return { name: "review", game: second, link: address.slice("/review".length) };
  }
  if (third !== undefined && third !== "") return { name: "missing" };
  if (first === "") return { name: "home" };
  if (second === "" && (first === "settings" || first === "record" || first === "together")) return { name: first };
  if (first === "t" && /^[a-z0-9]{8}$/i.test(second)) return { name: "online", id: second.toLowerCase() };
  if (first === "rules" && games.includes(second)) return { name: "rules", game: second };
  if (!games.includes(first)) return { name: "missing" };
  if (second === "lesson") return { name: "lesson", game: first };
  return { name: "play", game: first, place: second === "" ? undefined : placeAt(address, second, query) };
}

function placeAt(text: string, word: string, query: string): Place {
  const fields = new URLSearchParams(query);
  const bots = fields.get("bots")?.split(".");
  const hasMoves = fields.has("moves");
  return { text, word, hasMoves, practice: fields.get("practice") === "yes" || hasMoves, ...(bots && { bots }) };
}

type Party = Pick<ChosenTable, "bots" | "practice"> | undefined;

/** An address that says who plays as well, where several do, such as `…?bots=novice.expert.master&practice=yes`. */
function withParty(address: string, party: Party): string {
  if (party === undefined) return address;
  const said = `bots=${party.bots.join(".")}${party.practice ? "&practice=yes" : ""}`;
  return `${address}${address.includes("?") ? "&" : "?"}${said}`;
}

/** The address of a deal; standard options are left out. */
export const addressOf = (game: string, deal: string, options?: string, party?: Party): string =>
  withParty(linkText.format({ game, options, deal, moves: [] }), party);

/** The address of a match without its moves. */
export const addressOfMatch = (match: Match<Shape>, party?: Party): string => withParty(match.restart().link(), party);

/** The address of a match's review: all its moves, those taken back as well. */
export function reviewAddress(match: Match<Shape>): string {
  const whole = match.goTo(match.ply + match.undone.length);
  return `/review${(whole.ok ? whole.value : match).link()}`;
}
