/** The example of docs/online.md, run as it stands. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openTable } from "../testing/client.fixture.ts";
import { Databases, serve } from "../testing/place.fixture.ts";

const script = join(import.meta.dirname, "../../../../docs/examples/online_bot.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("ON-X1 the example is short", () => {
  expect(readFileSync(script, "utf8").split("\n").length).toBeLessThanOrEqual(36);
});

test.skipIf(!hasPython)("ON-X1 it sits down and plays a whole deal", async () => {
  const databases = await Databases.start();
  const served = await serve({ url: await databases.make() });
  const ada = await openTable(served.address, { bots: ["novice", "novice"] });
  await ada.sit("Ada");
  await ada.follow();
  const child = spawn("python3", [script, `${served.address}/t/${ada.id}`, "Marvin"]);
  const said = text(child.stdout);
  await once(child.stdout, "readable");
  await ada.post("start");
  const over = await ada.playOn();
  await once(child, "close");
  expect(await said).toBe(`Marvin sits in seat 1.\nIt is over: [${over.scores?.join(", ")}]\n`);
  expect(over.moves.some(({ seat, why }) => seat === 1 && why === "player")).toBe(true);
  ada.unfollow();
  // Alone with bots it is the host, and begins by itself.
  const { id } = await openTable(served.address, { bots: ["novice", "novice", "novice"] });
  const alone = spawn("python3", [script, `${served.address}/t/${id}`, "Marvin"]);
  expect(await text(alone.stdout)).toMatch(/^Marvin sits in seat 0\.\nIt is over: \[/);
  await served.end();
  await databases.end();
});
