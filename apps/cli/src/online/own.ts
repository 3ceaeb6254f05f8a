/** What is remembered of online tables: the own name, and for each table the seat's token, what was added and what was sealed. */

import { chmodSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readText, stateFolder, writeDurably } from "../records/durable.ts";
import { makeFolder } from "../records/folder.ts";
import type { TableAddress } from "./address.ts";

/** What is remembered of one table. */
export interface Remembered {
  readonly nonce: string;
  readonly token?: string | undefined;
  readonly seal?: string | undefined;
}

/** As long as servers keep a table that nobody has touched. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

const folder = (): string => join(stateFolder(), "online");
const NAME = "name.txt";

const fileOf = ({ server, id }: TableAddress): string =>
  join(folder(), `${id}-${server.replaceAll(/[^a-z0-9.]+/gi, "-")}.json`);

/** Writes a file that nobody else may read: a token is a seat. */
function write(path: string, text: string): void {
  makeFolder(folder(), undefined, 0o700);
  writeDurably(path, text);
  chmodSync(path, 0o600);
}

/** What is remembered of a table; undefined where that is nothing, or cannot be read. */
export function recall(table: TableAddress): Remembered | undefined {
  try {
    const found = JSON.parse(readText(fileOf(table)) ?? "null") as Remembered | null;
    return typeof found?.nonce === "string" && /^[0-9a-f]{32}$/.test(found.nonce) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a table, and forgets those that are gone by now. */
export function remember(table: TableAddress, what: Remembered): void {
  write(fileOf(table), `${JSON.stringify(what)}\n`);
  for (const name of readdirSync(folder())) {
    const path = join(folder(), name);
    if (name !== NAME && Date.now() - statSync(path).mtimeMs > KEPT) rmSync(path, { force: true });
  }
}

/** The name that was used last. */
export function ownName(): string | undefined {
  try {
    return readText(join(folder(), NAME))?.trim() || undefined;
  } catch {
    return undefined;
  }
}

export const rememberName = (name: string): void => write(join(folder(), NAME), `${name}\n`);
