import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baize, PseudoTerminal } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";

const homes = mkdtempSync(join(tmpdir(), "baize-left-"));
afterAll(() => rmSync(homes, { recursive: true }));

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `fixtures/${name}.golden.json`), "utf8");

/** A home in which a match of a game was left. */
function homeWith(game: string, text: string): { readonly home: string; readonly file: string } {
  const home = mkdtempSync(join(homes, "home-"));
  mkdirSync(join(home, "baize"));
  const file = join(home, `baize/${game}.json`);
  writeFileSync(file, text);
  return { home, file };
}

const kept = (change: object) => JSON.stringify({ ...JSON.parse(fixture("kept-2")), ...change });
const save = (change: object) => JSON.stringify({ ...JSON.parse(fixture("save")), ...change });

const winningLine = async (deal: string): Promise<string[]> => (await baize(`solve ${deal}`)).out.trim().split(/\s+/);

describe.skipIf(process.platform === "win32")("the match that was left", () => {
  test.each([
    ["kept-2", "freecell", /FreeCell 617 \| 2 moves \| 1:0\d /, "person"],
    ["terminal-1", "bigtwo", /Big Two 42 \| Deal 1 \| \d moves \| 8:3\d left/, "skilled"],
  ])("CL-L1 %s of %s goes on and is kept in today's form", async (name, game, heading, sitter) => {
    const { home, file } = homeWith(game, fixture(name));
    const table = new PseudoTerminal(`play ${game} --pace 0`, home);
    await table.until(new RegExp(`${heading.source}(.|\\n)*`));
    await table.until(/goes on where you left it|To beat/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    const found = readFileSync(file, "utf8");
    expect(JSON.parse(found)).toMatchObject({ "baize-match": 2, game, elapsed: expect.any(Number) });
    expect(found).toContain(sitter);
    expect(readdirSync(join(home, "baize"))).toEqual([`${game}.json`]);
  });

  test.each([
    ["damaged", '{"save', "This is not a Baize file: a save, a kept match or an export is expected."],
    ["of a later form", kept({ "baize-match": 9 }), "format 9; this program reads formats up to 2."],
    ["of a later save", kept({ save: save({ baize: 9 }) }), "format 9; this program reads formats up to 1."],
    ["of other rules", kept({ save: save({ rules: 7 }) }), "was played under rules version 7; version 1 is in use."],
    ["that does not replay", kept({ save: save({ moves: ["83", "99"] }) }), 'Move 2, "99", cannot be played:'],
    ["with a seat too many", kept({ seat: 3 }), 'its field "seat" should be the number of a seat.'],
    [
      "with nobody to play",
      kept({ seats: [{ kind: "bot", level: "expert" }] }),
      'its field "seats" should be a list of',
    ],
    ["of another game", fixture("terminal-1"), 'This save is of the game "bigtwo"; "freecell" was expected.'],
  ])("CL-L2 a record %s is put aside, named, and never written over", async (_, text, why) => {
    const { home, file } = homeWith("freecell", text);
    const aside = file.replace(".json", ".unread-2.json");
    writeFileSync(file.replace(".json", ".unread-1.json"), "an earlier one");
    const table = new PseudoTerminal("play freecell", home, 24, 250);
    await table.until(/FreeCell \d+ \| 0 moves(.|\n)*The match you left cannot be read/);
    expect(table.screen).toContain(why);
    expect(table.screen.replaceAll(/\s+/g, "")).toContain(`Itiskeptas${aside}.`);
    // The whole sentence is in the window before the screen is taken, and stays there.
    expect(table.output).toContain(`It is kept as ${aside}.\r\n\u001B[?1049h`);
    expect(table.output).not.toContain("goes on");
    // A move of the new deal is kept, and what was put aside is as it was.
    table.type("1a\r");
    await table.until(/[1-9] moves? /);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    expect(readFileSync(aside, "utf8")).toBe(text);
    expect(readFileSync(file.replace(".json", ".unread-1.json"), "utf8")).toBe("an earlier one");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ "baize-match": 2, game: "freecell" });
  });

  test("CL-L2 it is put aside where another deal is asked for, too", async () => {
    const { home, file } = homeWith("pegs", "no record at all");
    const table = new PseudoTerminal("play pegs plus", home, 24, 250);
    await table.until(/Peg Solitaire plus \| 0 sweeps(.|\n)*The match you left cannot be read/);
    table.type("d3-d1\r");
    await table.until(/1 sweep /);
    table.type("\u0003");
    await table.end();
    expect(readFileSync(file.replace(".json", ".unread-1.json"), "utf8")).toBe("no record at all");
    expect(existsSync(file)).toBe(true);
  });

  test("CL-L2 bots that open do not take the notice away", async () => {
    const { home } = homeWith("bigtwo", kept({ seats: [{ kind: "person" }, { kind: "bot", level: "prophet" }] }));
    const table = new PseudoTerminal("play bigtwo 42 --pace 0", home, 24, 250);
    await table.until(/3 moves(.|\n)*The match you left cannot be read/);
    table.type("\u0003");
    await table.end();
  });

  test.each([
    ["seconds without end", { seconds: 1e308 }],
    ["seconds before the beginning", { seconds: -5 }],
    ["a level that no longer exists", { bot: "prophet" }],
    ["a level that is no word", { bot: { a: 1 } }],
  ])("CL-L2 a record with %s gets a sentence, and play goes on", async (_, change) => {
    const text = JSON.stringify({ ...JSON.parse(fixture("terminal-1")), ...change });
    const { home, file } = homeWith("bigtwo", text);
    const table = new PseudoTerminal("play bigtwo --pace 0", home, 24, 250);
    await table.until(/The match you left cannot be read: This record of a match is damaged: its field/);
    await table.until(/▸ You/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    expect(readFileSync(file.replace(".json", ".unread-1.json"), "utf8")).toBe(text);
  });

  test("CL-L4 two windows on one match: both are kept, and each goes on", async () => {
    const { home, file } = homeWith("pegs", "");
    rmSync(file);
    const [one, two] = [
      new PseudoTerminal("play pegs plus", home, 24, 250),
      new PseudoTerminal("play pegs plus", home, 24, 250),
    ];
    await Promise.all([one.until(/0 sweeps/), two.until(/0 sweeps/)]);
    one.type("d3-d1\r");
    await one.until(/1 sweep /);
    two.type("d5-d7\r");
    await two.until(/Another window plays on from here\. This match is kept as/);
    one.type("\u001A");
    await one.until(/0 sweeps(.|\n)*Taken back/);
    two.type("undo\r");
    await two.until(/0 sweeps(.|\n)*Taken back/);
    for (const table of [one, two]) {
      table.type("quit\r");
      expect(await table.end()).toBe(0);
    }
    const other = file.replace(".json", ".other-1.json");
    const movesIn = (path: string) => JSON.parse(JSON.parse(readFileSync(path, "utf8")).save).moves;
    expect([movesIn(file), movesIn(other)]).toEqual([["d3-d1"], ["d5-d7"]]);
    expect(two.output.replaceAll(/\s+/g, " ")).toContain(`baize play pegs --load ${other} goes on with it.`);
    expect(readdirSync(join(home, "baize")).sort()).toEqual(["pegs.json", "pegs.other-1.json"]);
  });

  test("CL-L4 two that keep in the same millisecond are both kept, and so is what a dead one held", async () => {
    const { home, file } = homeWith("freecell", "");
    const keeper = join(import.meta.dirname, "keepers.fixture.ts");
    const both = ["A", "B"].map((who) => ({
      who,
      child: fork(keeper, { env: { ...process.env, XDG_STATE_HOME: home } }),
    }));
    await Promise.all(both.map(({ child }) => once(child, "message")));
    const tell = (order: (who: string) => object) =>
      Promise.all(
        both.map(({ who, child }) => {
          child.send(order(who));
          return once(child, "message");
        }),
      );
    for (let round = 0; round < 10; round++) {
      for (const name of readdirSync(join(home, "baize"))) rmSync(join(home, "baize", name));
      writeFileSync(file, fixture("kept-2"));
      writeFileSync(`${file}.lock`, round % 2 === 0 ? String(2 ** 22 + 1) : "");
      utimesSync(`${file}.lock`, 1, 1);
      await tell((rev) => ({ rev }));
      const at = Date.now() + 20;
      await tell((who) => ({ at, rev: `${who}${round}` }));
      const names = readdirSync(join(home, "baize")).sort();
      expect(names).toEqual(["freecell.json", "freecell.other-1.json"]);
      const revs = names.map((name) => JSON.parse(readFileSync(join(home, "baize", name), "utf8")).rev);
      expect(revs.sort()).toEqual([`A${round}`, `B${round}`]);
    }
    for (const { child } of both) child.kill();
  });

  test.each([
    ["a pipe", (file: string) => execFileSync("mkfifo", [file]), "it is a pipe or a device, not a file"],
    ["a link to a device", (file: string) => symlinkSync("/dev/zero", file), "it is a pipe or a device, not a file"],
    ["a link to itself", (file: string) => symlinkSync(file, file), "its links lead round in a circle"],
  ])("CL-L2 where %s stands it is put aside, and play begins", async (_, make, why) => {
    const { home, file } = homeWith("freecell", "");
    rmSync(file);
    make(file);
    const table = new PseudoTerminal("play freecell 617", home, 24, 250);
    await table.until(/FreeCell 617 \| 0 moves(.|\n)*The match you left cannot be read/);
    expect(table.screen).toContain(why);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    expect(readdirSync(join(home, "baize"))).toEqual(["freecell.unread-1.json"]);
  });

  test("CL-L4 a match that is over takes away no other", async () => {
    const { home, file } = homeWith("pegs", "");
    rmSync(file);
    const table = new PseudoTerminal("play pegs easy", home, 24, 250);
    await table.until(/0 sweeps/);
    writeFileSync(file, "another window's");
    table.type(`${(await winningLine("pegs easy")).join("\r")}\r`);
    await table.until(/Over: won/);
    table.type("quit\r");
    await table.end();
    expect(readFileSync(file, "utf8")).toBe("another window's");
  });

  test("CL-L3 a match from a file goes on, on the screen", async () => {
    const home = mkdtempSync(join(homes, "home-"));
    const file = join(import.meta.dirname, "fixtures/export-1.golden.json");
    const table = new PseudoTerminal(`play bigtwo --load ${file} --pace 0`, home, 24, 250);
    await table.until(/Big Two 42 \| Deal 1 \| [4-9] moves/);
    await table.until(/▸ You/);
    table.type("\u001A");
    await table.until(/3 moves(.|\n)*Taken back/);
    table.type("\u0003");
    await table.end();
    const found = JSON.parse(readFileSync(join(home, "baize/bigtwo.json"), "utf8"));
    expect(found.seats.map(({ level = "" }) => level)).toEqual(["", "novice", "expert", "classic"]);
    expect(found).toMatchObject({ practice: true, series: "mfa-s", hints: 1 });
  });
});
