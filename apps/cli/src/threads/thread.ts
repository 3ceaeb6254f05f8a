/** A thread: answers whatever it is asked. */

import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { answer } from "@baize/midend";
import { Unwanted } from "./port.ts";
import { tasksWith } from "./tasks.ts";

const unwanted = new Unwanted(workerData as Int32Array);
const port = {
  post: (message: unknown) => parentPort?.postMessage(message),
  listen: (hear: (message: unknown) => void) => void parentPort?.on("message", hear),
};
answer(port, tasksWith(readFile), (id) => unwanted.has(id));
