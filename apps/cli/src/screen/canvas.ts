/** The whole screen of a terminal: taken over, drawn on, and given back as it was. */

/** Presses of the mouse are told, with their places as plain numbers. */
const MOUSE_ON = "\u001B[?1000h\u001B[?1006h";
const MOUSE_OFF = "\u001B[?1006l\u001B[?1000l";
const ENTER = `\u001B[?1049h\u001B[?25l${MOUSE_ON}`;
const LEAVE = `${MOUSE_OFF}\u001B[0m\u001B[?25h\u001B[?1049l`;
const HOME = "\u001B[H";
const END_OF_LINE = "\u001B[K";
const END_OF_SCREEN = "\u001B[J";

/** The terminal that stdin and stdout are attached to. */
export class Canvas {
  #open = false;
  readonly #close = () => this.close();

  /** Takes the screen over; keys and new sizes are told from now on. */
  open(onInput: (chunk: string) => void, onResize: () => void): void {
    this.#open = true;
    process.stdout.write(ENTER);
    process.stdin.setRawMode(true).setEncoding("utf8").resume().on("data", onInput);
    process.stdout.on("resize", onResize);
    process.once("exit", this.#close);
  }

  get width(): number {
    return process.stdout.columns;
  }

  get height(): number {
    return process.stdout.rows;
  }

  /** Draws lines from the top. */
  draw(lines: readonly string[]): void {
    if (!this.#open) return;
    const shown = lines.slice(0, this.height).map((line) => line + END_OF_LINE);
    process.stdout.write(`${HOME}${shown.join("\r\n")}${END_OF_SCREEN}`);
  }

  /** Gives the screen back. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    process.removeListener("exit", this.#close);
    process.stdin.setRawMode(false).removeAllListeners("data").pause();
    process.stdout.removeAllListeners("resize").write(LEAVE);
  }
}
