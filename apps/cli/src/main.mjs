#!/usr/bin/env node
/** The command `baize`. It is no TypeScript: Node would load its compiler for this one file, a third of a short command's time. */

import * as nodeModule from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the command is built on needs at least this Node; the libraries need less. */
const [LEAST, LEAST_MINOR] = [22, 12];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < LEAST || (major === LEAST && minor < LEAST_MINOR)) {
  process.stderr.write(`baize needs Node ${LEAST}.${LEAST_MINOR} or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // `npm run baize` runs in the clone: what a person types is meant where the person stands.
  if (process.env.npm_lifecycle_event === "baize" && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  // Keeps compiled modules between runs: half of the time of a short command. Threads are told by the environment alone.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
  nodeModule.enableCompileCache();
  const { run } = await import("./program.ts");
  process.exitCode = await run(process.argv.slice(2));
}
