/** Everything as one file: settings and matches, out of the browser and back. */

import { type Archive, freshId, isSaved } from "./archive.ts";
import { readSettings, type Settings } from "./settings.ts";

/** The newest file format; older ones stay readable. */
const FORMAT = 1;

/** What came of a file. */
export interface Imported {
  readonly settings: Settings | undefined;
  readonly says: string;
}

/** All settings and matches as text. */
export const exportText = (settings: Settings, archive: Archive): string =>
  JSON.stringify({ "baize-export": FORMAT, settings, matches: archive.list() });

/** Takes a file in: matches are added, none is lost; what cannot be read is left out and counted. */
export function importText(text: string, archive: Archive): Imported {
  const wrong = (says: string): Imported => ({ settings: undefined, says });
  let found: { "baize-export"?: unknown; settings?: unknown; matches?: unknown } | null;
  try {
    found = JSON.parse(text);
  } catch {
    return wrong("This is not a Baize file: it is not JSON.");
  }
  const format = found?.["baize-export"];
  if (typeof format !== "number") return wrong("This is not a Baize file.");
  if (format > FORMAT) return wrong(`This file has format ${format}; this page reads formats up to ${FORMAT}.`);
  const matches: readonly unknown[] = Array.isArray(found?.matches) ? found.matches : [];
  const good = matches.filter(isSaved);
  const isNew = good.filter((match) => archive.read(match.id)?.rev !== match.rev);
  for (const match of isNew) archive.put(archive.read(match.id) === undefined ? match : { ...match, id: freshId() });
  const bad = matches.length - good.length;
  const says = `${isNew.length} of ${good.length} matches are new here${bad > 0 ? `; ${bad} could not be read` : ""}.`;
  return { settings: readSettings(JSON.stringify(found?.settings ?? {})), says };
}
