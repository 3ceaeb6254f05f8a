/**
 * A table of record as a file: for each deal and count between which lengths its shortest line is, and the best line. It is read
 * before a range is solved, so that what is proved is not done again, and written with its checksum afterwards.
 */

import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { EXIT, Stop } from "../arguments/stop.ts";
import { writeTroubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";
import { isProved, type Solved } from "./summary.ts";

const HEAD = "deal\tcount\tat least\tat most\tseconds\tline";
/** Stands for a length that there is not. */
const NONE = "-";

/** A deal in one count. */
interface Row {
  readonly deal: number;
  readonly count: string;
  /** What a proof took, in seconds, or what was allowed in vain. */
  readonly seconds: number;
  readonly solved: Solved;
}

const keyOf = (deal: number, count: string): string => `${deal} ${count}`;

/** Both lengths are missing where there is no line at all; the upper one alone where none was found. */
function format({ deal, count, seconds, solved }: Row): string {
  const atMost = solved.verdict === "won" ? solved.playerMoves : NONE;
  const line = (solved.moves ?? "").replaceAll(" ", ".");
  return [deal, count, solved.atLeast ?? NONE, atMost, seconds, line].join("\t");
}

function parse(text: string): Row | undefined {
  const [, deal, count = "", least, most, seconds, line = ""] =
    /^(\d+)\t(\w+)\t(\d+|-)\t(\d+|-)\t([\d.]+)\t([\w.-]*)$/.exec(text) ?? [];
  if (deal === undefined || (least === NONE && most !== NONE)) return undefined;
  const verdict = most !== NONE ? "won" : least === NONE ? "lost" : "unknown";
  const lengths = { playerMoves: most === NONE ? 0 : Number(most), atLeast: least === NONE ? null : Number(least) };
  const figures = { nodes: 0, ms: 1000 * Number(seconds), moves: line.replaceAll(".", " ") };
  const solved = { deal: Number(deal), verdict, ...lengths, ...figures } as const;
  return { deal: Number(deal), count, seconds: Number(seconds), solved };
}

/** All that two rows of the same deal say: a proof, else the shorter line and the higher bound. */
function joined(a: Row, b: Row): Row {
  if (isProved(a.solved) || isProved(b.solved)) return isProved(a.solved) ? a : b;
  const lengthOf = ({ solved }: Row) => (solved.verdict === "won" ? solved.playerMoves : Number.POSITIVE_INFINITY);
  const best = lengthOf(b) < lengthOf(a) ? b : a;
  const atLeast = Math.max(a.solved.atLeast ?? 0, b.solved.atLeast ?? 0);
  return { ...best, seconds: Math.max(a.seconds, b.seconds), solved: { ...best.solved, atLeast } };
}

/** The table in one file; other deals and counts in it stay as they are. */
export class RecordFile {
  readonly #name: string;
  readonly #count: string;
  readonly #rows = new Map<string, Row>();

  private constructor(name: string, count: string) {
    this.#name = name;
    this.#count = count;
  }

  /** Reads the file; one that is not there yet is empty, and one that is something else is left alone. */
  static async open(name: string, count: string): Promise<RecordFile> {
    const file = new RecordFile(name, count);
    let text = `${HEAD}\n`;
    try {
      text = await readFile(name, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw file.#unwritable(error);
    }
    const [head, ...lines] = text.split("\n");
    const rows = lines.filter((line) => line !== "").map(parse);
    if (head !== HEAD || rows.includes(undefined)) throw new Stop(EXIT.failure, say.notARecord({ file: name }));
    for (const row of rows) if (row !== undefined) file.#rows.set(keyOf(row.deal, row.count), row);
    return file;
  }

  /** What need not be done again of a range: what is proved, and what so many seconds were not enough for. */
  known(first: number, last: number, seconds: number): readonly Solved[] {
    return [...this.#rows.values()].flatMap((row) => {
      const isAsked = row.count === this.#count && row.deal >= first && row.deal <= last;
      return isAsked && (isProved(row.solved) || row.seconds >= seconds) ? [row.solved] : [];
    });
  }

  /** Adds what was found, where so many seconds were allowed. */
  learn(page: readonly Solved[], allowed: number): void {
    for (const solved of page) {
      const key = keyOf(solved.deal, this.#count);
      const taken = Math.ceil(solved.ms / 100) / 10;
      const seconds = isProved(solved) || !Number.isFinite(allowed) ? taken : allowed;
      const row = { deal: solved.deal, count: this.#count, seconds, solved };
      const before = this.#rows.get(key);
      this.#rows.set(key, before === undefined ? row : joined(before, row));
    }
  }

  /** Writes the file, whole or not at all; gives a sentence about it. */
  async end(): Promise<string> {
    const rows = [...this.#rows.values()].sort((a, b) => a.deal - b.deal || (a.count < b.count ? 1 : -1));
    const text = `${[HEAD, ...rows.map(format)].join("\n")}\n`;
    try {
      await writeFile(`${this.#name}.part`, text);
      await rename(`${this.#name}.part`, this.#name);
    } catch (error) {
      throw this.#unwritable(error);
    }
    const sum = createHash("sha256").update(text).digest("hex");
    return say.fileWritten({ file: this.#name, lines: rows.length + 1, sum });
  }

  #unwritable(error: unknown): Stop {
    return new Stop(EXIT.failure, say.cannotWrite({ file: this.#name, why: writeTroubleOf(error) }));
  }
}
