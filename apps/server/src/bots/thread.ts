/** A thread in which bots think, so that nobody's move waits for them. */

import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { answer } from "@baize/midend";
import { botTasks } from "./tasks.ts";

answer(
  {
    post: (message) => parentPort?.postMessage(message),
    listen: (hear) => void parentPort?.on("message", hear),
  },
  botTasks(readFile),
);
