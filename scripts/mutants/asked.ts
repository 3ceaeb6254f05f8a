/** What some tests say of a break, and what may be believed of it: that time ran out proves nothing on a busy machine. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { broken, type Point } from "./points.ts";
import { type Answer, type Late, Trial } from "./trial.ts";

/** Nobody noticed; a test failed; it took too long, and the original does not; or both did, and nobody can tell. */
export type Finding = "unnoticed" | "failed" | "endless" | "unclear";

/** How long the tests of a mutant may take against those of the original, and what share of that the original may need later. */
const PATIENCE = 6;
const LEAST_PATIENCE_MS = 20_000;
const WELL_WITHIN = 0.5;
const MOST_MS = 600_000;

/** What the tests of a file take as they are. */
interface Measure {
  readonly ms: number;
  readonly passed: readonly string[];
}

/** Some tests in a copy of the tree, begun when they are first asked. */
export class Asked {
  readonly #trial: Trial;
  readonly #root: string;
  readonly #only: ((file: string) => readonly string[]) | undefined;
  readonly #measures = new Map<string, Measure>();

  /** `only`: the files of tests that can notice a change of a file, where it is not all of them. */
  constructor(root: string, wanted: readonly string[], project?: string, only?: (file: string) => readonly string[]) {
    this.#root = root;
    this.#trial = new Trial(root, wanted, project);
    this.#only = only;
  }

  /** Runs the tests as they are, or some of them, in a process that has seen no failure; undefined when they do not pass. */
  async #measured(file: string, tests?: Late): Promise<Measure | undefined> {
    this.#trial.close();
    const start = performance.now();
    const answer = await this.#trial.ask({ changed: join(this.#root, file), only: this.#only?.(file), tests }, MOST_MS);
    return answer.outcome === "passed" ? { ms: performance.now() - start, passed: answer.passed } : undefined;
  }

  async #broken(point: Point, text: string, mustPass: readonly string[], limit: number): Promise<Answer> {
    const changed = join(this.#root, point.file);
    writeFileSync(changed, broken(text, point));
    const answer = await this.#trial.ask({ changed, only: this.#only?.(point.file), mustPass }, limit);
    writeFileSync(changed, text);
    return answer;
  }

  /** What the tests say of a break. A time that is up is believed when right after it the original passes well within that time. */
  async tried(point: Point): Promise<Finding> {
    const { file } = point;
    if (this.#only?.(file).length === 0) return "unnoticed";
    // Where all tests are asked, whatever the file, they are measured once.
    const key = this.#only === undefined ? "" : file;
    const measure = this.#measures.get(key) ?? (await this.#measured(file));
    if (measure === undefined) throw new Error(`The tests around ${file} do not pass as they are.`);
    this.#measures.set(key, measure);
    // What passes only because all of it is skipped here proves nothing.
    if (measure.passed.length === 0) return "unnoticed";
    const text = readFileSync(join(this.#root, file), "utf8");
    const limit = Math.max(LEAST_PATIENCE_MS, PATIENCE * measure.ms);
    const answer = await this.#broken(point, text, measure.passed, limit);
    if (answer.outcome !== "late") return answer.outcome === "passed" ? "unnoticed" : "failed";
    const again = await this.#measured(file, answer.tests);
    return again !== undefined && again.passed.length > 0 && again.ms < WELL_WITHIN * limit ? "endless" : "unclear";
  }

  close(): void {
    this.#trial.close();
  }
}
