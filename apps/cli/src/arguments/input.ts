/** Text that comes from a file or from stdin, or goes to a file. */

import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { say } from "../words/index.ts";
import { EXIT, Stop } from "./stop.ts";
import { MOST_BYTES, tooLarge, troubleOf } from "./trouble.ts";

/** The text of a file, or of a pipe that may never come to an end; `-` is stdin. */
export async function readInput(file: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of file === "-" ? process.stdin : createReadStream(file)) {
      size += part.length;
      if (size > MOST_BYTES) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotRead({ file: file === "-" ? say.theInput() : file, why: troubleOf(error) }));
  }
  return Buffer.concat(parts).toString();
}

/** Writes a file. */
export async function writeOutput(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotWrite({ file, why: troubleOf(error) }));
  }
}
