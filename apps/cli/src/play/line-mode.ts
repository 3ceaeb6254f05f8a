/** Play without a screen: moves come in as lines, tables and refusals go out. */

import { createInterface } from "node:readline";
import type { Match, Result, Shape } from "@baize/kernel";
import { resultText } from "../outcome.ts";
import type { Palette } from "../paint.ts";
import { tableText } from "../picture.ts";
import { movesOn } from "../records.ts";
import { hintText, Light } from "./light.ts";
import type { Session } from "./session.ts";

/** How tables are shown. */
export interface LineStyle {
  readonly ascii: boolean;
  readonly palette: Palette;
}

const HELP = "Moves are typed as they are written, one to a line. Also: undo, redo, restart, hint, help, quit.";

/** Says what came of an action, and shows the table when it changed. */
class Voice {
  readonly #session: Session;
  readonly #style: LineStyle;

  constructor(session: Session, style: LineStyle) {
    this.#session = session;
    this.#style = style;
  }

  say(text: string): void {
    if (text !== "") process.stdout.write(`${text}\n`);
  }

  showTable(): void {
    const { match, terminal, seat } = this.#session;
    const sheet = { ascii: this.#style.ascii, width: 80, height: Number.POSITIVE_INFINITY };
    this.say(terminal?.page?.(match.view(seat)) ?? tableText(match, terminal, sheet, this.#style.palette, seat));
  }

  answer(result: Result<Match<Shape>>): void {
    const { terminal } = this.#session;
    this.say(terminal?.reply?.(result) ?? (result.ok ? "" : this.#session.explain(result.error)));
  }
}

/** Lets the bots play until it is the player's turn. */
async function playBots(session: Session, voice: Voice): Promise<void> {
  let moved = false;
  for (let move = await session.botMove(); move !== undefined; move = await session.botMove()) {
    voice.say(`Seat ${move.seat}: ${move.text}`);
    moved = true;
  }
  if (moved) voice.showTable();
}

/** Does what a line says; false when it ends the game. */
async function obey(session: Session, voice: Voice, light: Light, line: string): Promise<boolean> {
  const act = async (result: Result<Match<Shape>>) => {
    voice.answer(result);
    if (result.ok && !session.isWaiting) voice.showTable();
    if (result.ok) await playBots(session, voice);
    return true;
  };
  switch (line.toLowerCase()) {
    case "":
      return true;
    case "quit":
      return false;
    case "undo":
      return act(session.undo());
    case "redo":
      return act(session.redo());
    case "restart":
      return act(session.restart());
    case "help":
      voice.say([...(session.terminal?.help ?? []), HELP].join("\n"));
      return true;
    case "hint":
      voice.say(await hintText(session, light));
      return true;
  }
  for (const text of movesOn(session.match, line)) {
    const played = session.play(text);
    await act(played);
    if (!played.ok) return true;
  }
  return true;
}

/** Plays until the game is over, somebody quits, or the input ends. */
export async function playLines(session: Session, style: LineStyle): Promise<void> {
  const voice = new Voice(session, style);
  process.stderr.write(`${session.entry.title} ${session.match.deal}\n`);
  voice.showTable();
  await playBots(session, voice);
  const light = new Light();
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (session.isOver || !(await obey(session, voice, light, line.trim())) || session.isOver) break;
  }
  lines.close();
  await Promise.all([light.end(), session.end()]);
  const { status } = session.match;
  if (status.kind === "over") process.stderr.write(`Over: ${resultText(status)}.\n`);
}
