/** Play without a screen: moves come in as lines, tables and refusals go out. */

import type { Result } from "@baize/kernel";
import { linesOf } from "../arguments/lines.ts";
import { movesOn } from "../records/record.ts";
import { resultText } from "../report/outcome.ts";
import type { Palette } from "../screen/paint.ts";
import { tableText } from "../screen/picture.ts";
import { say } from "../words/index.ts";
import { hintText } from "./hint.ts";
import type { Host } from "./host.ts";

/** How tables are shown. */
export interface LineStyle {
  readonly ascii: boolean;
  readonly palette: Palette;
}

/** Says what came of an action, and shows the table when it changed. */
class Voice {
  readonly #host: Host;
  readonly #style: LineStyle;

  constructor(host: Host, style: LineStyle) {
    this.#host = host;
    this.#style = style;
  }

  say(text: string): void {
    if (text !== "") process.stdout.write(`${text}\n`);
  }

  showTable(): void {
    const { laid, sitting } = this.#host;
    const sheet = { ascii: this.#style.ascii, width: 80, height: Number.POSITIVE_INFINITY, names: this.#host.names };
    const page = laid.terminal?.page?.(sitting.view);
    this.say(page ?? tableText(sitting.match, laid.terminal, sheet, this.#style.palette, sitting.seat));
  }

  answer(result: Result<unknown>): void {
    const { terminal } = this.#host.laid;
    this.say(terminal?.reply?.(result) ?? (result.ok ? "" : this.#host.explain(result.error)));
  }
}

/** Lets the bots play until it is the player's turn. */
async function playBots(host: Host, voice: Voice): Promise<void> {
  let moved = false;
  for (let move = await host.botMove(); move !== undefined; move = await host.botMove()) {
    voice.say(say.botMoved({ seat: host.nameOf(move.seat), text: move.text }));
    moved = true;
  }
  if (moved) voice.showTable();
}

/** Says what came of an action, and lets the bots answer. */
async function act(host: Host, voice: Voice, result: Result<unknown>): Promise<boolean> {
  voice.answer(result);
  if (result.ok && !host.isWaiting) voice.showTable();
  if (result.ok) await playBots(host, voice);
  return result.ok;
}

/** Does what a line says; false when it ends the game. */
async function obey(host: Host, voice: Voice, line: string): Promise<boolean> {
  switch (line.toLowerCase()) {
    case "":
      break;
    case "quit":
      return false;
    case "undo":
      await act(host, voice, host.undo());
      break;
    case "redo":
      await act(host, voice, host.redo());
      break;
    case "restart":
      await act(host, voice, host.restart());
      break;
    case "finish":
      await act(host, voice, host.finish());
      break;
    case "help":
      voice.say([...(host.laid.terminal?.help ?? []), say.lineHelp()].join("\n"));
      break;
    case "hint":
      voice.say(await hintText(host));
      break;
    default:
      for (const text of movesOn(host.match, line)) if (!(await act(host, voice, host.play(text)))) break;
  }
  return true;
}

/** Plays until the game is over, somebody quits, or the input ends. */
export async function playLines(host: Host, style: LineStyle): Promise<void> {
  const voice = new Voice(host, style);
  process.stderr.write(`${say.matchHeading({ title: host.laid.entry.title, deal: host.match.deal })}\n`);
  voice.showTable();
  try {
    await playBots(host, voice);
    const lines = linesOf(process.stdin);
    for await (const line of lines) {
      if (host.sitting.isOver || !(await obey(host, voice, line.trim())) || host.sitting.isOver) break;
    }
    lines.close();
  } finally {
    await host.end();
  }
  const { status } = host.match;
  if (status.kind === "over") process.stderr.write(`${say.over({ result: resultText(status) })}\n`);
}
