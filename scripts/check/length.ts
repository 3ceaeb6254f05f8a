/** File length: past 350 lines a file is two files. */

import type { Tree } from "./tree.ts";

const LIMIT = 350;

/** Source files that are too long to read in one sitting. */
export function lengthComplaints(tree: Tree): string[] {
  const complaints: string[] = [];
  for (const [path, text] of tree) {
    if (!/\.(ts|tsx|mts|mjs|js|css)$/.test(path) || path.includes("/golden/")) continue;
    const lines = text.split("\n").length - 1;
    if (lines > LIMIT) complaints.push(`${path} has ${lines} lines; ${LIMIT} is the most`);
  }
  return complaints;
}
