import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

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

test.skipIf(!hasJava)("CL-J5 what is final in Java is not written", () => {
  const source = "class Mine { final int fixed; int free = 1; Mine(int n) { fixed = n; } }";
  writeFileSync(join(folder, "Mine.java"), source);
  const java = join(adapters, "BaizeAdapter.java");
  expect(spawnSync("javac", ["-encoding", "UTF-8", "-d", folder, java, join(folder, "Mine.java")]).status).toBe(0);
  const input = "new Mine 3\nset @0 fixed 4\nget @0 fixed\nset @0 free 4\nget @0 free\n";
  const { stdout } = spawnSync("java", ["-cp", folder, "BaizeAdapter"], { input, encoding: "utf8" });
  expect(stdout).toBe("ok @0\nunknown fixed is final\nok 3\nok\nok 4\n");
});

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
