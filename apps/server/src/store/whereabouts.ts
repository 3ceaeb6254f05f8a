/** Where the tables are kept, as the environment says, and what is said where that cannot be used. */

import { say } from "../words/index.ts";
import type { Database } from "./database.ts";
import { checkFree, dataFolder, EmbeddedDatabase, FolderUnusable } from "./embedded.ts";
import { FolderTaken } from "./lock.ts";
import { NEWEST, TooNew } from "./migrations.ts";
import { PostgresDatabase } from "./postgres.ts";

/** The `url` of a PostgreSQL, or a `folder`. */
export type Whereabouts = { readonly url: string } | { readonly folder: string };

/** Where the tables are kept; undefined when the address is none. */
export function whereabouts(env: NodeJS.ProcessEnv): Whereabouts | undefined {
  const { DATABASE_URL = "" } = env;
  if (DATABASE_URL === "") return { folder: dataFolder(env) };
  const isAddress = URL.canParse(DATABASE_URL) && /^postgres(ql)?:$/.test(new URL(DATABASE_URL).protocol);
  return isAddress ? { url: DATABASE_URL } : undefined;
}

/** The place as it is told: without the name and the password that may be in its address. */
export const placeOf = (where: Whereabouts): string => ("url" in where ? new URL(where.url).host : where.folder);

export const openDatabase = (where: Whereabouts): Promise<Database> =>
  "url" in where ? PostgresDatabase.open(where.url) : EmbeddedDatabase.open(where.folder);

/** Whether this process could open the embedded database now, without doing so; a PostgreSQL is asked itself. */
export const checkPlace = async (where: Whereabouts): Promise<void> => {
  if ("folder" in where) await checkFree(where.folder);
};

/** Whether what is wrong stays so until somebody does something about it. */
export const isLasting = (error: unknown): boolean =>
  error instanceof FolderTaken || error instanceof FolderUnusable || error instanceof TooNew;

/** What to tell somebody whose database cannot be used. */
export function explainDatabase(error: unknown, place: string): string {
  if (error instanceof FolderTaken) return say.folderTaken({ folder: place, owner: error.owner });
  if (error instanceof TooNew) return say.tooNewDatabase({ version: error.version, newest: NEWEST });
  if (error instanceof FolderUnusable) return say.folderUnusable({ folder: place, why: error.message });
  return say.noDatabase({ place, why: (error as Error).message || (error as NodeJS.ErrnoException).code || "" });
}
