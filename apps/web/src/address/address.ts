/** Addresses: which screen an address shows, and the address of every screen. The only place where one is read. */

import { linkText, type Match, type Shape } from "@baize/kernel";
import type { ChosenTable } from "@baize/table";

/** Who plays at an address, as far as it says so. */
export interface Company {
  readonly bots?: readonly string[];
  readonly practice: boolean;
  /** How long the match is that the deal belongs to. */
  readonly term?: string;
  /** What the rules are called by whoever shared them. */
  readonly house?: string;
  /** The seat that is looked from, in a review. */
  readonly seat?: number;
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
  | { readonly name: "review"; readonly game: string; readonly link: string; readonly company: Company }
  | { readonly name: "play"; readonly game: string; readonly place: Place | undefined };

/** The screen at an address, for the games there are. */
export function screenAt(address: string, games: readonly string[]): Screen {
  const [path = "", query = ""] = address.split(/[?#]/);
  const [first = "", second = "", third] = path.split("/").slice(1);
  if (first === "review" && games.includes(second) && third) {
    return { name: "review", game: second, link: address.slice("/review".length), company: companyIn(query) };
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
  const company = companyIn(query);
  const hasMoves = new URLSearchParams(query).has("moves");
  return { ...company, text, word, hasMoves, practice: company.practice || hasMoves };
}

function companyIn(query: string): Company {
  const fields = new URLSearchParams(query);
  const bots = fields.get("bots")?.split(".");
  const [term, seat, house] = [fields.get("term"), fields.get("seat"), fields.get("house")?.trim().slice(0, 24)];
  const practice = fields.get("practice") === "yes";
  return {
    practice,
    ...(bots && { bots }),
    ...(term !== null && { term }),
    ...(seat !== null && { seat: Number(seat) }),
    ...(house && { house }),
  };
}

type Party = Pick<ChosenTable, "bots" | "practice" | "term"> | undefined;

/** An address that says who plays as well, where several do, such as `…?bots=novice.expert.master&practice=yes`. */
function withParty(address: string, party: Party): string {
  if (party === undefined) return address;
  const { bots, practice, term } = party;
  const said = `bots=${bots.join(".")}${practice ? "&practice=yes" : ""}&term=${term || "open"}`;
  return `${address}${address.includes("?") ? "&" : "?"}${said}`;
}

/** The address of a deal; standard options are left out. */
export const addressOf = (game: string, deal: string, options?: string, party?: Party): string =>
  withParty(linkText.format({ game, options, deal, moves: [] }), party);

/** The address of a table, for others: any deal of it, and what its rules are called. */
export const addressOfTable = (game: string, deal: string, table: ChosenTable, house?: string): string =>
  `${addressOf(game, deal, table.options, table)}${house === undefined ? "" : `&house=${encodeURIComponent(house)}`}`;

/** The address of a match without its moves. */
export const addressOfMatch = (match: Match<Shape>, party?: Party): string => withParty(match.restart().link(), party);

/** The address of a match as it stands, with who plays it: whoever opens it goes on from there. */
export const addressFromHere = (match: Match<Shape>, party?: Party): string => withParty(match.link(), party);

/** The address of a match's review: all its moves, those taken back as well; and for which seat, where there are several. */
export function reviewAddress(match: Match<Shape>, party?: Party & object, seat = 0): string {
  const whole = match.goTo(match.ply + match.undone.length);
  const link = `/review${(whole.ok ? whole.value : match).link()}`;
  return party === undefined ? link : `${withParty(link, party)}${seat === 0 ? "" : `&seat=${seat}`}`;
}
