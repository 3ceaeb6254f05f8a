import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { jsonLines, outcomeOf, start } from "@baize/testkit/terminal";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "baize-arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers the arena: what it does at `go` is given as code. */
function program(name: string, go: string): string {
  const file = join(folder, `${name}.mjs`);
  const lines = [
    'import { createInterface } from "node:readline";',
    "let view = '', asked = 0;",
    "for await (const line of createInterface({ input: process.stdin })) {",
    "  const [word, ...rest] = line.split(' ');",
    `  if (word === "hello") console.log("id ${name}\\nhellook");`,
    "  if (word === 'position') view = rest.slice(1).join(' ');",
    "  if (word === 'quit') break;",
    "  if (word !== 'go') continue;",
    "  const moves = rest.join(' ').split('moves ')[1].split(' | ');",
    "  asked += 1;",
    `  ${go}`,
    "}",
  ];
  writeFileSync(file, lines.join("\n"));
  return `cmd:${process.execPath} ${file}`;
}

const arena = (seats: string, ...words: readonly string[]) =>
  outcomeOf(start(["arena", "bigtwo", "--seats", seats, "--seed", "7", "--workers", "1", ...words]));

const first = program("first", "console.log('info hand', view.length); console.log('bestmove', moves[0]);");

test("CL-B2 CL-H3 the module in the documents is a bot", async () => {
  const text = readFileSync(join(import.meta.dirname, "../../../../docs/engine.md"), "utf8");
  const module = join(folder, "documented.mjs");
  writeFileSync(module, /```js\n(.*?)```/s.exec(text)?.[1] ?? "");
  const { code, out, err } = await arena(`module:${module},classic,classic,classic`, "--deals", "1", "--json");
  expect([code, err, "faults" in jsonLines(out)[0].seats[0]]).toEqual([0, "", false]);
});

test("CL-B2 a program and a module sit at the table, and each knows its own cards only", async () => {
  const module = join(folder, "mine.mjs");
  const code = [
    "export const bot = { id: 'mine', choose(view, legalMoves) {",
    "  if (view.hands !== null || !view.hand.length) throw new Error('it sees too much');",
    "  return legalMoves[0];",
    "} };",
  ];
  writeFileSync(module, code.join("\n"));
  const { code: exit, out, err } = await arena(`${first},module:${module},${first},classic`, "--deals", "2", "--json");
  expect([exit, err]).toEqual([0, ""]);
  const [{ seats }] = jsonLines(out);
  expect(seats.map(({ bot }: { bot: string }) => bot)).toEqual([first, `module:${module}`, first, "classic"]);
  expect(seats.some((seat: object) => "faults" in seat)).toBe(false);
});

test("CL-B3 a crash and a move that is not allowed are told, counted and paid for", async () => {
  const crash = program("crash", "if (asked === 3) process.exit(9); console.log('bestmove', moves.at(-1));");
  const cheat = program("cheat", "console.log('bestmove 2S 2S 2S 2S 2S');");
  const { code, out, err } = await arena(`${crash},${cheat},classic,classic`, "--deals", "1");
  expect(code).toBe(0);
  expect(out).toMatch(/^cmd:\S+ \S+crash\.mjs -?[\d.]+ points a game, wins [\d.]+ %, [1-4] faults?\n/);
  expect(err).toMatch(
    /crash\.mjs, deal 1: it ended with exit code 9\. It pays for a whole hand to each of the others\. \/bigtwo\/\S+\n/,
  );
  expect(err).toMatch(/cheat\.mjs, deal 1: 2S 2S 2S 2S 2S is not one of the moves it has\. It pays/);
  const columns = out
    .trimEnd()
    .split("\n")
    .map((line) => / -?[\d.]+ points a game/.exec(line)?.index);
  expect(new Set(columns).size).toBe(1);
});

