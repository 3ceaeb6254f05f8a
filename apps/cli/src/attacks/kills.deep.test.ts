import { startHomes } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { playAndKill } from "./kills.fixture.ts";

const newHome = startHomes();

test("CL-V2 a terminal is killed a hundred times; every move that was shown is there", async () => {
  const { lost, moves, files } = await playAndKill(newHome(), 100, "deep");
  expect([lost, files]).toEqual([[], ["freecell.json"]]);
  expect(moves).toBeGreaterThan(0);
});
