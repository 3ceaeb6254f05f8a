/** All settings together: as one object for a file, and from the single record that was kept in former days. */

import type { Choices } from "@baize/kernel";
import { type LastTable, own, readTable, taught } from "./own.ts";
import { type Settings, set, settings, someSettings } from "./settings.ts";
import { fieldsOf, isFlag, isText } from "./stored.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Everything that is set, for every game. */
export interface Everything {
  readonly settings: Partial<Settings>;
  readonly taught: Readonly<Record<string, boolean>>;
  readonly choices: Readonly<Record<string, Choices>>;
  readonly notes: Readonly<Record<string, Choices>>;
  readonly tables: Readonly<Record<string, LastTable>>;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What of a game's former record was chosen, and what described its table; the rest were its notes. */
const CHOSEN = ["autoplay", "marks", "pace", "clock"];
const TABLE = ["options", "bots", "practice", "series"];

const pick = (record: Choices, wanted: (name: string) => boolean): Choices =>
  Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));

/** The parts of a game's former record. */
function parted(found: unknown): { choices: Choices; notes: Choices; table: LastTable | undefined } {
  const record = fieldsOf(found, isText);
  const { options, bots, practice, series = "" } = record;
  return {
    choices: pick(record, (name) => CHOSEN.includes(name)),
    notes: pick(record, (name) => !CHOSEN.includes(name) && !TABLE.includes(name)),
    table: readTable({ options, bots: bots?.split("."), practice: practice === "yes", series }),
  };
}

const mapped = <T>(found: unknown, read: (value: unknown) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(found, isObject)).flatMap(([game, value]) => {
      const one = read(value);
      return one === undefined ? [] : [[game, one]];
    }),
  );

/** Everything from a value read from outside, of this or the former form; what is broken is left out. */
export function readEverything(found: unknown): Everything {
  const fields: Fields = isObject(found) ? found : {};
  if (isObject(fields.settings)) {
    return {
      settings: someSettings(fields.settings),
      taught: fieldsOf(fields.taught, isFlag),
      choices: mapped(fields.choices, (value) => fieldsOf(value, isText)),
      notes: mapped(fields.notes, (value) => fieldsOf(value, isText)),
      tables: mapped(fields.tables, readTable),
    };
  }
  return {
    settings: someSettings(fields),
    taught: fieldsOf(fields.taught, isFlag),
    choices: mapped(fields.games, (value) => parted(value).choices),
    notes: mapped(fields.games, (value) => parted(value).notes),
    tables: mapped(fields.games, (value) => parted(value).table),
  };
}

/** Everything as it is set, for these games. */
export function everything(games: readonly string[]): Everything {
  const each = <T>(of: (game: string) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(games.flatMap((game) => (of(game) === undefined ? [] : [[game, of(game) as T]])));
  return {
    settings: settings.get(),
    taught: taught.get(),
    choices: each((game) => own(game).choices.get()),
    notes: each((game) => own(game).notes.get()),
    tables: each((game) => own(game).table.get()),
  };
}

/** Sets everything that is named. */
export function setEverything(all: Everything): void {
  set(all.settings);
  taught.write({ ...taught.get(), ...all.taught });
  for (const [game, choices] of Object.entries(all.choices))
    own(game).choices.write({ ...own(game).choices.get(), ...choices });
  for (const [game, table] of Object.entries(all.tables)) own(game).table.write(table);
  for (const [game, notes] of Object.entries(all.notes)) {
    for (const [name, text] of Object.entries(notes)) own(game).notes.note(name, text);
  }
}
