/** A thread: answers whatever it is asked. */

import { parentPort, workerData } from "node:worker_threads";
import { answer } from "@baize/midend";
import { readPart } from "../arguments/input.ts";
import { Unwanted } from "./port.ts";
import { tasksWith } from "./tasks.ts";

const unwanted = new Unwanted(workerData as Int32Array);
const port = {
  post: (message: unknown) => parentPort?.postMessage(message),
  listen: (hear: (message: unknown) => void) => void parentPort?.on("message", hear),
};
answer(port, tasksWith(readPart), (id) => unwanted.has(id));
