import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { baize, start } from "./baize.fixture.ts";

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
