/** A file that is there whole, as it was or as it shall be, whatever ends the program, the machine or the room on the disk. */

import fs from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { MOST_BYTES, tooLarge } from "../arguments/trouble.ts";
import { makeFolder } from "./folder.ts";
import { isAlive } from "./lock.ts";

/** The folder where programs of this user keep their state. */
export const stateFolder = (): string => join(process.env.XDG_STATE_HOME || join(homedir(), ".local/state"), "baize");

/** A system with files; a test gives one that fails. */
export type Disk = typeof fs;

/** Does something with an open file or folder, and closes it whatever comes of it. */
function opened(disk: Disk, path: string, flags: "w" | "r", act: (file: number) => void): void {
  const file = disk.openSync(path, flags);
  try {
    act(file);
  } finally {
    disk.closeSync(file);
  }
}

/** Makes sure that the names in a folder are on the disk; Windows has no such thing for folders. */
function settle(disk: Disk, folder: string): void {
  if (process.platform !== "win32") opened(disk, folder, "r", disk.fsyncSync);
}

/** Writes a file: when this comes back, the text is on the disk; when it throws, what was there before is. */
export function writeDurably(path: string, text: string, disk: Disk = fs): void {
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  makeFolder(folder, disk);
  try {
    opened(disk, draft, "w", (file) => {
      disk.writeFileSync(file, text);
      disk.fsyncSync(file);
    });
    disk.renameSync(draft, path);
  } catch (error) {
    disk.rmSync(draft, { force: true });
    throw error;
  }
  settle(disk, folder);
}

/** A file's text; undefined where there is none. Throws where there is one that cannot be read. */
export function readText(path: string, disk: Disk = fs): string | undefined {
  try {
    // A pipe or a device may never come to an end.
    const found = disk.statSync(path);
    if (!found.isFile() && !found.isDirectory()) {
      throw Object.assign(new Error(path), { code: "ENOTFILE", syscall: "read" });
    }
    if (found.size > MOST_BYTES) throw tooLarge();
    return disk.readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Where there is no folder for it there is no file either.
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Removes what programs that were killed in the middle of writing this file left beside it. */
export function sweepDrafts(path: string, disk: Disk = fs): void {
  const folder = dirname(path);
  try {
    for (const name of disk.readdirSync(folder)) {
      const [, pid] = name.startsWith(`${basename(path)}.`) ? (/\.(\d+)$/.exec(name) ?? []) : [];
      if (pid !== undefined && !isAlive(Number(pid))) disk.rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Where nothing can be removed nothing is lost either.
  }
}
