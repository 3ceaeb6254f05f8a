/** `baize completion`: a script that completes the command line in a shell. */

import { Argument, type Command } from "commander";
import type { Declared } from "../arguments/declarations.ts";
import { knownWord } from "../arguments/games.ts";
import { addExamples } from "../arguments/options.ts";
import { mayBe } from "../arguments/values.ts";
import { type Described, describedCommands } from "../report/described.ts";
import { bash } from "../shells/bash.ts";
import { fish } from "../shells/fish.ts";
import { wholeOf } from "../shells/places.ts";
import { zsh } from "../shells/zsh.ts";
import { say } from "../words/index.ts";

/** The command that explains the others, which has no definition of its own. */
const helpCommand = (commands: readonly Described[]): Described => ({
  name: "help",
  usage: "[command]",
  summary: say.helpSummary(),
  says: say.helpSummary(),
  arguments: [{ name: "command", says: "", values: { words: commands.map(({ name }) => name) }, isVariadic: false }],
  options: [],
  examples: [],
});

const SHELLS = { bash, zsh, fish } as const;
const NAMES = Object.keys(SHELLS) as (keyof typeof SHELLS)[];

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.completionAbout())
    .addArgument(mayBe(new Argument("<shell>", say.shellArgument()), { words: NAMES }))
    .action(async (word: string) => {
      const shell = knownWord(word, NAMES, say.noSuchShell);
      const described = describedCommands(command.parent as Command);
      const whole = await wholeOf([...described, helpCommand(described)], declared);
      process.stdout.write(`${SHELLS[shell](whole)}\n`);
    });
  addExamples(command, [
    "baize completion bash > ~/.local/share/bash-completion/completions/baize",
    "baize completion zsh > ~/.zfunc/_baize",
    "baize completion fish > ~/.config/fish/completions/baize.fish",
  ]);
}
