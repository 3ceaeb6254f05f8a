/** Files that hold matches: one save, one kept record, or everything that a browser keeps. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Kept, readKept, type Unread } from "./kept.ts";

/** The newest format of a file with everything; older ones stay readable. */
export const EXPORT_FORMAT = 2;

/** What a file holds, not judged yet. */
export interface Rows {
  /** The matches as they stand there: records, or the texts of what could not be read where they came from. */
  readonly rows: readonly unknown[];
  /** The settings, where the file has some, as they stand there. */
  readonly settings: unknown;
}

/** What a file holds. */
export interface Contents {
  readonly matches: readonly Kept[];
  /** What could not be read, each with its reason. */
  readonly unread: readonly Unread[];
  readonly settings: unknown;
}

/** Opens a file with matches. Its rows are judged one by one, with `readRow`. */
export function openFile(text: string): Result<Rows> {
  let found: unknown;
  try {
    // Some editors begin a file with a mark.
    found = JSON.parse(text.replace(/^\uFEFF/, ""));
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
    const rows = [...fields.matches, ...listIn(fields.unread).filter((row) => typeof row === "string")];
    return ok({ rows, settings: fields.settings ?? undefined });
  }
  if ("baize" in fields) return single(bare(text));
  const isRecord = "save" in fields || "baize-match" in fields;
  return isRecord ? single(found) : refuse("file-unreadable", "MD-F1");
}

/** A save by itself, as a record that nothing else is known of. */
const bare = (save: string): unknown => ({ save: save.trim(), seconds: 0 });

/** A file with one match, if that can be read. */
function single(row: unknown): Result<Rows> {
  const kept = readRow(row);
  return kept.ok ? ok({ rows: [row], settings: undefined }) : kept;
}

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

/** The match in a row of a file: a record, or the text of one. */
export function readRow(row: unknown): Result<Kept> {
  if (typeof row !== "string") return readKept(row);
  try {
    return readKept(JSON.parse(row));
  } catch {
    return readKept(row);
  }
}

/** Reads a whole file with matches: what is good counts, and what is not is named. */
export function readFile(text: string): Result<Contents> {
  const file = openFile(text);
  if (!file.ok) return file;
  const { rows, settings } = file.value;
  const judged = rows.map((row) => ({ row, kept: readRow(row) }));
  return ok({
    matches: judged.flatMap(({ kept }) => (kept.ok ? [kept.value] : [])),
    unread: judged.flatMap(({ row, kept }) => (kept.ok ? [] : [{ found: row, why: kept.error }])),
    settings,
  });
}
