/** A folder for one process alone: a file with the number of its owner. The lock of a dead owner is taken over. */

import { open, readFile, rename, rm, stat } from "node:fs/promises";

/** Somebody else uses the folder. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
  readonly owner: number;

  constructor(owner: number) {
    super(`in use by process ${owner}`);
    this.owner = owner;
  }
}

/** When a process began, as the system numbers it, so that a number given out again is not taken for the owner. */
async function birthOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, "utf8");
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A lock that somebody has begun to write is theirs for this long, in milliseconds. */
const WRITING = 2000;

export class FolderLock {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Takes the lock, or throws `FolderTaken`. */
  static async take(path: string): Promise<FolderLock> {
    for (;;) {
      try {
        const file = await open(path, "wx", 0o600);
        await file.writeFile(`${process.pid} ${await birthOf(process.pid)}\n`);
        await file.close();
        return new FolderLock(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      await FolderLock.#sweep(path);
    }
  }

  /** Throws `FolderTaken` where the lock is that of somebody who lives. */
  static async look(path: string): Promise<void> {
    const [found, age] = await Promise.all([
      readFile(path, "utf8").catch(() => ""),
      stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => Number.POSITIVE_INFINITY,
      ),
    ]);
    const [, pid = "", birth = ""] = /^(\d+) (\d*)\n$/.exec(found) ?? [];
    if (pid === "" && age < WRITING) throw new FolderTaken(0);
    const owner = Number(pid);
    if (pid !== "" && isRunning(owner) && (birth === "" || (await birthOf(owner)) === birth)) {
      throw new FolderTaken(owner);
    }
  }

  /** Removes the lock of a dead owner; of two who try, one moves it away. */
  static async #sweep(path: string): Promise<void> {
    await FolderLock.look(path);
    const aside = `${path}.${process.pid}`;
    await rename(path, aside).catch(() => {});
    await rm(aside, { force: true });
  }

  async release(): Promise<void> {
    await rm(this.#path, { force: true });
  }
}
