/** Kills of the terminal in the middle of play: what was shown is there the next time. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freecell } from "@baize/freecell";
import { Match, mannersOf, must, Random } from "@baize/kernel";
import { baize, PseudoTerminal } from "@baize/testkit/terminal";

const COUNT = /\| (\d+) moves? \|/;
const countIn = (text: string): number => Number(COUNT.exec(text)?.[1] ?? 0);

/** How many moves the record in a home has, by the game's own count. */
function keptIn(home: string): number {
  const file = join(home, "baize/freecell.json");
  if (!existsSync(file)) return 0;
  const match = must(Match.load(freecell, JSON.parse(readFileSync(file, "utf8")).save));
  return countIn(`| ${mannersOf(freecell).countText(match.moves)} |`);
}

/** What came of the kills: moves that were shown and are gone, and drafts that were left at the end. */
export interface Killed {
  readonly lost: readonly string[];
  readonly moves: number;
  readonly files: readonly string[];
}

/** Plays a match move by move, kills the command so many times at any moment, and goes on where it was. */
export async function playAndKill(home: string, kills: number, seed: string): Promise<Killed> {
  const random = Random.fromSeed(seed);
  const line = (await baize("solve freecell 1")).out.trim().split(/\s+/);
  const lost: string[] = [];
  for (let n = 0; n < kills; n++) {
    const before = keptIn(home);
    const table = new PseudoTerminal(`play freecell ${before === 0 ? "1 " : ""}--no-autoplay`, home);
    await table.until(new RegExp(`\\| ${before} moves? \\|`));
    const next = before >= line.length - 10 ? Array.from({ length: 9 }, () => "undo") : line.slice(before, before + 9);
    table.type(next.map((move) => `${move}\r`).join(""));
    await pause(random.below(60));
    const shown = countIn(table.screen);
    table.kill();
    await table.end();
    // Where moves are taken back too, the record is at what was shown or already further.
    const isForward = next[0] !== "undo";
    const kept = keptIn(home);
    if (isForward ? kept < shown : kept > shown) lost.push(`${shown} were shown and ${kept} kept`);
  }
  const last = new PseudoTerminal("play freecell --no-autoplay", home);
  await last.until(COUNT);
  last.type("quit\r");
  await last.end();
  return { lost, moves: keptIn(home), files: readdirSync(join(home, "baize")) };
}
