/** The page's lines to its workers: each worker is started when the first question comes. */

import { Mailbox, type Port } from "@baize/midend";
import { language } from "../keeping/language.ts";
import { sayHere } from "../words/table.en.ts";
import type { PageTasks } from "./worker.ts";

function connect(): Port {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: language() });
  return {
    post: (message) => worker.postMessage(message),
    listen(hear, fail) {
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
      worker.addEventListener("error", ({ message }) => fail(new Error(message || sayHere.workerLost())));
    },
    end: () => worker.terminate(),
  };
}

/** A line to a worker of its own. */
const newLine = (): Mailbox<PageTasks> => new Mailbox<PageTasks>(connect);

/** For quick questions about positions and deals, for the bots, and for one long study at a time. */
export const quick = newLine();
export const bots = newLine();
export const studying = newLine();
