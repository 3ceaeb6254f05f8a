/** The line to a table as the page has it: its own server, its storage, and what the browser says of the network. */

import { type Answered, firstSeal, type SeenTable, TableLine, type Witness, worldOf } from "@baize/midend";
import { useSyncExternalStore } from "react";
import { putAway, shelf } from "../keeping/shelf.ts";
import { sayHere } from "../words/online.en.ts";

export const world = worldOf("", {
  ask: fetch,
  Decoder: TextDecoder,
  start: setTimeout,
  stop: clearTimeout,
  fill: (bytes) => crypto.getRandomValues(bytes),
});

const noncePlace = (id: string): string => `baize.nonce.${id}`;
const sealPlace = (id: string): string => `baize.seal.${id}`;

/** The tokens of this page's seats, where the browser refuses the cookies that would hold them. */
const tokens = new Map<string, string>();

/** Whether the browser keeps cookies: it says that it does where it does not, so one is tried. */
function hasCookies(): boolean {
  const put = (text: string): string => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet.
    document.cookie = `${text}; samesite=strict`;
    return document.cookie;
  };
  try {
    const isKept = put("try=1").includes("try=1");
    put("try=; max-age=0");
    return isKept;
  } catch {
    return false;
  }
}

/** The line to a table. */
export function lineTo(id: string): TableLine {
  const hold = hasCookies() ? undefined : (token: string) => void tokens.set(id, token);
  const nonce = shelf.getItem(noncePlace(id)) || world.chance(16);
  return new TableLine(id, world, { nonce, token: tokens.get(id), hold });
}

/** Sits down; what this page adds to the deals is remembered before it is told, so that it is looked for in them, and offered again by whoever is refused. */
export async function sitAt(line: TableLine, ...[name, where]: Parameters<TableLine["sit"]>): Promise<Answered> {
  putAway(noncePlace(line.id), line.own.nonce);
  return line.sit(name, where);
}

/** Takes a seat over from another device, which alone knows what it added. */
export async function takeOver(line: TableLine, code: string): Promise<Answered> {
  const taken = await line.take(code);
  if (taken.ok) putAway(noncePlace(line.id), "");
  return taken;
}

/** Keeps the seal that was shown first, so that nobody can show another later. */
export function noteSeal(table: SeenTable): void {
  const seal = firstSeal(table);
  if (seal !== undefined && shelf.getItem(sealPlace(table.id)) === null) putAway(sealPlace(table.id), seal);
}

/** The deals of races as they were shown first. */
const shownDeals = new Map<string, string>();

const dealPlace = ({ id, deal }: SeenTable): string => `${id} ${deal}`;

/** Keeps what was shown of a race, so that it can be held against what was sealed. */
export function noteDealt(table: SeenTable): void {
  const dealt = table.race?.dealt;
  if (dealt != null && !shownDeals.has(dealPlace(table))) shownDeals.set(dealPlace(table), dealt);
}

/** What this page knows that the server cannot change. */
export const witnessOf = (table: SeenTable): Witness => ({
  nonce: table.you === null ? null : shelf.getItem(noncePlace(table.id)) || null,
  seal: shelf.getItem(sealPlace(table.id)),
  dealt: shownDeals.get(dealPlace(table)),
});

/** How far the server's clock is ahead of this one, for each line. */
const ahead = new WeakMap<TableLine, number>();

/** The time it is at the server: clocks of pages differ. */
export const serverNow = (line: TableLine): number => Date.now() + (ahead.get(line) ?? 0);

/** Sets the clock by each table that is told. */
function timed(line: TableLine): () => void {
  let last: SeenTable | undefined;
  return line.watch(() => {
    const table = line.table();
    if (table !== undefined && table !== last) ahead.set(line, table.now - Date.now());
    last = table;
  });
}

/** Follows a table; who only watches does so while the page is seen. */
export function followed(line: TableLine): () => void {
  const stopClock = timed(line);
  let stop: (() => void) | undefined = line.follow();
  const isWatching = () => line.table()?.you === null;
  const look = () => {
    if (document.hidden && isWatching()) {
      stop?.();
      stop = undefined;
    } else if (!document.hidden) stop ??= line.follow();
  };
  // A browser that has no network says so; a stream would notice later.
  const lose = () => line.lose();
  const reopen = () => void line.open();
  addEventListener("offline", lose);
  addEventListener("online", reopen);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("offline", lose);
    removeEventListener("online", reopen);
    document.removeEventListener("visibilitychange", look);
    stopClock();
    stop?.();
  };
}

/** The table as it was last told, and how the line stands, drawn again whenever they change. */
export const useTable = (line: TableLine) => useSyncExternalStore(line.watch, line.table);
export const useLineState = (line: TableLine) => useSyncExternalStore(line.watch, line.state);

/** Why something could not be done, in a sentence. */
export const whyNot = ({ says }: Answered): string => (says === "" ? sayHere.serverGone() : says);
