/** A worker of the page: answers whatever it is asked for. */

import { speak } from "@baize/kernel";
import { answer } from "@baize/midend";
import { advise, appraise, choose, par } from "./bots.ts";
import { daily, find, see, studies, study } from "./truth.ts";

const tasks = { see, studies, study, find, daily, choose, advise, appraise, par };

/** What can be asked for. */
export type PageTasks = typeof tasks;

// A worker is called by the language it speaks.
speak(self.name);

answer(
  {
    post: (message) => postMessage(message),
    listen: (hear) => addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data)),
  },
  tasks,
);
