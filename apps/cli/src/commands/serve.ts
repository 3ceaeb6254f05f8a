/** `baize serve`: gives out the page, as `npm start` does. */

import type { Command } from "commander";
import { addExamples, wholeNumber } from "../arguments/options.ts";
import { EXIT } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import { inClone, runProgram } from "./clone.ts";

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

async function serve({ port, host }: ServeOptions): Promise<void> {
  for (const [script, ...words] of [["scripts/build-page.ts"], ["scripts/site.ts", "--anyway"]] as const) {
    if ((await runProgram(inClone(script), words)) === EXIT.done) continue;
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
    .description(say.serveAbout())
    .option("--port <n>", say.portOption(), wholeNumber("--port"))
    .option("--host <name>", say.hostOption())
    .action(serve);
  addExamples(command, ["baize serve", "baize serve --port 8080 --host 0.0.0.0"]);
}
