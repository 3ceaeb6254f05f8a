/** A folder for one process alone: a file that names its owner. The lock of a dead owner is taken over, also where nobody can see the owner. */

import { randomBytes } from "node:crypto";
import { open, readFile, readlink, rename, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";

/** Somebody else uses the folder. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
  /** The number of the process, and where it lives if that is elsewhere. */
  readonly owner: string;

  constructor(owner: string) {
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

/** Where the numbers of processes mean the same as here: room (a container has its own), start of the system, and machine; empty what there is not. */
async function placeHere(): Promise<string> {
  const parts = await Promise.all([
    readlink("/proc/self/ns/pid").catch(() => ""),
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    hostname(),
  ]);
  return parts.map((part) => encodeURIComponent(part.trim())).join("/");
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
/** An owner says this often that it lives. */
const BEAT = 3000;
/** An owner that cannot be seen, and was silent for this long, is dead. */
const SILENCE = 15_000;

const textOf = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "");

/** A lock as it was found: who has it if its owner lives. */
interface FoundLock {
  readonly text: string;
  readonly owner: string | undefined;
}

async function foundAt(path: string): Promise<FoundLock> {
  const [text, age] = await Promise.all([
    textOf(path),
    stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => Number.POSITIVE_INFINITY,
    ),
  ]);
  // Versions before wrote no place: theirs is taken for ours.
  const [, pid = "", birth = "", place = ""] = /^(\d+) (\d*)(?: (\S+))?\n$/.exec(text) ?? [];
  if (pid === "") return { text, owner: age < WRITING ? "0" : undefined };
  if (place !== "" && place !== (await placeHere())) {
    return { text, owner: age < SILENCE ? `${pid} (${decodeURIComponent(place.split("/").at(-1) ?? "")})` : undefined };
  }
  const number = Number(pid);
  const lives = isRunning(number) && (birth === "" || (await birthOf(number)) === birth);
  return { text, owner: lives ? pid : undefined };
}

export class FolderLock {
  readonly #path: string;
  /** What it says while it is ours. */
  readonly #text: string;
  readonly #timer: NodeJS.Timeout;
  #beaten = Date.now();
  #isLost = false;

  private constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
    this.#timer = setInterval(() => void this.#beat(), BEAT).unref();
  }

  /** Takes the lock, or throws `FolderTaken`. */
  static async take(path: string): Promise<FolderLock> {
    const text = `${process.pid} ${await birthOf(process.pid)} ${await placeHere()}\n`;
    for (;;) {
      try {
        await FolderLock.#write(path, text);
        return new FolderLock(path, text);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      await FolderLock.#sweep(path);
    }
  }

  static async #write(path: string, text: string): Promise<void> {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(text).finally(() => file.close());
  }

  /** Throws `FolderTaken` where the lock is that of somebody who lives. */
  static async look(path: string): Promise<void> {
    const { owner } = await foundAt(path);
    if (owner !== undefined) throw new FolderTaken(owner);
  }

  /** Removes the lock of a dead owner; of two who try, one moves it away. */
  static async #sweep(path: string): Promise<void> {
    const { text, owner } = await foundAt(path);
    if (owner !== undefined) throw new FolderTaken(owner);
    const aside = `${path}.${randomBytes(6).toString("hex")}`;
    await rename(path, aside).catch(() => {});
    // Whoever was quicker has taken it meanwhile: it is theirs.
    if ((await textOf(aside)) !== text) await rename(aside, path).catch(() => {});
    await rm(aside, { force: true });
  }

  /** Says that we live, unless somebody else has taken the lock meanwhile. */
  async #beat(): Promise<void> {
    if (this.#isLost) return;
    const found = await readFile(this.#path, "utf8").catch((error: NodeJS.ErrnoException) => error);
    const now = Date.now();
    if (found === this.#text) await utimes(this.#path, now / 1000, now / 1000).catch(() => {});
    else if (typeof found === "string") this.#isLost = true;
    // Somebody has removed it by hand: it is ours as before, unless another is quicker.
    else if (found.code === "ENOENT") await FolderLock.#write(this.#path, this.#text).catch(() => {});
    this.#beaten = now;
  }

  /** Throws where the folder is ours no more: a process that stood still for long was taken for dead. */
  async check(): Promise<void> {
    if (Date.now() - this.#beaten > SILENCE - BEAT) await this.#beat();
    if (this.#isLost) throw new FolderTaken((await foundAt(this.#path)).owner ?? "0");
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    if ((await textOf(this.#path)) === this.#text) await rm(this.#path, { force: true });
  }
}
