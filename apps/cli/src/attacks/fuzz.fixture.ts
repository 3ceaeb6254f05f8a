/** A fuzzer of everything that reads text: it damages a corpus of texts, and keeps those that were answered in a new way. */

import { GAMES } from "@baize/games";
import {
  type AnyGame,
  Match,
  moverView,
  must,
  Random,
  type Result,
  type Shape,
  sentence,
  visible,
} from "@baize/kernel";
import { midendWords, readFile, takeUp } from "@baize/midend";

/** Something that reads text, by name, and what it makes of a text that it accepts: the same text again, if it has one. */
interface Reader {
  readonly name: string;
  readonly game?: AnyGame;
  /** A text that it accepts, to begin with. */
  readonly example?: string;
  read(text: string): Result<string | undefined>;
}

const LONGEST = 600;
const DICTIONARY = [
  ...['"', "{", "}", "[", "]", ":", ",", "/", "?", "&", "=", "%", ".", "-", "x", " ", "\n", "\\", "#"],
  ...["0", "1", "9", "-1", "1e308", "NaN", "null", "true", '""', "[]", "{}", "moves=", "options=", "seed:", "baize"],
  ...["\u001B[2J", "\u0000", "\u009B", "\u202E", "\uD800", "♠", "10H", "AS", "d3-d1", "26x3", "pass", "timeout"],
];

const mapped = (result: Result<unknown>, text: (value: never) => string | undefined): Result<string | undefined> =>
  result.ok ? { ok: true, value: text(result.value as never) } : result;

/** A match after so many moves by chance. */
function someMoves(match: Match<Shape>, count: number): Match<Shape> {
  const random = Random.fromSeed("moves");
  let now = match;
  for (let n = 0; n < count && now.status.kind === "playing"; n++)
    now = must(now.play(random.pick(now.legalMoves(now.status.seat))));
  return now;
}

function readersOf(game: AnyGame): readonly Reader[] {
  const { id } = game.meta;
  const deal = game.randomDeal(game.options.standard, Random.fromSeed("fuzz"));
  const match = must(Match.start(game, { deal: game.deal.format(deal) }));
  const view = match.view(match.status.kind === "playing" ? match.status.seat : "spectator");
  const state = must(game.setup(game.options.standard, deal));
  const [begun, legal] = [someMoves(match, 6), someMoves(match, 1).moves[0]];
  const last = begun.moves.reduce((now, text) => {
    return must(game.apply(now, must(game.parseMove(text, moverView(game, now)))));
  }, state);
  const { viewText } = game;
  const named = (what: string, example: string | undefined, read: Reader["read"]): Reader => ({
    name: `${what} of ${id}`,
    game,
    ...(example !== undefined && { example }),
    read,
  });
  return [
    named("deal", game.deal.format(deal), (text) => mapped(game.deal.parse(text), (found) => game.deal.format(found))),
    named("options", game.options.format(game.options.standard), (text) =>
      mapped(game.options.parse(text), (found) => game.options.format(found)),
    ),
    named("state", game.stateText.format(last), (text) =>
      mapped(game.stateText.parse(text), (found) => game.stateText.format(found)),
    ),
    ...(viewText === undefined
      ? []
      : [
          named("view", viewText.format(begun.view("spectator")), (text) =>
            mapped(viewText.parse(text), (found) => viewText.format(found)),
          ),
        ]),
    named("move", legal, (text) => mapped(game.parseMove(text, moverView(game, state)), () => undefined)),
    named("start", game.deal.format(deal), (text) => mapped(Match.start(game, { deal: text }), () => undefined)),
    named("play", legal, (text) => mapped(match.play(text), () => undefined)),
    named("save", begun.save(), (text) => mapped(Match.load(game, text), (found: typeof match) => found.save())),
    named("link", begun.link(), (text) => mapped(Match.fromLink(game, text), (found: typeof match) => found.link())),
    named("description", undefined, (text) => {
      game.manners?.dealName?.(text);
      game.manners?.describe?.(text, view);
      return { ok: true, value: undefined };
    }),
  ];
}

