/** Folders, made one by one: of many made at once Node says that one is missing, and not why it cannot be made. */

import fs from "node:fs";
import { dirname } from "node:path";

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function make(folder: string, disk: typeof fs, mode: number): void {
  try {
    disk.mkdirSync(folder, { mode });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Makes a folder where there is none, those above it first. */
export function makeFolder(folder: string, disk: typeof fs = fs, mode = 0o777): void {
  try {
    make(folder, disk, mode);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder), disk, mode);
    make(folder, disk, mode);
  }
}
