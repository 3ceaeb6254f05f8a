/** A pseudo-terminal for tests, made by the system's own script(1). */

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { MAIN } from "./main.ts";

const WAIT = 20_000;
/** Every picture begins and ends with these. */
const HOME = "\u001B[H";
const END_OF_SCREEN = "\u001B[J";

/** One run of the command in a terminal. */
export class PseudoTerminal {
  readonly #child;
  readonly #closed: Promise<unknown>;
  #output = "";

  constructor(words: string, home: string, rows = 24, columns = 80) {
    const command = `sh -c 'echo "pid $$"; exec "$@"' sh ${process.execPath} ${MAIN} ${words}`;
    const line = `tty; stty rows ${rows} cols ${columns}; ${command}; echo "exit $?"`;
    const args = process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", line] : ["-qfec", line, "/dev/null"];
    const env = { PATH: process.env.PATH, HOME: home, XDG_STATE_HOME: home, TERM: "xterm" };
    this.#child = spawn("script", args, { env, stdio: ["pipe", "pipe", "inherit"] });
    this.#child.stdout.setEncoding("utf8").on("data", (text) => {
      this.#output += text;
    });
    // Its exit may be heard of before the last that it wrote.
    this.#closed = once(this.#child, "close");
  }

  /** Types some keys. */
  type(keys: string): void {
    this.#child.stdin.write(keys);
  }

  /** Changes the size of the window. */
  resize(rows: number, columns: number): void {
    const [, tty = ""] = /(\/dev\/\S+)/.exec(this.#output) ?? [];
    const flag = process.platform === "darwin" ? "-f" : "-F";
    execFileSync("stty", [flag, tty, "rows", String(rows), "cols", String(columns)]);
  }

  /** Closes the window without a word. */
  close(): void {
    this.#child.kill("SIGKILL");
  }

  /** Kills the command, which gets no chance to do anything. */
  kill(): void {
    process.kill(this.#pid, "SIGKILL");
  }

  /** The last picture on the screen that has come whole, without colours. */
  get screen(): string {
    const pictures = this.#output.split(HOME);
    const last = pictures.findLast((picture) => picture.includes(END_OF_SCREEN)) ?? pictures[0] ?? "";
    return stripVTControlCharacters(last).replaceAll("\r", "");
  }

  /** All that was written. */
  get output(): string {
    return this.#output;
  }

  /** Waits until the screen shows something. */
  async until(shown: RegExp): Promise<void> {
    const end = performance.now() + WAIT;
    while (!shown.test(this.screen)) {
      if (performance.now() > end) throw new Error(`${shown} is not on the screen:\n${this.screen}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  get #pid(): number {
    return Number(/pid (\d+)/.exec(this.#output)?.[1]);
  }

  get #isRunning(): boolean {
    try {
      return process.kill(this.#pid, 0);
    } catch {
      return false;
    }
  }

  /** Waits for the end of the window and of the command; gives the exit code. */
  async end(): Promise<number> {
    await this.#closed;
    while (this.#isRunning) await new Promise((done) => setTimeout(done, 20));
    return Number(/exit (\d+)/.exec(this.#output)?.[1]);
  }
}
