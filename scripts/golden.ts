/** Rewrites every golden playthrough and all that is said along them after a wanted change; look at the difference before you keep it. */

import { spawnSync } from "node:child_process";

const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  "rules",
  "--update",
  "-t",
  "TK-L15|TK-G1",
  // The law book of each game and what it says, or of those that are named; the broken twins write nothing.
  ...(process.argv.length > 2 ? process.argv.slice(2) : ["laws.test.ts", "said.test.ts"]),
];
const env = { ...process.env, BAIZE_GOLDEN: "write" };
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
