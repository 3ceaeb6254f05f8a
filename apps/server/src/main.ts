/** Starts the web server; docs/operations.md says which variables move it. */

import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import encodeQR from "qr";
import { TablesHouse } from "./house.ts";
import { FailureLog } from "./running/log.ts";
import { Metrics } from "./running/metrics.ts";
import { readSettings, type Settings } from "./running/settings.ts";
import { createServer, endServer } from "./server.ts";
import { FolderTaken } from "./store/lock.ts";
import { checkPlace, explainDatabase, placeOf } from "./store/whereabouts.ts";
import { say } from "./words/index.ts";

const page = join(import.meta.dirname, "../../web/dist");

/** How long the server has to end when it is told to, in milliseconds. */
const GRACE = 3000;

/** What to tell somebody whose server did not start. */
function explain({ code, message }: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (code === "EADDRINUSE") return say.portTaken({ port });
  if (code === "EACCES") return say.portForbidden({ port });
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return say.noSuchHost({ host });
  return say.notStarted({ why: message });
}

/** The addresses of this machine on the networks it is in. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

function announce(at: string, port: number): void {
  const isEverywhere = at === "0.0.0.0" || at === "::";
  const host = isEverywhere ? "localhost" : isIP(at) === 6 ? `[${at}]` : at;
  console.log(say.started({ address: `http://${host}:${port}` }));
  for (const own of isEverywhere ? ownAddresses() : []) {
    const address = `http://${own}:${port}`;
    console.log(`${say.atHome({ address })}\n${encodeQR(address, "ascii")}`);
  }
}

const failed = (code: number, why: string): number => {
  console.error(why);
  return code;
};

/** Opens the tables, and says by what the database could lose what it has acknowledged. */
async function warned(house: TablesHouse): Promise<void> {
  const { store } = await house.open();
  for (const setting of await store.unsafe()) console.error(say.unsafeDatabase({ setting }));
}

// Where nothing can be written down, a full disk or a pipe that nobody reads, there is play all the same.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** Starts the server or says why not; gives the exit code for a failure. */
async function main(): Promise<number | undefined> {
  const settings = readSettings(process.env);
  if (!("port" in settings)) return failed(2, settings.join("\n"));
  const { where, proxies, metricsToken, seatRate } = settings;
  const place = placeOf(where);
  const house = new TablesHouse(where, settings);
  const metrics = new Metrics();
  metrics.add(...house.figures());
  /** What was said last of a database that cannot be used: it is said once, however many ask meanwhile. */
  let said = "";
  const complaining = async <T>(opened: Promise<T>): Promise<T> => {
    try {
      const found = await opened;
      said = "";
      return found;
    } catch (error) {
      const why = explainDatabase(error, place);
      if (why !== said) console.error(why);
      said = why;
      throw error;
    }
  };
  const tables = {
    open: () => complaining(house.open()),
    known: () => complaining(house.known()),
    ready: () => house.ready(),
  };
  const failures = new FailureLog((line) => console.error(line));
  const log = settings.isLogged ? { log: (line: string) => console.log(line) } : {};
  const server = await createServer(page, { ...log, failures, tables, proxies, metrics, metricsToken, seatRate });
  try {
    // The embedded database starts with the first table; that it could is known before. Whoever holds its folder may still go.
    if ("url" in where) await warned(house);
    else await checkPlace(where);
  } catch (error) {
    const why = explainDatabase(error, place);
    if (!(error instanceof FolderTaken)) return failed(1, why);
    console.error(why);
  }
  try {
    await server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    return failed(1, explain(error as NodeJS.ErrnoException, settings));
  }
  const end = async () => {
    // What is acknowledged is written: whatever does not come to its end in time is left alone.
    setTimeout(() => process.exit(0), GRACE).unref();
    await endServer(server);
    await house.end();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());
  const [address] = server.addresses();
  announce(settings.host, typeof address === "object" ? address.port : settings.port);
  return undefined;
}

const failure = await main();
if (failure !== undefined) process.exit(failure);
