import { setTimeout as pause } from "node:timers/promises";
import { freecell } from "@baize/freecell";
import { Match, must } from "@baize/kernel";
import { baize, startHomes } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { newThread } from "./pool.ts";

const newHome = startHomes();
const job = { game: "freecell", options: undefined, shortest: false, deals: ["1"], patience: 1 };

test("CL-W1 a thread that ends in the middle of a job says so; the next question starts another", async () => {
  const thread = newThread();
  const { answer } = thread.ask("survey", job);
  const lost = expect(answer).rejects.toThrow("the line has ended");
  await thread.end();
  await lost;
  expect(await thread.ask("survey", job).answer).toMatchObject({
    count: 1,
    figures: expect.stringMatching(/^\[{"deal":1,"verdict":"won",/),
  });
  await thread.end();
});

test("CL-W1 what fails in a thread fails for whoever asked, and the thread goes on", async () => {
  const thread = newThread();
  await expect(thread.ask("survey", { ...job, deals: ["0"] }).answer).rejects.toThrow("There is no deal 0");
  await expect(thread.ask("search", { game: "bigtwo", view: null }).answer).rejects.toThrow(
    "There is no solver for Big Two.",
  );
  expect(await thread.ask("survey", job).answer).toMatchObject({ count: 1 });
  await thread.end();
});

test("CL-W1 one question is stopped in the middle of its work, and another that comes at once is not", async () => {
  const thread = newThread();
  const view = (deal: string) => must(Match.start(freecell, { deal })).view("spectator");
  await thread.ask("search", { game: "freecell", view: view("2") }).answer;
  const long = thread.ask("search", { game: "freecell", view: view("11982") });
  // It works by now, and hears no message before it is done.
  await pause(50);
  long.stop();
  const short = thread.ask("search", { game: "freecell", view: view("1") });
  expect(await long.answer).toMatchObject({ verdict: "unknown", line: [] });
  expect(await short.answer).toMatchObject({ verdict: "won" });
  await thread.end();
});

test("CL-W3 what was compiled once is kept for threads, too", async () => {
  const env = { TMPDIR: newHome(), NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const readAgain = async () => {
    const { out, err } = await baize("solve pegs plus", "", env);
    return /cache for ESM \S+threads\/thread\.ts was accepted/.test(out + err);
  };
  expect([await readAgain(), await readAgain()]).toEqual([false, true]);
});
