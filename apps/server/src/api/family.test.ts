/** A family behind one router, at a server with the limits as they are shipped: each asks as the page does, by the page's own line. */

import { openTable, type SeenTable, TableLine, type World, worldOf } from "@baize/midend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Databases, Process } from "../testing/place.fixture.ts";

const game = await rulesFor("bigtwo");
const TOO_MANY = 429;

let databases: Databases;
let server: Process;
beforeAll(async () => {
  databases = await Databases.start();
  server = await Process.start({ DATABASE_URL: await databases.make() });
});
afterAll(async () => {
  await server.kill();
  await databases.end();
});

/** Somebody at a page: how the server has answered them is noted. */
class Page {
  readonly statuses: number[] = [];
  readonly world: World;

  constructor() {
    this.world = worldOf(server.address, {
      ask: async (path, wish) => {
        const answer = await fetch(path, wish);
        this.statuses.push(answer.status);
        return answer;
      },
      Decoder: TextDecoder,
      start: setTimeout,
      stop: clearTimeout,
      fill: (bytes) => crypto.getRandomValues(bytes),
    });
  }

  /** Opens a table; gives its name. */
  async open(wish: object = {}): Promise<string> {
    const { status, id } = await openTable(this.world, { game: "bigtwo", ...wish });
    expect(status).toBe(201);
    return id;
  }

  /** The line to a table, as a page has it that was just opened there. */
  async visit(id: string, token?: string): Promise<{ readonly line: TableLine; readonly leave: () => void }> {
    const page = await fetch(`${server.address}/t/${id}`);
    this.statuses.push(page.status);
    await page.text();
    const line = new TableLine(id, this.world, { nonce: this.world.chance(16), token });
    const leave = line.follow();
    await until(() => line.table() !== undefined || this.statuses.includes(TOO_MANY));
    expect(this.statuses).not.toContain(TOO_MANY);
    return { line, leave };
  }
}

const isTheirs = (table: SeenTable | undefined): boolean => table?.state === "playing" && table.turn === table.you;

/** Four play a deal to its end, each move as soon as it is theirs; now and then somebody says something. */
async function playDeal(lines: readonly TableLine[], deal: number): Promise<void> {
  const isOver = (line: TableLine) => line.table()?.deal === deal && line.table()?.state !== "playing";
  for (let moves = 1; ; moves++) {
    const line = await until(() => lines.every(isOver) || lines.find((each) => isTheirs(each.table())));
    if (line === true) return;
    const view = line.table()?.view as never;
    const played = await line.play(game.formatMove(game.legalMoves(view).at(-1), view));
    expect([played.status, played.says]).toEqual([200, ""]);
    if (moves % 8 === 0) expect((await line.act("phrase", { phrase: "hello" })).status).toBe(200);
  }
}

test("ON-L9 four of a family play, two watch, one goes from page to page: nobody is told to wait, and no flood next door stops those who sit", async () => {
  const names = ["Ada", "Bob", "Cleo", "Dan"];
  const players = names.map(() => new Page());
  const [host = new Page()] = players;
  const id = await host.open({ term: { kind: "deals", deals: 2 } });
  const visits = await Promise.all(players.map((page) => page.visit(id)));
  const lines = visits.map(({ line }) => line);
  for (const [n, line] of lines.entries()) expect((await line.sit(names[n] ?? "")).status).toBe(201);
  const watchers = [new Page(), new Page()];
  const watching = await Promise.all(watchers.map((page) => page.visit(id)));

  const wanderer = new Page();
  const wander = async () => {
    for (let n = 0; n < 30; n++) {
      // Every fifth time to a table of their own.
      const { leave } = await wanderer.visit(n % 5 === 0 ? await wanderer.open() : id);
      leave();
    }
  };
  expect((await lines[0]?.act("start"))?.status).toBe(200);
  await Promise.all([playDeal(lines, 1), wander()]);
  await until(() => watching.every(({ line }) => line.table()?.state === "between"));
  const family = [...players, ...watchers, wanderer];
  for (const { statuses } of family) expect(statuses).not.toContain(TOO_MANY);
  // However short the deal was that they were dealt, each has asked.
  expect(players.map(({ statuses }) => statuses.length > 3)).toEqual([true, true, true, true]);

  // Somebody from the same address asks without end, from before the second deal until it is over.
  const flooded: number[] = [];
  let isOver = false;
  const flood = async () => {
    while (!isOver) {
      const answer = await fetch(`${server.address}/api/tables/${id}`);
      await answer.text();
      flooded.push(answer.status);
    }
  };
  const floods = Array.from({ length: 20 }, flood);
  try {
    await until(() => flooded.includes(TOO_MANY), 20_000);
    expect((await lines[0]?.act("start"))?.status).toBe(200);
    // A page that is loaded anew is the same seat.
    const again = await host.visit(id, lines[0]?.own.token);
    expect(again.line.table()?.you).toBe(0);
    again.leave();
    await playDeal(lines, 2);
  } finally {
    isOver = true;
    await Promise.allSettled(floods);
  }
  expect(new Set(flooded)).toEqual(new Set([200, TOO_MANY]));
  for (const { statuses } of players) expect(statuses).not.toContain(TOO_MANY);
  for (const { leave } of [...visits, ...watching]) leave();
});
