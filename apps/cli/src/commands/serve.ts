/** `baize serve`: gives out the page, as `npm start` does. */

import type { Command } from "commander";
import { inClone, runProgram } from "../clone.ts";
import { addExamples, wholeNumber } from "../options.ts";
import { EXIT } from "../stop.ts";

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

async function serve({ port, host }: ServeOptions): Promise<void> {
  const built = await runProgram(inClone("scripts/build-page.ts"));
  if (built !== EXIT.done) {
    process.exitCode = EXIT.failure;
    return;
  }
  process.exitCode = await runProgram(inClone("apps/server/src/main.ts"), [], {
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
  });
}

/** Describes the command. */
export function define(command: Command): void {
  command
    .description("Builds the page when it changed, and serves it.")
    .option("--port <n>", "where (standard: 3000)", wholeNumber("--port"))
    .option("--host <name>", "on which address of this machine (standard: localhost)")
    .action(serve);
  addExamples(command, "baize serve", "baize serve --port 8080 --host 0.0.0.0");
}
