/** Builds the page when its sources changed since the last build; otherwise it takes no time. */

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(import.meta.dirname, "..");
const web = join(root, "apps/web");
const stamp = join(web, "dist/.built-from");

/** A fingerprint of everything the page is made of. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const patterns = [
    "apps/web/**/*",
    "games/*/src/**/*",
    "games/*/weights/*",
    "packages/*/src/**/*",
    "package-lock.json",
  ];
  const exclude = (path: string) => /(^|[\\/])(node_modules|dist)$|\.test\.tsx?$/.test(path);
  for (const path of globSync(patterns, { cwd: root, exclude }).sort()) {
    try {
      hash.update(path).update(readFileSync(join(root, path)));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}

/** Makes sure that `apps/web/dist` is the page of the sources as they are. */
async function buildPage(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the page…");
  const { build } = await import("vite");
  const { NODE_ENV } = process.env;
  // Whoever asks for the page, a test too, gets the one that players get.
  process.env.NODE_ENV = "production";
  await build({ root: web, logLevel: "warn" });
  process.env.NODE_ENV = NODE_ENV ?? "";
  writeFileSync(stamp, wanted);
}

/** Before the page tests. */
export const setup = buildPage;

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage();
