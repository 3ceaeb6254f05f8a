/** Play on the whole screen: keys move a pointer or type a move; everything else follows from the match. */

import { setTimeout as pause } from "node:timers/promises";
import { type Line, type Match, ok, type Result, type Shape } from "@baize/kernel";
import { folded } from "../fold.ts";
import { movesText, resultText } from "../outcome.ts";
import type { Palette } from "../paint.ts";
import { tableLines } from "../picture.ts";
import { movesOn } from "../records.ts";
import { Canvas } from "../screen/canvas.ts";
import { type Key, type KeyName, readKeys } from "../screen/keys.ts";
import { nextSpot, spotsOf } from "../screen/pointer.ts";
import { EXIT, type ExitCode } from "../stop.ts";
import { FRAME_LINES, frameLines } from "./frame.ts";
import { hintText, Light } from "./light.ts";
import { dropLeft, keepLeft } from "./saves.ts";
import type { Session } from "./session.ts";

/** How the table is shown, and how long it was played before. */
export interface ScreenStyle {
  readonly ascii: boolean;
  readonly palette: Palette;
  readonly seconds: number;
  readonly greeting: string;
  /** A bot takes its time, so that its moves can be followed, in milliseconds. */
  readonly pace: number;
}

const KEYS = {
  pair: "Arrows, Space: from, to | Enter: typed move | Tab: hint | ^Z undo | ?: help",
  set: "Arrows, Space: choose | Enter: play | type pass | Tab: hint | ^Z undo | ?: help",
};
const HELP = [
  "Arrows     move the pointer",
  "Space      chooses a place or a card; two places are a move",
  "Enter      plays the cards that are chosen, or the move that is typed",
  "Tab        shows a good move          Ctrl+Z  undoes",
  "Esc        drops what is chosen       Ctrl+Y  makes again",
  "Ctrl+C     leaves: the match is kept for the next time",
  "Words to type: undo, redo, restart, hint, new, quit.",
];
const HELP_WIDTH = 76;
/** A deal that is a whole table has a long name, of which the heading shows the beginning. */
const DEAL_WIDTH = 24;
/** The light is asked when nothing was played for so long, in milliseconds. */
const CALM = 150;
/** A bot that takes so much longer than its pace is said to think, in milliseconds. */
const MOMENT = 400;

const LAMPS = { won: "can be won", lost: "cannot be won any more", unknown: "not known whether it can be won" };

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** One player before one screen. */
class Table {
  readonly #session: Session;
  readonly #style: ScreenStyle;
  readonly #canvas = new Canvas();
  readonly #light = new Light();
  readonly #start = performance.now();
  readonly #left = Promise.withResolvers<ExitCode>();
  #stopped: number | undefined;
  /** Counts the changes of the match, so that bots who waited for an old one stay away. */
  #rounds = 0;
  #at: string | undefined;
  #chosen: readonly string[] = [];
  #typed = "";
  #isHelping = false;
  #message: string;
  #lamp = "";

  constructor(session: Session, style: ScreenStyle) {
    this.#session = session;
    this.#style = style;
    this.#message = style.greeting;
  }

