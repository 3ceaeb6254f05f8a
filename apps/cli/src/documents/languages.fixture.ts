/** Implementations in other languages, put through their documents by the adapters: right ones, and ones with a sentence wrong. */

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { outcomeOf, start } from "@baize/testkit/terminal";

const runs = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const adapters = join(root, "apps/cli/adapters");

type Change = readonly [from: string, to: string];

/** An example, how it chats while it is right, and how it is made wrong. */
interface Example {
  readonly document: string;
  readonly file: string;
  /** What the implementation prints by itself, which is no answer. */
  readonly chat: Change;
  readonly wrong: Change;
  /** The sentences that find the wrong one. */
  readonly found: readonly string[];
}

/** The quick ones first. */
export const EXAMPLES: readonly Example[] = [
  {
    document: "freecell-mis",
    file: "freecell-mis.mjs",
    chat: ["    this.#suit = suit;", '    console.log("made");\n    this.#suit = suit;'],
    // One past the end is let in.
    wrong: ["n >= this.#cells[cell].length", "n > this.#cells[cell].length"],
    found: ["FC-DM16", "FC-DM17", "FC-DM21", "FC-DM24", "FC-DM29"],
  },
  {
    document: "pegs-eecs3311",
    file: "pegs.py",
    chat: ['return "Yes" if b', 'print("asked"); return "Yes" if b'],
    wrong: ['"to_slot_unoccupied": lambda: status(', '"to_slot_unoccupied": lambda: True or status('],
    found: ["PG-DC2", "PG-DG2", "PG-DG3", "PG-DG5", "PG-DM1"],
  },
  {
    document: "freecell-mis",
    file: "FreecellMis.java",
    chat: ["    this.suit = ", '    System.out.println("made"); this.suit = '],
    wrong: ["return step == 1 && card.getColour() != to.top().getColour()", "return step == 1"],
    found: ["FC-DM18"],
  },
  {
    document: "bigtwo-mis",
    file: "bigtwo.py",
    // An exception of somebody's own counts as the one that it extends.
    chat: [
      "            raise InvalidInput\n        vars(self)",
      '            raise type("BadCard", (InvalidInput,), {})(print("bad"))\n        vars(self)',
    ],
    wrong: ["return (4, most)", "return (2.5, most)"],
    found: ["BT-XR12"],
  },
  {
    document: "freecell-cs3500",
    file: "FreecellCs3500.java",
    // An exception of somebody's own counts as the one that it extends.
    chat: [
      "if (numCascadePiles < 4 || numOpenPiles < 1) throw new IllegalArgumentException(",
      'class BadPiles extends IllegalArgumentException { BadPiles(String why) { super(why); System.out.println("bad"); } }\n' +
        "    if (numCascadePiles < 4 || numOpenPiles < 1) throw new BadPiles(",
    ],
    wrong: ["one.isEmpty() && one != to", "one.isEmpty()"],
    found: ["FC-DC17"],
  },
];

/** A language: the tool that must be there, how a file is compiled where it is, and what starts it. */
interface Language {
  readonly tool: string;
  compiled?(folder: string, file: string): string[];
  program(folder: string, file: string): string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  java: {
    tool: "javac",
    compiled: (folder, file) => [
      ...["-encoding", "UTF-8", "-d", folder],
      ...[join(adapters, "BaizeAdapter.java"), join(folder, file)],
    ],
    program: (folder) => ["java", "-cp", folder, "BaizeAdapter"],
  },
  py: {
    tool: "python3",
    program: (_, file) => ["python3", join(adapters, "baize_adapter.py"), file.slice(0, -".py".length)],
  },
  mjs: {
    tool: process.execPath,
    program: (folder, file) => [process.execPath, join(adapters, "baize_adapter.mjs"), join(folder, file)],
  },
};
const languageOf = (file: string): Language => LANGUAGES[file.split(".").at(-1) ?? ""] as Language;

/** Whether the tool of an example is here; whoever runs all proofs has to have it. */
async function has(tool: string): Promise<boolean> {
  try {
    await runs(tool, ["--version"]);
    return true;
  } catch (error) {
    if (process.env.BAIZE_DEMAND_TOOLS !== undefined) throw error;
    console.log(`not run: no ${tool}`);
    return false;
  }
}

/** The sentences that an example does not pass after a change of its text. */
async function failed({ document, file }: Example, folder: string, [from, to]: Change): Promise<string[]> {
  const text = readFileSync(join(root, "docs/examples", file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  mkdirSync(folder);
  writeFileSync(join(folder, file), text.replace(from, to));
  const { tool, compiled, program } = languageOf(file);
  if (compiled !== undefined) await runs(tool, compiled(folder, file));
  const child = start(["check-document", document, "--", ...program(folder, file)], {
    PYTHONPATH: folder,
    PATH: process.env.PATH,
  });
  child.stdin.end();
  const { code, out } = await outcomeOf(child);
  const found = out.split("\n").filter((line) => line.startsWith("FAIL"));
  if (!/\d of 100 points\n$/.test(out) || (code === 0) !== (found.length === 0)) throw new Error(out);
  return found.map((line) => line.split(/ +/)[1] ?? "");
}

/** What an example fails while it is right and when it is wrong; undefined without its tool. */
export async function judged(example: Example): Promise<{ right: string[]; wrong: string[] } | undefined> {
  if (!(await has(languageOf(example.file).tool))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "baize-languages-"));
  try {
    const right = await failed(example, join(folder, "right"), example.chat);
    return { right, wrong: await failed(example, join(folder, "wrong"), example.wrong) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
