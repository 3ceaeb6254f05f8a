/** What of somebody's settings may be set here. */

import { type AnyGame, type Choices, mannersOf } from "@baize/kernel";
import { termText } from "@baize/midend";
import type { Everything } from "./everything.ts";
import { CLOTHS, houseNote, type LastTable } from "./own.ts";

/** Settings, and whether nothing had to be left out of them. */
export interface Checked {
  readonly everything: Everything;
  readonly isWhole: boolean;
}

/** A name as online tables take one. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’·_-]*$/u;

const pick = (all: Choices, isGood: (name: string, text: string) => boolean): Choices =>
  Object.fromEntries(Object.entries(all).filter(([name, text]) => isGood(name, text)));

/** What there is to be chosen of a game's preferences, and its cloth. */
function choicesFor(game: AnyGame, choices: Choices): Choices {
  const { preferences } = mannersOf(game);
  const all = new Map(preferences.map((one) => [one.id, one.choices.map(({ value }) => value)]));
  return pick(choices, (name, text) => (name === "cloth" ? CLOTHS : (all.get(name) ?? [])).some((one) => one === text));
}

/** Notes are a game's own, but for rules of the house: those it must be able to read, unless they were forgotten. */
const notesFor = (game: AnyGame, notes: Choices): Choices =>
  pick(notes, (name, text) => text === "" || !name.startsWith(houseNote("")) || game.options.parse(text).ok);

/** A table that can be sat down at; undefined where nobody could. */
function tableFor(game: AnyGame, table: LastTable): LastTable | undefined {
  const levels = mannersOf(game).company?.levels ?? [];
  const isKnown = table.bots.every((bot) => levels.some(({ id }) => id === bot));
  return isKnown && game.options.parse(table.options).ok && termText.parse(table.term).ok ? table : undefined;
}

/** What of somebody's file may be set here: a name that can be one, and what a game that there is can read. */
export function checkEverything(found: Everything, rules: ReadonlyMap<string, AnyGame>): Checked {
  const ofGames = <T>(all: Readonly<Record<string, T>>, read: (game: AnyGame, one: T) => T | undefined) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([id, one]) => {
        const game = rules.get(id);
        const good = game && read(game, one);
        return good === undefined ? [] : [[id, good]];
      }),
    );
  const { name = "", ...others } = found.settings;
  const everything: Everything = {
    settings: name === "" || NAME.test(name) ? found.settings : others,
    taught: ofGames(found.taught, (_, isTaught) => isTaught),
    choices: ofGames(found.choices, choicesFor),
    notes: ofGames(found.notes, notesFor),
    tables: ofGames(found.tables, tableFor),
  };
  return { everything, isWhole: JSON.stringify(everything) === JSON.stringify(found) };
}
