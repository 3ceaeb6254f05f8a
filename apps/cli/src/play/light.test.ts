import { freecell } from "@baize/freecell";
import { Match, must } from "@baize/kernel";
import { Mailbox, type Port } from "@baize/midend";
import { expect, test } from "vitest";
import { newThread } from "../threads/pool.ts";
import type { ThreadTasks } from "../threads/tasks.ts";
import { TableLight } from "./light.ts";

const match = (deal: string) => must(Match.start(freecell, { deal }));

test("CL-T4 what is known of a line need not be asked again; asked twice at once it is looked at once", async () => {
  const line = newThread();
  const light = new TableLight(line, true);
  const begun = match("1");
  expect(light.recall(begun)).toBeUndefined();
  const [seen, again] = await Promise.all([light.see(begun), light.see(begun)]);
  expect([seen?.glow, again]).toEqual(["winnable", seen]);
  const next = must(begun.play(seen?.line[0] ?? ""));
  expect(light.recall(next)).toMatchObject({ glow: "winnable", line: seen?.line.slice(1) });
  const other = must(begun.play(begun.legalMoves(0 as never).find((text) => text !== seen?.line[0]) ?? ""));
  expect(light.recall(other)).toBeUndefined();
  await line.end();
});

test("CL-T4 a table that another one replaces is not looked at any longer", async () => {
  const line = newThread();
  const light = new TableLight(line, true);
  const long = light.see(match("11982"));
  expect(await Promise.all([long, light.see(match("2"))])).toMatchObject([undefined, { glow: "winnable" }]);
  await line.end();
});

test("CL-T4 CL-W1 a light that nobody can ask says why, and does not go on thinking", async () => {
  const port: Port = {
    post: () => {},
    listen: (_, fail) => void setTimeout(() => fail(new Error("its file is missing")), 1),
    end: () => {},
  };
  const light = new TableLight(new Mailbox<ThreadTasks>(() => port), true);
  await expect(light.see(match("1"))).rejects.toThrow("its file is missing");
  light.leave();
  expect(await light.see(match("2"))).toBeUndefined();
  expect(await new TableLight(new Mailbox<ThreadTasks>(() => port), false).see(match("1"))).toBeUndefined();
});
