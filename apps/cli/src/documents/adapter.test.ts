import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "baize-adapter-"));
afterAll(() => rmSync(folder, { recursive: true }));

const adapters = join(import.meta.dirname, "../../adapters");
const adapter = join(adapters, "baize_adapter.py");
const has = (tool: string): boolean => {
  const isThere = spawnSync(tool, ["--version"]).status === 0;
  if (!isThere) console.log(`not run: no ${tool}`);
  return isThere;
};
const [hasPython, hasJava] = [has("python3"), has("javac")];

/** What the adapter says of a module, line by line. */
function asked(module: string, words: readonly string[], lines: readonly string[] = []) {
  writeFileSync(join(folder, "mine.py"), module);
  const input = lines.map((line) => `${line}\n`).join("");
  const { stdout, stderr } = spawnSync("python3", [adapter, ...words], { cwd: folder, input, encoding: "utf8" });
  return { answers: stdout.trimEnd().split("\n"), told: stderr.trimEnd() };
}

const KEYS = 'class Key(Enum):\n    H = "help"\n    Q = "quit"\n';
const CARD =
  "class CardT:\n    def __init__(self, suit, rank):\n        self.kind = type(suit).__name__ + type(rank).__name__\n";
const ranks = "A C2 C3 C4 C5 C6 C7 C8 C9 C10 J Q K";
const enums = (suit: string, rank: string) =>
  `${suit} = Enum("${suit}", "H D C S")\n${rank} = Enum("${rank}", "${ranks}")\n`;

test.skipIf(!hasPython).each([
  ["SuitT", "RankT"],
  ["Suit", "Rank"],
])("CL-J5 a constant of %s is that of the document, whatever other enums there are", (suit, rank) => {
  for (const parts of [KEYS + enums(suit, rank), enums(suit, rank) + KEYS]) {
    const { answers } = asked(`from enum import Enum\n${parts}${CARD}`, ["mine"], ["new CardT 'H 'Q", "get @0 kind"]);
    expect(answers).toEqual(["ok @0", `ok '${suit}${rank}`]);
  }
});

test.skipIf(!hasPython)(
  "CL-J5 whether two are equal is what == says, for whoever wrote it and for whoever did not",
  () => {
    const module = `class Value:
    def __eq__(self, other):
        return isinstance(other, Value)
class Thing:
    pass
class Judge:
    def equals(self, other):
        return other == 7
`;
    const lines = ["new Value", "new Value", "call @0 equals @1", "call @0 equals null"];
    expect(asked(module, ["mine"], lines).answers.slice(2)).toEqual(["ok true", "ok false"]);
    const things = [
      "new Thing",
      "new Thing",
      "call @0 equals @1",
      "call @0 equals @0",
      "new Judge",
      "call @2 equals 7",
    ];
    expect(asked(module, ["mine"], things).answers.slice(2)).toEqual(["ok false", "ok true", "ok @2", "ok true"]);
  },
);

test.skipIf(!hasJava)(
  "CL-J5 what is final in Java is not written, and what a class makes is an object though it be a list as well",
  () => {
    const source =
      "class Mine { final int fixed; int free = 1; Mine(int n) { fixed = n; } }" +
      "class Pile extends java.util.ArrayList<Object> { Object all() { add(7); return new java.util.ArrayList<>(this); } }" +
      'enum Status { UP("u"), Red("r"); final String out; Status(String out) { this.out = out; } }';
    writeFileSync(join(folder, "Mine.java"), source);
    const java = join(adapters, "BaizeAdapter.java");
    expect(spawnSync("javac", ["-encoding", "UTF-8", "-d", folder, java, join(folder, "Mine.java")]).status).toBe(0);
    const input =
      "new Mine 3\nset @0 fixed 4\nget @0 fixed\nset @0 free 4\nget @0 free\nnew Pile\ncall @1 all\nget Status UP\nget @2 out\nget Status Red\n";
    const { stdout } = spawnSync("java", ["-cp", folder, "BaizeAdapter"], { input, encoding: "utf8" });
    expect(stdout).toBe("ok @0\nunknown fixed is final\nok 3\nok\nok 4\nok @1\nok [ 7 ]\nok @2\nok 'u\nok 'Red\n");
  },
);

test.skipIf(!hasPython)(
  "CL-J5 what a class makes is an object, though it be a tuple, a list or of an enum as well",
  () => {
    const module = `from enum import Enum
from typing import NamedTuple
class Card(NamedTuple):
    rank: str
class Stack(list):
    def top(self):
        return self[-1]
class Deck:
    cards = [Card("A")]
class Status(Enum):
    OCCUPIED = "O"
    out = property(lambda self: self.value)
class Board:
    status = Status.OCCUPIED
    def same(self, status):
        return status is Status.OCCUPIED
`;
    const lines = ["get Deck cards", "get @0 rank", "new Stack [ 1 2 ]", "call @1 top", "call @1 copy"];
    const status = ["new Board", "get @0 status", "get @1 out", "call @0 same @1"];
    expect(asked(module, ["mine"], status).answers).toEqual(["ok @0", "ok @1", "ok 'O", "ok true"]);
    expect(asked(module, ["mine"], lines).answers).toEqual(["ok [ @0 ]", "ok 'A", "ok @1", "ok 2", "ok [ 1 2 ]"]);
  },
);

