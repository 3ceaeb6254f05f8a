/** The results of a range as a file, one object a line (docs/schemas/solved.json), and its checksum. */

import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { linkText } from "@baize/kernel";
import { EXIT, Stop } from "../arguments/stop.ts";
import { writeTroubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";
import { isProved, type Solved } from "./summary.ts";

/** What was asked about each deal. */
interface Asked {
  readonly game: string;
  readonly options: string | undefined;
  readonly shortest: boolean;
}

const unwritable = (file: string, error: unknown): Stop =>
  new Stop(EXIT.failure, say.cannotWrite({ file, why: writeTroubleOf(error) }));

/** Written page by page: a million lines are never in memory at once. */
export class ResultsFile {
  readonly #name: string;
  readonly #file: FileHandle;
  readonly #sum = createHash("sha256");
  readonly #about: Asked;
  #lines = 0;

  private constructor(name: string, file: FileHandle, about: Asked) {
    this.#name = name;
    this.#file = file;
    this.#about = about;
  }

  /** Begins the file. */
  static async open(name: string, about: Asked): Promise<ResultsFile> {
    try {
      return new ResultsFile(name, await open(name, "w"), about);
    } catch (error) {
      throw unwritable(name, error);
    }
  }

  async write(page: readonly Solved[]): Promise<void> {
    const text = page
      .map((solved) => {
        const { moves, atLeast, ...figures } = solved;
        const { game, options } = this.#about;
        const link = linkText.format({ game, options, deal: String(figures.deal), moves: [] });
        const line = typeof moves === "string" ? { moves: moves.split(" ").filter((move) => move !== "") } : {};
        const short = this.#about.shortest ? { atLeast, proved: isProved(solved) } : {};
        return `${JSON.stringify({ link, ...figures, ...short, ...line })}\n`;
      })
      .join("");
    this.#sum.update(text);
    this.#lines += page.length;
    try {
      // All of it: a disk that is nearly full takes a part, and says nothing.
      await this.#file.writeFile(text);
    } catch (error) {
      throw unwritable(this.#name, error);
    }
  }

  /** Ends the file; gives a sentence about it. */
  async end(): Promise<string> {
    await this.#file.close();
    return say.fileWritten({ file: this.#name, lines: this.#lines, sum: this.#sum.digest("hex") });
  }
}
