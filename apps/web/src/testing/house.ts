/** One browser and one server of the built page for all page tests. */

import { join } from "node:path";
import { createServer } from "@baize/server";
import type {} from "@baize/testkit/page";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_ARGS, findChromium } from "../../../../scripts/browser.mjs";

/** Opens the house before the first test; gives what closes it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await createServer(join(import.meta.dirname, "../../dist"));
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
  const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_ARGS });
  provide("address", await server.listen({ port: 0, host: "127.0.0.1" }));
  provide("browser", browser.wsEndpoint());
  provide("chromium", executablePath);
  return async () => {
    await browser.close();
    await server.close();
  };
}
