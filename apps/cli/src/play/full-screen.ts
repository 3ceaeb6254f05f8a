/** Play on the whole screen: keys move a pointer or type a move; everything else follows from the match. */

import { setTimeout as pause } from "node:timers/promises";
import type { Glow, Match, Result, Shape } from "@baize/kernel";
import { Clock } from "@baize/midend";
import type { Line } from "@baize/terminal";
import { EXIT, type ExitCode } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import type { LeftPlace } from "../records/left.ts";
import { movesOn } from "../records/record.ts";
import type { Palette } from "../screen/paint.ts";
import { tableLines } from "../screen/picture.ts";
import { say } from "../words/index.ts";
import { hintText } from "./hint.ts";
import type { Host } from "./host.ts";
import { endText, headingText, keysHelp, keysLine } from "./pages.ts";
import { TableWindow } from "./table-window.ts";

/** How the table is shown. */
export interface ScreenStyle {
  readonly ascii: boolean;
  readonly palette: Palette;
  readonly greeting: string;
  /** Where the match is kept. */
  readonly place: LeftPlace;
  /** Whether it is the match that was left: it is kept again with the time that was looked at it. */
  readonly isLeft: boolean;
  /** A bot takes its time, so that its moves can be followed, in milliseconds. */
  readonly pace: number;
}

/** The light is asked when nothing was played for so long, in milliseconds. */
const CALM = 150;
/** A bot that takes so much longer than its pace is said to think, in milliseconds. */
const MOMENT = 400;

const LAMPS: Readonly<Record<Glow, () => string>> = {
  winnable: say.lampWinnable,
  lost: say.lampLost,
  thinking: say.lampUnknown,
};

/** One player before one screen. */
class Table {
  readonly #host: Host;
  readonly #style: ScreenStyle;
  readonly #window: TableWindow;
  readonly #left = Promise.withResolvers<ExitCode>();
  #clock: Clock;
  /** Counts the changes of the match, so that bots who waited for an old one stay away. */
  #rounds = 0;
  /** The match as it was sat down to, unless it was kept before. */
  readonly #opened: Match<Shape> | undefined;
  #lamp = "";

  constructor(host: Host, style: ScreenStyle) {
    this.#host = host;
    this.#style = style;
    const { terminal } = host.laid;
    this.#window = new TableWindow(
      {
        terminal,
        palette: style.palette,
        keys: keysLine(terminal),
        keyHelp: keysHelp(terminal),
        heading: (width) => headingText(host, this.#clock.elapsed, this.#lamp, width),
        lines: (width, height) => this.#tableLines(width, height),
        standing: () => (host.sitting.finishing.length > 0 ? say.canFinish() : ""),
        act: (deed) => {
          if (deed.kind === "leave") this.#left.resolve(deed.code);
          else if (deed.kind === "play") this.#playMoves([deed.text]);
          else this.#obey(deed.text);
        },
        hangUp: () => this.#left.resolve(EXIT.failure),
      },
      style.greeting,
    );
    this.#opened = style.isLeft ? undefined : host.match;
    this.#clock = new Clock(host.elapsed, () => performance.now());
  }

  /** Plays until the player leaves. */
  async play(): Promise<ExitCode> {
    this.#window.open(() => this.#look());
    try {
      this.#next();
      return await this.#left.promise;
    } finally {
      const word = this.#keep();
      this.#window.close();
      await this.#host.end();
      if (word !== "") process.stderr.write(`${word}\n`);
    }
  }

  /** Keeps a match that goes on, and forgets one that is over; gives what there is to say about it. */
  #keep(): string {
    const { match, sitting, laid, light } = this.#host;
    const { place } = this.#style;
    const { id } = laid.entry;
    const file = place.ownFile;
    const isBegun = match.ply + match.undone.length > 0 && !sitting.isOver;
    try {
      // A table nobody has touched yet, dealt or loaded, leaves the match of an earlier day alone.
      if (match !== this.#opened && isBegun)
        place.keep(this.#host.kept(Math.floor(this.#clock.elapsed), light.isThere && !this.#host.isQuiet));
      else if (match !== this.#opened && sitting.isOver) place.drop();
      if (place.ownFile === undefined || !isBegun) return isBegun ? say.kept({ game: id }) : "";
      const beside = say.keptBeside({ game: id, path: place.ownFile });
      if (place.ownFile !== file) this.#window.message = beside;
      return beside;
    } catch (error) {
      this.#window.message = say.cannotKeep({ why: troubleOf(error) });
      return this.#window.message;
    }
  }

  /** Ends the match when its time is up. */
  #look(): void {
    const ended = this.#host.expire(this.#clock.elapsed);
    if (ended !== undefined) this.#act(ended, "");
  }

  #tableLines(width: number, height: number): readonly Line[] {
    const { laid, sitting } = this.#host;
    const viewer = sitting.isOver && laid.terminal === undefined ? "spectator" : sitting.seat;
    const { names } = this.#host;
    const sheet = { ascii: this.#style.ascii, width, height, names };
    return tableLines(sitting.match, laid.terminal, sheet, viewer);
  }

  /** Goes on after a change of the match; what fails there ends the game. */
  #next(): void {
    this.#goOn().catch((error) => this.#left.reject(error));
  }