test.skipIf(!hasPython)("CL-J5 an exception is told with the classes that it extends, and with its contract", () => {
  const module = `class Bad(ValueError):
    pass
class ContractViolation(Exception):
    kind, tag = "precondition", "valid_row"
class Mine:
    def bad(self):
        raise Bad
    def worse(self):
        raise type("Worse", (ContractViolation,), {})
`;
  expect(asked(module, ["mine"], ["new Mine", "call @0 bad", "call @0 worse"]).answers).toEqual([
    "ok @0",
    "throws Bad<ValueError<Exception",
    "throws Worse<ContractViolation<Exception precondition valid_row",
  ]);
});

test.skipIf(!hasPython)(
  "CL-J5 without a module, or with one that is not there, the adapter says so in a sentence",
  () => {
    expect(asked("", []).told).toBe("Name the module with your classes: python3 baize_adapter.py my_module");
    expect(asked("", ["yours"]).told).toBe("There is no module yours here: name a file without its .py.");
    expect(asked("import nothing_of_this_name", ["mine"]).told).toContain("No module named 'nothing_of_this_name'");
  },
);

describe("the adapter for JavaScript", () => {
  /** What it says of a module, line by line. */
  function told(name: string, module: string, lines: readonly string[] = [], words: readonly string[] = [name]) {
    writeFileSync(join(folder, name), module);
    const program = [join(adapters, "baize_adapter.mjs"), ...words];
    const input = lines.map((line) => `${line}\n`).join("");
    const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, input, encoding: "utf8" });
    return { answers: stdout.trimEnd().split("\n"), err: stderr.trimEnd() };
  }
  const THINGS = `class Bad extends RangeError {}
    class Named extends Error { name = "invalid_cell"; kind = "precondition"; tag = "valid_row"; }
    const CellT = { FreeCell: 1, HomeCell: Symbol("home"), Tableau: Object.freeze({}) };
    class Thing {
      #n = 3; static of(n) { console.log("chat"); return [n, new Thing(), undefined]; }
      get n() { return this.#n; } twice() { return 2 * this.#n; } async later(n) { return n; }
      bad() { throw new Bad(); } worse() { throw new Named(); } worst() { throw 7; }
      cell(c) { return c === CellT.Tableau; } home() { return CellT.HomeCell; } toString() { return "a thing\\n"; }
    }`;
  const ASKED: readonly [line: string, answer: string][] = [
    ["new Thing", "ok @0"],
    ["get @0 n", "ok 3"],
    ["get @0 twice", "ok 6"],
    ["call @0 later [ 'a\\sb true null 0.5 ]", "ok [ 'a\\sb true null 0.5 ]"],
    ["call Thing of 'Tableau", "ok [ 'Tableau @1 null ]"],
    ["call @0 cell 'Tableau", "ok true"],
    ["call @0 home", "ok 'HomeCell"],
    ["call @0 cell 'Table", "ok false"],
    ["call @0 bad", "throws Bad<RangeError<Error"],
    ["call @0 worse", "throws invalid_cell<Named<Error precondition valid_row"],
    ["call @0 worst", "throws Error"],
    ["set @0 n 4", "throws TypeError<Error"],
    ["set @0 m 4", "unknown @0 m"],
    ["call @0 thrice", "unknown @0 thrice"],
    ["new Nothing", "unknown Nothing"],
    ["call @9 n", "unknown @9"],
    ["text @0", "ok 'a\\sthing\\n"],
    ["new PipedWriter", "ok @2"],
    ["call @2 append 'x", "throws Error"],
    ["reset", "ok"],
    ["get @0 n", "unknown @0"],
  ];

  test.each([
    ["mine.mjs", `${THINGS} export { Thing, CellT };`],
    ["whole.mjs", `${THINGS} export default { Thing, CellT };`],
    ["old.cjs", `${THINGS} module.exports = { Thing, CellT };`],
  ])("CL-J5 it asks the classes of %s as they are", (name, module) => {
    const { answers, err } = told(
      name,
      module,
      ASKED.map(([line]) => line),
    );
    expect(answers).toEqual(ASKED.map(([, answer]) => answer));
    expect(err).toBe("chat");
  });

  test("CL-J5 what a class makes is an object, though it be an array as well", () => {
    const module = "export class Pile extends Array { all() { return [...this, 7]; } }";
    expect(told("pile.mjs", module, ["new Pile", "call @0 all"]).answers).toEqual(["ok @0", "ok [ 7 ]"]);
  });

  test("CL-J5 without a file, or with one that is not there, it says so in a sentence", () => {
    const usage = "Name the file with your classes: node baize_adapter.mjs my_module.mjs";
    expect(told("mine.mjs", "", [], []).err).toBe(usage);
    expect(told("mine.mjs", "", [], ["yours.mjs"]).err).toBe("There is no file yours.mjs here.");
    expect(told("mine.mjs", 'import "./nothing-of-this-name.mjs";').err).toContain("nothing-of-this-name.mjs");
  });
});