test("CL-B3 what a module throws is told as its failure", async () => {
  const module = join(folder, "throws.mjs");
  writeFileSync(module, "export default { id: 'throws', choose() { throw new Error('no idea'); } };");
  const { code, err } = await arena(`module:${module},classic,classic,classic`, "--deals", "1");
  expect(code).toBe(0);
  expect(err).toContain(
    "throws.mjs, deal 1: it failed (no idea). It pays for a whole hand to each of the others. /bigtwo/7-0",
  );
});

test("CL-B3 what a module prints is not heard, and a seed is told as it was given", async () => {
  const module = join(folder, "chats.mjs");
  writeFileSync(module, "export default { id: 'chats', choose(_, moves) { console.log('hi'); return moves[0]; } };");
  const words = ["--deals", "1", "--json", "--seed", "007"];
  const { code, out } = await arena(`module:${module},classic,classic,classic`, ...words);
  expect([code, JSON.parse(out).seed]).toEqual([0, "007"]);
});

test.each([
  ["at once", "choose() { for (;;); }"],
  ["later", "choose: () => new Promise(() => {})"],
])(
  "CL-B3 a module that never comes back, %s, is ended when its time is over, and starts again at the next table",
  async (when, choose) => {
    const module = join(folder, `silent-${when.replace(" ", "-")}.mjs`);
    writeFileSync(module, `export const bot = { id: 'silent', ${choose} };`);
    const words = ["--deals", "1", "--movetime", "100"];
    const { code, out, err } = await arena(`module:${module},classic,classic,classic`, ...words);
    expect([code, out.split("\n")[0]]).toEqual([0, expect.stringMatching(/ -39 points a game, wins 0 %, 4 faults$/)]);
    const told = `module:${module}, deal 1: it was silent for 1.1 seconds. It pays for a whole hand to each of the others. /bigtwo/7-0`;
    expect(err.split(told)).toHaveLength(4);
  },
);

test("CL-B2 a module that is never loaded cannot begin", async () => {
  const module = join(folder, "endless.mjs");
  writeFileSync(module, "await new Promise(() => {});");
  const { code, out, err } = await arena(`module:${module},classic,classic,classic`, "--deals", "1");
  expect([code, out, err]).toEqual([1, "", `module:${module} cannot play: it was silent for 10 seconds.\n`]);
});

test("CL-B3 what a module answers that is no move is told, and one that ends its thread is started again", async () => {
  const module = join(folder, "odd.mjs");
  const code = "let n = 0; export const bot = { id: 'odd', choose: () => (n++ === 0 ? () => 1 : process.exit(3)) };";
  writeFileSync(module, code);
  const { code: exit, out, err } = await arena(`module:${module},classic,classic,classic`, "--deals", "1");
  expect([exit, out.split("\n")[0]]).toEqual([0, expect.stringMatching(/ -39 points a game, wins 0 %, 4 faults$/)]);
  expect(err).toMatch(/odd\.mjs, deal 1: it failed \(.+\)\. It pays/);
});

test.each([
  ["cmd:false,classic,classic,classic", 1, "cmd:false cannot play: it ended with exit code 1."],
  [
    `module:${folder}/none.mjs,classic,classic,classic`,
    1,
    `${folder}/none.mjs cannot be loaded: there is no such file.`,
  ],
  [`module:${join(import.meta.dirname, "entrants.ts")},classic,classic,classic`, 2, "entrants.ts has no bot: "],
  ["cmd:,classic,classic,classic", 2, '"cmd:" is not a bot. Choose novice'],
  ["mastr,classic,classic,classic", 2, '"mastr" is not a bot. Did you mean master?'],
])("CL-B2 %s cannot begin", async (seats, code, says) => {
  const found = await arena(seats, "--deals", "1");
  expect([found.code, found.out]).toEqual([code, ""]);
  expect(found.err).toContain(says);
});