  /** After every change of the match: the bots play, the light is asked, and the end is told. */
  async #goOn(): Promise<void> {
    const round = ++this.#rounds;
    this.#window.settle();
    // Kept at every change, so that whatever ends the command, a closed window or a dead battery, ends no match.
    this.#keep();
    this.#clock.run();
    for (this.#host.settle(); this.#host.isWaiting; this.#host.settle()) {
      if (!(await this.#botPlays())) return;
      this.#keep();
    }
    this.#keep();
    if (this.#host.sitting.isOver) {
      this.#clock.stop();
      this.#window.message = endText(this.#host);
    }
    this.#window.draw();
    await this.#think(round);
  }

  /** Lets the bot to move play, at its pace; one that takes longer is said to think. False when it need not play any more. */
  async #botPlays(): Promise<boolean> {
    const { status } = this.#host.match;
    const name = status.kind === "playing" ? this.#host.nameOf(status.seat) : "";
    const show = (lamp: string) => {
      this.#lamp = lamp;
      this.#window.draw();
    };
    show("");
    const { pace } = this.#style;
    // Neither timer keeps a player who leaves.
    const thinking = setTimeout(() => show(say.isThinking({ seat: name })), pace + MOMENT).unref();
    try {
      const move = await this.#host.botMove(pause(pace, undefined, { ref: false }));
      // What was said is about the table before; the greeting stays until the player does something.
      if (move !== undefined && this.#window.message !== this.#style.greeting) this.#window.message = "";
      return move !== undefined;
    } finally {
      clearTimeout(thinking);
      this.#lamp = "";
    }
  }

  /** Asks the light about the table, and shows what it says if the table is still the same. */
  async #think(round: number): Promise<void> {
    const { light, sitting } = this.#host;
    this.#lamp = "";
    if (!light.isThere || sitting.isOver || this.#host.isQuiet) return;
    this.#lamp = say.lampThinking();
    if (light.recall(sitting.match) === undefined) await pause(CALM);
    if (round !== this.#rounds) return;
    try {
      const seen = await light.see(sitting.match);
      if (round !== this.#rounds || seen === undefined) return;
      this.#lamp = LAMPS[seen.glow]();
    } catch (error) {
      this.#lamp = "";
      this.#window.message = say.noAnswer({ why: (error as Error).message });
    }
    this.#window.draw();
  }

  #playMoves(moves: readonly string[]): void {
    for (const text of moves) if (!this.#act(this.#host.play(text), "")) return;
  }

  /** Says what came of an action, and goes on from there. */
  #act(result: Result<unknown>, done: string): boolean {
    this.#window.message = result.ok ? done : this.#host.explain(result.error);
    if (result.ok) this.#next();
    return result.ok;
  }

  /** Does what was typed: a word, or moves. */
  #obey(text: string): void {
    const host = this.#host;
    switch (text.toLowerCase()) {
      case "undo":
        this.#act(host.undo(), say.takenBack());
        break;
      case "redo":
        this.#act(host.redo(), say.madeAgain());
        break;
      case "restart":
        this.#act(host.restart(), say.backToDeal());
        break;
      case "finish":
        this.#act(host.finish(), say.finished());
        break;
      case "new":
        this.#dealAnew();
        break;
      case "hint":
        this.#hint().catch((error) => this.#left.reject(error));
        break;
      case "quit":
        this.#left.resolve(EXIT.done);
        break;
      case "help":
        this.#window.help();
        break;
      default:
        this.#playMoves(movesOn(host.match, text));
    }
  }

  /** Deals anew, with a clock of its own. */
  #dealAnew(): void {
    const dealt = this.#host.dealAnew();
    if (dealt.ok) this.#clock = new Clock(0, () => performance.now());
    this.#act(dealt, say.newDeal());
  }

  async #hint(): Promise<void> {
    const round = this.#rounds;
    this.#window.message = say.thinkingHint();
    const text = await hintText(this.#host);
    if (round !== this.#rounds) return;
    this.#window.message = text;
    this.#window.draw();
  }
}

/** Plays on the whole screen; gives the exit code. */
export const playOnScreen = (host: Host, style: ScreenStyle): Promise<ExitCode> => new Table(host, style).play();