  /** Plays until the player leaves. */
  async play(): Promise<ExitCode> {
    this.#canvas.open(
      (chunk) => this.#read(chunk),
      () => this.#draw(),
    );
    const ticks = setInterval(() => this.#draw(), 1000);
    // A terminal that is closed hangs up.
    for (const signal of ["SIGTERM", "SIGHUP"] as const) process.once(signal, () => this.#left.resolve(EXIT.failure));
    try {
      this.#next();
      return await this.#left.promise;
    } finally {
      clearInterval(ticks);
      const word = this.#keep();
      this.#canvas.close();
      await Promise.all([this.#light.end(), this.#session.end()]);
      if (word !== "") process.stderr.write(`${word}\n`);
    }
  }

  get #seconds(): number {
    return this.#style.seconds + ((this.#stopped ?? performance.now()) - this.#start) / 1000;
  }

  /** Keeps a match that goes on, and forgets one that is over; gives what there is to say about it. */
  #keep(): string {
    const { match, entry, botName, isOver } = this.#session;
    const isBegun = match.ply > 0 && !isOver;
    try {
      if (isBegun) keepLeft(entry.id, { save: match.save(), seconds: Math.floor(this.#seconds), bot: botName });
      // A deal nobody has touched yet leaves the match of an earlier day alone.
      else if (this.#rounds > 1) dropLeft(entry.id);
      return isBegun ? `Your match is kept: baize play ${entry.id} goes on with it.` : "";
    } catch (error) {
      this.#message = `Your match cannot be kept: ${(error as Error).message}.`;
      return this.#message;
    }
  }

  #tableLines() {
    const { match, terminal, seat } = this.#session;
    const { width, height } = this.#canvas;
    const viewer = match.status.kind === "over" && terminal === undefined ? "spectator" : seat;
    return tableLines(match, terminal, { ascii: this.#style.ascii, width, height: height - FRAME_LINES }, viewer);
  }

  #draw(): void {
    const { match, entry, terminal, game } = this.#session;
    const { width, height } = this.#canvas;
    const deal = match.deal.length > DEAL_WIDTH ? `${match.deal.slice(0, DEAL_WIDTH)}...` : match.deal;
    const rules = match.options === game.options.format(game.options.standard) ? "" : match.options;
    const parts = [`${entry.title} ${deal}`, rules, movesText(match.ply), clockText(this.#seconds), this.#lamp];
    const heading = ` ${parts.filter((part) => part !== "").join(" | ")}`;
    const table = this.#isHelping ? this.#helpLines() : this.#tableLines();
    const frame = {
      heading,
      table,
      at: this.#at,
      chosen: this.#chosen,
      message: this.#message,
      typed: this.#typed,
      keys: KEYS[terminal?.pointing ?? "pair"],
    };
    this.#canvas.draw(frameLines(frame, this.#style.palette, width, height));
  }

  /** The game's own words about how it is played, and the keys. */
  #helpLines(): readonly Line[] {
    const width = Math.min(this.#canvas.width - 2, HELP_WIDTH);
    const game = (this.#session.terminal?.help ?? []).flatMap((line) => folded(line, width));
    return [...game, "", ...HELP].map((text) => [{ text }]);
  }

  /** Goes on after a change of the match; what fails there ends the game. */
  #next(): void {
    this.#goOn().catch((error) => this.#left.reject(error));
  }

  /** After every change of the match: the bots play, the light is asked, and the end is told. */
  async #goOn(): Promise<void> {
    const round = ++this.#rounds;
    this.#chosen = [];
    const spots = spotsOf(this.#tableLines());
    if (!spots.some(({ name }) => name === this.#at)) this.#at = spots[0]?.name;
    // Kept at every change, so that whatever ends the command, a closed window or a dead battery, ends no match.
    this.#keep();
    while (this.#session.isWaiting) {
      if (!(await this.#botPlays())) return;
      this.#keep();
    }
    const { match } = this.#session;
    this.#stopped = match.status.kind === "over" ? performance.now() : undefined;
    if (match.status.kind === "over") {
      this.#message = `Over: ${resultText(match.status, this.#session.seat)}, after ${movesText(match.ply)}. Type new for another deal, or quit.`;
    }
    this.#draw();
    await this.#think(round);
  }

  /** Lets the bot to move play, at its pace; one that takes longer is said to think. False when it need not play any more. */
  async #botPlays(): Promise<boolean> {
    const { match, terminal } = this.#session;
    const seat = match.status.kind === "playing" ? match.status.seat : 0;
    const show = (lamp: string) => {
      this.#lamp = lamp;
      this.#draw();
    };
    show("");
    const { pace } = this.#style;
    const name = terminal?.seats?.[seat] ?? `seat ${seat}`;
    // Neither timer keeps a player who leaves.
    const thinking = setTimeout(() => show(`${name} is thinking`), pace + MOMENT).unref();
    try {
      const move = await this.#session.botMove(pause(pace, undefined, { ref: false }));
      // What was said is about the table before.
      if (move !== undefined) this.#message = "";
      return move !== undefined;
    } finally {
      clearTimeout(thinking);
      this.#lamp = "";
    }
  }

  /** Asks the light about the table, and shows what it says if the table is still the same. */
  async #think(round: number): Promise<void> {
    const { entry, isOver } = this.#session;
    if (entry.solver === undefined) return;
    this.#lamp = isOver ? "" : "thinking";
    if (!isOver && this.#light.recall(this.#session) === undefined) await pause(CALM);
    if (isOver || round !== this.#rounds) return;
    const truth = await this.#light.see(this.#session);
    if (round !== this.#rounds || truth === undefined) return;
    this.#lamp = LAMPS[truth.verdict];
    this.#draw();
  }

  #read(chunk: string): void {
    for (const key of readKeys(chunk)) this.#press(key);
    this.#draw();
  }

  #press(key: Key): void {
    const wasHelping = this.#isHelping;
    this.#isHelping = false;
    if (key.kind === "named") this.#pressNamed(key.name);
    else if (key.text === " " && (this.#typed === "" || this.#session.terminal?.pointing === "pair")) this.#choose();
    else if (key.text === "?" && this.#typed === "") this.#isHelping = !wasHelping;
    else this.#typed += key.text;
  }

  #pressNamed(name: KeyName): void {
    switch (name) {
      case "up":
      case "down":
      case "left":
      case "right":
        this.#at = nextSpot(spotsOf(this.#tableLines()), this.#at, name);
        break;
      case "enter":
        this.#enter();
        break;
      case "backspace":
        this.#typed = this.#typed.slice(0, -1);
        break;
      case "escape":
        this.#typed = "";
        this.#chosen = [];
        break;
      case "tab":
        this.#command("hint");
        break;
      case "ctrl-z":
        this.#command("undo");
        break;
      case "ctrl-y":
        this.#command("redo");
        break;
      case "ctrl-c":
        this.#left.resolve(EXIT.interrupted);
        break;
      case "ctrl-d":
        this.#left.resolve(EXIT.done);
    }
  }

  /** Plays what is typed, else what is chosen, else chooses. */
  #enter(): void {
    const typed = this.#typed.trim();
    this.#typed = "";
    if (typed !== "") this.#command(typed);
    else if (this.#session.terminal?.pointing === "set" && this.#chosen.length > 0) this.#playChosen();
    else this.#choose();
  }

  /** Chooses the spot pointed at, or drops it again; two spots of a pair are a move. */
  #choose(): void {
    const { terminal } = this.#session;
    const at = this.#at;
    if (terminal === undefined || at === undefined) return;
    const isChosen = this.#chosen.includes(at);
    this.#chosen = isChosen ? this.#chosen.filter((name) => name !== at) : [...this.#chosen, at];
    if (terminal.pointing === "pair" && this.#chosen.length === 2) this.#playChosen();
  }

  #playChosen(): void {
    const text = this.#session.terminal?.moveOf(this.#chosen) ?? "";
    this.#chosen = [];
    this.#playMoves([text]);
  }

  #playMoves(moves: readonly string[]): void {
    for (const text of moves) if (!this.#act(this.#session.play(text), "")) return;
  }

  /** Says what came of an action, and goes on from there. */
  #act(result: Result<Match<Shape>>, done: string): boolean {
    this.#message = result.ok ? done : this.#session.explain(result.error);
    if (result.ok) this.#next();
    return result.ok;
  }

  #command(text: string): void {
    const session = this.#session;
    switch (text.toLowerCase()) {
      case "undo":
        this.#act(session.undo(), "Taken back.");
        break;
      case "redo":
        this.#act(session.redo(), "Made again.");
        break;
      case "restart":
        this.#act(session.restart(), "Back to the deal.");
        break;
      case "new":
        session.dealAnew();
        this.#act(ok(session.match), "A new deal.");
        break;
      case "hint":
        this.#hint().catch((error) => this.#left.reject(error));
        break;
      case "quit":
        this.#left.resolve(EXIT.done);
        break;
      case "help":
        this.#isHelping = true;
        break;
      default:
        this.#playMoves(movesOn(session.match, text));
    }
  }

  async #hint(): Promise<void> {
    const round = this.#rounds;
    this.#message = "Thinking…";
    const text = await hintText(this.#session, this.#light);
    if (round !== this.#rounds) return;
    this.#message = text;
    this.#draw();
  }
}

/** Plays on the whole screen; gives the exit code. */
export const playOnScreen = (session: Session, style: ScreenStyle): Promise<ExitCode> =>
  new Table(session, style).play();
