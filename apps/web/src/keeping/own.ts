/** What is kept for each game: what is chosen of its preferences, its notes, the table chosen last, and whether it was taught. */

import type { Choices } from "@baize/kernel";
import type { ChosenTable } from "@baize/table";
import { Cell } from "../state/cell.ts";
import { keysOf, lookUp, putAway, throwAway } from "./shelf.ts";
import { fieldsOf, isFlag, isText, Stored } from "./stored.ts";

/** A table chosen last, the series that is played there, and the seat of the player in it. */
export interface LastTable extends ChosenTable {
  readonly series: string;
  readonly seat: number;
}

/** The cloths there are: one is chosen among a game's preferences, and is none of its own. */
export const CLOTHS = ["sage", "straw", "mist", "clay", "lilac", "stone"] as const;

/** One of them. */
export type Cloth = (typeof CLOTHS)[number];

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** A table from a value read from outside; undefined when it is none. */
export function readTable(found: unknown): LastTable | undefined {
  const { options, bots, practice, series, term = "", seat = 0 } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const isTable =
    isText(options) && Array.isArray(bots) && bots.every(isText) && isFlag(practice) && isText(series) && isText(term);
  return isTable ? { options, bots, practice, series, term, seat: isPlace(seat) ? seat : 0 } : undefined;
}

/** The notes of one game, each in an entry of its own: two that are written at once are both kept. */
export class Notes extends Cell<Choices> {
  readonly #prefix: string;

  constructor(prefix: string) {
    super({});
    this.#prefix = prefix;
    this.#read();
  }

  #read(): void {
    const entries = keysOf(this.#prefix).map((key) => [key.slice(this.#prefix.length), lookUp(key)]);
    this.set(Object.fromEntries(entries));
  }

  note(name: string, text: string): void {
    putAway(this.#prefix + name, text);
    this.#read();
  }

  forget(name: string): void {
    throwAway(this.#prefix + name);
    this.#read();
  }

  /** Jots something down that no screen shows, under a word and a name, with the time. */
  jot(word: string, name: string, text: string): void {
    putAway(`${this.#prefix}${word}.${name}`, `${Date.now()} ${text}`);
    // Nothing is drawn anew for it, wherever it is done.
    queueMicrotask(() => this.#read());
  }

  /** What was jotted down, by whichever tab. */
  jotted(word: string, name: string): string | undefined {
    return lookUp(`${this.#prefix}${word}.${name}`)?.split(" ")[1];
  }
}

const keyOf = { choices: "baize.choices.", notes: "baize.notes.", table: "baize.table." } as const;

/** All that is kept for one game. */
export class Own {
  readonly choices: Stored<Choices>;
  readonly notes: Notes;
  readonly table: Stored<LastTable | undefined>;

  constructor(game: string) {
    this.choices = new Stored(keyOf.choices + game, (found) => fieldsOf(found, isText));
    this.notes = new Notes(`${keyOf.notes}${game}.`);
    this.table = new Stored(keyOf.table + game, readTable);
  }
}

const known = new Map<string, Own>();

/** What is kept for a game. */
export function own(game: string): Own {
  const found = known.get(game) ?? new Own(game);
  known.set(game, found);
  return found;
}

/** For each game, whether its lesson has been taken or declined. */
export const taught = new Stored<Readonly<Record<string, boolean>>>("baize.taught", (found) => fieldsOf(found, isFlag));

/** Notes that a game's lesson has been taken or declined. */
export function teach(game: string): void {
  if (!taught.get()[game]) taught.write({ ...taught.get(), [game]: true });
}

/** The note of a game that holds rules of the house, by their name. */
export const houseNote = (name: string): string => `house.${name}`;

/** The name of rules that are kept here; undefined where they have none. */
export const houseName = (notes: Choices, options: string): string | undefined =>
  Object.entries(notes)
    .find(([key, text]) => key.startsWith(houseNote("")) && text === options)?.[0]
    .slice(houseNote("").length);
