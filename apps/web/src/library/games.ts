/** The games of the page, loaded once each when they are wanted. */

import { GAMES, type GameEntry } from "@baize/games";
import {
  type AnyGame,
  type Choices,
  choicesOf,
  demand,
  type Manners,
  mannersOf,
  type Shape,
  type Tutor,
} from "@baize/kernel";
import type { Cover, KeyHelp, Lesson, RulesPart, TableDoor } from "@baize/table";
import { own } from "../keeping/own.ts";

/** A game that has a table on the page. */
export type Entry = GameEntry & Required<Pick<GameEntry, "web" | "cover">>;

/** A game, ready to be played: its rules, its manners and its table. */
export interface Loaded {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly manners: Manners<Shape>;
  readonly door: TableDoor<Shape>;
}

/** The games that have a table on the page. */
export const PLAYABLE: readonly Entry[] = GAMES.filter(
  (entry): entry is Entry => entry.web !== undefined && entry.cover !== undefined,
);

/** The ids of all of them. */
export const GAME_IDS: readonly string[] = PLAYABLE.map(({ id }) => id);

/** A way to load something of a game: the same promise each time, so that a screen can wait for it. */
function once<T>(start: (entry: Entry) => Promise<T>): (entry: Entry) => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return (entry) => {
    const known = started.get(entry.id) ?? start(entry);
    started.set(entry.id, known);
    return known;
  };
}

/** The rules and the table of a game. */
export const load = once<Loaded>(async (entry) => {
  const [game, door] = await Promise.all([entry.rules(), entry.web()]);
  return { entry, game, manners: mannersOf(game), door };
});

/** The rules of all games, by their ids. */
export const loadAllRules = async (): Promise<ReadonlyMap<string, AnyGame>> =>
  new Map(await Promise.all(PLAYABLE.map(async ({ id, rules }) => [id, await rules()] as const)));

/** What the first page shows of a game. */
export const loadCover = once<Cover>((entry) => entry.cover());

/** The rules of a game for players. */
export const loadRules = once<readonly RulesPart[]>(async (entry) => (await load(entry)).door.rules());

/** Who explains lines of a game. */
export const loadTutor = once<Tutor<Shape>>(async (entry) => (await load(entry)).manners.tutor());

/** What the keys do at the table of a game. */
export const loadKeys = once<readonly KeyHelp[]>(async (entry) => (await load(entry)).door.keys?.() ?? []);

/** The lesson of a game. */
export const loadLesson = once<Lesson>(async (entry) => (await load(entry)).door.lesson());

/** The game with this id. */
export function entryOf(id: string): Entry {
  const entry = PLAYABLE.find((other) => other.id === id);
  demand(entry !== undefined, "WB-A1", `${id} is no game of this page`);
  return entry;
}

/** What is chosen of a game's preferences; the rest is standard. */
export const chosenOf = ({ game, manners }: Loaded): Choices => choicesOf(manners, own(game.meta.id).choices.get());
