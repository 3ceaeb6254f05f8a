/** The tests of some folders, asked again and again; who does not answer in time is ended. */

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What the tests are asked after a file has changed. */
export interface Question {
  readonly changed: string;
  /** These files of tests alone, by their path in the tree. */
  readonly only?: readonly string[] | undefined;
  /** Of these files, by their whole path, these tests alone. */
  readonly tests?: Late | undefined;
  /** Files of tests without which nothing is said to have passed. */
  readonly mustPass?: readonly string[];
}

/** The tests whose time was up, by their file. */
export type Late = Readonly<Record<string, readonly string[]>>;

/** How the tests ended: they passed, they failed, or the time was up, of some tests or of all. And which files of them passed. */
export type Answer =
  | { readonly outcome: "passed"; readonly passed: readonly string[] }
  | { readonly outcome: "failed" }
  | { readonly outcome: "late"; readonly tests?: Late };

/** A process that runs the tests of a tree; a new one takes its place when it has to be ended. */
export class Trial {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #project: string;
  #child: ChildProcess | undefined;

  /** `project`: one kind of tests alone. */
  constructor(root: string, folders: readonly string[], project = "") {
    this.#root = root;
    this.#folders = folders;
    this.#project = project;
  }

  #started(): ChildProcess {
    const runner = join(import.meta.dirname, "runner.ts");
    this.#child ??= spawn(process.execPath, [runner, this.#root, this.#project, ...this.#folders], {
      cwd: this.#root,
      stdio: ["pipe", "pipe", process.env.BAIZE_MUTANTS_LOUD === undefined ? "ignore" : "inherit"],
      detached: true,
    });
    return this.#child;
  }

  /** Runs the tests after a file has changed; after `limit` ms nobody waits any longer. */
  async ask(question: Question, limit: number): Promise<Answer> {
    const child = this.#started();
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error("The tests cannot be asked.");
    stdin.write(`${JSON.stringify(question)}\n`);
    const lines = createInterface({ input: stdout });
    const answer = await new Promise<Answer>((done) => {
      const timer = setTimeout(() => end({ outcome: "late" }), limit);
      const gone = () => end({ outcome: "failed" });
      const end = (found: Answer) => {
        clearTimeout(timer);
        child.off("exit", gone);
        done(found);
      };
      lines.on("line", (line) => {
        if (line.startsWith("@{")) end(JSON.parse(line.slice(1)) as Answer);
      });
      child.once("exit", gone);
    });
    lines.close();
    if (answer.outcome === "late" || child.exitCode !== null) this.close();
    return answer;
  }

  /** Ends the process with all that it has started. */
  close(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      child.kill("SIGKILL");
    }
  }
}
