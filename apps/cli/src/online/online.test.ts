/** An evening at one table: two terminals, somebody over HTTP, a bot, and a third terminal that watches. */

import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { SeenTable } from "@baize/midend";
import { Client, Databases, Process, until } from "@baize/server/testing";
import { baize, PseudoTerminal, startHomes } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";
import { addressFrom } from "./address.ts";
import { readDeed } from "./deeds.ts";

const newHome = startHomes();

/** Whoever sits in a terminal, seen through the server: with the token that the terminal keeps. */
function clientOf(home: string, address: string, id: string): Client {
  const folder = join(home, "baize/online");
  const file = readdirSync(folder).find((name) => name.startsWith(id)) ?? "";
  return new Client(address, id, (JSON.parse(readFileSync(join(folder, file), "utf8")) as { token: string }).token);
}

describe.skipIf(process.platform === "win32")("online", { timeout: 240_000 }, () => {
  test("CL-O1 CL-O2 CL-O3 CL-O4 CL-O5 CL-O6 CL-O7 a table is opened, joined, played, left, found again, and fair", async () => {
    const databases = await Databases.start();
    const env = { DATABASE_URL: await databases.make(), BOT_PACE: "20" };
    let server = await Process.start(env);
    const { address } = server;
    const homes = [newHome(), newHome(), newHome()] as const;

    const host = new PseudoTerminal(`host bigtwo --server ${address} --clock 60 --deals 1 --bot novice`, homes[0]);
    await until(() => host.output.includes("Your name:"));
    host.type("Ada\r");
    await host.until(/1 {2}Ada \(you\) +host(.|\n)*Type start to deal/);
    const id = /\/t\/([a-z0-9]{8})/.exec(host.screen)?.[1] ?? "";
    let guest = new PseudoTerminal(`join ${id.toUpperCase()} --server ${address} --name Bob`, homes[1]);
    await guest.until(/2 {2}Bob \(you\)(.|\n)*The host starts/);
    guest.type("say 2\r");
    await host.until(/Bob: Well played/);
    guest.type("start\r");
    await guest.until(/Only the host can do that\./);

    const cleo = new Client(address, id);
    await cleo.sit("Cleo");
    await cleo.follow();
    host.type("swap 2 3\r");
    await guest.until(/3 {2}Bob \(you\)/);
    host.type("fill 4\r");
    await guest.until(/4 {2}Novice bot/);
    host.type("start\r");
    await host.until(/Deal 1 of 1 \|.* \d+:\d\d(.|\n)*You +1[0-3] /);
    const watcher = new PseudoTerminal(`join ${address}/t/${id} --name Dan`, homes[2]);
    await watcher.until(/watching(.|\n)*You are watching/);
    expect(watcher.screen).not.toContain("You  ");

    const [ada, bob] = [clientOf(homes[0], address, id), clientOf(homes[1], address, id)];
    expect((await ada.see()).you).toBe(0);
    /** Types the last legal move for whoever's turn it is, until so many moves were made or the deal is over. */
    const playOn = async (plies: number): Promise<void> => {
      for (;;) {
        const table = await cleo.see();
        if (table.state !== "playing" || table.ply >= plies) return;
        const [terminal, client] = table.turn === 0 ? [host, ada] : table.turn === 2 ? [guest, bob] : [undefined, cleo];
        const { legal, ply } = await client.see();
        const move = legal.at(-1);
        const isMade = async () => (await cleo.see()).ply > table.ply;
        if (move !== undefined && terminal === undefined) await cleo.post("moves", { ply, move, key: `c${ply}` });
        else if (move !== undefined && terminal !== undefined) {
          // Whoever types before the screen says so plays at a table that has gone on.
          await until(async () => terminal.screen.includes("| your turn") || (await isMade()));
          terminal.type(`${move}\r`);
        }
        await until(isMade);
      }
    };
    // What the rules forbid is refused, and so is what belongs to other tables.
    host.type("hint\r");
    await host.until(/There is no hint at an online table/);
    await playOn(8);

    // Bob goes, is away, is played for, and comes back to his seat.
    guest.type("\u0003");
    expect(await guest.end()).toBe(130);
    expect(guest.output).toContain(`Your seat is kept: baize join ${address}/t/${id} comes back.`);
    await host.until(/Bob is away/);
    host.type("replace 3\r");
    await host.until(/Bob is away, Novice plays on/);
    guest = new PseudoTerminal(`join ${address}/t/${id}`, homes[1]);
    await guest.until(/You +\d+ /);
    expect((await bob.see()).you).toBe(2);

    // The server goes and comes again: all of them find it.
    const { ply } = await cleo.see();
    await server.kill("SIGTERM");
    for (const terminal of [host, guest, watcher]) await terminal.until(/line lost(.|\n)*The line is lost/);
    server = await Process.start({ ...env, PORT: new URL(address).port });
    for (const terminal of [host, guest, watcher]) await terminal.until(/The line is back/);
    expect((await cleo.see()).ply).toBeGreaterThanOrEqual(ply);
    await playOn(Number.POSITIVE_INFINITY);

    for (const terminal of [host, guest, watcher]) await terminal.until(/This deal was fair\. The series is over/);
    await guest.until(/The host deals again/);
    // The line is lost once more, and what the deal came to stands there again when it is back.
    await server.kill("SIGTERM");
    await host.until(/line lost(.|\n)*The line is lost/);
    server = await Process.start({ ...env, PORT: new URL(address).port });
    await host.until(/This deal was fair\. The series is over/);
    await watcher.until(/This deal was fair/);
    watcher.type("sit\r");
    await watcher.until(/The host deals again/);
    guest.type("leave\r");
    expect(await guest.end()).toBe(0);
    host.type("next\r");
    await host.until(/Deal 1 of 1 \|/);
    host.type("quit\r");
    watcher.type("quit\r");
    expect(await Promise.all([host.end(), watcher.end()])).toEqual([0, 0]);
    cleo.unfollow();
    await server.kill();
    await databases.end();
  });

  test("CL-O1 a server that does not answer gets a sentence", async () => {
    const terminal = new PseudoTerminal("join http://127.0.0.1:9/t/k7qp4xmr --name Ada", newHome());
    expect(await terminal.end()).toBe(1);
    expect(terminal.output).toContain("Nobody answers at http://127.0.0.1:9.");
  });

  /** A table that is waiting, as a server tells it. */
  const waiting = {
    ...{
      id: "k7qp4xmr",
      seq: 1,
      now: 1,
      kind: "match",
      game: "bigtwo",
      options: "standard",
      clock: 30,
      level: "novice",
    },
    ...{ term: { kind: "open" }, state: "waiting", you: null, host: null, seats: [], deal: 0, round: 1, totals: [] },
    ...{
      scores: null,
      said: [],
      fair: { seal: "s", nonces: [] },
      ply: 0,
      turn: null,
      due: null,
      moves: [],
      view: null,
    },
  };
  const stream = (found: unknown) => `event: table\ndata: ${JSON.stringify(found)}\n\n`;
  const open = [{ seat: 0, kind: "open" }];
  const odd = (status: number) => `answers, but not with a table (HTTP ${status}).`;
  const hostile = "\u001b]0;owned\u0007".repeat(50);

  test.concurrent.each<[what: string, status: number, body: string, hosted: string, joined: string]>([
    ["a page", 200, "<p>hello</p>", odd(200), odd(200)],
    ["half of an answer", 201, '{"id":"k7qp', odd(201), odd(201)],
    ["wrong types", 201, '{"id":{"a":1},"says":[1]}', odd(201), odd(201)],
    ["an id that is none", 201, '{"id":"../../etc"}', odd(201), odd(201)],
    ["nothing", 200, "null", odd(200), odd(200)],
    ["that it has failed", 500, "Internal Server Error", odd(500), odd(500)],
    ["that it is elsewhere", 302, "", odd(302), odd(302)],
    ["codes for the terminal", 400, JSON.stringify({ says: hostile }), "\u241b]0;owned\u2407", odd(400)],
    ["a table that is none", 200, stream({}), odd(200), odd(200)],
    ["a table of wrong types", 200, stream({ ...waiting, seats: 5 }), odd(200), odd(200)],
    ["a table of another game", 200, stream({ ...waiting, game: hostile }), odd(200), "\u241b]0;owned"],
    ["a deal that nobody can draw", 200, stream({ ...waiting, deal: 1, state: "playing" }), odd(200), odd(200)],
    ["a seat that nobody gets", 200, stream({ ...waiting, seats: open }), odd(200), odd(200)],
  ])("CL-O1 a server that answers with %s gets a sentence", async (_what, status, body, hosted, joined) => {
    const other = createServer((_request, response) => {
      response.writeHead(status, { location: "/elsewhere" }).end(body);
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const terminals = [
      new PseudoTerminal(`host bigtwo --server ${address} --name Ada`, newHome()),
      new PseudoTerminal(`join ${address}/t/k7qp4xmr --name Ada`, newHome()),
    ];
    const codes = await Promise.all(terminals.map((terminal) => terminal.end()));
    expect([codes, ...terminals.map(({ output }) => output)]).toEqual([
      [1, 1],
      expect.stringContaining(hosted),
      expect.stringContaining(joined),
    ]);
    for (const { output } of terminals) {
      expect([output.includes("\u001b]"), output]).toEqual([false, expect.not.stringMatching(/\n +at /)]);
    }
    other.closeAllConnections();
    other.close();
  });

  test.concurrent("CL-O1 a server that never answers is not waited for for ever", async () => {
    const mute = createServer(() => {}).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const terminal = new PseudoTerminal(`host bigtwo --server ${address} --name Ada`, newHome());
    expect(await terminal.end()).toBe(1);
    expect(terminal.output).toContain(`Nobody answers at ${address}.`);
    mute.closeAllConnections();
    mute.close();
  });
});

test.each([
  ["join not-a-table", '"not-a-table" is not the link to a table'],
  ["join http://localhost:3000/freecell/1", "is not the link to a table"],
  ["join k7qp4xmr --server nowhere", '"nowhere" is not the address of a server'],
  ["join k7qp4xmr", "An online table needs a terminal."],
  ["host bigtwo --clock 7", '"7" is not a clock.'],
  ["host bigtwo --bot giant", '"giant" is not a bot.'],
  ["host bigtwo --options nonsense", "nonsense"],
  ["host freecell", "FreeCell"],
  ["host chess", '"chess" is not a game.'],
])("CL-O1 `baize %s` is refused with a sentence", async (line, says) => {
  const { code, err } = await baize(line);
  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
});

test.each([
  ["http://localhost:3000/t/K7QP4XMR", "http://localhost:3000", "k7qp4xmr"],
  ["https://cards.example/t/k7qp4xmr?x=1", "https://cards.example", "k7qp4xmr"],
  ["K7QP-4XMR", "http://localhost:3000", "k7qp4xmr"],
  ["k7qp 4xmr", "http://localhost:3000", "k7qp4xmr"],
])("CL-O1 %s is the table %s %s", (text, server, id) => {
  expect(addressFrom(text, undefined)).toEqual({ server, id });
});

const table = { state: "between", level: "skilled" } as SeenTable;
test.each([
  ["start", { kind: "acts", acts: [["start", {}]] }],
  ["fill 3", { kind: "acts", acts: [["fill", { seat: 2, level: "skilled" }]] }],
  ["Fill 3 expert", { kind: "acts", acts: [["fill", { seat: 2, level: "expert" }]] }],
  ["empty 4", { kind: "acts", acts: [["fill", { seat: 3, level: null }]] }],
  ["remove 2", { kind: "acts", acts: [["remove", { seat: 1 }]] }],
  ["replace 2", { kind: "acts", acts: [["replace", { seat: 1 }]] }],
  ["host 2", { kind: "acts", acts: [["hand-over", { seat: 1 }]] }],
  ["swap 1 2", { kind: "acts", acts: [["swap", { seats: [0, 1] }]] }],
  ["swap 1", { kind: "told", says: "swap needs two seats, such as swap 1 2." }],
  ["remove Bob", { kind: "told", says: "remove needs the number of a seat, such as remove 2." }],
  ["say 1", { kind: "acts", acts: [["phrase", { phrase: "hello" }]] }],
  ["say well-played", { kind: "acts", acts: [["phrase", { phrase: "well-played" }]] }],
  ["say", { kind: "told", says: expect.stringMatching(/1 Hello, 2 Well played/) }],
  ["sit 2", { kind: "sit", seat: 1 }],
  ["code", { kind: "own", what: "code" }],
  ["undo", { kind: "told", says: "There is no undo at an online table." }],
  ["3D 3S", { kind: "move", text: "3D 3S" }],
])("CL-O3 %s", (text, deed) => {
  expect(readDeed(text, table)).toEqual(deed);
  if (text === "start")
    expect(readDeed(text, { ...table, state: "over" })).toMatchObject({
      acts: [
        ["rematch", {}],
        ["start", {}],
      ],
    });
});
