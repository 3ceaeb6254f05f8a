/** The command line: every command by name, of which only the one that is asked for is loaded. */

import { fstatSync, writeFileSync, writeSync } from "node:fs";
import { GAMES } from "@baize/games";
import { linkText } from "@baize/kernel";
import { Command, CommanderError } from "commander";
import { type Declared, declaredFor, ownersOf } from "./arguments/declarations.ts";
import { knownWord } from "./arguments/games.ts";
import { languageOf, speakIn } from "./arguments/language.ts";
import { EXIT, type ExitCode, Stop } from "./arguments/stop.ts";
import { isTrouble, troubleOf } from "./arguments/trouble.ts";
import { explained } from "./arguments/usage.ts";
import { VERSION } from "./arguments/version.ts";
import { say } from "./words/index.ts";

/** What a file in commands/ gives: it adds arguments, options, examples and the action to its command. */
interface CommandModule {
  define(command: Command, declared: readonly Declared[]): void;
}

interface Entry {
  readonly name: string;
  readonly summary: () => string;
  readonly load: () => Promise<CommandModule>;
  /** Whether games have words of their own for it. */
  readonly takesWords?: boolean;
  /** Whether it tells of all the others, which are then whole too. */
  readonly needsAll?: boolean;
}

/** Every command. */
export const COMMANDS: readonly Entry[] = [
  { name: "play", summary: say.playSummary, load: () => import("./commands/play.ts"), takesWords: true },
  { name: "join", summary: say.joinSummary, load: () => import("./commands/join.ts") },
  { name: "host", summary: say.onlineHostSummary, load: () => import("./commands/host.ts") },
  { name: "deal", summary: say.dealSummary, load: () => import("./commands/deal.ts") },
  { name: "solve", summary: say.solveSummary, load: () => import("./commands/solve.ts"), takesWords: true },
  { name: "analyse", summary: say.analyseSummary, load: () => import("./commands/analyse.ts"), takesWords: true },
  { name: "arena", summary: say.arenaSummary, load: () => import("./commands/arena.ts") },
  { name: "engine", summary: say.engineSummary, load: () => import("./commands/engine.ts") },
  { name: "replay", summary: say.replaySummary, load: () => import("./commands/replay.ts") },
  { name: "verify", summary: say.verifySummary, load: () => import("./commands/verify.ts") },
  { name: "check-document", summary: say.checkDocumentSummary, load: () => import("./commands/check-document.ts") },
  { name: "worker", summary: say.workerSummary, load: () => import("./commands/worker.ts") },
  { name: "queue", summary: say.queueSummary, load: () => import("./commands/queue.ts") },
  { name: "migrate", summary: say.migrateSummary, load: () => import("./commands/migrate.ts") },
  {
    name: "completion",
    summary: say.completionSummary,
    load: () => import("./commands/completion.ts"),
    needsAll: true,
  },
  { name: "man", summary: say.manSummary, load: () => import("./commands/man.ts"), needsAll: true },
  { name: "bench", summary: say.benchSummary, load: () => import("./commands/bench.ts") },
  { name: "serve", summary: say.serveSummary, load: () => import("./commands/serve.ts") },
];

/** The words as they are meant: a link names its game, which need not be typed before it then. */
function withGame(words: readonly string[]): readonly string[] {
  const [command = "", first = "", ...rest] = words;
  const takesGame = COMMANDS.some(({ name, takesWords }) => name === command && takesWords === true);
  const link = linkText.parse(first);
  return takesGame && link.ok ? [command, link.value.game, first, ...rest] : words;
}

/** The program with its commands; the one named is whole, the others have a name and a summary. */
async function makeProgram(words: readonly string[]): Promise<Command> {
  const asked = words[0] === "help" ? words[1] : words[0];
  const program = explained(new Command("baize"))
    .description(say.program({ titles: GAMES.map(({ title }) => title) }))
    .version(VERSION, "--version", say.versionOption())
    .exitOverride()
    .showHelpAfterError(say.moreHelp())
    .addHelpText("after", say.exitCodes());
  const isWhole = COMMANDS.some(({ name, needsAll }) => name === asked && needsAll === true);
  for (const { name, summary, load, takesWords = false } of COMMANDS) {
    const command = program
      .command(name)
      .summary(summary())
      .showHelpAfterError(say.moreHelpOf({ command: name }));
    if (name !== asked && !isWhole) continue;
    const [module, declared] = await Promise.all([load(), declaredFor(isWhole ? ["--help"] : words, takesWords)]);
    module.define(command, declared);
  }
  return program;
}

/** Ends the command at once with a sentence, where there is still somebody to read it. */
function end(sentence: string): never {
  try {
    writeSync(2, `${sentence}\n`);
  } catch {
    // Nobody reads it.
  }
  process.exit(EXIT.failure);
}

/** What is told of an error: a sentence, or for a fault of the program itself where it happened. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof Stop) return error.message;
  return isTrouble(error) ? say.systemRefuses({ why: troubleOf(error) }) : (error as Error).stack;
}

/** Says of an option that a command does not know here which games it is for, where it is for one. */
async function tellOwners({ message }: CommanderError, [command = ""]: readonly string[]): Promise<void> {
  const word = /'(--[a-z\d-]+)'/.exec(message)?.[1] ?? "";
  const titles = await ownersOf(word, command);
  if (titles.length > 0) process.stderr.write(`${say.optionOf({ word, titles })}\n`);
}

/** Lets what goes into a file go there whole: where a disk takes only a part of it Node says nothing. */
function writeWhole(stream: NodeJS.WriteStream & { readonly fd: number }): void {
  if (!fstatSync(stream.fd).isFile()) return;
  stream._write = (chunk, _encoding, done) => {
    try {
      writeFileSync(stream.fd, chunk);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  };
}

/** Runs a command line and gives its exit code. */
export async function run(typed: readonly string[]): Promise<ExitCode> {
  const words = withGame(typed);
  for (const stream of [process.stdout, process.stderr]) {
    writeWhole(stream);
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // Whoever read the output has seen enough, as `head` does, or the terminal was closed.
      if (error.code === "EPIPE" || error.code === "EIO") process.exit(EXIT.done);
      end(say.cannotPrint({ why: troubleOf(error) }));
    });
  }
  process.once("SIGINT", () => {
    // The shell goes on below whatever was being shown.
    if (process.stderr.isTTY) process.stderr.write("\n");
    process.exit(EXIT.interrupted);
  });
  try {
    await speakIn(languageOf(words, process.env));
    const [first, second] = words;
    if (first === "help" && second !== undefined) {
      knownWord(second, [...COMMANDS.map(({ name }) => name), "help"], say.noSuchCommand);
    }
    const program = await makeProgram(words);
    await program.parseAsync(words, { from: "user" });
    return (process.exitCode ?? EXIT.done) as ExitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.code === "commander.unknownOption") await tellOwners(error, words);
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof Stop ? error.code : EXIT.failure;
  }
}
