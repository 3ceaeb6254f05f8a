/** A table that takes the whole screen: drawn between a heading and a message, with the player's hand on the keys. */

import type { AnyTerminal, Line } from "@baize/terminal";
import { Canvas } from "../screen/canvas.ts";
import { fitsIn, frameLines, needOf, placeOf, roomIn } from "../screen/frame.ts";
import { type Key, readKeys } from "../screen/keys.ts";
import type { Palette } from "../screen/paint.ts";
import { spotAt, spotsOf } from "../screen/pointer.ts";
import { say } from "../words/index.ts";
import { type Deed, Hand } from "./hand.ts";
import { helpPages, smallLines } from "./pages.ts";

/** What a table shows of itself, and what it does when it is asked to. */
export interface Showing {
  readonly terminal: AnyTerminal | undefined;
  readonly palette: Palette;
  /** What the keys do: in a line, and on a page. */
  readonly keys: string;
  readonly keyHelp: string;
  heading(width: number): string;
  /** The table, or what stands in its place, for a sheet of this size. */
  lines(width: number, height: number): readonly Line[];
  /** What is said while nothing else is. */
  standing(): string;
  /** Does what a key asked for. */
  act(deed: Exclude<Deed, { kind: "help" }>): void;
  /** The terminal was closed. */
  hangUp(): void;
}

const HANG_UPS = ["SIGTERM", "SIGHUP"] as const;

/** The screen while a table has it. */
export class TableWindow {
  readonly #showing: Showing;
  readonly #canvas = new Canvas();
  readonly #hand: Hand;
  #ticks: NodeJS.Timeout | undefined;
  /** The page of the help that is shown. */
  #page: number | undefined;
  /** What was said last; empty, and the table says how it stands. */
  message: string;

  constructor(showing: Showing, greeting: string) {
    this.#showing = showing;
    this.#hand = new Hand(showing.terminal);
    this.message = greeting;
  }

  /** Takes the screen; it is drawn at every key, at every size, and once a second, after `tick`. */
  open(tick: () => void = () => {}): void {
    this.#canvas.open(
      (chunk) => this.#read(chunk),
      () => this.draw(),
    );
    this.#ticks = setInterval(() => {
      tick();
      this.draw();
    }, 1000);
    for (const signal of HANG_UPS) process.once(signal, this.#showing.hangUp);
  }

  /** Gives the screen back. */
  close(): void {
    clearInterval(this.#ticks);
    this.#canvas.close();
  }

  /** The table has changed: nothing is chosen any more. */
  settle(): void {
    this.#hand.settle(spotsOf(this.#table()));
  }

  /** Says something and shows it. */
  say(message: string): void {
    this.message = message;
    this.draw();
  }

  /** Shows how to play; a key turns the page, and after the last one closes it. */
  help(): void {
    this.#page = 0;
  }

  draw(): void {
    const { palette, keys } = this.#showing;
    const { width, height } = this.#canvas;
    const { at, chosen, typed } = this.#hand;
    const pages = this.#page === undefined ? [] : this.#helpPages();
    const page = Math.min(this.#page ?? 0, pages.length - 1);
    const shown = pages[page] ?? this.#table();
    // A table that is cut would hide cards that matter: nothing of it is shown instead.
    const table = fitsIn(shown, width, height) ? shown : smallLines(needOf(shown), width, height);
    const turning = pages.length > 1 ? say.helpPage({ page: page + 1, pages: pages.length }) : "";
    const message = turning || this.message || this.#showing.standing();
    const frame = { heading: this.#showing.heading(width), table, at, chosen, typed, message, keys };
    this.#canvas.draw(frameLines(frame, palette, width, height));
  }

  #helpPages(): readonly (readonly Line[])[] {
    const { width, height } = this.#canvas;
    return helpPages(this.#showing.terminal, this.#showing.keyHelp, width, roomIn(height));
  }

  #table(): readonly Line[] {
    const { width, height } = this.#canvas;
    return this.#showing.lines(width, roomIn(height));
  }

  #read(chunk: string): void {
    for (const key of readKeys(chunk)) this.#press(key);
    this.draw();
  }

  #press(key: Key): void {
    const isLeaving = key.kind === "named" && (key.name === "ctrl-c" || key.name === "ctrl-d");
    if (this.#page !== undefined && !isLeaving) {
      // The key that turns a page or closes the help does nothing else.
      this.#page = this.#page + 1 < this.#helpPages().length ? this.#page + 1 : undefined;
      return;
    }
    const deed = key.kind === "mouse" ? this.#click(key) : this.#hand.press(key, spotsOf(this.#table()));
    if (deed?.kind === "help") this.help();
    else if (deed !== undefined) this.#showing.act(deed);
  }

  /** What a press of the mouse asks for: it chooses the place it is at, as pointing there does. */
  #click({ column, row }: { readonly column: number; readonly row: number }): Deed | undefined {
    const { width, height } = this.#canvas;
    const table = this.#table();
    if (!fitsIn(table, width, height)) return undefined;
    const { top, left } = placeOf(table, width, height);
    const spot = row >= top && row < top + table.length ? spotAt(table, row - top, column - left) : undefined;
    return spot === undefined ? undefined : this.#hand.click(spot);
  }
}
