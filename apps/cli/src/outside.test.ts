/** What comes from outside: foreign records, and a system that refuses. */

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baize, MAIN } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "baize-outside-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FORGED = "\u001B]0;forged\u0007\u001B[2J\u009B31m\u202Eok";
const save = (change: object) =>
  JSON.stringify({
    baize: 1,
    game: "freecell",
    rules: 1,
    options: "standard",
    deal: "1",
    moves: [],
    ply: 0,
    ...change,
  });
const link = (text: string) => encodeURIComponent(text).replaceAll(".", "%2E");

/** Every control sign but the end of a line. */
const CONTROLS = /[^\P{Cc}\n]|[\u202A-\u202E]/u;

describe("foreign records", () => {
  test.each([
    ["a save of another game", "verify -", save({ game: FORGED })],
    ["a save with a deal", "verify -", save({ deal: FORGED })],
    ["a save with options", "verify -", save({ options: FORGED })],
    ["a save with a move", "verify -", save({ moves: [FORGED], ply: 1 })],
    ["a link", "verify -", `/freecell/${link(FORGED)}`],
    ["a link with a move", "verify -", `/freecell/1?moves=${link(FORGED)}`],
    ["a link with options", "verify -", `/freecell/1?options=${link(FORGED)}`],
    ["a link with a damaged sign", "verify -", `/freecell/${FORGED}%`],
    ["a list", "verify - --game freecell --deal 1", FORGED],
    ["a seed that is dealt", "verify -", `/freecell/${link(`seed:${FORGED}`)}`],
    ["a seed that is replayed", "replay - --ply 0 --ascii", `/freecell/${link(`seed:${FORGED}`)}`],
    ["a line of play", "play freecell 1 --ascii", `${FORGED}\nquit\n`],
    ["a line of play with the messages of a document", "play pegs plus", `${FORGED}\nquit\n`],
    ["a command of an engine", "engine freecell", `${FORGED}\nposition ${FORGED}\nposition /x/${FORGED}\nquit\n`],
    ["a word of the command line", `play ${FORGED}`, ""],
    ["an option of the command line", `solve freecell 1 --${FORGED}`, ""],
    ["a value of the command line", `solve freecell 1 --budget-ms ${FORGED}`, ""],
    ["a file that is not there", `verify ${FORGED}`, ""],
  ])("CL-X3 %s brings no control sign to the terminal", async (_, line, input) => {
    const { out, err } = await baize(line, input, { NO_COLOR: "1" });
    expect(out + err).not.toBe("");
    expect(CONTROLS.exec(out + err)).toBeNull();
  });

  const NOISE = "\u001Bx".repeat(50_000);

  test.each([
    ["a save", "verify -", save({ deal: NOISE })],
    ["a move", "verify -", save({ moves: [NOISE], ply: 1 })],
    ["a list", "verify - --game freecell --deal 1", NOISE],
    ["a link", "verify -", `/freecell/1${NOISE}`],
    ["a command of an engine", "engine freecell", `${NOISE}\nquit\n`],
  ])("CL-X3 of the noise in %s the beginning is repeated", async (_, line, input) => {
    const { out, err } = await baize(line, input);
    expect((out + err).length).toBeGreaterThan(20);
    expect((out + err).length).toBeLessThan(1000);
  });
});

/** Runs a command line by the shell, which sends its output somewhere. */
function shell(line: string, where: string, before = "") {
  const { status, stderr } = spawnSync("sh", ["-c", `${before} "${process.execPath}" "${MAIN}" ${line} ${where}`], {
    input: "26\nquit\n",
    encoding: "utf8",
  });
  return [status, stderr.trim().split("\n").at(-1)];
}

describe.skipIf(process.platform !== "linux")("a system that refuses", () => {
  test.each([
    "solve freecell 1-40",
    "solve freecell 1 --json",
    "deal freecell 1",
    "analyse pegs plus",
    "arena bigtwo --seats novice,novice,novice,novice --deals 1",
    "play freecell 1",
    "--help",
  ])("CL-X4 `baize %s` on a full disk ends with a sentence", (line) => {
    expect(shell(line, "> /dev/full")).toEqual([1, "The output cannot be written: the disk is full."]);
  });

  test.each(["man", "completion bash"])(
    "CL-X4 `baize %s` into a disk that takes a part of it ends with a sentence",
    (line) => {
      const told = [1, "The output cannot be written: it would become too large."];
      expect(shell(line, `> "${join(folder, "part")}"`, "ulimit -f 2;")).toEqual(told);
    },
  );

  test("CL-X4 an engine whose output is full ends with a sentence", () => {
    expect(shell("engine freecell", "> /dev/full")).toEqual([1, "The output cannot be written: the disk is full."]);
  });

  test("CL-X4 a file or folder that is forbidden or no file gets a sentence without a word of the system's", () => {
    const file = join(folder, "closed.json");
    writeFileSync(file, save({}));
    chmodSync(file, 0);
    // Whoever may do everything reads it all the same.
    const isRoot = process.getuid?.() === 0;
    const closed = isRoot ? [0, ""] : [1, `${file} cannot be read: this user is not allowed to.`];
    expect(shell(`verify ${file}`, "> /dev/null")).toEqual(closed);
    expect(shell(`verify ${folder}`, "> /dev/null")).toEqual([1, `${folder} cannot be read: it is a folder.`]);
    expect(shell(`verify ${file}/x`, "> /dev/null")).toEqual([
      1,
      `${file}/x cannot be read: there is a file where its folder should be.`,
    ]);
  });
});
