/** Runs the command as a user does, for tests. */

import { spawn } from "node:child_process";
import { MAIN } from "./main.ts";

/** What a finished command left behind. */
export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the command with these words. */
export const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });

/** What a command leaves behind when it ends. */
export function outcomeOf(child: ReturnType<typeof start>): Promise<Finished> {
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  return new Promise((done) => child.on("close", (code) => done({ code, out, err })));
}

/** Runs a command line, split at blanks, with some text on stdin. */
export function baize(line: string, input = "", env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const child = start(
    line.split(" ").filter((word) => word !== ""),
    env,
  );
  child.stdin.end(input);
  return outcomeOf(child);
}
