/** The player's hand on the keys: what is pointed at, chosen and typed, and what that asks for. */

import type { AnyTerminal } from "@baize/terminal";
import { EXIT, type ExitCode } from "../arguments/stop.ts";
import type { Key, KeyName } from "../screen/keys.ts";
import { nextSpot, type Spot } from "../screen/pointer.ts";

/** What a key asks for: a move, a word or moves as they are typed, help, or to leave. */
export type Deed =
  | { readonly kind: "play"; readonly text: string }
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "help" }
  | { readonly kind: "leave"; readonly code: ExitCode };

/** Keys that stand for a word. */
const WORDS: Readonly<Partial<Record<KeyName, string>>> = { tab: "hint", "ctrl-z": "undo", "ctrl-y": "redo" };
const LEAVING: Readonly<Partial<Record<KeyName, ExitCode>>> = { "ctrl-c": EXIT.interrupted, "ctrl-d": EXIT.done };

/** Points, chooses and types. */
export class Hand {
  readonly #terminal: AnyTerminal | undefined;
  at: string | undefined;
  chosen: readonly string[] = [];
  typed = "";

  constructor(terminal: AnyTerminal | undefined) {
    this.#terminal = terminal;
  }

  /** Starts anew on a table that changed: nothing is chosen, and the pointer stays where it can. */
  settle(spots: readonly Spot[]): void {
    this.chosen = [];
    if (!spots.some(({ name }) => name === this.at)) this.at = spots[0]?.name;
  }

  /** Takes a key; what it asks for, if anything, is for the table to do. */
  press(key: Key, spots: readonly Spot[]): Deed | undefined {
    if (key.kind === "named") return this.#pressNamed(key.name, spots);
    if (key.kind === "mouse") return undefined;
    if (key.text === " " && (this.typed === "" || this.#terminal?.pointing === "pair")) return this.#choose();
    if (key.text === "?" && this.typed === "") return { kind: "help" };
    this.typed += key.text;
    return undefined;
  }

  /** Points at a spot and chooses it, as a click does. */
  click(spot: string): Deed | undefined {
    this.at = spot;
    return this.#choose();
  }

  #pressNamed(name: KeyName, spots: readonly Spot[]): Deed | undefined {
    const text = WORDS[name];
    const code = LEAVING[name];
    if (text !== undefined) return { kind: "say", text };
    if (code !== undefined) return { kind: "leave", code };
    if (name === "enter") return this.#enter();
    if (name === "backspace") this.typed = this.typed.slice(0, -1);
    else if (name === "escape") {
      this.typed = "";
      this.chosen = [];
    } else if (name === "up" || name === "down" || name === "left" || name === "right") {
      this.at = nextSpot(spots, this.at, name);
    }
    return undefined;
  }

  /** Plays what is typed, else what is chosen, else chooses. */
  #enter(): Deed | undefined {
    const text = this.typed.trim();
    this.typed = "";
    if (text !== "") return { kind: "say", text };
    return this.#terminal?.pointing === "set" && this.chosen.length > 0 ? this.#playChosen() : this.#choose();
  }

  /** Chooses the spot pointed at, or drops it again; two spots of a pair are a move. */
  #choose(): Deed | undefined {
    const { at } = this;
    if (this.#terminal === undefined || at === undefined) return undefined;
    const isChosen = this.chosen.includes(at);
    this.chosen = isChosen ? this.chosen.filter((name) => name !== at) : [...this.chosen, at];
    return this.#terminal.pointing === "pair" && this.chosen.length === 2 ? this.#playChosen() : undefined;
  }

  #playChosen(): Deed {
    const text = this.#terminal?.moveOf(this.chosen) ?? "";
    this.chosen = [];
    return { kind: "play", text };
  }
}
