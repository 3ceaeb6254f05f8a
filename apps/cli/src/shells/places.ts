/** The places of a command line and what can stand at each, for each game: what the completion of every shell is made of. */

import { isOwn } from "../arguments/declarations.ts";
import type { Declared, Values } from "../arguments/values.ts";
import type { Described } from "../report/described.ts";

/** A place of a command line: an argument by its number, or what follows an option. */
export interface Place {
  readonly command: string;
  readonly slot: number | string;
  readonly isVariadic: boolean;
  /** The list of words there, by its name; `game` is the one that the line names, "" where it names none yet, undefined where it does not matter. */
  readonly choices: readonly { readonly game: string | undefined; readonly list: string }[];
  readonly isList: boolean;
  readonly isFile: boolean;
}

/** The options of a command: where a game is named that has not all of them, and last those where it does not matter. */
export interface Offer {
  readonly command: string;
  readonly game: string | undefined;
  readonly options: Described["options"];
}

/** A command line of which all is known. */
export interface Whole {
  readonly commands: readonly Described[];
  readonly offers: readonly Offer[];
  readonly games: readonly string[];
  readonly places: readonly Place[];
  /** Every list of words, each once, by its name. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** What can stand somewhere: words, for each game or for whichever. */
interface Choice {
  readonly game: string | undefined;
  readonly words: readonly string[];
}

async function choicesOf({ words = [], of }: Values, declared: readonly Declared[]): Promise<readonly Choice[]> {
  if (of === undefined) {
    const known = typeof words === "function" ? await words() : words;
    return known.length > 0 ? [{ game: undefined, words: known }] : [];
  }
  const found = await Promise.all(declared.map(async (each) => ({ game: each.entry.id, words: await of(each) })));
  const some = found.filter((choice) => choice.words.length > 0);
  return some.length > 0 ? [...some, { game: "", words: unique(some.flatMap((choice) => choice.words)) }] : [];
}

/** The games that a command is about: those that its argument may be, and of one without such an argument all. */
function gamesOf({ arguments: args }: Described, declared: readonly Declared[]): readonly Declared[] {
  const words = args.find(({ name }) => name === "game")?.values.words;
  return Array.isArray(words) ? declared.filter(({ entry }) => words.includes(entry.id)) : declared;
}

function offersOf({ name, options }: Described, games: readonly Declared[]): readonly Offer[] {
  const isForeign = (word: string, game: Declared) =>
    games.some((each) => isOwn(each, word, name)) && !isOwn(game, word, name);
  const offers = games.map((game) => ({
    command: name,
    game: game.entry.id,
    options: options.filter(({ long }) => !isForeign(long, game)),
  }));
  return [
    ...offers.filter((each) => each.options.length < options.length),
    { command: name, game: undefined, options },
  ];
}

/** Everything about a command line, with the words of its games. */
export async function wholeOf(commands: readonly Described[], declared: readonly Declared[]): Promise<Whole> {
  const lists = new Map<string, readonly string[]>();
  const nameOf = (words: readonly string[]): string => {
    const found = [...lists].find(([, list]) => list.join(" ") === words.join(" "))?.[0];
    const name = found ?? `_baize_list${lists.size}`;
    lists.set(name, words);
    return name;
  };
  const places: Place[] = [];
  for (const command of commands) {
    const games = gamesOf(command, declared);
    const add = async (slot: Place["slot"], values: Values, isVariadic = false) => {
      const choices = (await choicesOf(values, games)).map(({ game, words }) => ({ game, list: nameOf(words) }));
      const { isList = false, isFile = false } = values;
      places.push({ command: command.name, slot, isVariadic, choices, isList, isFile });
    };
    for (const [i, { values, isVariadic }] of command.arguments.entries()) await add(i, values, isVariadic);
    for (const { long, values } of command.options) if (values !== undefined) await add(long, values);
  }
  const offers = commands.flatMap((command) => offersOf(command, gamesOf(command, declared)));
  return { commands, offers, games: declared.map(({ entry }) => entry.id), places, lists };
}

/** A text as every one of these shells takes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
