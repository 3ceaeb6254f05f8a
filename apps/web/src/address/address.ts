/** Addresses: which screen an address shows, and the address of every screen where one plays. The only place where one is read. */

import { linkText, type Match, type Shape, shown } from "@baize/kernel";
import type { ChosenTable } from "@baize/table";

/** Who plays at an address, as far as it says so. */
export interface NamedTable {
  readonly bots?: readonly string[];
  readonly practice: boolean;
  /** How long the match is that the deal belongs to. */
  readonly term?: string;
  /** What the rules are called by whoever shared them. */
  readonly house?: string;
  /** The seat of whoever looks, in the order of play; the first one where it is not said. */
  readonly seat?: number;
  /** What whoever sat in each seat was called, where a match of people is looked at. */
  readonly names?: readonly string[];
  /** And what they looked like. */
  readonly faces?: readonly string[];
}

/** Who sat at a match that is looked at: what they were called and looked like, or the levels of the bots, and whose seat it is looked at from. */
export type Sat = Pick<NamedTable, "seat" | "names" | "faces" | "bots">;

/** A match or a room of a game, as an address names it. */
export interface Addressed extends NamedTable {
  readonly text: string;
  /** What stands for the deal: it may be the word of a room. */
  readonly word: string;
  /** Whether moves are replayed: whoever begins in the middle may know more than a seat does. */
  readonly hasMoves: boolean;
  /** The kept match that is meant, where a deal was played more than once. */
  readonly match?: string;
}

/** The screens whose address is one word. */
export const PAGES = ["days", "record", "settings", "together"] as const;

/** The words before an address of a game or a match, for what is said about it. */
export const ABOUT = ["analysis", "review", "rules"] as const;

/** A screen of the page. */
export type Screen =
  | { readonly name: "home" | "missing" | (typeof PAGES)[number] }
  | { readonly name: "online"; readonly id: string }
  | { readonly name: "rules" | "lesson"; readonly game: string }
  | { readonly name: "analysis" | "review"; readonly game: string; readonly link: string; readonly company: NamedTable }
  | { readonly name: "play"; readonly game: string; readonly place: Addressed | undefined };

/** Words after which the name of a game or a table follows. */
const NAMING: readonly string[] = [...ABOUT, "t"];

/** An address as it is written here: names of screens, games and tables small, no stroke too many. What names a deal stays. */
export function spelled(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const parts = path.split("/").filter((part) => part !== "");
  const names = NAMING.includes(parts[0]?.toLowerCase() ?? "") ? 2 : 1;
  return `/${parts.map((part, i) => (i < names ? part.toLowerCase() : part)).join("/")}${address.slice(path.length)}`;
}

const isPage = (word: string): word is (typeof PAGES)[number] => PAGES.some((page) => page === word);

/** The screen at an address, for the games there are. */
export function screenAt(given: string, games: readonly string[]): Screen {
  const address = spelled(given);
  const [path = "", query = ""] = address.split(/[?#]/);
  const [first = "", second = "", third, ...more] = path.split("/").slice(1);
  if (more.length > 0) return { name: "missing" };
  if (first === "review" && games.includes(second) && third) {
    return { name: "review", game: second, link: address.slice("/review".length), company: companyIn(query) };
  }
  if (first === "analysis" && games.includes(second) && third) {
    return { name: "analysis", game: second, link: address.slice("/analysis".length), company: companyIn(query) };
  }
  if (third !== undefined) return { name: "missing" };
  if (first === "") return { name: "home" };
  if (second === "" && isPage(first)) return { name: first };
  if (first === "t" && /^[a-z0-9]{8}$/.test(second)) return { name: "online", id: second };
  if (first === "rules" && games.includes(second)) return { name: "rules", game: second };
  if (!games.includes(first)) return { name: "missing" };
  if (second.toLowerCase() === "lesson") return { name: "lesson", game: first };
  return { name: "play", game: first, place: second === "" ? undefined : placeAt(address, second, query) };
}

function placeAt(text: string, word: string, query: string): Addressed {
  const company = companyIn(query);
  const fields = new URLSearchParams(query);
  const [hasMoves, match] = [fields.has("moves"), fields.get("match")];
  return { ...company, text, word, hasMoves, practice: company.practice || hasMoves, ...(match && { match }) };
}

/** The same place with another deal. */
export const placeWith = (place: Addressed, deal: string): Addressed => {
  const read = linkText.parse(place.text);
  const query = place.text.slice(place.text.search(/[?#]|$/));
  const text = read.ok ? linkText.format({ ...read.value, deal, moves: [], options: undefined }) + query : place.text;
  return { ...place, text, word: deal };
};

/** A name that stands in an address: anybody may have written it. */
const nameIn = (text: string): string => shown(text.trim(), 24);

function companyIn(query: string): NamedTable {
  const fields = new URLSearchParams(query);
  const bots = fields.get("bots")?.split(".");
  const [term, seat, house] = [fields.get("term"), fields.get("seat"), nameIn(fields.get("house") ?? "")];
  const practice = fields.get("practice") === "yes";
  const names = fields.getAll("name").map(nameIn);
  const faces = fields.getAll("face");
  return {
    practice,
    ...(bots && { bots }),
    ...(term !== null && { term }),
    ...(seat !== null && { seat: Number(seat) }),
    ...(house && { house }),
    ...(names.length > 0 && { names }),
    ...(faces.length > 0 && { faces }),
  };
}

export type Party = (Pick<ChosenTable, "bots" | "practice" | "term"> & { readonly seat?: number }) | undefined;

/** An address that says who plays as well, where several do, such as `…?bots=novice.expert.master&practice=yes`. */
export function withParty(address: string, party: Party): string {
  if (party === undefined) return address;
  const { bots, practice, term, seat = 0 } = party;
  const said = `bots=${bots.join(".")}${practice ? "&practice=yes" : ""}&term=${term || "open"}${seat === 0 ? "" : `&seat=${seat}`}`;
  return `${address}${address.includes("?") ? "&" : "?"}${said}`;
}

/** The address of a deal; standard options are left out. */
export const addressOf = (game: string, deal: string, options?: string, party?: Party): string =>
  withParty(linkText.format({ game, options, deal, moves: [] }), party);

/** The address of a table, for others: any deal of it, and what its rules are called. */
export const addressOfTable = (game: string, deal: string, table: ChosenTable, house?: string): string =>
  `${addressOf(game, deal, table.options, table)}${house === undefined ? "" : `&house=${encodeURIComponent(house)}`}`;

/** An address of a deal for one match of it, of several that are kept here; to others it is that of the deal. */
export const withMatch = (address: string, id: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}match=${encodeURIComponent(id)}`;

/** The address of a match without its moves. */
export const addressOfMatch = (match: Match<Shape>, party?: Party): string => withParty(match.restart().link(), party);
