import { expect, test } from "vitest";
import { LineProgram } from "./line-program.ts";

const program = (code: string, patience: number) => new LineProgram([process.execPath, "-e", code], patience);

test("CL-J2 a program that never says a word is given up at once", async () => {
  const mute = program("setInterval(() => {}, 1000)", 100);
  await expect(mute.ask("reset")).rejects.toThrow(/has not answered in 0\.1 seconds: one line is expected/);
});

test("CL-J2 a line without end is given up", async () => {
  const endless = program('const more = () => process.stdout.write("0".repeat(99999), more); more()', 60_000);
  await expect(endless.ask("reset")).rejects.toThrow(/answers without end: a line of at most 1000000 characters/);
});

test("CL-J2 answers come line by line, however they are cut", async () => {
  const cut = program(
    'process.stdin.on("data", () => { process.stdout.write("ok "); setTimeout(() => console.log("1\\r"), 20); })',
    60_000,
  );
  expect([await cut.ask("reset"), await cut.ask("reset")]).toEqual(["ok 1", "ok 1"]);
  cut.close();
});

test("CL-J2 a program that has not answered in time twice is not asked any more", async () => {
  const slow = program(
    'require("readline").createInterface({ input: process.stdin }).on("line", (l) => l === "spin" || console.log("ok 1"))',
    // So long a busy machine may take to start it.
    2000,
  );
  const late = "silent not in time";
  expect([await slow.ask("a"), await slow.ask("spin"), slow.isGivenUp]).toEqual(["ok 1", late, false]);
  expect([await slow.ask("spin"), slow.isGivenUp, await slow.ask("a")]).toEqual([late, true, late]);
});

test("CL-J2 a program that ends later has no answer there, and is started again", async () => {
  const tired = program(
    'require("readline").createInterface({ input: process.stdin }).on("line", (l) => l === "end" ? process.exit(3) : console.log("ok 1"))',
    60_000,
  );
  const answers = [await tired.ask("a"), await tired.ask("end"), await tired.ask("b")];
  expect(answers).toEqual(["ok 1", "silent the program has ended", "ok 1"]);
  tired.close();
});
