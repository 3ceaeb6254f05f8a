/** A terminal of the tests ends when all that it wrote has been read. */

import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { startHomes } from "./home.ts";
import { PseudoTerminal } from "./pseudo-terminal.ts";

const newHome = startHomes();
/** Keeps this process from reading anything. */
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test.skipIf(process.platform === "win32")(
  "TK-X1 the exit code is read where other processes end meanwhile and this one is busy",
  async () => {
    const terminal = new PseudoTerminal("--help", newHome());
    // Both ends are heard of at once, before what the terminal wrote.
    spawn("echo", ["done"]).stdout.on("data", () => sleep(1500));
    sleep(40);
    expect([await terminal.end(), terminal.output]).toEqual([0, expect.stringContaining("exit 0")]);
  },
);
