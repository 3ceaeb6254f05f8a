/** The files of the built page: small ones beside them for browsers that read brotli or gzip, and old ones for pages that are still open. */

import { globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** The ways to make a file small, by the ending of the small one. Over plain http browsers read gzip alone. */
const WAYS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // The last step takes as long again, and of a large file it saves nearly nothing.
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (bytes.length < LARGE ? 0 : 1),
      },
    }),
  gz: (bytes) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const WEEK = 7 * 24 * 3600 * 1000;
/** Of what is smaller than this there is nothing to save. */
const SMALL = 1024;
const LARGE = 512 * 1024;
/** A file that shrinks by less than a tenth is not worth a second one. */
const WORTH = 0.9;
const ENDINGS = "{js,css,html,svg,json,webmanifest,wasm,bin,txt}";

const named = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));

/** Makes the small files beside every file that gains by them; of one whose name carries a hash they are made once. */
export async function compressFiles(folder: string): Promise<void> {
  const there = new Set(named(folder, "**/*.{br,gz}"));
  const make = async (path: string, ending: string, compress: (bytes: Buffer) => Promise<Buffer>): Promise<void> => {
    const beside = `${path}.${ending}`;
    if (path.startsWith("assets/") && there.has(beside)) return;
    const bytes = readFileSync(join(folder, path));
    const small = bytes.length < SMALL ? bytes : await compress(bytes);
    if (small.length < bytes.length * WORTH) writeFileSync(join(folder, beside), small);
    else rmSync(join(folder, beside), { force: true });
  };
  const paths = named(folder, `**/*.${ENDINGS}`);
  await Promise.all(
    Object.entries(WAYS).flatMap(([ending, compress]) => paths.map((path) => make(path, ending, compress))),
  );
}

/** Removes files of earlier builds a week after another build took their place: a page that is open goes on until then. */
export function sweepOld(folder: string, current: readonly string[], former: readonly string[], now: number): void {
  const [used, wasUsed] = [new Set(current), new Set(former)];
  for (const path of named(folder, "assets/**/*")) {
    const file = join(folder, path);
    const plain = path.replace(/\.(br|gz)$/, "");
    if (used.has(plain) || !statSync(file).isFile()) continue;
    // Its week begins when it is replaced, however long it was in use.
    if (wasUsed.has(plain)) utimesSync(file, new Date(now), new Date(now));
    else if (now - statSync(file).mtimeMs > WEEK) rmSync(file);
  }
}
