/** Starts the web server: `PORT` (3000) and `HOST` (localhost) move it. */

import { join } from "node:path";
import { createServer } from "./server.ts";

const { PORT = "3000", HOST = "localhost" } = process.env;
const page = join(import.meta.dirname, "../../web/dist");

/** What to tell somebody whose server did not start. */
function explain(error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${PORT} is taken by another program. Stop that program, or choose another port: PORT=3001 npm start`;
  }
  if (error.code === "EACCES") return `This user may not open port ${PORT}. Choose one above 1023: PORT=3000 npm start`;
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
    return `${HOST} is not an address of this machine. HOST=localhost is the usual choice.`;
  }
  return `The server could not start: ${error.message}`;
}

/** Starts the server or says why not; gives the exit code for a failure. */
async function main(): Promise<number | undefined> {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
    console.error(`PORT is "${PORT}"; a number from 0 to 65535 is expected.`);
    return 2;
  }
  const server = await createServer(page);
  try {
    await server.listen({ port: Number(PORT), host: HOST });
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException));
    return 1;
  }
  const [address] = server.addresses();
  console.log(`Baize is at http://${HOST}:${typeof address === "object" ? address.port : PORT}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  return undefined;
}

const failure = await main();
if (failure !== undefined) process.exit(failure);
