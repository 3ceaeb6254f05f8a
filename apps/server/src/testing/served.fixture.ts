/** A server within a test, with tables in memory and bots that answer at once. */

import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BotTurn } from "../bots/tasks.ts";
import type { FailureLog } from "../running/log.ts";
import { createServer, endServer } from "../server.ts";
import { Tables } from "../tables/tables.ts";
import { rulesFor } from "./games.fixture.ts";
import { Memory } from "./keeper.fixture.ts";

const game = await rulesFor("bigtwo");
const bots = {
  choose: async ({ view }: BotTurn) => game.formatMove(game.legalMoves(view as never).at(-1), view as never),
};

/** A server with tables in memory, as a proxy may stand before it. */
export async function served(proxies: readonly string[] = [], keeper = new Memory().process(), failures?: FailureLog) {
  const tables = new Tables(keeper, bots, 0);
  const door = { open: async () => tables, known: async () => tables };
  const server = await createServer(join(tmpdir(), "no-page"), {
    tables: door,
    proxies,
    ...(failures && { failures }),
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { address, tables, end: () => endServer(server, 50).then(() => tables.end()) };
}
