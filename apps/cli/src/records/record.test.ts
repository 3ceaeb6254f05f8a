import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baize } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

const NOWHERE = "no/such/file";
/** The save at the head of a golden file. */
const goldenSave = (file: string): string =>
  readFileSync(join(import.meta.dirname, "../../../../games", file), "utf8")
    .split("\n")
    .find((line) => line.startsWith("{"))!;
const save = goldenSave("pegs/golden/plus.txt");
const moves: string[] = JSON.parse(save).moves;

describe("records", () => {
  test.each([
    ["a save", "verify -", save],
    ["a link", "verify -", `/pegs/plus?moves=${moves.join(".")}`],
    ["a whole address", "verify -", `https://example.org/pegs/plus?moves=${moves.join(".")}`],
    ["a list under a link", "verify -", `/pegs/plus\n${moves.join("\n")}`],
    ["a list with its deal", "verify - --game pegs --deal plus", `# plus\n${moves.join(" ")} # done\n`],
  ])("CL-R1 CL-R2 CL-R4 %s", async (_, line, record) => {
    expect(await baize(line, record)).toEqual({ code: 0, out: "Peg Solitaire plus: 8 moves, won.\n", err: "" });
  });

  test("CL-R2 a match of several seats, moves with blanks and an event of the table", async () => {
    const { code, out } = await baize("verify -", "/bigtwo/42\n3D 3S\npass\npass\ntimeout");
    expect(code).toBe(0);
    expect(out).toMatch(/^Big Two 42: 4 moves, over with -?\d+, -?\d+, -?\d+, -?\d+ points\.\n$/);
  });

  test("CL-R9 a fair deal has a seal, which can be held against the one that was shown", async () => {
    const secret = "5".repeat(64);
    const seal = createHash("sha256").update(secret).digest("hex");
    const record = `/bigtwo/${encodeURIComponent(`fair:${secret}:${"6".repeat(32)}`)}`;
    const { code, out } = await baize("verify -", record);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Big Two fair deal: 0 moves, not over yet\.\n.*one person/s),
    ]);
    expect(out.replaceAll(" ", "")).toContain(seal);
    expect((await baize(`verify - --seal ${seal.slice(0, 8).toUpperCase()}`, record)).code).toBe(0);
    for (const [wrong, of] of [
      ["0".repeat(64), record],
      [seal.slice(0, 7), record],
      [seal, "/bigtwo/1"],
    ]) {
      const refused = await baize(`verify - --seal ${wrong}`, of);
      expect([refused.code, refused.out]).toEqual([3, ""]);
    }
  });

  test("CL-R9 a record of an online table whose seal, secret or nonces are not its deal's own ends with 3", async () => {
    const [secret, nonces] = ["5".repeat(64), ["6".repeat(32)]];
    const sealed = {
      ...JSON.parse(goldenSave("bigtwo/golden/charlesworth.txt")),
      deal: `fair:${secret}:${nonces.join(",")}`,
      moves: [],
      ply: 0,
    };
    const told = { seal: createHash("sha256").update(secret).digest("hex"), secret, nonces };
    expect((await baize("verify -", JSON.stringify({ ...sealed, ...told }))).code).toBe(0);
    for (const [name, wrong] of Object.entries({ seal: "0".repeat(64), secret: "4".repeat(64), nonces: [] })) {
      const { code, err } = await baize("verify -", JSON.stringify({ ...sealed, ...told, [name]: wrong }));
      expect([code, err]).toEqual([
        3,
        expect.stringContaining(`The ${name} in this record ${name === "nonces" ? "are" : "is"} not`),
      ]);
    }
  });

  test.each([
    ["no save", '{"baize":"one"}', 'This is not a Baize save: the field "baize" must be a format number.'],
    ["nothing known", "{}", "This is not a Baize file: a save, a kept match or an export is expected."],
    ["an empty export", '{"baize-export":2,"matches":[]}', "There is no match in this file."],
    ["an export of a later page", '{"baize-export":9}', "This file has format 9; this program reads formats up to 2."],
    ["another game", save.replace('"pegs"', '"peggs"'), '"peggs" is not a game. Did you mean pegs?'],
    ["a move that is refused", `/pegs/plus?moves=${moves[0]}.d1-d3`, 'Move 2, "d1-d3", cannot be played: d'],
    ["a line of a list", `/pegs/plus\n# one\n${moves[0]}\nd1-d3`, 'Line 4: move 2, "d1-d3", cannot be played: d'],
    ["a damaged link", "/pegs/plus?moves=%", "it has a damaged % sign"],
    ["a deal that is not there", "/freecell/0", "There is no deal 0"],
  ])("CL-R3 CL-R4 %s", async (_, record, sentence) => {
    expect(await baize("verify -", record)).toMatchObject({ code: 3, out: "", err: expect.stringContaining(sentence) });
  });

  test("CL-R4 a list needs its deal", async () => {
    const { code, err } = await baize("verify -", "d2-d4");
    expect([code, err]).toEqual([2, expect.stringContaining("--game and --deal name them")]);
  });

  test("CL-R5 every table, or one", async () => {
    const all = (await baize("replay -", save)).out;
    expect(all.match(/^Move \d/gm)).toHaveLength(8);
    expect(all).toContain("8 moves, won.");
    const one = (await baize("replay - --ply 8", save)).out;
    expect(one).toContain(`Move 8: ${moves[7]}`);
    expect(one).not.toContain("Move 7");
    expect(one).toContain("1 peg;");
    expect((await baize("replay - --ply 9", save)).code).toBe(2);
  });

  test("CL-R6 a file that is not there", async () => {
    expect(await baize(`verify ${NOWHERE}`)).toMatchObject({
      code: 1,
      err: `${NOWHERE} cannot be read: there is no such file.\n`,
    });
  });
});

test.skipIf(process.platform !== "linux")("CL-R6 what has no end is not waited for", async () => {
  expect(await baize("verify /dev/zero")).toEqual({
    ...{ code: 1, out: "" },
    err: "/dev/zero cannot be read: it is larger than 64 MB.\n",
  });
  expect(await baize("verify -", "x".repeat(64 * 2 ** 20 + 1))).toEqual({
    ...{ code: 1, out: "" },
    err: "The input cannot be read: it is larger than 64 MB.\n",
  });
});

describe("kept matches and exports", () => {
  const fixture = (name: string) => join(import.meta.dirname, "fixtures", `${name}.golden.json`);

  test.each([
    ["save", "FreeCell 617: 2 moves, not over yet.\n"],
    ["kept-2", "FreeCell 617: 2 moves, not over yet.\n"],
    ["terminal-1", "Big Two 42: 4 moves, not over yet.\n"],
    ["export-1", "FreeCell 617: 2 moves, not over yet.\n"],
    ["export-2", "Big Two 42: 4 moves, not over yet.\n"],
  ])("CL-R7 %s", async (name, out) => {
    expect(await baize(`verify ${fixture(name)}`)).toMatchObject({ code: 0, out });
  });

  test("CL-R7 the game is chosen, and what cannot be read is told", async () => {
    const { out, err } = await baize(`replay ${fixture("export-1")} --game bigtwo --ply 4`);
    expect(out).toMatch(/^Move 4: 9C\n/);
    expect(err).toMatch(/^One match of this file cannot be read: This is not a Baize save/);
    expect(await baize(`verify ${fixture("export-1")} --game pegs`)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^There is no match of Peg Solitaire in this file\. One match of this file cannot/),
    });
  });
});
