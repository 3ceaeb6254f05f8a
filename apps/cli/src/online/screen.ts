/** An online table on the whole screen: drawn as the server tells it; keys choose cards or type moves and words. */

import { type Shape, shown } from "@baize/kernel";
import { phraseText, type SeenTable, type TableLine, type Witness } from "@baize/midend";
import type { Line, Sheet } from "@baize/terminal";
import { EXIT, type ExitCode } from "../arguments/stop.ts";
import { TableWindow } from "../play/table-window.ts";
import type { Palette } from "../screen/paint.ts";
import { viewLines } from "../screen/picture.ts";
import { say } from "../words/index.ts";
import { readDeed } from "./deeds.ts";
import { headingOf, namesAt, type OnlineGame, standingText, waitingLines } from "./pages.ts";

/** How the table is shown, and what is known about it beside what the server tells. */
export interface OnlineStyle {
  readonly ascii: boolean;
  readonly palette: Palette;
  readonly greeting: string;
  readonly link: string;
  readonly bell: boolean;
  witness(table: SeenTable): Witness;
  /** Sits down. Gives why not. */
  sit(seat: number | undefined): Promise<string>;
}

/** How somebody went: for good, or to come back. */
export interface Gone {
  readonly code: ExitCode;
  readonly hasLeft: boolean;
}

/** Whether a table can be shown: what its game shows of it comes from outside as well. */
export function isDrawable(online: OnlineGame, table: SeenTable, witness: Witness): boolean {
  try {
    headingOf(online, table, false, 0);
    standingText(online, table, witness);
    linesOf(online, table, "", { ascii: true, width: 80, height: 24 });
    return true;
  } catch {
    return false;
  }
}

/** A table in lines: whoever waits there, or the game's own drawing. */
function linesOf(online: OnlineGame, table: SeenTable, link: string, sheet: Sheet): readonly Line[] {
  if (table.deal === 0) return waitingLines(online, table, link);
  const { game, terminal } = online;
  return viewLines(game, table.view as Shape["view"], terminal, { ...sheet, names: namesAt(online, table) });
}

class OnlineScreen {
  readonly #line: TableLine;
  readonly #online: OnlineGame;
  readonly #style: OnlineStyle;
  readonly #window: TableWindow;
  readonly #left = Promise.withResolvers<Gone>();
  #table: SeenTable;
  #isMuted = false;
  #isLost = false;

  constructor(line: TableLine, table: SeenTable, online: OnlineGame, style: OnlineStyle) {
    this.#line = line;
    this.#table = table;
    this.#online = online;
    this.#style = style;
    this.#window = new TableWindow(
      {
        terminal: online.terminal,
        palette: style.palette,
        keys: say.onlineKeys(),
        keyHelp: say.onlineHelp(),
        heading: () => headingOf(online, this.#table, this.#isLost, Date.now()),
        lines: (width, height) => linesOf(online, this.#table, style.link, { ascii: style.ascii, width, height }),
        standing: () => standingText(online, this.#table, style.witness(this.#table)),
        act: (deed) => {
          if (deed.kind === "leave") this.#left.resolve({ code: deed.code, hasLeft: false });
          else if (deed.kind === "play") void this.#play(deed.text);
          else this.#obey(deed.text);
        },
        hangUp: () => this.#left.resolve({ code: EXIT.failure, hasLeft: false }),
      },
      style.greeting,
    );
  }

  /** Plays until whoever sits here goes. */
  async play(): Promise<Gone> {
    this.#window.open();
    const unwatch = this.#line.watch(() => this.#change());
    try {
      this.#window.settle();
      this.#window.draw();
      return await this.#left.promise;
    } finally {
      unwatch();
      this.#window.close();
    }
  }

  /** The table or the line has changed. */
  #change(): void {
    const before = this.#table;
    const told = this.#line.table() ?? before;
    // What cannot be shown is not heard: the table stays as it was told last.
    if (told === before || isDrawable(this.#online, told, this.#style.witness(told))) this.#table = told;
    this.#noteLine();
    if (this.#table !== before) this.#tell(before, this.#table);
    this.#window.settle();
    this.#window.draw();
  }

  #noteLine(): void {
    const isLost = this.#line.state() !== "open";
    // What a deal came to, and what may be typed next, says enough when it is there again.
    const found = this.#table.state === "playing" ? say.lineFound() : "";
    if (isLost !== this.#isLost) this.#window.message = isLost ? say.lineLostSays() : found;
    this.#isLost = isLost;
  }

  /** What was said, and whose turn it is now; what stood there was about the table before. */
  #tell(before: SeenTable, now: SeenTable): void {
    if (now.ply !== before.ply || now.state !== before.state || now.deal !== before.deal) this.#window.message = "";
    const told = now.said.filter(({ at, seat }) => seat !== now.you && !before.said.some((old) => old.at === at));
    for (const { seat, phrase } of this.#isMuted ? [] : told) {
      const name = shown(now.seats[seat]?.name ?? "");
      this.#window.message = say.someoneSays({ name, phrase: phraseText(phrase) });
    }
    const isMine = now.turn !== null && now.turn === now.you;
    if (isMine && before.turn !== now.turn && this.#style.bell) process.stdout.write("\u0007");
  }

  /** Does what was typed. */
  #obey(text: string): void {
    const deed = readDeed(text, this.#table);
    this.#window.message = deed.kind === "told" ? deed.says : "";
    if (deed.kind === "move") void this.#play(deed.text);
    else if (deed.kind === "acts") void this.#act(deed.acts);
    else if (deed.kind === "sit") void this.#style.sit(deed.seat).then((says) => this.#window.say(says));
    else if (deed.kind === "own") this.#doOwn(deed.what);
  }

  async #play(text: string): Promise<void> {
    const answered = await this.#line.play(text);
    if (!answered.ok) this.#window.say(answered.says || say.lineLostSays());
  }

  async #act(all: readonly (readonly [string, object])[]): Promise<void> {
    for (const [name, body] of all) {
      const answered = await this.#line.act(name, body);
      if (!answered.ok) return this.#window.say(answered.says || say.lineLostSays());
    }
  }

  #doOwn(what: "mute" | "code" | "leave" | "quit" | "help"): void {
    if (what === "quit") this.#left.resolve({ code: EXIT.done, hasLeft: false });
    else if (what === "help") this.#window.help();
    else if (what === "mute") {
      this.#isMuted = !this.#isMuted;
      this.#window.message = this.#isMuted ? say.nowMuted() : say.nowHeard();
    } else if (what === "leave") {
      void this.#line.act("leave").then(() => this.#left.resolve({ code: EXIT.done, hasLeft: true }));
    } else void this.#line.code().then((code) => this.#window.say(code === undefined ? "" : say.deviceCode({ code })));
  }
}

/** Plays at an online table; gives how it was left. */
export const playOnline = (line: TableLine, table: SeenTable, online: OnlineGame, style: OnlineStyle): Promise<Gone> =>
  new OnlineScreen(line, table, online, style).play();
