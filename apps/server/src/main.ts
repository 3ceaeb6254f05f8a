/** Starts the web server: `PORT` (3000) and `HOST` (localhost) move it, `ACCESS_LOG=1` writes down what was asked for. */

import { join } from "node:path";
import { createServer, endServer } from "./server.ts";
import { say } from "./words/index.ts";

const { PORT = "3000", HOST = "localhost", ACCESS_LOG = "" } = process.env;
const page = join(import.meta.dirname, "../../web/dist");

/** What to tell somebody whose server did not start. */
function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return say.portTaken({ port: PORT });
  if (code === "EACCES") return say.portForbidden({ port: PORT });
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return say.noSuchHost({ host: HOST });
  return say.notStarted({ why: message });
}

/** Starts the server or says why not; gives the exit code for a failure. */
async function main(): Promise<number | undefined> {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
    console.error(say.badPort({ port: PORT }));
    return 2;
  }
  const server = await createServer(page, ACCESS_LOG === "" ? {} : { log: (line) => console.log(line) });
  try {
    await server.listen({ port: Number(PORT), host: HOST });
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException));
    return 1;
  }
  const [address] = server.addresses();
  const port = typeof address === "object" ? address.port : PORT;
  console.log(say.started({ address: `http://${HOST}:${port}` }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void endServer(server));
  return undefined;
}

const failure = await main();
if (failure !== undefined) process.exit(failure);
