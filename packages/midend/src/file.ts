/** Files that hold matches: one save, one kept record, or everything that a browser keeps. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Kept, readKept, type Unread } from "./kept.ts";

/** The newest format of a file with everything; older ones stay readable. */
export const EXPORT_FORMAT = 2;

/** What a file holds. */
export interface Contents {
  readonly matches: readonly Kept[];
  /** What could not be read, each with its reason. */
  readonly unread: readonly Unread[];
  /** The settings, where the file has some, as they stand there. */
  readonly settings: unknown;
}

/** Reads a file with matches, row by row: what is good counts, and what is not is named. */
export function readFile(text: string): Result<Contents> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return refuse("file-unreadable", "MD-F1");
  }
  if (typeof found !== "object" || found === null) return refuse("file-unreadable", "MD-F1");
  const fields = found as Readonly<Record<string, unknown>>;
  const format = fields["baize-export"];
  if (format !== undefined && typeof format !== "number") return refuse("file-unreadable", "MD-F1");
  if (format !== undefined && format > EXPORT_FORMAT) {
    return refuse("file-too-new", "MD-F1", { version: format, newest: EXPORT_FORMAT });
  }
  if (format !== undefined) {
    if (!Array.isArray(fields.matches)) return refuse("file-unreadable", "MD-F1");
    const [matches, aside] = [sorted(fields.matches), sorted(texts(fields.unread))];
    return ok({
      matches: [...matches.matches, ...aside.matches],
      unread: [...matches.unread, ...aside.unread],
      settings: fields.settings,
    });
  }
  if ("baize" in fields) return single(bare(text));
  const isRecord = "save" in fields || "baize-match" in fields;
  return isRecord ? single(found) : refuse("file-unreadable", "MD-F1");
}

/** A save by itself, as a record that nothing else is known of. */
const bare = (save: string): unknown => ({ save: save.trim(), seconds: 0 });

function single(found: unknown): Result<Contents> {
  const kept = readKept(found);
  return kept.ok ? ok({ matches: [kept.value], unread: [], settings: undefined }) : kept;
}

/** What could not be read where it came from: each as it stood there. */
const texts = (found: unknown): readonly unknown[] =>
  Array.isArray(found) ? found.filter((row) => typeof row === "string") : [];

/** A row, or the record that its text holds. */
function recordIn(row: unknown): unknown {
  try {
    return typeof row === "string" ? JSON.parse(row) : row;
  } catch {
    return row;
  }
}

function sorted(found: unknown): Pick<Contents, "matches" | "unread"> {
  const rows = Array.isArray(found) ? found.map((row: unknown) => ({ row, kept: readKept(recordIn(row)) })) : [];
  return {
    matches: rows.flatMap(({ kept }) => (kept.ok ? [kept.value] : [])),
    unread: rows.flatMap(({ row, kept }) => (kept.ok ? [] : [{ found: row, why: kept.error }])),
  };
}
