/** Rewrites every golden playthrough after a wanted change of rules; look at the difference before you keep it. */

import { spawnSync } from "node:child_process";

const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  "rules",
  "-t",
  "TK-L15",
  // The law book of each game, or of those that are named; the broken twins write nothing.
  ...(process.argv.length > 2 ? process.argv.slice(2) : ["laws.test.ts"]),
];
const env = { ...process.env, BAIZE_GOLDEN: "write" };
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
