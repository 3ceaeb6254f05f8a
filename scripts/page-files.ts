/** The files of the built page: small ones beside them for browsers that read brotli, and old ones for pages that are still open. */

import { globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

const WEEK = 7 * 24 * 3600 * 1000;
/** Of what is smaller than this there is nothing to save. */
const SMALL = 1024;
/** A file that shrinks by less than a tenth is not worth a second one. */
const WORTH = 0.9;
const ENDINGS = "{js,css,html,svg,json,webmanifest,wasm,bin,txt}";

const named = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));

/** Makes a brotli file beside every file that gains by it; one whose name carries a hash is made once. */
export async function compressFiles(folder: string): Promise<void> {
  const there = new Set(named(folder, "**/*.br"));
  await Promise.all(
    named(folder, `**/*.${ENDINGS}`).map(async (path) => {
      if (path.startsWith("assets/") && there.has(`${path}.br`)) return;
      const bytes = readFileSync(join(folder, path));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const small = bytes.length < SMALL ? bytes : await compress(bytes, { params });
      if (small.length < bytes.length * WORTH) writeFileSync(join(folder, `${path}.br`), small);
      else rmSync(join(folder, `${path}.br`), { force: true });
    }),
  );
}

/** Removes files of earlier builds a week after another build took their place: a page that is open goes on until then. */
export function sweepOld(folder: string, current: readonly string[], former: readonly string[], now: number): void {
  const [used, wasUsed] = [new Set(current), new Set(former)];
  for (const path of named(folder, "assets/**/*")) {
    const file = join(folder, path);
    const plain = path.replace(/\.br$/, "");
    if (used.has(plain) || !statSync(file).isFile()) continue;
    // Its week begins when it is replaced, however long it was in use.
    if (wasUsed.has(plain)) utimesSync(file, new Date(now), new Date(now));
    else if (now - statSync(file).mtimeMs > WEEK) rmSync(file);
  }
}
