/** Servers with tables for tests: on a PostgreSQL or embedded, within this process or as processes that can be killed. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { type Postgres, startPostgres } from "../../../../scripts/postgres.ts";
import { TablesHouse } from "../house.ts";
import { createServer, endServer } from "../server.ts";
import type { Whereabouts } from "../store/whereabouts.ts";

/** A server within this process. */
export interface Served {
  readonly address: string;
  readonly house: TablesHouse;
  end(): Promise<void>;
}

export async function serve(where: Whereabouts, pace = 0, letters?: string): Promise<Served> {
  const house = new TablesHouse(where, { pace, letters });
  const server = await createServer(join(tmpdir(), "no-page"), { tables: house });
  await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    address: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    house,
    async end() {
      await endServer(server, 100);
      await house.end();
    },
  };
}

/** The file that starts a server, in a test as anywhere. */
export const MAIN = join(import.meta.dirname, "../main.ts");

/** A server in a process of its own. */
export class Process {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it had complained of when it began to listen. */
  readonly complaints: string;

  private constructor(child: ChildProcess, address: string, complaints: string) {
    this.child = child;
    this.address = address;
    this.complaints = complaints;
  }

  static async start(env: Record<string, string>): Promise<Process> {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
    const given = { PATH, NODE_COMPILE_CACHE, PORT: "0", HOST: "127.0.0.1", ...env };
    const child = spawn(process.execPath, [MAIN], { env: given, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\S+/.exec(line)?.[0];
      if (address !== undefined) return new Process(child, address, said);
    }
    throw new Error(said);
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill(signal);
    await once(this.child, "exit");
  }
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "baize-tables-"));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A PostgreSQL with as many databases as are asked for. */
export class Databases {
  readonly #postgres: Postgres;
  #count = 0;

  private constructor(postgres: Postgres) {
    this.#postgres = postgres;
  }

  static async start(): Promise<Databases> {
    return new Databases(await startPostgres());
  }

  async make(): Promise<string> {
    const name = `tables_${++this.#count}`;
    const client = new pg.Client({ connectionString: this.#postgres.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#postgres.url.replace(/postgres$/, name);
  }

  /** Kills the PostgreSQL and starts it again. */
  crash(): Promise<void> {
    return this.#postgres.crash();
  }

  end(): Promise<void> {
    return this.#postgres.end();
  }
}
