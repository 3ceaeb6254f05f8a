import { bigtwo } from "@baize/bigtwo";
import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { Bots } from "./bots.ts";

const match = (deal: string) => must(Match.start(bigtwo, { deal }));

test("CL-T9 a bot answers one table after the other; asked twice about the same, it thinks once", async () => {
  const bots = new Bots("classic");
  const [first, second] = [match("42"), match("617")];
  const asked = bots.choose(first);
  expect(await Promise.all([asked, bots.choose(first)])).toEqual(["3D", "3D"]);
  expect(must(second.play((await bots.choose(second)) ?? "")).ply).toBe(1);
  await bots.end();
});

test("CL-T9 a question that another one replaces gets no answer, and nobody who has gone answers", async () => {
  const bots = new Bots("classic");
  const [first, second] = [match("42"), match("617")];
  const [dropped, answered] = await Promise.all([bots.choose(first), bots.choose(second)]);
  expect([dropped, typeof answered]).toEqual([undefined, "string"]);
  const late = bots.choose(first);
  await bots.end();
  expect([await late, await bots.choose(first)]).toEqual([undefined, undefined]);
});

test("CL-T9 a bot that fails says so", async () => {
  const bots = new Bots("prophet");
  await expect(bots.choose(match("42"))).rejects.toThrow("There is no bot prophet.");
  await bots.end();
});
