/** What the machine does meanwhile: how much of it our own processes take, and how much others do. Linux tells. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/** Ticks a second, in which Linux counts the time of processes. */
const TICKS = 100;

interface Process {
  readonly parent: number;
  /** Seconds of CPU: its own, and of the children that it has seen end. */
  readonly own: number;
  readonly ended: number;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const line = readFileSync(`/proc/${name}/stat`, "latin1");
      const fields = line
        .slice(line.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      const [, parent = 0] = fields;
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
      found.set(Number(name), { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** Seconds of CPU that a process and all it started have taken. */
export function cpuOf(pid: number): number {
  const all = processes();
  const sum = (of: number): number => {
    const { own = 0, ended = 0 } = all.get(of) ?? {};
    const children = [...all].filter(([, { parent }]) => parent === of).map(([child]) => sum(child));
    return own + ended + children.reduce((total, each) => total + each, 0);
  };
  return sum(pid);
}

/** Seconds of CPU since the machine started: that everybody has taken or that were lent to other machines, and that went to the lowest priorities. */
function busy(): { readonly all: number; readonly low: number } {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] = (
    readFileSync("/proc/stat", "latin1").split("\n", 1)[0] ?? ""
  )
    .split(/\s+/)
    .map(Number);
  return { all: (user + nice + system + irq + soft + stolen) / TICKS, low: nice / TICKS };
}

export const canMeasure = (): boolean => existsSync("/proc/stat");

/** The shares of the machine that others have taken, and of low priority, which give way to whoever wants it. */
export interface Others {
  readonly equal: number;
  readonly low: number;
}

/** Begins to watch; gives what others have taken since. */
export function watchOthers(): () => Others {
  const [began, before, own] = [performance.now(), busy(), cpuOf(process.pid)];
  return () => {
    const whole = (cpus().length * (performance.now() - began)) / 1000;
    const now = busy();
    const low = now.low - before.low;
    const equal = now.all - before.all - low - (cpuOf(process.pid) - own);
    return { equal: Math.max(0, equal) / whole, low: low / whole };
  };
}
