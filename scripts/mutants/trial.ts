/** The tests of some folders, asked again and again; who does not answer in time is ended. */

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** How the tests ended: they passed, they failed, or they went on for too long. */
export type Outcome = "passed" | "failed" | "endless";

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
  async ask(changed: string, limit: number): Promise<Outcome> {
    const child = this.#started();
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error("The tests cannot be asked.");
    stdin.write(`${changed}\n`);
    const lines = createInterface({ input: stdout });
    const outcome = await new Promise<Outcome>((done) => {
      const timer = setTimeout(() => done("endless"), limit);
      const gone = () => end("failed");
      const end = (found: Outcome) => {
        clearTimeout(timer);
        child.off("exit", gone);
        done(found);
      };
      lines.on("line", (line) => {
        if (line === "@passed") end("passed");
        if (line === "@failed") end("failed");
      });
      child.once("exit", gone);
    });
    lines.close();
    if (outcome === "endless" || child.exitCode !== null) this.close();
    return outcome;
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
