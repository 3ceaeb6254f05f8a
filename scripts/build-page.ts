/** Builds the page when its sources changed since the last build; otherwise it takes no time. */

import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@baize/kernel";
import { writeNotices } from "./notices.ts";
import { compressFiles, sweepOld } from "./page-files.ts";

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
    "games/*/deals/*",
    "packages/*/src/**/*",
    "package-lock.json",
  ];
  const exclude = (path: string) => /(^|[\\/])(node_modules|dist)$/.test(path);
  const paths = globSync(patterns, { cwd: root, exclude }).filter(
    (path) => !/\.(test|fixture)\.tsx?$|\.md$/.test(path),
  );
  for (const path of paths.sort()) {
    try {
      hash.update(path).update(readFileSync(join(root, path)));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}

/** What the last build was made from, and its files. */
interface Built {
  readonly from: string;
  readonly files: readonly string[];
}

/** The last build; one of an earlier form counts as none. */
function lastBuild(): Built {
  try {
    return { files: [], ...JSON.parse(readFileSync(stamp, "utf8")) };
  } catch {
    return { from: "", files: [] };
  }
}

/** Makes sure that `apps/web/dist` is the page of the sources as they are. */
async function buildPage(): Promise<void> {
  const wanted = fingerprint();
  const last = lastBuild();
  if (last.from === wanted) return;
  console.log("Building the page…");
  const { build } = await import("vite");
  const { NODE_ENV } = process.env;
  // Whoever asks for the page, a test too, gets the one that players get.
  process.env.NODE_ENV = "production";
  const outputs = [];
  for (const { id } of LANGUAGES) {
    const built = await build({ root: web, mode: id, logLevel: "warn", build: { emptyOutDir: false } });
    outputs.push(...[built].flat().flatMap((part) => ("output" in part ? part.output : [])));
  }
  process.env.NODE_ENV = NODE_ENV ?? "";
  const files = outputs.map(({ fileName }) => fileName);
  const dist = join(web, "dist");
  sweepOld(dist, files, last.files, Date.now());
  writeNotices("apps/web", dist);
  await compressFiles(dist);
  writeFileSync(stamp, JSON.stringify({ from: wanted, files } satisfies Built));
}

/** Before the page tests. */
export const setup = buildPage;

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage();
