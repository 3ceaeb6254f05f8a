import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baize, jsonLines, PseudoTerminal, startHomes } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

const newHome = startHomes();

const RIGHT = "\u001B[C";

test("CL-D1 a deal by other rules", async () => {
  const { code, out, err } = await baize("deal bigtwo 42 --options taiwan");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Big Two: taiwan\nplayer: /);
});

test("CL-B1 the arena", async () => {
  const line = "arena bigtwo --seats classic,novice,novice,novice --deals 5 --seed 7 --json --workers";
  const { code, out, err } = await baize(`${line} 1`);
  const [found] = jsonLines(out);
  expect([code, err]).toEqual([0, ""]);
  expect(Object.keys(found)).toEqual(["preset", "deals", "seed", "seats"]);
  expect(found).toMatchObject({ preset: "mis", deals: 5, seed: 7 });
  expect(found.seats.map(({ bot }: { bot: string }) => bot)).toEqual(["classic", "novice", "novice", "novice"]);
  expect(found.seats[0]).toEqual({
    bot: "classic",
    points: { mean: expect.any(Number), se: expect.any(Number) },
    winRate: expect.any(Number),
  });
  expect((await baize(`${line} 2`)).out).toBe(out);
});

describe.skipIf(process.platform === "win32")("the screen", () => {
  test("CL-T2 CL-T3 cards of Big Two are chosen one by one", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play bigtwo 42 --bot skilled", home);
    await table.until(/▸ You (.|\n)*To beat, by Bramble 2: {2}A♣ {3}A♠/);
    table.type(` ${RIGHT} `);
    await table.until(/3♣\* {2}4♥\*/);
    table.type("\u001B");
    await table.until(/^[^*]*$/);
    table.type(`${RIGHT.repeat(9)} ${RIGHT} \r`);
    await table.until(/[4-9] moves/);
    expect(table.screen).toMatch(/11 ▪/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
    expect(table.output).toContain("Your match is kept: baize play bigtwo goes on with it.");
    expect(JSON.parse(readFileSync(join(home, "baize/bigtwo.json"), "utf8"))).toMatchObject({
      seats: [{ kind: "person" }, ...Array(3).fill({ kind: "bot", level: "skilled" })],
    });
  });

  test("CL-P12 the table ends a match whose time is up, unless it has as long as it takes", async () => {
    const home = newHome();
    const first = new PseudoTerminal("play bigtwo 42 --bot novice --pace 0", home);
    await first.until(/\| (10:00|9:5\d) left(.|\n)*▸ You /);
    first.type("quit\r");
    expect(await first.end()).toBe(0);
    const file = join(home, "baize/bigtwo.json");
    const late = JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), elapsed: 599_500 });
    writeFileSync(file, late);
    const endless = new PseudoTerminal("play bigtwo --no-clock", home);
    await endless.until(/\| 10:0\d(.|\n)*▸ You /);
    endless.kill();
    await endless.end();
    writeFileSync(file, late);
    const table = new PseudoTerminal("play bigtwo", home);
    await table.until(/\| over with (.|\n)*Time is up\. Type new (.|\n)*Deal 1 of 10: You -/);
    table.type("new\r");
    await table.until(/\| (10:00|9:5\d) left/);
    table.type("\u0003");
    expect(await table.end()).toBe(130);
  });

  test("CL-T2 CL-T4 CL-P4 Big Two is won with the keyboard, and a match of one deal with it", async () => {
    const home = newHome();
    const table = new PseudoTerminal("play bigtwo 7 --bot classic --pace 0 --length 1-deals", home);
    for (let turn = 0; turn < 8; turn++) {
      await table.until(/▸ You /);
      const [, moves = ""] = /\| (\d+) moves?/.exec(table.screen) ?? [];
      table.type("\t");
      await table.until(/Try [^.]+\./);
      const [, advice = ""] = /Try ([^.]+)\./.exec(table.screen) ?? [];
      table.type(`${advice}\r`);
      await table.until(new RegExp(`\\| (?!${moves} )\\d+ moves(.|\\n)*(▸ You|Over:)`));
    }
    await table.until(/Big Two 7 \| Deal 1 of 1 \| 29 moves (.|\n)*Over: you won with 21 points\.\s+The match is/);
    expect(table.screen.replaceAll(/\s+/g, " ")).toMatch(
      /The match is over: 1\. You \+21, 2\. .*\. Type new for another match\./,
    );
    expect(table.screen).not.toContain("another deal");
    // A deal of chance has no name that says anything.
    table.type("new\r");
    await table.until(/^ Big Two \| Deal 1 of 1 \| /m);
    table.type("quit\r");
    expect(await table.end()).toBe(0);
  });
});
