/** Starts the web server; docs/online.md and README say which variables move it. */

import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import encodeQR from "qr";
import { TablesHouse, type Whereabouts } from "./house.ts";
import { createServer, endServer } from "./server.ts";
import { dataFolder } from "./store/embedded.ts";
import { FolderTaken } from "./store/lock.ts";
import { NEWEST, TooNew } from "./store/migrations.ts";
import { say } from "./words/index.ts";

const { PORT = "3000", HOST = "localhost", ACCESS_LOG = "", DATABASE_URL = "" } = process.env;
const { TRUST_PROXY = "", BOT_PACE = "" } = process.env;
const page = join(import.meta.dirname, "../../web/dist");

/** How long the server has to end when it is told to, in milliseconds. */
const GRACE = 3000;

/** What to tell somebody whose server did not start. */
function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return say.portTaken({ port: PORT });
  if (code === "EACCES") return say.portForbidden({ port: PORT });
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return say.noSuchHost({ host: HOST });
  return say.notStarted({ why: message });
}

/** What to tell somebody whose database cannot be used. */
function explainDatabase(error: unknown, place: string): string {
  if (error instanceof FolderTaken) return say.folderTaken({ folder: place, owner: error.owner });
  if (error instanceof TooNew) return say.tooNewDatabase({ version: error.version, newest: NEWEST });
  return say.noDatabase({ place, why: (error as Error).message || (error as NodeJS.ErrnoException).code || "" });
}

/** The addresses of this machine on the networks it is in. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

function announce(port: number | string): void {
  const isEverywhere = HOST === "0.0.0.0" || HOST === "::";
  const host = isEverywhere ? "localhost" : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  console.log(say.started({ address: `http://${host}:${port}` }));
  for (const own of isEverywhere ? ownAddresses() : []) {
    const address = `http://${own}:${port}`;
    console.log(`${say.atHome({ address })}\n${encodeQR(address, "ascii")}`);
  }
}

/** Where the tables are kept; undefined when the address is none. */
function whereabouts(): Whereabouts | undefined {
  if (DATABASE_URL === "") return { folder: dataFolder(process.env) };
  const isAddress = URL.canParse(DATABASE_URL) && /^postgres(ql)?:$/.test(new URL(DATABASE_URL).protocol);
  return isAddress ? { url: DATABASE_URL } : undefined;
}

const failed = (code: number, why: string): number => {
  console.error(why);
  return code;
};

// Where nothing can be written down, a full disk or a pipe that nobody reads, there is play all the same.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** Starts the server or says why not; gives the exit code for a failure. */
async function main(): Promise<number | undefined> {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) return failed(2, say.badPort({ port: PORT }));
  if (HOST === "") return failed(2, say.badHost());
  const proxies = TRUST_PROXY.split(",").filter((address) => address !== "");
  if (!proxies.every((address) => isIP(address.split("/")[0] ?? "") > 0)) {
    return failed(2, say.badProxy({ text: TRUST_PROXY }));
  }
  if (!/^\d{0,5}$/.test(BOT_PACE)) return failed(2, say.badPace({ text: BOT_PACE }));
  const where = whereabouts();
  if (where === undefined) return failed(2, say.badDatabaseUrl());
  const place = "url" in where ? new URL(where.url).host : where.folder;
  const house = new TablesHouse(where, BOT_PACE === "" ? undefined : Number(BOT_PACE));
  const tables = {
    open: () => house.open().catch(complain),
    known: () => house.known().catch(complain),
  };
  function complain(error: unknown): never {
    console.error(explainDatabase(error, place));
    throw error;
  }
  const log = ACCESS_LOG === "" ? {} : { log: (line: string) => console.log(line) };
  const server = await createServer(page, { ...log, tables, proxies });
  try {
    if ("url" in where) await house.open();
  } catch (error) {
    return failed(1, explainDatabase(error, place));
  }
  try {
    await server.listen({ port: Number(PORT), host: HOST });
  } catch (error) {
    return failed(1, explain(error as NodeJS.ErrnoException));
  }
  const [address] = server.addresses();
  announce(typeof address === "object" ? address.port : PORT);
  const end = async () => {
    // What is acknowledged is written: whatever does not come to its end in time is left alone.
    setTimeout(() => process.exit(0), GRACE).unref();
    await endServer(server);
    await house.end();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());
  return undefined;
}

const failure = await main();
if (failure !== undefined) process.exit(failure);
