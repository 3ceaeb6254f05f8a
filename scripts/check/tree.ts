/** The source tree as the checks see it: paths and texts, so that a test can hand in a made-up one. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** File texts by their path from the root, with forward slashes. */
export type Tree = ReadonlyMap<string, string>;

const TEXT = /\.(ts|tsx|mts|mjs|js|css|html|json|md)$/;

/** The files git knows of or would add, as they are on disk. */
export function readTree(root: string): Tree {
  const names = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  const tree = new Map<string, string>();
  for (const name of new Set(names.split("\0"))) {
    if (!TEXT.test(name)) continue;
    try {
      tree.set(name, readFileSync(join(root, name), "utf8"));
    } catch {
      // Deleted from disk but not yet from git.
    }
  }
  return tree;
}

/** The files of a revision of git. */
export function readRevision(root: string, revision: string): Tree {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 2 ** 20,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const names = git("ls-tree", "-r", "-z", "--name-only", revision).split("\0");
  return new Map(names.filter((name) => TEXT.test(name)).map((name) => [name, git("show", `${revision}:${name}`)]));
}
