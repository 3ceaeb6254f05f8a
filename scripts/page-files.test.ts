import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles, sweepOld } from "./page-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "baize-page-files-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, bytes: string | Uint8Array) => writeFileSync(join(folder, path), bytes);
const read = (path: string) => readFileSync(join(folder, path));

test("CK-B3 whatever gains by it has a brotli and a gzip file beside it, which hold the same", async () => {
  const script = "let much = 1;\n".repeat(1000);
  write("assets/app-1.js", script);
  write("index.html", script);
  write("assets/small-1.js", "1");
  write("assets/noise-1.bin", crypto.getRandomValues(new Uint8Array(5000)));
  write("assets/photo-1.webp", script);
  await compressFiles(folder);
  expect(brotliDecompressSync(read("assets/app-1.js.br")).toString()).toBe(script);
  expect(gunzipSync(read("assets/app-1.js.gz")).toString()).toBe(script);
  expect(
    [...readdirSync(folder), ...readdirSync(join(folder, "assets"))].filter((name) => /\.(br|gz)$/.test(name)).sort(),
  ).toEqual(["app-1.js.br", "app-1.js.gz", "index.html.br", "index.html.gz"]);
});

test("CK-B3 a file without a hash in its name is made anew, and one that gains no more loses its small files", async () => {
  write("index.html", "one".repeat(1000));
  await compressFiles(folder);
  write("index.html", "two".repeat(1000));
  await compressFiles(folder);
  expect(brotliDecompressSync(read("index.html.br")).toString()).toBe("two".repeat(1000));
  expect(gunzipSync(read("index.html.gz")).toString()).toBe("two".repeat(1000));
  write("index.html", "short");
  await compressFiles(folder);
  for (const ending of ["br", "gz"]) expect(existsSync(join(folder, `index.html.${ending}`))).toBe(false);
});

test("CK-B2 files of a former build stay for a week after they were replaced", () => {
  const [day, start] = [24 * 3600 * 1000, Date.now()];
  for (const name of ["a-1.js", "a-1.js.br", "a-1.js.gz", "b-1.js"]) write(`assets/${name}`, name);
  const there = () => readdirSync(join(folder, "assets")).sort();
  // In use for a month, they are replaced but for one.
  sweepOld(folder, ["assets/b-1.js"], ["assets/a-1.js", "assets/b-1.js"], start + 30 * day);
  expect(there()).toEqual(["a-1.js", "a-1.js.br", "a-1.js.gz", "b-1.js"]);
  sweepOld(folder, ["assets/b-1.js"], ["assets/b-1.js"], start + 36 * day);
  expect(there()).toEqual(["a-1.js", "a-1.js.br", "a-1.js.gz", "b-1.js"]);
  sweepOld(folder, ["assets/b-1.js"], ["assets/b-1.js"], start + 38 * day);
  expect(there()).toEqual(["b-1.js"]);
});
