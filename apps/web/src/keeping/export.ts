/** Everything as one file: settings and matches, out of the browser and back. */

import { sentence } from "@baize/kernel";
import { EXPORT_FORMAT, type Kept, keptObject, midendWords, openFile, readRow } from "@baize/midend";
import { sayHere } from "../words/keeping.en.ts";
import type { Archive } from "./archive.ts";
import { type Everything, readEverything } from "./everything.ts";
import { freshId } from "./shelf.ts";

/** What came of a file. */
export interface Imported {
  readonly everything: Everything | undefined;
  readonly says: string;
}

/** All settings and matches as text; what cannot be read goes along as it is. */
export const exportText = (everything: Everything, archive: Archive): string =>
  JSON.stringify({
    "baize-export": EXPORT_FORMAT,
    settings: everything,
    matches: archive.list().map(keptObject),
    unread: archive.unread().map(({ found }) => found),
  });

/** A name as online tables take one. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’·_-]*$/u;

/** What of somebody's file may be set here: a name that can be one, and what belongs to a game that there is. */
export function checkEverything({ settings, ...rest }: Everything, games: readonly string[]): Everything {
  const ofGames = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([game]) => games.includes(game)));
  const { name = "", ...others } = settings;
  return {
    settings: NAME.test(name) ? settings : others,
    taught: ofGames(rest.taught),
    choices: ofGames(rest.choices),
    notes: ofGames(rest.notes),
    tables: ofGames(rest.tables),
  };
}

/** Saves a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** So many rows are read before the page is drawn again. */
const ROWS = 500;

/** The page is drawn before this goes on. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Whether a match of a file stands here already; one that nobody named is known by what it holds. */
function isHere(archive: Archive, match: Kept): boolean {
  if (match.id !== "") return archive.read(match.id)?.rev === match.rev;
  return archive.list().some(({ save, elapsed }) => save === match.save && elapsed === match.elapsed);
}

/**
 * Takes a file in, row by row: matches are added, none is lost; what cannot be read goes along as it is, and is counted. All
 * that is good is written, or nothing.
 */
export async function importText(text: string, archive: Archive, tell?: (says: string) => void): Promise<Imported> {
  const file = openFile(text);
  if (!file.ok) return { everything: undefined, says: sentence(file.error, midendWords) };
  const { rows, settings } = file.value;
  const added = new Map<string, Kept>();
  const aside: string[] = [];
  let bad = 0;
  for (const [n, row] of rows.entries()) {
    if (n % ROWS === ROWS - 1) {
      tell?.(sayHere.reading({ read: n + 1, all: rows.length }));
      await pause();
    }
    const found = readRow(row);
    if (found.ok) {
      const { value: match } = found;
      const isTaken = match.id === "" || archive.has(match.id) || added.has(match.id);
      const id = isTaken ? freshId() : match.id;
      if (!isHere(archive, match)) added.set(id, { ...match, id });
    } else {
      bad++;
      if (typeof row === "string") aside.push(row);
    }
  }
  const known = new Set(archive.unread().map((one) => one.found));
  const isKept = await archive.add(
    [...added.values()],
    aside.filter((one) => !known.has(one)),
  );
  if (!isKept) return { everything: undefined, says: sayHere.importFull() };
  const facts = { added: added.size, all: rows.length };
  return {
    everything: settings === undefined ? undefined : readEverything(settings),
    says: bad > 0 ? sayHere.importedSome({ ...facts, bad }) : sayHere.imported(facts),
  };
}
