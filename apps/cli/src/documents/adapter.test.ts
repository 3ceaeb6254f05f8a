import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "baize-adapter-"));
afterAll(() => rmSync(folder, { recursive: true }));

const adapter = join(import.meta.dirname, "../../adapters/baize_adapter.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.log("not run: no python3");

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
