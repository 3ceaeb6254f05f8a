/** A browser with a profile of its own on the disk, which a test may kill. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { inject } from "vitest";

/** A browser that runs on a profile. */
export interface Running {
  readonly context: BrowserContext;
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>;
}

/** A folder with a profile. */
export interface Profile {
  start(): Promise<Running>;
  remove(): void;
}

const ARGS = ["--headless", "--no-sandbox", "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-port=0"];

/** The address at which a browser that has just started can be driven. */
const drivenAt = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let told = "";
    child.once("exit", (code) => fail(new Error(`The browser ended with ${code}: ${told}`)));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      told += text;
      const [, found] = /DevTools listening on (ws:\S+)/.exec(told) ?? [];
      if (found !== undefined) done(found);
    });
  });

/** A new profile, with the browser's own preferences if some are given. */
export function newProfile(preferences: object = {}): Profile {
  const folder = mkdtempSync(join(tmpdir(), "baize-profile-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(preferences));
  return {
    async start() {
      const child = spawn(inject("chromium"), [...ARGS, `--user-data-dir=${folder}`, "about:blank"], {
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
      });
      const gone = new Promise<void>((done) => child.once("exit", () => done()));
      const browser = await chromium.connectOverCDP(await drivenAt(child));
      const [context] = browser.contexts();
      if (context === undefined) throw new Error("The browser has no window.");
      return {
        context,
        async kill() {
          process.kill(-(child.pid ?? 0), "SIGKILL");
          await gone;
        },
      };
    },
    // Its processes may take a moment to go.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}
