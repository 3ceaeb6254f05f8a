/** A worker of the page: answers whatever it is asked for. */

import { speak } from "@baize/kernel";
import { answer } from "@baize/midend";
import { advise, appraise, choose, par, weigh, weighOpen } from "./bots.ts";
import { daily, find, judge, level, see, studies, study } from "./truth.ts";

const tasks = { see, judge, studies, study, find, level, daily, choose, advise, appraise, par, weigh, weighOpen };

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
