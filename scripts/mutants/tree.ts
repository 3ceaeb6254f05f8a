/** A copy of the tree to break things in: the files as they are now, and the modules of the original but for our own packages. */

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Copies what git knows or would take up, and what is made and ignored beside it; gives the root of the copy. */
export function copyTree(root: string, made: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "baize-mutants-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const path of [...listed.trim().split("\n"), ...made].filter((path) => existsSync(join(root, path)))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  const modules = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules/@baize"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@baize") symlinkSync(join(modules, name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(modules, "@baize"))) {
    symlinkSync(readlinkSync(join(modules, "@baize", name)), join(copy, "node_modules/@baize", name));
  }
  return copy;
}
