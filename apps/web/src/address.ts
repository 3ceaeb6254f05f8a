/** Addresses: which screen an address shows, and going from one to another. */

import { Cell } from "./store/cell.ts";

/** A screen of the page. */
export type Screen =
  | { readonly name: "home" | "settings" | "record" | "missing" }
  | { readonly name: "rules" | "lesson"; readonly game: string }
  | { readonly name: "review"; readonly game: string; readonly address: string }
  | { readonly name: "play"; readonly game: string; readonly address: string | undefined };

/** The screen at an address, for the games there are. */
export function screenAt(address: string, games: readonly string[]): Screen {
  const [path = ""] = address.split(/[?#]/);
  const [first = "", second = "", third] = path.split("/").slice(1);
  if (first === "review" && games.includes(second) && third) {
    return { name: "review", game: second, address: address.slice("/review".length) };
  }
  if (third !== undefined && third !== "") return { name: "missing" };
  if (first === "") return { name: "home" };
  if (second === "" && (first === "settings" || first === "record")) return { name: first };
  if (first === "rules" && games.includes(second)) return { name: "rules", game: second };
  if (!games.includes(first)) return { name: "missing" };
  if (second === "lesson") return { name: "lesson", game: first };
  return { name: "play", game: first, address: second === "" ? undefined : address };
}

const here = (): string => location.pathname + location.search;

/** The address that is shown. */
export const address = new Cell<string>(here());

/** What an address is entered with: the player has seen more than the table shows. */
export interface Entry {
  readonly hinted: boolean;
}

/** What the present address was entered with. */
export const entered = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;

/** Goes to an address of the page. */
export function go(to: string, entry?: Entry): void {
  if (to !== here()) history.pushState(entry ?? null, "", to);
  address.set(to);
  scrollTo(0, 0);
}

/** Goes to an address in the place of this one. */
export function replace(to: string): void {
  history.replaceState(null, "", to);
  address.set(to);
}

/** Calls what is shown by another address, without going anywhere. */
export const rename = (to: string): void => history.replaceState(history.state, "", to);

/** Lets the browser's back and forward work. */
export function watchAddress(): void {
  addEventListener("popstate", () => address.set(here()));
}
