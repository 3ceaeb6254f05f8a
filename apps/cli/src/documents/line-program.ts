/** A program that is asked by lines and answers each with one. */

import { type ChildProcess, spawn } from "node:child_process";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** Whoever is silent for so long does not answer any more. */
const PATIENCE_MS = 10_000;
/** The longest answer of any document is a few thousand characters: what is longer than this is none. */
const LONGEST = 1_000_000;

/** Who has not answered in time so often is not asked any more. */
const MOST_LATE = 2;

const [TOO_LONG, TOO_LATE, GONE] = ["silent too long a line", "silent not in time", "silent the program has ended"];

/** Starts the program when it is first asked, and again after it has ended. */
export class LineProgram {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;
  #text = "";
  #waiting: ((answer: string) => void) | undefined;
  #hasAnswered = false;
  #late = 0;
  /** Why the program cannot be started, as the system says it. */
  #fault: Error | undefined;

  readonly #patience: number;

  /** A program by its words, the first of which is its name, and how many milliseconds an answer may take. */
  constructor(words: readonly string[], patience = PATIENCE_MS) {
    this.#words = words;
    this.#patience = patience;
  }

  /** The answer to a line; `silent` and a reason when the program gives none. One that never says a word ends the command. */
  async ask(line: string): Promise<string> {
    if (this.isGivenUp) return TOO_LATE;
    this.#start();
    const answer = new Promise<string>((done) => {
      this.#waiting = done;
    });
    const timer = setTimeout(() => this.#give(TOO_LATE), this.#patience);
    this.#child?.stdin?.write(`${line}\n`);
    const found = await answer;
    clearTimeout(timer);
    if (found === TOO_LATE) {
      this.#late += 1;
      this.close();
      if (!this.#hasAnswered) throw this.#stop(say.muteProgram({ ...this.#named(), seconds: this.#patience / 1000 }));
    }
    if (found === TOO_LONG) throw this.#stop(say.answerTooLong({ ...this.#named(), most: LONGEST }));
    if (this.#fault !== undefined) throw this.#stop(say.cannotStart({ ...this.#named(), why: this.#fault.message }));
    // Who has never said a word will not say one the next time either.
    if (found === GONE && !this.#hasAnswered) throw this.#stop(say.endedProgram(this.#named()));
    return found;
  }

  /** Whether it has kept its caller waiting for so often that it is not asked any more. */
  get isGivenUp(): boolean {
    return this.#late >= MOST_LATE;
  }

  /** Ends the program. */
  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #named() {
    return { command: this.#words.join(" ") };
  }

  #stop(sentence: string): Stop {
    this.close();
    return new Stop(EXIT.failure, sentence);
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
      this.#give(GONE);
    };
    child.once("exit", gone).once("error", (fault) => {
      this.#fault = fault;
      gone();
    });
    child.stdin.on("error", () => {});
    this.#child = child;
    this.#text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => this.#child === child && this.#hear(chunk));
  }

  /** Text of the program: every whole line is an answer. */
  #hear(chunk: string): void {
    const [first = "", ...rest] = chunk.split(/\r?\n/);
    const lines = [this.#text + first, ...rest];
    this.#text = lines.pop() ?? "";
    for (const line of lines) {
      this.#hasAnswered = true;
      this.#give(line.replace(/\r$/, ""));
    }
    if (this.#text.length <= LONGEST) return;
    this.close();
    this.#give(TOO_LONG);
  }
}
