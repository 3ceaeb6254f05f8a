/** Golden playthroughs: whole matches written out, state by state, so that any change of the rules shows as a difference. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, moverView, must, type Shape, saveText } from "@baize/kernel";
import { firstState, openMoves } from "./walk.ts";

/** A match as a transcript: its save on the first line, then the table, what can be played, and what was. */
function playthrough<T extends Shape>(game: Game<T>, save: string): string {
  const record = must(saveText.parse(save));
  let state = firstState(game, record);
  const lines = [save];
  for (const [index, text] of [...record.moves, undefined].entries()) {
    const view = moverView(game, state);
    const status = game.status(view);
    lines.push("", game.stateText.format(state));
    if (status.kind === "over") lines.push(`over by ${status.rule}: ${status.scores.join(" ")}`);
    else {
      const texts = openMoves(game, state).map((move) => game.formatMove(move, view));
      lines.push(`seat ${status.seat} of ${texts.length}: ${texts.sort().join(", ")}`);
    }
    if (text === undefined) break;
    lines.push("", `${index + 1}. ${text}`);
    state = must(game.apply(state, must(game.parseMove(text, view))));
  }
  return `${lines.join("\n")}\n`;
}

/** The golden files of a game's folder. */
export function goldenFiles(folder: string): string[] {
  try {
    const names = readdirSync(join(folder, "golden")).filter((name) => name.endsWith(".txt"));
    return names.sort().map((name) => join(folder, "golden", name));
  } catch {
    return [];
  }
}

/** What a golden file says and what the rules say now; `BAIZE_GOLDEN=write` makes the file agree first. */
export function compareGolden<T extends Shape>(game: Game<T>, file: string): { golden: string; now: string } {
  const golden = readFileSync(file, "utf8");
  const now = playthrough(game, golden.split("\n", 1)[0] ?? "");
  if (process.env.BAIZE_GOLDEN !== "write") return { golden, now };
  writeFileSync(file, now);
  return { golden: now, now };
}
