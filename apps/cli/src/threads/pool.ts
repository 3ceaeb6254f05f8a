/** Work on several cores: jobs go to threads, results come back in the order of the jobs. */

import { Mailbox } from "@baize/midend";
import { threadPort } from "./port.ts";
import type { ThreadTasks } from "./tasks.ts";

/** The kinds of work there are. */
type TaskName = keyof ThreadTasks;
type Job<N extends TaskName> = Parameters<ThreadTasks[N]>[0];
type Outcome<N extends TaskName> = Awaited<ReturnType<ThreadTasks[N]>>;

/** A mailbox to a thread of its own. */
export type ThreadLine = Mailbox<ThreadTasks>;

/** A thread that is started with the first question. */
export const newThread = (): ThreadLine => new Mailbox<ThreadTasks>(threadPort);

/** Does all jobs on so many threads; each is asked a last thing before it ends, where there is one. */
export async function* inThreads<N extends TaskName>(
  task: N,
  jobs: readonly Job<N>[],
  count: number,
  last?: "dismiss",
): AsyncGenerator<Outcome<N>, void> {
  const threads = Array.from({ length: Math.min(count, jobs.length) }, newThread);
  const slots = jobs.map(() => Promise.withResolvers<Outcome<N>>());
  for (const { promise } of slots) promise.catch(() => {});
  let next = 0;
  const work = async (thread: ThreadLine) => {
    while (next < jobs.length) {
      const at = next++;
      try {
        slots[at]?.resolve(await thread.ask(task, jobs[at] as Job<N>).answer);
      } catch (error) {
        slots[at]?.reject(error);
        return;
      }
    }
  };
  const busy = threads.map(work);
  try {
    for (const { promise } of slots) yield await promise;
  } finally {
    next = jobs.length;
    if (last !== undefined) {
      await Promise.all(busy);
      await Promise.allSettled(threads.map((thread) => thread.ask(last, undefined as never).answer));
    }
    await Promise.all(threads.map((thread) => thread.end()));
  }
}
