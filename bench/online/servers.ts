/** The servers of the bench, each a process of its own; and what they need: the peers' packages, a PostgreSQL, pgbench. */

import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Played, Task } from "./load.ts";

/** Where the peers are installed: a folder that git does not see. */
const PEERS = join(import.meta.dirname, "../../.cache/online-peers");
/** The peers as they come, but for koa-compose, without which a fresh boardgame.io does not start. */
const WANTED = {
  "@colyseus/core": "0.18.17",
  "@colyseus/ws-transport": "0.18.4",
  "boardgame.io": "0.50.2",
  "koa-compose": "4.1.0",
};

/** Installs the peers; false where that cannot be done. */
export function installPeers(): boolean {
  const manifest = JSON.stringify({ private: true, dependencies: WANTED });
  const file = join(PEERS, "package.json");
  if (existsSync(join(PEERS, "node_modules")) && readFileSync(file, "utf8") === manifest) return true;
  mkdirSync(PEERS, { recursive: true });
  const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  writeFileSync(file, manifest);
  const done = spawnSync("npm", flags, { cwd: PEERS, stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) rmSync(PEERS, { recursive: true, force: true });
  return done.status === 0;
}

/** A server as it is measured. */
export interface Kind {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  /** How the load speaks to it. */
  readonly speaks: string;
  readonly hasDatabase: boolean;
}

const here = (file: string): string => join(import.meta.dirname, file);
const MAIN = here("../../apps/server/src/main.ts");
/** Ours is started as it is by its start line, and the bare one alike; the others as they come. */
const START = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

export const KINDS: readonly Kind[] = [
  { name: "postgres", title: "Baize, PostgreSQL", file: MAIN, speaks: "baize", hasDatabase: true },
  { name: "embedded", title: "Baize, embedded", file: MAIN, speaks: "baize", hasDatabase: false },
  { name: "bare", title: "bare server, PostgreSQL", file: here("bare.ts"), speaks: "bare", hasDatabase: true },
  { name: "colyseus", title: "Colyseus, in memory", file: here("colyseus.ts"), speaks: "colyseus", hasDatabase: false },
  {
    name: "boardgame",
    title: "boardgame.io, in memory",
    file: here("boardgame.ts"),
    speaks: "boardgame",
    hasDatabase: false,
  },
];

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const address = socket.address();
  socket.close();
  await once(socket, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

const QUIET = ["ignore", "pipe", "inherit", "ipc"] as const;

/** No task takes so long, in milliseconds: whoever has not answered by then never will. */
const PATIENCE = 150_000;

/** Asks a process of ours something, and waits for its word. */
async function asked<T>(child: ChildProcess, what: object): Promise<T> {
  const heard = new AbortController();
  const signal = AbortSignal.any([heard.signal, AbortSignal.timeout(PATIENCE)]);
  child.send(what);
  const [answer] = (await Promise.race([
    once(child, "message", { signal }),
    once(child, "exit", { signal }).then(() => [{ error: "It ended." }]),
  ])) as [{ error?: string }];
  heard.abort();
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer as T;
}

/** A server that runs, with the load that plays at it. */
export class Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly #load: ChildProcess;
  readonly #kind: Kind;
  readonly #folder: string;

  private constructor(kind: Kind, child: ChildProcess, port: number, folder: string) {
    this.#kind = kind;
    this.child = child;
    this.port = port;
    this.#folder = folder;
    this.#load = fork(here("load.ts"), [], { stdio: [...QUIET], serialization: "advanced" });
  }

  static async start(kind: Kind, database: string): Promise<Running> {
    const folder = mkdtempSync(join(tmpdir(), "baize-bench-"));
    const { PATH = "", HOME = "" } = process.env;
    const needs = kind.hasDatabase ? { DATABASE_URL: database } : { BAIZE_DATA: folder };
    const port = kind.file === MAIN ? 0 : await freePort();
    const env = {
      PATH,
      HOME,
      PEERS,
      NODE_ENV: "production",
      SEAT_RATE: "999999",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...needs,
    };
    const own = kind.file === MAIN || kind.name === "bare" ? START : [];
    const flags = [...process.execArgv, ...own, "--expose-gc", "--import", here("probe.ts"), ...profiling(kind)];
    const child = fork(kind.file, [], { env, execArgv: flags, stdio: [...QUIET] });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const found = /http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (found !== undefined) {
        child.stdout?.resume();
        return new Running(kind, child, Number(found), folder);
      }
    }
    throw new Error(`${kind.title} did not start.`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The process of the load. */
  get loadPid(): number {
    return this.#load.pid ?? 0;
  }

  /** What the server holds in memory that it needs. */
  holds = (): Promise<NodeJS.MemoryUsage> => asked<NodeJS.MemoryUsage>(this.child, {});

  open = (tables: number): Promise<unknown> =>
    this.#do({ kind: "open", server: this.#kind.speaks, port: this.port, tables });
  connect = (): Promise<unknown> => this.#do({ kind: "connect" });
  flat = (seconds: number): Promise<Played> => this.#do({ kind: "flat", seconds }) as Promise<Played>;
  paced = (rate: number, seconds: number): Promise<Played> =>
    this.#do({ kind: "paced", rate, seconds }) as Promise<Played>;

  async #do(task: Task): Promise<Played | null> {
    return (await asked<{ result: Played | null }>(this.#load, task)).result;
  }

  async end(): Promise<void> {
    const ends = [this.child, this.#load].map(
      (one) => one.exitCode === null && one.signalCode === null && once(one, "exit"),
    );
    this.child.kill("SIGTERM");
    this.#load.kill("SIGKILL");
    // A peer that does not end when it is asked to is not waited for.
    const timer = setTimeout(() => this.child.kill("SIGKILL"), 5000);
    await Promise.all(ends);
    clearTimeout(timer);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** `ONLINE_PROFILE=folder` writes a profile of each server there. */
const profiling = ({ name }: Kind): readonly string[] => {
  const { ONLINE_PROFILE = "" } = process.env;
  return ONLINE_PROFILE === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${join(ONLINE_PROFILE, name)}`];
};

/** Debian keeps pgbench beside its PostgreSQL. */
function findPgbench(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const found = ["pgbench", ...versions.map((version) => join(debian, version, "bin/pgbench"))];
  return found.find((path) => spawnSync(path, ["--version"]).status === 0);
}

/** Single-row inserts a second by so many clients; undefined where there is no pgbench. */
export function pgbench(url: string, clients: number, seconds: number): number | undefined {
  const path = findPgbench();
  if (path === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "baize-pgbench-"));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const line = "CREATE TABLE IF NOT EXISTS singles (id bigserial PRIMARY KEY, match text, ply int, move text);";
  const run = (flags: readonly string[]) => spawnSync(path, ["-n", ...flags, url], { encoding: "utf8" });
  run(["-t", "1", "-f", file("made.sql", line)]);
  const insert = file("insert.sql", "INSERT INTO singles (match, ply, move) VALUES ('abcdefgh/1/0', 1, '3D 3S');");
  const flags = ["-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds), "-f", insert];
  const { stdout } = run(flags);
  rmSync(folder, { recursive: true, force: true });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
