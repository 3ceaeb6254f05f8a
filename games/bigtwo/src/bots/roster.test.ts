import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { masterWeights, quickWeights } from "../weights/index.ts";
import { rosterOf } from "./index.ts";

/** The files of weights, and a list of those that were read. */
function reading(fails: readonly string[] = []) {
  const read: string[] = [];
  const reader = (name: string, address: URL) => async () => {
    read.push(name);
    const bytes = new Uint8Array(await readFile(address));
    return fails[read.length - 1] === name ? bytes.subarray(1) : bytes;
  };
  return { read, master: reader("master", masterWeights), quick: reader("quick", quickWeights) };
}

test("BT-B14 every level by its name, from the weakest to the strongest", async () => {
  const roster = rosterOf(reading());
  expect(roster.ids).toEqual(["novice", "classic", "skilled", "expert", "master", "grandmaster"]);
  for (const id of roster.ids) expect((await roster.bot(id)).id).toBe(id);
  await expect(roster.bot("prophet")).rejects.toThrow("There is no bot prophet.");
});

test("BT-B14 weights are read when a level needs them, and no file twice", async () => {
  const files = reading();
  const roster = rosterOf(files);
  await roster.bot("expert");
  expect(files.read).toEqual([]);
  const [first, second] = await Promise.all([roster.bot("master"), roster.bot("master")]);
  expect(files.read).toEqual(["master"]);
  expect(second).toBe(first);
  await roster.bot("grandmaster");
  await roster.bot("grandmaster");
  expect(files.read).toEqual(["master", "quick"]);
});

test("BT-B14 damaged weights give no player, and are read again", async () => {
  const files = reading(["master", "", "quick"]);
  const roster = rosterOf(files);
  await expect(roster.bot("grandmaster")).rejects.toThrow("These weights cannot be used: the ");
  await expect(roster.bot("grandmaster")).rejects.toThrow("These weights cannot be used: the ");
  expect((await roster.bot("grandmaster")).id).toBe("grandmaster");
  expect(files.read).toEqual(["master", "master", "quick", "quick"]);
});
