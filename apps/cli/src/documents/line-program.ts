/** A program that is asked by lines and answers each with one. */

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";

/** Whoever is silent for so long does not answer any more. */
const PATIENCE_MS = 20_000;

/** Starts the program when it is first asked, and again after it has ended. */
export class LineProgram {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;
  #lines: Interface | undefined;
  #waiting: ((answer: string) => void) | undefined;
  #hasAnswered = false;
  #isLost = false;

  /** A program by its words, the first of which is its name. */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The answer to a line; `unknown` and a reason when the program gives none. */
  async ask(line: string): Promise<string> {
    if (this.#isLost) return "unknown answer: the program has ended";
    this.#start();
    const answer = new Promise<string>((done) => {
      this.#waiting = done;
    });
    const timer = setTimeout(() => this.#give("unknown answer in time"), PATIENCE_MS);
    this.#child?.stdin?.write(`${line}\n`);
    const found = await answer;
    clearTimeout(timer);
    if (found === "unknown answer in time") this.close();
    return found;
  }

  /** Ends the program. */
  close(): void {
    this.#lines?.close();
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #give(answer: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(answer);
  }

  #start(): void {
    if (this.#child !== undefined) return;
    const [name = "", ...rest] = this.#words;
    const child = spawn(name, rest, { stdio: ["pipe", "pipe", "inherit"] });
    const gone = () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      // Who has never said a word will not say one the next time either.
      this.#isLost = !this.#hasAnswered;
      this.#give("unknown answer: the program has ended");
    };
    child.once("exit", gone).once("error", gone);
    child.stdin.on("error", () => {});
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY });
    this.#lines.on("line", (line) => {
      this.#hasAnswered = true;
      this.#give(line);
    });
  }
}
