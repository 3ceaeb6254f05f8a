/** The same evening of five deals over a real PostgreSQL with two processes, and the players on different ones. */

import { Databases, Process } from "@baize/server/testing";
import { startSubject } from "@baize/testkit/page";
import { test } from "vitest";
import { evening } from "./friends.fixture.ts";
import { loseLine } from "./lost-line.fixture.ts";

const subject = startSubject();

test("WB-N3 WB-N4 WB-N6 friends on two servers over one PostgreSQL play a whole match", async () => {
  const databases = await Databases.start();
  const env = { DATABASE_URL: await databases.make(), BOT_PACE: "30" };
  const servers = await Promise.all([Process.start(env), Process.start(env)]);
  const host = await evening(
    subject,
    servers.map(({ address }) => address),
    5,
  );
  await host.context.close();
  for (const server of servers) await server.kill("SIGTERM");
  await databases.end();
});

test("WB-N5 with a clock a bot plays on for whoever lost the line, and they are told when they are back", async () => {
  const databases = await Databases.start();
  // Slow enough for the deal to go on until whoever lost the line is back, on a busy machine too.
  const server = await Process.start({ DATABASE_URL: await databases.make(), BOT_PACE: "300" });
  await loseLine({ browser: subject.browser, address: server.address }, true);
  await server.kill("SIGTERM");
  await databases.end();
});
