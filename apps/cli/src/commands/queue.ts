/** `baize queue`: what is on a queue; takes ranges off it, or forgets them. */

import { Argument, type Command } from "commander";
import { knownWord } from "../arguments/games.ts";
import { addExamples, addQueueOption, queueAddress, wholeNumber } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { mayBe } from "../arguments/values.ts";
import { Queue } from "../queue/queue.ts";
import { say } from "../words/index.ts";

const DEEDS = ["list", "cancel", "remove"] as const;

interface QueueOptions {
  readonly queue?: string;
  readonly json?: boolean;
}

/** Every run in a line, or as an object. */
async function list(queue: Queue, json: boolean): Promise<void> {
  const runs = await queue.runs();
  if (runs.length === 0) process.stderr.write(`${say.queueIsEmpty()}\n`);
  for (const run of runs) {
    const { id, game, options, first, last, solved, waiting, active, begun } = run;
    const all = last - first + 1;
    const range = { id, game, first, last, solved, all, waiting, active, begun: begun.toISOString() };
    const rules = options === undefined ? "" : options;
    process.stdout.write(
      `${json ? JSON.stringify({ ...range, ...(rules && { options }) }) : say.queuedRun({ ...range, rules })}\n`,
    );
  }
}

async function run(word: string, id: number | undefined, { queue: said, json = false }: QueueOptions): Promise<void> {
  const deed = knownWord(word, DEEDS, say.noSuchDeed);
  if (deed !== "list" && id === undefined) throw new Stop(EXIT.usage, say.needsRun({ deed }));
  const queue = await Queue.open(queueAddress(said));
  try {
    if (deed === "list") return await queue.database.using(() => list(queue, json));
    const found = (await queue.database.using(() => queue.runs())).find((each) => each.id === id);
    if (found === undefined) throw new Stop(EXIT.failure, say.noSuchRun({ id }));
    await queue.database.using(() => queue[deed](found.id));
    process.stderr.write(`${deed === "cancel" ? say.runCancelled({ id }) : say.runRemoved({ id })}\n`);
  } finally {
    await queue.end();
  }
}

/** Describes the command. */
export function define(command: Command): void {
  addQueueOption(command.description(say.queueAbout()))
    .addArgument(mayBe(new Argument("<deed>", say.deedArgument()), { words: DEEDS }))
    .addArgument(new Argument("[run]", say.runArgument()).argParser(wholeNumber("run", 1)))
    .option("--json", say.queueJsonOption())
    .action(run);
  addExamples(command, [
    "baize queue list --queue postgres://localhost/baize",
    "baize queue cancel 3 --queue postgres://localhost/baize",
    "baize queue remove 3 --queue postgres://localhost/baize",
  ]);
}
