import { startHomes } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { playAndKill } from "./kills.fixture.ts";

const newHome = startHomes();

test.skipIf(process.platform === "win32")(
  "CL-V2 a terminal is killed four times; every move that was shown is there",
  async () => {
    const { lost, moves, files } = await playAndKill(newHome(), 4, "short");
    expect([lost, files]).toEqual([[], ["freecell.json"]]);
    expect(moves).toBeGreaterThan(0);
  },
);
