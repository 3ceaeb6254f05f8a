import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { MessageChannel } from "node:worker_threads";
import { Match, must } from "@baize/kernel";
import { answer, Mailbox, type Port } from "@baize/midend";
import { baize, start } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { findGame } from "../arguments/games.ts";
import { type ThreadTasks, tasksWith } from "../threads/tasks.ts";
import { Engine } from "./engine.ts";

const talk = async (game: string, ...lines: readonly string[]) =>
  (await baize(`engine ${game}`, `${lines.join("\n")}\n`)).out.trimEnd().split("\n");

/** The conversations of docs/engine.md: what is said, and what is answered until something else is said. */
const conversations = readFileSync(join(import.meta.dirname, "../../../../docs/engine.md"), "utf8")
  .split("```\n")
  .filter((block) => block.startsWith("> "))
  .map((block) => {
    const [, game = ""] = /^game (\w+)/m.exec(block) ?? [];
    return [game, block.trimEnd().split("\n")] as const;
  });

/** A line of the document as a pattern: what it leaves out may be anything. */
const asWritten = (line: string) =>
  new RegExp(`^${line.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*")}$`);

test.each(conversations)("CL-E1 CL-E7 CL-E8 CL-E9 the conversation about %s in docs/engine.md", async (game, lines) => {
  const child = start(["engine", game]);
  const ended = once(child, "exit");
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [i, line] of lines.entries()) {
    if (line.startsWith("> ")) child.stdin.write(`${line.slice(2)}\n`);
    else if (line === "…") {
      // Any number of lines stands for this one: all up to the next that is written.
      for (const next = lines[i + 1] ?? ""; ; ) {
        const { value, done } = await answers.next();
        if (done || asWritten(next).test(value)) break;
      }
    } else if (lines[i - 1] !== "…") expect((await answers.next()).value).toMatch(asWritten(line));
  }
  expect(await answers.next()).toMatchObject({ done: true });
  expect(await ended).toEqual([0, null]);
});
test("CL-E1 both conversations are there", () => {
  expect(conversations.map(([game]) => game)).toEqual(["freecell", "bigtwo"]);
});

test.each([
  ["freecell", "/freecell/1?moves=won", "result 1"],
  ["pegs", "/pegs/plus?moves=stuck", "result 0"],
  ["bigtwo", "/bigtwo/42?moves=over", "result"],
])("CL-E2 %s is over: the result, and no move", async (game, record, result) => {
  const over = await overRecord(game, record);
  const lines = await talk(game, `position ${over}`, "go", "moves", "show");
  expect(lines[0]).toMatch(new RegExp(`^${result}( -?\\d+)*$`));
  expect(lines.slice(1, 4)).toEqual(["bestmove none", "movesok", lines[0]]);
});

/** A link to the end of a match. */
async function overRecord(id: string, link: string): Promise<string> {
  const entry = findGame(id);
  const game = await entry.rules();
  const deal = link.split(/[/?]/)[2] ?? "";
  let match = must(Match.start(game, { deal }));
  const line =
    id === "freecell" ? (await talk(id, `position /freecell/${deal}`, "go")).at(-2)?.split(" ").slice(2) : undefined;
  while (match.status.kind === "playing") {
    match = must(match.play(line?.[match.ply] ?? match.legalMoves(match.status.seat)[0] ?? ""));
  }
  return match.link();
}

test("CL-E7 several moves are told with what they are worth, by solvers and by bots", async () => {
  const pegs = await talk("pegs", "position /pegs/plus", "go multi 2");
  for (const line of pegs.slice(0, 2)) expect(line).toMatch(/^info best \d verdict won length 5 move \S+$/);
  expect(pegs.at(-1)).toBe(`bestmove ${pegs[0]?.split(" ").at(-1)}`);
  const bots = await talk("bigtwo", "position /bigtwo/42", "go bot classic multi 2");
  for (const line of bots.slice(0, 2)) expect(line).toMatch(/^info best \d value -?\d+\.\d\d move /);
  expect(bots.at(-1)).toBe(`bestmove ${bots[0]?.split(" move ").at(-1)}`);
});

test("CL-E7 the shortest lines of several moves have bounds in the count of their lengths, and equal moves are one", async () => {
  const lines = await talk("freecell", "position /freecell/3", "go shortest yes multi 100 nodes 400000");
  const best = lines.filter((line) => line.startsWith("info best "));
  for (const line of best) {
    const [, length, least, most] = /length (\d+) atleast (\d+) atmost (\d+) move \S+$/.exec(line) ?? [];
    expect([Number(length), Number(least) <= Number(length)]).toEqual([Number(most), true]);
  }
  const moves = best.map((line) => line.split(" ").at(-1) ?? "");
  expect(moves.filter((move) => /^1/.test(move))).toEqual(["1a"]);
  expect(best.find((line) => line.endsWith(" 5h"))).toContain("length 18 atleast 18 atmost 18");
  expect(lines.find((line) => line.startsWith("info verdict "))).toMatch(/ atleast 18 atmost 18$/);
});

