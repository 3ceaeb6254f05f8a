/** `baize bench`: runs the measurements in bench/. */

import { execFileSync } from "node:child_process";
import type { Command } from "commander";
import { inClone, runProgram } from "../clone.ts";
import { addExamples } from "../options.ts";
import { knownWord } from "../tables.ts";

async function bench(names: readonly string[], { list = false }: { readonly list?: boolean }): Promise<void> {
  const program = inClone("bench/main.ts");
  const known = execFileSync(process.execPath, [program, "--list"], { encoding: "utf8" }).trim().split("\n");
  const chosen = names.map((name) => knownWord("bench", name, known));
  if (list) process.stdout.write(`${known.join("\n")}\n`);
  else process.exitCode = await runProgram(program, chosen);
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
