/** `baize bench`: runs the measurements in bench/. */

import { execFileSync } from "node:child_process";
import type { Command } from "commander";
import { knownWord } from "../arguments/games.ts";
import { addExamples } from "../arguments/options.ts";
import { say } from "../words/index.ts";
import { inClone, runProgram } from "./clone.ts";

async function bench(names: readonly string[], { list = false }: { readonly list?: boolean }): Promise<void> {
  const program = inClone("bench/main.ts");
  const known = execFileSync(process.execPath, [program, "--list"], { encoding: "utf8" }).trim().split("\n");
  const chosen = names.map((name) => knownWord(name, known, say.noSuchBench));
  if (list) process.stdout.write(`${known.join("\n")}\n`);
  else process.exitCode = await runProgram(program, chosen);
}

/** Describes the command. */
export function define(command: Command): void {
  command
    .description(say.benchAbout())
    .argument("[name...]", say.benchArgument())
    .option("--list", say.listOption())
    .action(bench);
  addExamples(command, ["baize bench --list", "baize bench terminal"]);
}
