import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { MessageChannel } from "node:worker_threads";
import { answer, Mailbox, type Port } from "@baize/midend";
import { baize, start } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { findGame } from "../arguments/games.ts";
import { type ThreadTasks, tasksWith } from "../threads/tasks.ts";
import { Engine } from "./engine.ts";

const talk = async (game: string, ...lines: readonly string[]) =>
  (await baize(`engine ${game}`, `${lines.join("\n")}\n`)).out.trimEnd().split("\n");

test.each([
  ["freecell", ["id Baize", "game freecell rules 1 seats 1", "hellook"]],
  [
    "bigtwo",
    ["id Baize", "game bigtwo rules 1 seats 4", "bots novice classic skilled expert master grandmaster", "hellook"],
  ],
])("CL-E1 %s says hello", async (game, lines) => {
  expect(await talk(game, "hello", "quit")).toEqual(lines);
});

test("CL-E2 a solver answers with its line", async () => {
  const [info, line, best, ...rest] = await talk("freecell", "position /freecell/1", "go nodes 100000");
  expect(info).toMatch(/^info verdict won nodes \d+$/);
  const [, moves = ""] = /^info line (.*)$/.exec(line ?? "") ?? [];
  expect(best).toBe(`bestmove ${moves.split(" ")[0]}`);
  expect(rest).toEqual([]);
  expect((await baize("verify - --game freecell --deal 1", moves)).out).toContain("won");
});

test.each([
  ["pegs", "/pegs/english-d4?options=d3", "go", "info verdict lost nodes 0"],
  ["freecell", "/freecell/11982", "go nodes 5", "info verdict unknown nodes 5"],
])("CL-E2 %s %s: no move is best", async (game, position, go, info) => {
  expect(await talk(game, `position ${position}`, go)).toEqual([info, "bestmove none"]);
});

test("CL-E2 a save, and a bot by its name", async () => {
  const save = '{"baize":1,"game":"bigtwo","rules":1,"options":"mis","deal":"42","moves":["3D 3S"],"ply":1}';
  const [info, best] = await talk("bigtwo", `position ${save}`, "go bot classic");
  expect(info).toMatch(/^info bot classic nodes \d+$/);
  expect(best).toMatch(/^bestmove (pass|\w\w \w\w)$/);
});

test("CL-E2 unless another is named, the strongest bot answers", async () => {
  expect(await talk("bigtwo", "position /bigtwo/42?moves=3D", "go nodes 0")).toEqual([
    "info bot grandmaster nodes 0",
    expect.stringMatching(/^bestmove /),
  ]);
});

test("CL-E3 a search is stopped, and the engine quits in the middle of one", async () => {
  const child = start(["engine", "freecell"]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  child.stdin.write("position /freecell/11982\ngo\nhello\n");
  for (const line of ["id Baize", "game freecell rules 1 seats 1", "hellook"]) expect(await next()).toBe(line);
  child.stdin.write("go\nstop\n");
  expect(await next()).toBe("error A search is running: stop it first.");
  expect(await next()).toMatch(/^info verdict unknown nodes \d+$/);
  expect(await next()).toBe("bestmove none");
  child.stdin.write("go\nquit\n");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("CL-E3 a bot that is stopped answers with what it has", async () => {
  const position = "position /bigtwo/42?moves=3D.pass";
  const [info, best] = await talk("bigtwo", position, "go", "stop", "quit");
  expect(info).toMatch(/^info bot grandmaster nodes \d+$/);
  expect(best).toBe((await talk("bigtwo", position, "go bot master"))[1]);
});

test.each([
  ["helo", 'error "helo" is not a command. Did you mean hello? Choose hello, position, go, stop or quit.'],
  ["go", "error There is no position yet."],
  ["position /pegs/plus", "error This is a position of Peg Solitaire; this engine plays FreeCell."],
  ["position /freecell/0", "error There is no deal 0"],
  ["go nodes few", "error nodes needs a whole number after it."],
  ["go depth 3", 'error "depth" is not a limit.'],
])("CL-E4 %s", async (line, error) => {
  const [answer = "", ...rest] = await talk("freecell", line, "quit");
  expect([answer.slice(0, error.length), rest]).toEqual([error, []]);
});

/** An engine whose thread is here, and reads with `read`. */
async function engineReading(read: (address: URL) => Promise<Uint8Array>) {
  const written: string[] = [];
  const lines: Port[] = [];
  const connect = (): Port => {
    const { port1, port2 } = new MessageChannel();
    const far = {
      post: (m: unknown) => port2.postMessage(m),
      listen: (hear: (m: unknown) => void) => void port2.on("message", hear),
    };
    answer(far, tasksWith(read));
    const near: Port = {
      post: (message) => port1.postMessage(message),
      listen: (hear) => void port1.on("message", hear),
      end: () => port1.close(),
    };
    lines.push(near);
    return near;
  };
  const entry = findGame("bigtwo");
  const bots = (await entry.bots?.(read))?.ids ?? [];
  const line = new Mailbox<ThreadTasks>(connect);
  const engine = new Engine(entry, await entry.rules(), bots, line, (text) => void written.push(text));
  return { engine, written, lines };
}

test("CL-E5 one thread answers every search, and reads what a bot has learned once", async () => {
  const addresses: string[] = [];
  const { engine, written, lines } = await engineReading((address) => {
    addresses.push(address.pathname);
    return readFile(address);
  });
  await engine.obey("position /bigtwo/42?moves=3D");
  for (let n = 0; n < 3; n++) {
    await engine.obey("go bot master");
    await engine.obey("stop");
  }
  await engine.finish();
  expect(written.filter((line) => line.startsWith("bestmove "))).toHaveLength(3);
  expect(new Set(written).size).toBe(2);
  expect([addresses.length, lines.length]).toEqual([1, 1]);
});

test("CL-E6 a search that fails is an error, and no move is best; the next one is tried anew", async () => {
  let isMissing = true;
  const { engine, written } = await engineReading((address) =>
    isMissing ? Promise.reject(new Error(`no such file: ${address.pathname.split("/").at(-1)}`)) : readFile(address),
  );
  await engine.obey("position /bigtwo/42?moves=3D");
  await engine.obey("go bot master");
  await engine.obey("stop");
  expect(written).toEqual([expect.stringMatching(/^error no such file: \S+$/), "bestmove none"]);
  isMissing = false;
  await engine.obey("go bot master");
  await engine.finish();
  expect(written.slice(2)).toEqual([
    expect.stringMatching(/^info bot master nodes \d+$/),
    expect.stringMatching(/^bestmove (?!none)/),
  ]);
});
