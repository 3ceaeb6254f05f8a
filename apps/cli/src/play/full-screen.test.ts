import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PseudoTerminal, startHomes } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

const newHome = startHomes();

const DOWN = "\u001B[B";
const ENTER_SCREEN = "\u001B[?1049h\u001B[?25l";
const LEAVE_SCREEN = "\u001B[?25h\u001B[?1049l";

describe.skipIf(process.platform === "win32")("the screen", () => {
  test("CL-T1 CL-T3 CL-T4 CL-T5 a match is played, interrupted and taken up again", async () => {
    const home = newHome();
    const first = new PseudoTerminal("play freecell 1", home);
    await first.until(/FreeCell 1 \| 0 moves \| \d+:\d\d \| can be won/);
    first.type("\t");
    await first.until(/Try \w+: it can be won in \d+ moves/);
    first.type("26\r");
    await first.until(/9♣ cannot go on 3♦/);
    first.type("7a\r");
    await first.until(/1 move \|.*\| can be won/);
    first.type("\u001A");
    await first.until(/0 moves(.|\n)*Taken back/);
    first.type("\u0019");
    await first.until(/1 move (.|\n)*Made again/);
    first.type("\u0003");
    expect(await first.end()).toBe(130);
    const { output } = first;
    expect(output.indexOf(ENTER_SCREEN)).toBeGreaterThan(-1);
    expect(output.indexOf(LEAVE_SCREEN)).toBeGreaterThan(output.lastIndexOf("\u001B[H"));

    const second = new PseudoTerminal("play freecell", home);
    await second.until(/FreeCell 1 \| 1 move (.|\n)*goes on where you left it/);
    second.type("quit\r");
    expect(await second.end()).toBe(0);
    const third = new PseudoTerminal("play freecell --new", home);
    await third.until(/FreeCell \d+ \| 0 moves/);
    third.type("\u0004");
    expect(await third.end()).toBe(0);
  });

  test.each(["close", "kill"] as const)("CL-T5 a match is kept when the end comes without a word: %s", async (end) => {
    const home = newHome();
    const table = new PseudoTerminal("play pegs plus", home);
    await table.until(/0 sweeps/);
    table.type("d3-d1\r");
    await table.until(/1 sweep /);
    table[end]();
    await table.end();
    const again = new PseudoTerminal("play pegs", home);
    await again.until(/1 sweep (.|\n)*goes on where you left it/);
    again.type("\u001A");
    await again.until(/0 sweeps/);
    again.kill();
    await again.end();
    // What was taken back can be made again the next time too.
    const third = new PseudoTerminal("play pegs", home);
    await third.until(/0 sweeps/);
    third.type("\u0019");
    await third.until(/1 sweep /);
    third.kill();
    await third.end();
  });

  test("CL-T5 a table nobody has touched leaves the match that was left alone", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play pegs plus", home);
    await table.until(/0 sweeps/);
    table.type("d3-d1\r");
    await table.until(/1 sweep /);
    table.kill();
    await table.end();
    const before = readFileSync(join(home, "baize/pegs.json"), "utf8");
    const other = new PseudoTerminal("play pegs cross", home);
    await other.until(/0 sweeps/);
    other.type("restart\r");
    await other.until(/Back to the deal/);
    other.type("new\r");
    await other.until(/A new deal/);
    other.kill();
    await other.end();
    expect(readFileSync(join(home, "baize/pegs.json"), "utf8")).toBe(before);
  });

  test("CL-T5 a match that cannot be kept is played all the same", async () => {
    const home = newHome();
    writeFileSync(join(home, "baize"), "a file where the folder should be");
    const table = new PseudoTerminal("play pegs plus", home);
    await table.until(/0 sweeps/);
    table.type("d3-d1\r");
    await table.until(/1 sweep (.|\n)*Your match cannot be kept: there is a file where its folder should be\./);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });

  test("CL-T9 a bot that takes longer than a moment is said to think", async () => {
    const table = new PseudoTerminal("play bigtwo 42 --bot grandmaster --pace 0", newHome());
    await table.until(/\| Tawny( [23])? is thinking/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });

  test("CL-T9 while a bot takes its time keys, size and Ctrl+C work", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play bigtwo 7 --bot classic --pace 20000", home);
    await table.until(/▸ You /);
    table.type("3D\r");
    await table.until(/▸ Plod /);
    table.type("pass\r");
    await table.until(/It is not your turn: Plod is to move\./);
    table.type("\t");
    await table.until(/It is not your turn\.\s/);
    table.resize(40, 120);
    await table.until(/^.*Big Two 7 .*\n(.*\n){38}/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    const again = new PseudoTerminal("play bigtwo", home);
    await again.until(/▸ Plod (.|\n)*goes on where you left it/);
    again.type("quit\r");
    expect(await again.end()).toBe(0);
    expect(JSON.parse(readFileSync(join(home, "baize/bigtwo.json"), "utf8"))).toMatchObject({
      seats: [{ kind: "person" }, ...Array(3).fill({ kind: "bot", level: "classic" })],
      practice: false,
    });
  });

  test("CL-T4 CL-T8 a question mark shows how to play, and any key the table again", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play pegs plus --options d4", home);
    await table.until(/Peg Solitaire plus \| d4 \|(.|\n)*9 pegs/);
    table.type("?");
    await table.until(/A jump is where from and where to(.|\n)*Ctrl\+Z/);
    table.type("x");
    await table.until(/9 pegs(.|\n)* > _/);
    table.type("?");
    await table.until(/A jump is where from/);
    table.type(DOWN);
    await table.until(/9 pegs/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });

  test("CL-T10 CL-T4 a board is won with the mouse; the result stays, and a new deal has a new clock", async () => {
    const table = new PseudoTerminal("play pegs plus", newHome());
    await table.until(/9 pegs/);
    const press = (hole: string) => {
      const lines = table.screen.split("\n");
      const column = lines.find((line) => line.includes(" a "))?.indexOf(` ${hole[0]} `) ?? -1;
      const row = lines.findIndex((line) => line.trimStart().startsWith(`${hole[1]} `));
      table.type(`\u001B[<0;${column + 2};${row + 1}M\u001B[<0;${column + 2};${row + 1}m`);
    };
    for (const [i, jump] of "d3-d1 d5-d3 f4-d4 d4-d2 b4-d4 d1-d3 d3-d5 d5-d7".split(" ").entries()) {
      for (const hole of jump.split("-")) press(hole);
      await table.until(new RegExp(`${8 - i} pegs?\\b`));
    }
    await table.until(/\| won(.|\n)*Over: won/);
    table.type("undo\r");
    await table.until(/2 pegs/);
    table.type("redo\r");
    await table.until(/Peg Solitaire plus \|.*\| won/);
    table.type("new\r");
    await table.until(/0 sweeps \| 0:0\d/);
    table.type("\u0003");
    await table.end();
  });

  test("CL-P11 when nothing is left to decide the rest is played, and taken back as one", async () => {
    const almost = encodeURIComponent("Foundations: H-K C-K D-K S-J Freecells: KS - - - : QS");
    const table = new PseudoTerminal(`play freecell /freecell/${almost}`, newHome());
    await table.until(/0 moves(.|\n)*Nothing is left to decide\. Type finish/);
    table.type("finish\r");
    await table.until(/2 moves(.|\n)*Over: won, after 2 moves/);
    table.type("undo\r");
    await table.until(/0 moves(.|\n)*Taken back/);
    table.type("1h\rundo\r");
    await table.until(/Taken back/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });

  test("CL-S6 the bar of a long range", async () => {
    const home = newHome();
    const table = new PseudoTerminal("solve freecell 1-4000 --json --workers 1 >/dev/null", home);
    await table.until(/\[#*\.*\] \d+ of 4000, \d+\/s, \d+ s left/);
    expect(await table.end()).toBe(0);
  });

  test("CL-T6 the window changes its size", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play freecell 617", home);
    await table.until(/0 moves.*can be won/);
    expect(table.screen.split("\n")).toHaveLength(24);
    table.resize(40, 120);
    await table.until(/^(.*\n){39}/);
    expect(table.screen.split("\n")).toHaveLength(40);
    expect(table.screen.split("\n")[0]).toHaveLength(120);
    // Low: the frame gives way, and every card that can be played is there.
    table.resize(14, 80);
    await table.until(/^(.*\n){13}[^\n]*$/);
    for (const card of ["J♦", "K♠", "K♣", "4♥", "J♣", "6♣", "J♥", "Q♥"]) expect(table.screen).toContain(card);
    // The help is longer than that: it has pages, and the keys that turn them are not typed.
    table.type("?");
    await table.until(/Page 1 of 2; any key goes on\./);
    expect(table.screen).toContain("Bring all cards home");
    table.type("x");
    await table.until(/Page 2 of 2/);
    expect(table.screen).toContain("Words to type");
    table.type("x");
    await table.until(/J♦[\s\S]*> _/);
    table.resize(24, 60);
    await table.until(/\| \?: help$/);
    table.resize(12, 30);
    // Rows and columns change one after the other.
    await table.until(/This window is too small[\s\S]*30\s+×\s+12/);
    expect(table.screen.replaceAll(/\s+/g, " ")).toMatch(/it needs \d+ × 13, and has 30 × 12\./);
    expect(Math.max(...table.screen.split("\n").map((line) => line.length))).toBe(30);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });
});
