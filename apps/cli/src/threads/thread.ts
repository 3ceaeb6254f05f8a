/** A thread: answers whatever it is asked. */

import { parentPort, workerData } from "node:worker_threads";
import { answer } from "@baize/midend";
import { readPart } from "../arguments/input.ts";
import { languageOf, speakIn } from "../arguments/language.ts";
import { Unwanted } from "./port.ts";
import { tasksWith } from "./tasks.ts";

// A thread gives reasons: it speaks as the command does.
await speakIn(languageOf(process.argv.slice(2), process.env));
const unwanted = new Unwanted(workerData as Int32Array);
const port = {
  post: (message: unknown) => parentPort?.postMessage(message),
  listen: (hear: (message: unknown) => void) => void parentPort?.on("message", hear),
};
answer(port, tasksWith(readPart), (id) => unwanted.has(id));
