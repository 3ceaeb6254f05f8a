/** The page under long attack: killed browsers, and two tabs played by chance. */

import { startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { killBrowsers } from "./kills.fixture.ts";
import { playTabs } from "./tabs.fixture.ts";

const subject = startSubject();

test("WB-K5 in a hundred kills of a browser no move is lost that was marked as kept", async () => {
  const { safe, lost, spare, delay } = await killBrowsers(subject.address, 100);
  console.log(`${safe} moves marked, ${lost} lost; usually marked ${delay.toFixed(0)} ms after the key.`);
  expect(safe).toBeGreaterThan(100);
  expect([lost, spare]).toEqual([0, 0]);
});

test("WB-M3 five hundred steps by chance in two tabs, and both show the same after each", async () => {
  await playTabs(subject, "five hundred", 500);
});
