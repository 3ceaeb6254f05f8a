/** Everything as one file: settings and matches, out of the browser and back. */

import { sentence } from "@baize/kernel";
import { EXPORT_FORMAT, keptObject, midendWords, readFile } from "@baize/midend";
import { say } from "../words/index.ts";
import { type Archive, freshId } from "./archive.ts";
import { type Everything, readEverything } from "./everything.ts";

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

/** Takes a file in: matches are added, none is lost; what cannot be read is left out and counted. */
export function importText(text: string, archive: Archive): Imported {
  const file = readFile(text);
  if (!file.ok) return { everything: undefined, says: sentence(file.error, midendWords) };
  const { matches, unread, settings } = file.value;
  const isNew = matches.filter(({ id, rev }) => id === "" || archive.read(id)?.rev !== rev);
  for (const match of isNew) {
    const isTaken = match.id === "" || archive.has(match.id);
    archive.put(isTaken ? { ...match, id: freshId() } : match);
  }
  for (const { found } of unread) if (typeof found === "string") archive.keepRaw(found);
  const facts = { added: isNew.length, all: matches.length };
  const says = unread.length > 0 ? say.importedSome({ ...facts, bad: unread.length }) : say.imported(facts);
  return { everything: settings === undefined ? undefined : readEverything(settings), says };
}