test("CL-E7 a move that is not known to win has no length", async () => {
  const lines = await talk("freecell", "position /freecell/11982", "go multi 2 nodes 20");
  expect(lines.slice(0, 2)).toEqual(
    ["1", "2"].map((n) => expect.stringMatching(`^info best ${n} verdict unknown move `)),
  );
  const lost = await talk("pegs", "position /pegs/english-d4?options=d3", "go multi 2");
  expect(lost[0]).toMatch(/^info best 1 verdict lost move \S+$/);
});

test("CL-E7 a long search tells how far it is, a bot what it thinks, and a short line follows a first one", async () => {
  const [first, ...lines] = await talk("freecell", "set shortest yes", "position /freecell/1", "go movetime 900");
  expect(first).toMatch(/^info line /);
  expect(lines.filter((line) => /^info nodes \d+$/.test(line)).length).toBeGreaterThan(0);
  expect(lines.at(-3)).toMatch(/^info verdict won nodes \d+ atleast \d+ atmost \d+$/);
  const thoughts = await talk("bigtwo", "position /bigtwo/42", "go bot expert");
  expect(thoughts[0]).toMatch(/^info worlds 24 value -?\d+\.\d\d move 3D/);
});

test("CL-E4 CL-E8 CL-E9 what cannot be understood is told, and changes nothing", async () => {
  const cases = [
    ["helo", 'error "helo" is not a command. Did you mean hello? Choose hello, isready, set, position,'],
    ["go", "error There is no position yet."],
    ["play 3D", "error There is no position yet."],
    ["show", "error There is no position yet."],
    ["position /pegs/plus", "error This is a position of Peg Solitaire; this engine plays Big Two."],
    ["position nonsense", 'error "nonsense" is no position: it is a link such as /bigtwo/1, a save, or view'],
    ["position", 'error "" is no position'],
    ["position /bigtwo/*", 'error "*" is not a deal'],
    ["set", "error set needs a name and a value"],
    ["set multi many", "error multi needs a whole number after it, 1 or more."],
    ["set multi 0", "error multi needs a whole number after it, 1 or more."],
    ["set bot mastr", 'error "mastr" is not a bot. Did you mean master?'],
    ["go nodes few", "error nodes needs a whole number after it."],
    ["go depth 3", 'error "depth" is not a setting.'],
    ["position view nonsense", 'error "nonsense" is not a way of playing Big Two'],
    ["position /bigtwo/42\nplay 4C", "error The first play must hold the 3"],
    ["position view mis | spectator | right to move\ngo", "error It is not the turn of the seat whose view this is."],
  ] as const;
  const all = await talk("bigtwo", ...cases.map(([said]) => said), "quit");
  const answers = all.filter((line) => line !== "bestmove none");
  expect(all.length - answers.length).toBe(cases.filter(([said]) => /(^|\n)go/.test(said)).length);
  expect(answers.map((answer, i) => answer.slice(0, cases[i]?.[1].length))).toEqual(cases.map(([, error]) => error));
});

test("CL-E8 a view is enough: the same move as from the whole match", async () => {
  const whole = await talk("bigtwo", "set bot master", "position /bigtwo/42?moves=3D+3S.pass", "show", "go");
  const view = whole.find((line) => line.startsWith("view "));
  expect((await talk("bigtwo", "set bot master", `position ${view}`, "go")).at(-1)).toBe(whole.at(-1));
  expect(await talk("pegs", "position view x")).toEqual([
    "error Nothing is hidden in Peg Solitaire: a position is a link or a save.",
  ]);
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
  expect(await talk("bigtwo", "position /bigtwo/42?moves=3D", "isready", "go nodes 0")).toEqual([
    "readyok",
    "info bot grandmaster nodes 0",
    expect.stringMatching(/^bestmove /),
  ]);
});

test("CL-E3 a search is stopped, and the engine quits in the middle of one", async () => {
  const child = start(["engine", "freecell"]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  child.stdin.write("position /freecell/11982\ngo\nhello\n");
  expect(await next()).toMatch(/^id Baize \d/);
  for (let line = await next(); line !== "hellook"; line = await next()) expect(line).toMatch(/^(game|option) /);
  child.stdin.write("go\nstop\n");
  expect(await next()).toBe("error A search is running: stop it first.");
  expect(await next()).toMatch(/^info verdict unknown nodes \d+$/);
  expect(await next()).toBe("bestmove none");
  const ended = once(child, "exit");
  child.stdin.write("go\nquit\n");
  expect([await next(), await next(), await next()]).toEqual([
    expect.stringMatching(/^info verdict unknown nodes \d+$/),
    "bestmove none",
    undefined,
  ]);
  expect(await ended).toEqual([0, null]);
});

test("CL-E3 a bot that is stopped answers with what it has", async () => {
  const position = "position /bigtwo/42?moves=3D.pass";
  const [info, best] = await talk("bigtwo", position, "go", "stop", "quit");
  expect(info).toMatch(/^info bot grandmaster nodes \d+$/);
  expect(best).toBe((await talk("bigtwo", position, "go bot master"))[1]);
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
