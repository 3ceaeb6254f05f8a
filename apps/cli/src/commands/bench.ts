/** `baize bench`: runs the measurements in bench/. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { inClone, runProgram } from "../clone.ts";
import { addExamples } from "../options.ts";
import { EXIT } from "../stop.ts";
import { knownWord } from "../tables.ts";

async function bench(names: readonly string[], { list = false }: { readonly list?: boolean }): Promise<void> {
  const folder = inClone("bench");
  const known = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  const chosen = names.length === 0 ? known : names.map((name) => knownWord("bench", name, known));
  if (list) process.stdout.write(`${known.join("\n")}\n`);
  for (const name of list ? [] : chosen) {
    process.stderr.write(`${name}\n`);
    const code = await runProgram(join(folder, `${name}.ts`));
    if (code !== EXIT.done) process.exitCode = EXIT.failure;
  }
}

/** Describes the command. */
export function define(command: Command): void {
  command
    .description("Runs the measurements of the repository, all of them or those that are named.")
    .argument("[name...]", "which")
    .option("--list", "only say which there are")
    .action(bench);
  addExamples(command, "baize bench --list", "baize bench pegs");
}
