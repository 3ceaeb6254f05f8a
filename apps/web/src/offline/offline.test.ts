/** The page with the server gone. */

import { join } from "node:path";
import { createServer } from "@baize/server";
import { expect, test } from "vitest";
import { card, open, startSubject } from "../testing/subject.ts";

const subject = startSubject();

test("WB-O1 after the first visit the page works with the server gone", async () => {
  const server = await createServer(join(import.meta.dirname, "../../dist"));
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const { page, context } = await open({ browser: subject.browser, address }, "/", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.close();
  await expect(fetch(address)).rejects.toThrow();
  await page.goto(`${address}/freecell/617`);
  await card(page, "jack of diamonds").locator(".court svg").waitFor();
  await page.locator('.chip[data-glow="winnable"]').waitFor();
  for (const [path, heading] of [
    ["/settings", "Settings"],
    ["/rules/freecell", "FreeCell: the rules"],
    ["/freecell/lesson", "Lesson"],
    ["/review/freecell/617?moves=5a", "Review"],
    ["/record", "Record"],
  ] as const) {
    await page.goto(address + path);
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  await context.close();
});
