/** The command line: every command by name, of which only the one that is asked for is loaded. */

import { Command, CommanderError } from "commander";
import { EXIT, type ExitCode, Stop } from "./stop.ts";

/** What a file in commands/ gives: it adds arguments, options, examples and the action to its command. */
interface CommandModule {
  define(command: Command): void;
}

interface Entry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** Every command. */
export const COMMANDS: readonly Entry[] = [
  { name: "play", summary: "play a game", load: () => import("./commands/play.ts") },
  { name: "deal", summary: "print a deal", load: () => import("./commands/deal.ts") },
  { name: "solve", summary: "find a winning line", load: () => import("./commands/solve.ts") },
  { name: "analyse", summary: "count all that can happen", load: () => import("./commands/analyse.ts") },
  { name: "arena", summary: "let bots play each other", load: () => import("./commands/arena.ts") },
  { name: "engine", summary: "answer another program, line by line", load: () => import("./commands/engine.ts") },
  { name: "replay", summary: "show a recorded match, move by move", load: () => import("./commands/replay.ts") },
  { name: "verify", summary: "say whether a recorded match is right", load: () => import("./commands/verify.ts") },
  { name: "worker", summary: "solve what is on a queue", load: () => import("./commands/worker.ts") },
  { name: "bench", summary: "run the measurements", load: () => import("./commands/bench.ts") },
  { name: "serve", summary: "serve the page", load: () => import("./commands/serve.ts") },
];

const EXIT_CODES = `
Exit codes:
  0    done or solved; of a range, every deal is decided
  1    failure
  2    a command line that cannot be understood
  3    proved impossible, or a record that is not valid
  4    gave up at the budget
  130  ended by Ctrl+C

Environment: NO_COLOR, FORCE_COLOR and TERM=dumb decide about colours.`;

/** Commander's complaint as sentences. */
function rephrase(complaint: string): string {
  const [first = "", hint = ""] = complaint
    .trim()
    .replace(/^error: /, "")
    .split("\n");
  const sentence = first.charAt(0).toUpperCase() + first.slice(1).replace(/\.$/, "");
  return `${sentence}.${hint === "" ? "" : ` ${hint.replace(/^\(|\)$/g, "")}`}`;
}

/** The program with its commands; the one named is whole, the others have a name and a summary. */
async function makeProgram(asked: string | undefined): Promise<Command> {
  const program = new Command("baize")
    .description("FreeCell, Peg Solitaire and Big Two in a terminal.")
    .exitOverride()
    .configureOutput({ outputError: (complaint, write) => write(`${rephrase(complaint)}\n`) })
    .showHelpAfterError("`baize --help` says more.")
    .addHelpText("after", EXIT_CODES);
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).summary(summary).showHelpAfterError(`\`baize ${name} --help\` says more.`);
    if (name === asked) (await load()).define(command);
  }
  return program;
}

/** Runs a command line and gives its exit code. */
export async function run(words: readonly string[]): Promise<ExitCode> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // Whoever read the output has seen enough, as `head` does, or the terminal was closed.
      if (error.code === "EPIPE" || error.code === "EIO") process.exit(EXIT.done);
      throw error;
    });
  }
  process.once("SIGINT", () => {
    // The shell goes on below whatever was being shown.
    if (process.stderr.isTTY) process.stderr.write("\n");
    process.exit(EXIT.interrupted);
  });
  const program = await makeProgram(words[0] === "help" ? words[1] : words[0]);
  try {
    await program.parseAsync(words, { from: "user" });
    return (process.exitCode ?? EXIT.done) as ExitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    process.stderr.write(`${error instanceof Stop ? error.message : (error as Error).stack}\n`);
    return error instanceof Stop ? error.code : EXIT.failure;
  }
}
