/** `baize bench`: runs the measurements in bench/. */

import { execFileSync } from "node:child_process";
import type { Command } from "commander";
import { knownWord } from "../arguments/games.ts";
import { addExamples } from "../arguments/options.ts";
import { takes } from "../arguments/values.ts";
import { say } from "../words/index.ts";
import { inClone, isInClone, runProgram } from "./clone.ts";

const PROGRAM = "bench/main.ts";

const namesIn = (program: string): readonly string[] =>
  execFileSync(process.execPath, [program, "--list"], { encoding: "utf8" }).trim().split("\n");

/** Every bench; none where there is no clone. */
const benches = (): readonly string[] => (isInClone(PROGRAM) ? namesIn(inClone(PROGRAM)) : []);

async function bench(names: readonly string[], { list = false }: { readonly list?: boolean }): Promise<void> {
  const program = inClone(PROGRAM);
  const known = namesIn(program);
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
  takes(command, { name: { words: benches } });
  addExamples(command, ["baize bench --list", "baize bench terminal"]);
}
