/** Puts a range on the queue, or goes on with it, and follows it to its end. */

import { setTimeout as pause } from "node:timers/promises";
import { EXIT, Stop } from "../arguments/stop.ts";
import { ProgressLine } from "../report/progress.ts";
import { type Solved, Summary } from "../report/summary.ts";
import { say } from "../words/index.ts";
import type { Errand, Queue, Run } from "./queue.ts";

/** How often the queue is asked, in milliseconds. */
const PAUSE = 500;
/** After so many questions without any worker somebody is told how to start one. */
const LONELY = 4;

const dealsIn = ({ first, last }: Errand): number => last - first + 1;
const tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** How a range is taken up. */
interface Manner {
  /** The one that was left. */
  readonly isResumed: boolean;
  /** What is known of it before. */
  readonly known: readonly Solved[];
}

/** The run to be followed: a new one, or the one that was left. */
async function chooseRun(queue: Queue, errand: Errand, { isResumed, known }: Manner): Promise<Run> {
  const { first, last } = errand;
  const left = await queue.find(errand);
  if (isResumed) {
    if (left === undefined) throw new Stop(EXIT.failure, say.nothingToResume({ first, last }));
    await queue.resume(left);
    return left;
  }
  const solved = left === undefined ? undefined : (await queue.standing(left)).solved;
  if (solved !== undefined && solved < dealsIn(errand)) {
    throw new Stop(EXIT.usage, say.alreadyQueued({ first, last, solved }));
  }
  return queue.begin(errand, known);
}

/** Waits until a run is solved, and shows how far it is. */
async function watch(queue: Queue, run: Run): Promise<void> {
  const all = dealsIn(run);
  const stand = () => queue.database.patiently(() => queue.standing(run));
  let { solved, waiting, active } = await stand();
  const before = solved;
  const progress = new ProgressLine(all, before);
  for (let asked = 1; solved < all; asked++) {
    if (waiting + active === 0) {
      progress.end();
      throw new Stop(EXIT.failure, say.givenUp({ deals: all - solved }));
    }
    if (asked === LONELY && active === 0 && solved === before) {
      progress.end();
      tell(say.noWorker());
    }
    progress.show(solved);
    await pause(PAUSE);
    ({ solved, waiting, active } = await stand());
  }
  progress.end();
}

/** Solves a range by the workers of a queue; gives what came of it, and tells each result as well. */
export async function solveOnQueue(
  queue: Queue,
  errand: Errand,
  title: string,
  manner: Manner,
  take: (page: readonly Solved[]) => Promise<void>,
): Promise<Summary> {
  const run = await chooseRun(queue, errand, manner);
  await watch(queue, run);
  const summary = new Summary(title);
  for await (const page of queue.results(run)) {
    for (const solved of page) summary.add(solved);
    await take(page);
  }
  return summary;
}
