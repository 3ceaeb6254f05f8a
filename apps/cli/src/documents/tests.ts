/** Somebody's tests of a document, started with an implementation that they are to ask. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** A command for the environment, as a shell reads it. */
const quoted = (words: readonly string[]): string =>
  words.map((word) => (/[\s"]/.test(word) ? `"${word}"` : word)).join(" ");

/** Whether the tests that some words start pass with what `subject` serves; not when they go on for longer than `limit` ms. */
export async function areContent(
  words: readonly string[],
  subject: readonly string[],
  limit?: number,
): Promise<boolean> {
  const [name = "", ...rest] = words;
  const child = spawn(name, rest, {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, BAIZE_SUBJECT: quoted(subject) },
  });
  const timer = limit === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), limit);
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotStart({ command: words.join(" "), why: (error as Error).message }));
  } finally {
    clearTimeout(timer);
  }
}