test("CL-B4 limits, other points and a test that ends early", async () => {
  const limits = ["--scoring", "rules", "--preset", "singapore", "--movetime", "5", "--nodes", "50"];
  const [limited] = jsonLines((await arena("expert,novice,novice,novice", "--deals", "1", "--json", ...limits)).out);
  expect(limited).toMatchObject({ deals: 1, scoring: "rules", movetime: 5, nodes: 50, preset: "singapore" });
  expect(limited.seats[0].points.se).toBeNull();
  const tested = await arena("classic,novice,novice,novice", "--sprt", "0,1", "--json");
  const [{ deals, sprt }] = jsonLines(tested.out);
  expect([tested.code, sprt]).toEqual([0, { low: 0, high: 1, verdict: "high" }]);
  expect([deals >= 30, deals < 400]).toEqual([true, true]);
  const short = await arena("classic,classic,classic,classic", "--sprt", "0,0.1", "--deals", "2");
  expect(short.code).toBe(4);
  expect(short.out).toMatch(/\nUndecided after 2 deals: between 0 and 0\.1 points a game for classic\.\n$/);
  expect((await arena("classic,classic,classic,classic", "--sprt", "1,0")).code).toBe(2);
});

test("CL-B5 every game is kept as a line, and a fault where it happened", async () => {
  const file = join(folder, "games.jsonl");
  const cheat = program("late-cheat", "console.log('bestmove', asked === 3 ? '2S 2S' : moves[0]);");
  const { err } = await arena(`classic,${cheat},novice,novice`, "--deals", "3", "--records", file);
  const games = jsonLines(readFileSync(file, "utf8"));
  expect(games.map(({ deal }) => deal)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  const faulty = games.filter(({ fault }) => fault !== null);
  expect(faulty).toHaveLength(1);
  for (const { seats, points, fault, link } of games) {
    expect([seats.toSorted(), points.length]).toEqual([["classic", cheat, "novice", "novice"].toSorted(), 4]);
    const { code, out } = await outcomeOf(start(["verify", link]));
    expect([code, /under way|to move|not over/i.test(out)]).toEqual([0, fault !== null]);
  }
  const [{ seats, fault, link }] = faulty;
  expect([seats[fault.seat], err.includes(`deal ${faulty[0].deal}: ${fault.why} It pays`), err.includes(link)]).toEqual(
    [cheat, true, true],
  );
});

test("CL-B5 Ctrl+C prints what was played until then", async () => {
  const file = join(folder, "stopped.jsonl");
  const words = ["--seats", "classic,novice,novice,novice", "--deals", "1000000", "--workers", "1", "--records", file];
  const child = start(["arena", "bigtwo", ...words]);
  const ended = outcomeOf(child);
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await sleep(20);
  child.kill("SIGINT");
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([130, expect.stringMatching(/^Stopped after \d+ of 1000000 deals\.\n$/)]);
  expect(out).toMatch(/^classic +-?[\d.]+ ± [\d.]+ points a game, wins [\d.]+ %\n(novice .*\n){3}$/);
});

test("CL-B4 one deal has no standard error", async () => {
  expect((await arena("classic,novice,novice,novice", "--deals", "1")).out).toMatch(
    /^classic {5}-?[\d.]+ points a game,/,
  );
});

test("CL-B1 a ladder says how each level plays, then what it comes to against the one below", async () => {
  const words = "arena bigtwo --ladder novice,classic,master --deals 2 --seed 7 --workers 1".split(" ");
  const { code, out, err } = await outcomeOf(start(words));
  expect([code, err]).toEqual([0, ""]);
  const lines = out.trimEnd().split("\n");
  expect(lines.map((line) => line.replace(/-?\d+(\.\d+)?/g, "N"))).toEqual([
    expect.stringMatching(/^novice {6}Lowest cards first/),
    expect.stringMatching(/^classic {5}Leads five cards/),
    expect.stringMatching(/^master {6}Patient: holds its Ns back/),
    "classic     against novice      N ± N points a game, wins N %",
    "master      against classic     N ± N points a game, wins N %",
  ]);
  const [ladder] = jsonLines((await outcomeOf(start([...words, "--json"]))).out);
  expect(ladder.ladder.map(({ bot, below }: { bot: string; below: string }) => [bot, below])).toEqual([
    ["classic", "novice"],
    ["master", "classic"],
  ]);
});
