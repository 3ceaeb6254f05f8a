/** What can be said about a search: with `go` for this one, with `set` for all that follow. */

import { knownWord } from "../arguments/games.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** What may be spent on a search, who searches, and what is told of it. */
export interface Settings {
  readonly nodes: number | undefined;
  readonly movetime: number | undefined;
  /** How many of the best moves are told, each with what it is worth. */
  readonly multi: number;
  readonly shortest: boolean;
  readonly bot: string | undefined;
}

const NONE = "none";
const SWITCH = ["yes", "no"] as const;
const MOST_LINES = 100;

/** What a game's engine can be told; who has no bots is told of shortest lines, and the other way round. */
export const namesOf = (bots: readonly string[]): readonly (keyof Settings)[] => [
  "nodes",
  "movetime",
  "multi",
  bots.length > 0 ? "bot" : "shortest",
];

/** A setting as it is written. */
export const settingText = (settings: Settings, name: keyof Settings): string => {
  const value = settings[name];
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? NONE);
};

function wholeNumber(name: string, text: string, least = 0): number {
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Stop(EXIT.usage, say.needsNumber({ name, least }));
}

/** The value of a setting. */
function readValue(name: keyof Settings, text: string, bots: readonly string[]): Settings[keyof Settings] {
  if (name === "bot") return knownWord(text, bots, say.noSuchBot);
  if (name === "shortest") return knownWord(text, SWITCH, say.noSuchChoice) === "yes";
  if (name === "multi") return Math.min(MOST_LINES, wholeNumber(name, text, 1));
  return text === NONE ? undefined : wholeNumber(name, text);
}

/** Reads `nodes 1000 movetime 500` into the settings. What stands after `moves` is for programs that do not know the rules. */
export function readSettings(text: string, settings: Settings, bots: readonly string[]): Settings {
  const words = text
    .replace(/(^|\s)moves\s.*$/s, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  let changed = settings;
  for (let i = 0; i < words.length; i += 2) {
    const name = knownWord(words[i] ?? "", namesOf(bots), say.noSuchSetting);
    changed = { ...changed, [name]: readValue(name, words[i + 1] ?? "", bots) };
  }
  return changed;
}
