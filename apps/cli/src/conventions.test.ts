import { once } from "node:events";
import { GAMES } from "@baize/games";
import { baize, start } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";
import { usesColour } from "./screen/paint.ts";

describe("exit codes", () => {
  test("CL-X1 they are in the help, which is data", async () => {
    const { code, out } = await baize("--help");
    expect(code).toBe(0);
    for (const line of ["0    done", "1    failure", "2    a command", "3    proved", "4    gave up", "130  ended"]) {
      expect(out).toContain(line);
    }
  });

  test.each([
    ["", 2],
    ["deal", 2],
    ["verify no-such-file", 1],
  ])("CL-X1 `baize %s` ends with %i and nothing on stdout", async (line, code) => {
    expect(await baize(line)).toMatchObject({ code, out: "" });
  });

  test.each([
    ["deal freecell 1", 0],
    ["solve pegs english-d4 --target d3", 3],
    ["verify -", 3],
    ["solve freecell 11982 --budget-ms 1", 4],
  ])("CL-X1 `baize %s` ends with %i", async (line, code) => {
    expect((await baize(line, "/pegs/plus?moves=a1-a3")).code).toBe(code);
  });

  test("CL-X1 Ctrl+C ends with 130", async () => {
    const child = start(["play", "pegs", "easy"]);
    // It is ready for the signal once it shows the table.
    await once(child.stdout, "data");
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([130, null]);
  });

  test("CL-X2 a closed pipe is no error", async () => {
    const child = start(["replay", "-"]);
    let complaints = "";
    child.stderr.on("data", (text) => {
      complaints += text;
    });
    child.stdout.destroy();
    child.stdin.end("/pegs/english-d4?moves=d2-d4.d5-d3");
    expect([await once(child, "close"), complaints]).toEqual([[0, null], ""]);
  });
});

describe("words", () => {
  test.each([
    ["help nonsense", '"nonsense" is not a command. Choose play, join, host, deal,'],
    ["help slove", '"slove" is not a command. Did you mean solve?'],
    ["deal xyzzy", '"xyzzy" is not a game. Choose freecell, pegs or bigtwo.'],
    ["completion tcsh", '"tcsh" is not a shell that is known here. Choose bash, zsh or fish.'],
    ["dael freecell 1", "Unknown command 'dael'. Did you mean deal?"],
    ["deal freecell 1 --fromat json", "Unknown option '--fromat'. Did you mean --format?"],
    ["deal frecell 1", '"frecell" is not a game. Did you mean freecell? Choose freecell, pegs or bigtwo.'],
    ["deal freecell 1 --format jsno", '"jsno" is not a format for FreeCell. Did you mean json?'],
    ["replay x --ply two", '--ply is "two"; a whole number from 0 on is expected.'],
    ["deal freecell 1 2", "Too many arguments for 'deal'."],
    ["solve pegs plus --tarte d4", "Unknown option '--tarte'. Did you mean --target?"],
    ["play pegs easy --cs3500", "--cs3500 is an option for FreeCell."],
    ["solve freecell 617 --target d4", "--target is an option for Peg Solitaire."],
    ["solve peks plus --target d4", '"peks" is not a game. Did you mean pegs?'],
  ])("CL-H2 `baize %s`", async (line, sentence) => {
    const { code, out, err } = await baize(line);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});

describe("colours", () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: "dumb" }, true, false],
    [{ NO_COLOR: "1" }, true, false],
    [{ NO_COLOR: "" }, true, true],
    [{ FORCE_COLOR: "1" }, false, true],
    [{ FORCE_COLOR: "0" }, true, false],
    [{ FORCE_COLOR: "1", NO_COLOR: "1", TERM: "dumb" }, false, true],
  ])("CL-C1 %j, terminal %j: %j", (env, isTerminal, colours) => {
    expect(usesColour(env, isTerminal)).toBe(colours);
  });

  test("CL-C2 drawings: plain, in colour, in four colours, in plain letters", async () => {
    const replay = (line: string, env = {}) => baize(`replay - ${line}`, "/freecell/617", env);
    const plain = (await replay("")).out;
    const two = (await replay("", { FORCE_COLOR: "1" })).out;
    const four = (await replay("--four-color", { FORCE_COLOR: "1" })).out;
    const ascii = (await replay("--ascii")).out;
    expect(plain).toContain("7♦");
    expect(plain).not.toContain("\u001B");
    expect(two).toContain("\u001B[31;107m 7♦ ");
    expect(four).toContain("\u001B[34;107m 7♦ ");
    expect(ascii).toContain("7D");
    expect(ascii).toMatch(/^[\n -~]*$/);
  });
});

test("CL-G2 what is particular in the help comes from the games", async () => {
  const help = async (name: string) => (await baize(`${name} --help`)).out.replaceAll(/\s+/g, " ");
  expect((await baize("--help")).out).toContain("\nFreeCell, Peg Solitaire and Big Two in a terminal.\n");
  expect(await help("solve")).toContain("--target <hole> Peg Solitaire: where the last peg has to stand");
  const play = await help("play");
  expect(await help("host")).toMatch(/--clock <time> [^(]*\(standard: 30\) --deals/);
  expect(play).toContain("(Big Two: novice to grandmaster, standard classic)");
  expect(play).toContain("--no-autoplay FreeCell: no card goes home by itself");
  expect(play).toContain("baize play freecell 617 echo 'C1 7 O1 q' | baize play freecell 617 --cs3500");
  expect(await help("deal")).toContain(
    "how: board, fc-solve, cs3500 or json for FreeCell; grid or json for Peg Solitaire",
  );
});

test("CL-G2 the help of a command for one game has no word of another", async () => {
  const options = async (line: string) => (await baize(line)).out.match(/^ {2}--(target|cs3500|no-\w+)/gm)?.join("");
  expect(await Promise.all(["solve freecell --help", "solve pegs --help", "play bigtwo -h"].map(options))).toEqual([
    undefined,
    "  --target",
    "  --no-clock",
  ]);
});

test("CL-G1 a game without a drawing is written as text", async () => {
  const { rules } = GAMES.find(({ id }) => id === "pegs")!;
  const game = await rules();
  const { tableText } = await import("./screen/picture.ts");
  const { startMatch } = await import("./arguments/games.ts");
  const sheet = { ascii: false, width: 80, height: 24 };
  const text = tableText(startMatch(game, "plus", undefined), undefined, sheet, { colour: false, fourColour: false });
  expect(text).toBe("**...**/**.O.**/...O.../.OOOOO./...O.../**.O.**/**...** any");
});
