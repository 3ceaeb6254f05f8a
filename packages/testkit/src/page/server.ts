/** A server of the page that a test may take away. */

import { spawn } from "node:child_process";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../../../../apps/server/src/main.ts");

/** What ends each server that still runs. */
const running = new Set<() => Promise<void>>();

/** Ends the servers that a test which failed has left running. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((close) => close()));
}

/** Starts a server of its own; gives its address, and what ends it. */
export async function startServer(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: "0", HOST: "127.0.0.1" } });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const close = async () => {
    running.delete(close);
    child.kill("SIGKILL");
    await ended;
  };
  running.add(close);
  const address = await new Promise<string>((done, fail) => {
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      const [found] = /http:\/\/\S+/.exec(out) ?? [];
      if (found !== undefined) done(found);
    });
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return { address, close };
}
