/** What only a clone of the repository has: benches, and the page with its server. */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { EXIT, type ExitCode, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

const root = join(import.meta.dirname, "../../../..");

/** Whether there is a clone with this path. */
export const isInClone = (path: string): boolean => existsSync(join(root, path));

/** A path of the clone; without a clone the command ends. */
export function inClone(path: string): string {
  if (!isInClone(path)) throw new Stop(EXIT.failure, say.needsClone({ path }));
  return join(root, path);
}

/** Runs a program of the clone to its end, on this terminal; it is told when this one is to end. */
export async function runProgram(
  file: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<ExitCode> {
  const child = spawn(process.execPath, [file, ...words], { stdio: "inherit", env: { ...process.env, ...env } });
  const { promise, resolve } = Promise.withResolvers<ExitCode>();
  process.removeAllListeners("SIGINT");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
  process.once("SIGINT", () => promise.then(() => process.exit(EXIT.interrupted)));
  child.once("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    resolve(EXIT.failure);
  });
  child.once("exit", (code) => resolve(code === 0 ? EXIT.done : code === EXIT.usage ? EXIT.usage : EXIT.failure));
  return promise;
}
