/** Text that comes from a file or from stdin, or goes to a file. */

import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { say } from "../words/index.ts";
import { EXIT, Stop } from "./stop.ts";
import { troubleOf } from "./trouble.ts";

/** The text of a file; `-` is stdin. */
export async function readInput(file: string): Promise<string> {
  if (file === "-") return text(process.stdin);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotRead({ file, why: troubleOf(error) }));
  }
}

/** Writes a file. */
export async function writeOutput(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotWrite({ file, why: troubleOf(error) }));
  }
}
