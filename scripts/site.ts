/**
 * `npm run site -- [FOLDER]`: the documents, the rules and the API of every package as one site, made when something of it
 * changed; `npm start` gives it out at /docs. A link that leads nowhere is named and ends it with 1; with `--anyway`, for whoever
 * wants to play in the middle of a change, the site is made with its faults.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compressFiles } from "./page-files.ts";

const root = join(import.meta.dirname, "..");
const FONT = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2";
/** The look, in the order in which one may overrule another. */
const STYLES = ["apps/web/src/css/tokens.css", ...["text", "home", "frame"].map((name) => `scripts/site/${name}.css`)];
/** What a site is made of. */
const SOURCES = [
  "*.md",
  "LICENSE",
  "package-lock.json",
  "{docs,bench,clients}/**/*.*",
  "training/**/*.md",
  "{packages,games,apps}/*/*.{md,json}",
  "{packages,games,apps}/*/src/**/*.{ts,tsx,css}",
  "apps/cli/adapters/*",
  "scripts/{site,site/**}*",
  "scripts/SPEC.md",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  const exclude = (path: string) => /(^|[\\/])(node_modules|dist|__pycache__)$|\.(test|fixture)\.tsx?$/.test(path);
  for (const path of globSync(SOURCES, { cwd: root, exclude }).sort()) {
    try {
      hash.update(path).update(readFileSync(join(root, path)));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}

/** Has the compiler write the types of what is published to a folder of their own, for as long as they are read. */
function withTypes<T>(use: (types: string) => T): T {
  const types = mkdtempSync(join(tmpdir(), "baize-types-"));
  const flags = ["-p", join(root, "tsconfig.publish.json"), "--emitDeclarationOnly", "--outDir", types];
  const shell = process.platform === "win32";
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), flags, { stdio: "inherit", shell });
    return use(types);
  } finally {
    rmSync(types, { recursive: true, force: true });
  }
}

/** Makes the site in a folder; gives what is wrong with it, and then nothing was written unless `anyway`. */
export async function buildSite(folder: string, anyway = false): Promise<readonly string[]> {
  // Loaded where it is needed: whoever starts the server again does not wait for it.
  const { makeSite } = await import("./site/making.ts");
  const { commandsDocument } = await import("./site/commands.ts");
  const { pages, files, search, complaints } = withTypes((types) => makeSite(root, types, commandsDocument()));
  if (complaints.length > 0 && !anyway) return complaints;
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [page, html] of pages) write(page, html);
  for (const [name, source] of files) cpSync(join(root, source), join(folder, name));
  write("search.json", JSON.stringify(search));
  write("site.css", STYLES.map((style) => readFileSync(join(root, style), "utf8")).join("\n"));
  cpSync(join(root, "scripts/site/site.js"), join(folder, "site.js"));
  cpSync(join(root, "apps/web/public/icon.svg"), join(folder, "icon.svg"));
  cpSync(join(root, FONT), join(folder, "instrument-sans.woff2"));
  return complaints;
}

/** Says where the site is; whoever starts the server is told its address instead. */
function told(folder: string, isServed: boolean): void {
  if (!isServed) console.log(`The documents are in ${folder}; npm start gives them out at /docs.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { anyway: { type: "boolean" } }, allowPositionals: true });
  const { anyway = false } = values;
  const folder = resolve(positionals[0] ?? join(root, "apps/web/dist/docs"));
  const stamp = join(folder, ".built-from");
  const wanted = fingerprint();
  try {
    if (readFileSync(stamp, "utf8") === wanted) return told(folder, anyway);
  } catch {
    // None yet.
  }
  console.log("Making the documents…");
  const complaints = await buildSite(folder, anyway);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0 && !anyway) process.exitCode = 1;
  else await compressFiles(folder);
  if (complaints.length === 0) writeFileSync(stamp, wanted);
  if (process.exitCode === undefined) told(folder, anyway);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
