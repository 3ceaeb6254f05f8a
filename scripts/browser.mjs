/** Finds a Chromium for the page tests, and installs one where there is none. Runs on any Node from 20 on. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * How a Chromium is started. It may run as root; and it makes no windows for a search field that nobody sees, half of what an empty page
 * costs. The last list of features counts, so that those which Playwright turns off stand here again.
 */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  `--disable-features=${[
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
  ].join()}`,
];

/** Playwright's own Chromium, if it has been downloaded. */
async function playwrightChromium() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** The path of a Chromium: `BAIZE_CHROMIUM`, one of the system, or Playwright's own; undefined if there is none. */
export async function findChromium() {
  const chosen = process.env.BAIZE_CHROMIUM;
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const endings = process.platform === "win32" ? [".exe"] : [""];
  const onPath = folders.flatMap((folder) => NAMES.flatMap((name) => endings.map((end) => join(folder, name + end))));
  const found = [...onPath, ...PLACES].find((path) => existsSync(path));
  if (found !== undefined) return found;
  const own = await playwrightChromium();
  return existsSync(own) ? own : undefined;
}

/** Whether a browser starts at all: a download without its system libraries does not. @param {string} path */
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** Installs a Chromium; gives a sentence when that is not possible here. */
export async function installChromium() {
  console.log("Installing a browser for the page tests…");
  const cli = join("node_modules", "playwright-core", "cli.js");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" };
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", env, timeout: 300_000 });
  const own = await playwrightChromium();
  if (existsSync(own) && starts(own)) return undefined;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const install = "apt-get update && apt-get install -y --no-install-recommends chromium";
    spawnSync(install, { shell: true, stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    const found = await findChromium();
    if (found !== undefined && starts(found)) return undefined;
  }
  return existsSync(own)
    ? "A browser was downloaded but does not start: its system libraries are missing. `npx playwright-core install-deps chromium` installs them."
    : "No browser could be installed for the page tests. Install Chromium or Chrome, or set BAIZE_CHROMIUM to the path of one.";
}