/** Everything that reads text. */
export async function allReaders(): Promise<readonly Reader[]> {
  const games = await Promise.all(GAMES.map((entry) => entry.rules()));
  const file: Reader = {
    name: "file",
    read(text) {
      const found = readFile(text);
      if (!found.ok) return found;
      for (const kept of found.value.matches) {
        const game = games.find(({ meta }) => meta.id === kept.game);
        if (game !== undefined) takeUp(game, kept, ["novice"]);
      }
      return { ok: true, value: undefined };
    },
  };
  return [...games.flatMap(readersOf), file];
}

/** What is wrong with the answer of a reader; undefined when nothing is. */
function faultIn(reader: Reader, text: string): { readonly fault?: string; readonly sign: string } {
  try {
    const result = reader.read(text);
    if (!result.ok) {
      const said = sentence(result.error, ...(reader.game === undefined ? [] : [reader.game.words]), midendWords);
      const isHarmless = said === visible(said) && said.length <= LONGEST;
      const sign = `${reader.name}: ${result.error.code}`;
      return isHarmless ? { sign } : { sign, fault: `${reader.name} says ${JSON.stringify(said.slice(0, 200))}` };
    }
    const again = result.value === undefined ? undefined : reader.read(result.value);
    const isSame = again === undefined || (again.ok && again.value === result.value);
    const sign = `${reader.name}: read`;
    return isSame
      ? { sign }
      : { sign, fault: `${reader.name} reads its own ${JSON.stringify(result.value)} otherwise` };
  } catch (error) {
    return { sign: "", fault: `${reader.name} throws ${error}` };
  }
}

/** One text made of others: signs changed, put in, left out, repeated, or the end of another. */
function damaged(text: string, other: string, random: Random): string {
  let found = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const [a, b] = [random.below(found.length + 1), random.below(found.length + 1)].sort((x, y) => x - y) as [
      number,
      number,
    ];
    const word = random.pick(DICTIONARY);
    const ways = [
      () => found.slice(0, a) + word + found.slice(a),
      () => found.slice(0, a) + word + found.slice(b),
      () => found.slice(0, a) + found.slice(b),
      () => found.slice(0, a),
      () => found.slice(0, b) + found.slice(a),
      () => found.slice(0, a) + other.slice(random.below(other.length + 1)),
      () => found.slice(0, a) + String.fromCharCode(random.below(0x250)) + found.slice(a + 1),
    ];
    found = random.pick(ways)().slice(0, 5000);
  }
  return found;
}

/** What came of a run: faults, and the texts that were answered in a way that none before was. */
export interface Fuzzed {
  readonly faults: readonly string[];
  readonly found: readonly string[];
  /** The readers that accepted one of the texts at least: another was not tried in earnest. */
  readonly taken: ReadonlySet<string>;
}

/** Gives a corpus, and so many damaged texts made of it, to every reader. */
export function fuzz(readers: readonly Reader[], corpus: readonly string[], runs: number, seed: string): Fuzzed {
  const random = Random.fromSeed(seed);
  const signs = new Set<string>();
  const examples = readers.flatMap(({ example = [] }) => example);
  const [texts, found, faults] = [[...corpus, ...examples], [] as string[], [] as string[]];
  const attempt = (text: string): boolean => {
    let isNew = false;
    for (const reader of readers) {
      const { fault, sign } = faultIn(reader, text);
      if (fault !== undefined) faults.push(`${fault} for ${JSON.stringify(text.slice(0, 300))}`);
      isNew ||= !signs.has(sign);
      signs.add(sign);
    }
    return isNew;
  };
  for (const text of [...texts]) attempt(text);
  for (let run = 0; run < runs && faults.length < 10; run++) {
    const text = damaged(random.pick(texts), random.pick(texts), random);
    if (!attempt(text)) continue;
    texts.push(text);
    found.push(text);
  }
  return {
    faults,
    found,
    taken: new Set(readers.map(({ name }) => name).filter((name) => signs.has(`${name}: read`))),
  };
}
