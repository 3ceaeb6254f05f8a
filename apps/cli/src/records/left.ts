/** The match that was left, one for each game, in the folder where programs of this user keep their state. */

import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, type Result, refuse, sentence } from "@baize/kernel";
import { type Kept, keptText, midendWords, readFile, type Taken, takeUp } from "@baize/midend";
import { EXIT, Stop } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";
import { readText, stateFolder, sweepDrafts, writeDurably } from "./durable.ts";
import { alone, makeAlone } from "./lock.ts";

/** What was found of the match that was left: nothing, the match, or one that cannot be read and was put aside. */
export type Left =
  | { readonly kind: "none" }
  | { readonly kind: "taken"; readonly taken: Taken }
  | { readonly kind: "aside"; readonly says: string };

const fileOf = (game: string): string => join(stateFolder(), `${game}.json`);

/** Takes a name in the folder that nothing has yet, such as `freecell.unread-1.json`: an empty file holds it. */
function ownName(game: string, what: "unread" | "other"): string {
  for (let n = 1; ; n++) {
    const name = join(stateFolder(), `${game}.${what}-${n}.json`);
    if (makeAlone(name)) return name;
  }
}

/** Gives what stands at a place, file or folder, a name that nothing has yet. */
function moveAway(file: string, game: string): string {
  const name = ownName(game, "unread");
  try {
    renameSync(file, name);
  } catch {
    // A folder takes no file's place.
    rmSync(name);
    renameSync(file, name);
  }
  return name;
}

function read(game: AnyGame, text: string, levels: readonly string[]): Result<Taken> {
  const found = readFile(text);
  if (!found.ok) return found;
  const kept = found.value.matches.find((match) => match.game === game.meta.id) ?? found.value.matches[0];
  return kept === undefined ? refuse("file-unreadable", "MD-F1") : takeUp(game, kept, levels);
}

/** The place of one game's match. It knows what it saw there last, and never writes over what somebody else wrote since. */
export class LeftPlace {
  readonly #game: string;
  #file: string;
  /** The text that was there when it was last looked at. */
  #seen: string | undefined;

  constructor(game: string) {
    this.#game = game;
    this.#file = fileOf(game);
  }

  /** Where the match is kept, when that is not where the next one looks for it. */
  get ownFile(): string | undefined {
    return this.#file === fileOf(this.#game) ? undefined : this.#file;
  }

  /** The match that was left. One that cannot be read is kept under another name, and the player is told. */
  read(game: AnyGame, levels: readonly string[]): Left {
    sweepDrafts(this.#file);
    try {
      this.#seen = readText(this.#file);
    } catch (error) {
      return this.#putAside(say.noFileAccess({ why: troubleOf(error) }));
    }
    if (this.#seen === undefined) return { kind: "none" };
    const taken = read(game, this.#seen, levels);
    return taken.ok
      ? { kind: "taken", taken: taken.value }
      : this.#putAside(sentence(taken.error, game.words, midendWords));
  }

  /** Gives a record that cannot be read a name of its own, which is never written over. */
  #putAside(why: string): Left {
    try {
      const path = moveAway(this.#file, this.#game);
      this.#seen = undefined;
      return { kind: "aside", says: say.putAside({ why, path }) };
    } catch (error) {
      throw new Stop(EXIT.failure, say.cannotPutAside({ file: this.#file, why, problem: troubleOf(error) }));
    }
  }

  /** Keeps a match for the next time: whole, or as it was kept before. Where another wrote meanwhile, both are kept. */
  keep(kept: Kept): void {
    const text = `${keptText(kept)}\n`;
    const isDone = alone(this.#file, () => {
      const there = readText(this.#file);
      if (there !== undefined && there !== this.#seen) return false;
      writeDurably(this.#file, text);
      return true;
    });
    if (isDone !== true) {
      this.#file = ownName(this.#game, "other");
      writeDurably(this.#file, text);
    }
    this.#seen = text;
  }

  /** Forgets the match, which is over; what another wrote meanwhile stays. */
  drop(): void {
    if (readText(this.#file) === this.#seen) {
      alone(this.#file, () => {
        if (readText(this.#file) === this.#seen) rmSync(this.#file, { force: true });
      });
    }
    this.#seen = undefined;
  }
}
