/** A file that one program at a time looks at and writes; a program that ended while it held it holds it no more. */

import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "./folder.ts";

/** How long a lock is waited for, and how often it is tried, in milliseconds. */
const PATIENCE = 2000;
const PAUSE = 5;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Makes a file that nobody has made; false where somebody has. */
export function makeAlone(path: string, text = ""): boolean {
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  try {
    writeSync(file, text);
    return true;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Whether a process lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It lives, and belongs to somebody else.
    return codeOf(error) === "EPERM";
  }
}

function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return 0;
  }
}

/** Whether a lock without a number is being made at this moment, or was left so. */
function isYoung(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made < PATIENCE / 2;
}

/** Takes away the lock of a program that is gone. */
function breakLock(lock: string): void {
  const holder = holderOf(lock);
  if (holder === 0 ? isYoung(lock) : isAlive(holder)) return;
  const broken = `${lock}.${process.pid}`;
  try {
    renameSync(lock, broken);
  } catch {
    return;
  }
  // Where somebody was faster, this is the lock of one who lives: it goes back.
  const found = holderOf(broken);
  if (found !== holder) makeAlone(lock, String(found));
  rmSync(broken, { force: true });
}

/** Does something while no other program does so with the same file; undefined when another held it for too long. */
export function alone<T>(path: string, act: () => T): T | undefined {
  const lock = `${path}.lock`;
  makeFolder(dirname(path));
  const end = performance.now() + PATIENCE;
  while (!makeAlone(lock, String(process.pid))) {
    if (performance.now() >= end) return undefined;
    breakLock(lock);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}
