/** `baize play`: a game in a terminal, or line by line where there is none. */

import { type AnyGame, firstState, type Match, mannersOf, must, paragraph, type Shape, sentence } from "@baize/kernel";
import { midendWords, type Taken, takeUp } from "@baize/midend";
import type { Command } from "commander";
import { addSwitches, type Declared, examplesOf, meaningOf } from "../arguments/declarations.ts";
import { findGame } from "../arguments/games.ts";
import { isFileName, readInput } from "../arguments/input.ts";
import {
  addDrawOptions,
  addExamples,
  addRulesOption,
  type DrawOptions,
  gameArgument,
  wholeNumber,
} from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { DEALS, LEVELS, takes } from "../arguments/values.ts";
import { Host, type Laid, layTable } from "../play/host.ts";
import { LeftPlace } from "../records/left.ts";
import { pickMatch } from "../records/pick.ts";
import { isFinding, isWritten } from "../records/record.ts";
import { readTable } from "../records/table.ts";
import { usesColour } from "../screen/paint.ts";
import { say } from "../words/index.ts";

interface PlayOptions extends DrawOptions {
  readonly options?: string;
  readonly bot?: string;
  readonly practice?: boolean;
  readonly length?: string;
  readonly new?: boolean;
  readonly load?: string | undefined;
  readonly pace: number;
}

/** A match to go on with, if there is one, and what there is to say about it. */
interface Begun {
  readonly taken?: Taken;
  readonly greeting: string;
}

/** How long a match of several deals may be, among others. */
const LENGTHS = ["10-deals", "50-points", "open"];

/** Runs the controller of a source document on stdin and stdout. */
async function runController({ laid, match }: Host, name: string): Promise<void> {
  const write = (text: string) => void process.stdout.write(text);
  try {
    const input = process.stdin.setEncoding("utf8");
    await laid.terminal?.controllers?.[name]?.run(must(firstState(match.game, match)), { input, write });
  } catch (error) {
    throw new Stop(EXIT.failure, (error as Error).message);
  }
}

/** A file with matches as it is; of anything else that shows a table, a link, a board or a finding, a save. */
async function saveIn(text: string, laid: Laid): Promise<string> {
  const isObject = text.trimStart().startsWith("{");
  const isFile = isObject && laid.terminal?.readDeal?.(text) === undefined && !isFinding(text);
  return isFile ? text : (await readTable(text, laid, undefined)).save();
}

/** The match of a file; one that cannot be taken up ends the command. */
async function loadMatch(laid: Laid, file: string): Promise<Begun> {
  const { entry, game, levels } = laid;
  const { kept, remark } = pickMatch(await saveIn(await readInput(file), laid), entry);
  const taken = takeUp(game, kept, levels);
  if (!taken.ok) throw new Stop(EXIT.impossible, sentence(taken.error, game.words, midendWords));
  return { taken: taken.value, greeting: paragraph([say.loaded({ file }), remark]) };
}

/** The match of a table that a word of the command line shows, as if it had been kept. */
function shownBy({ entry, game, levels }: Laid, match: Match<Shape>): Taken {
  const { kept } = pickMatch(match.save(), entry);
  return must(takeUp(game, kept, levels));
}

/** The match that was left; one that cannot be read is put aside even where another is played, which would overwrite it. */
function takeLeft({ game, levels }: Laid, place: LeftPlace, isWanted: boolean): Begun {
  const left = place.read(game, levels);
  if (left.kind === "aside") {
    // It stays in the window when the screen is given back.
    process.stderr.write(`${left.says}\n`);
    return { greeting: left.says };
  }
  return left.kind === "taken" && isWanted ? { taken: left.taken, greeting: say.goesOn() } : { greeting: "" };
}

async function play(id: string, word: string | undefined, asked: PlayOptions): Promise<void> {
  const laid = await layTable(findGame(id));
  const isFile = asked.load === undefined && word !== undefined && isFileName(word, laid.game);
  const [deal, load] = isFile ? [undefined, word] : [word, asked.load];
  const { choices, controller, options = asked.options } = meaningOf(laid.terminal, "play", asked);
  const isNew = asked.new || deal !== undefined || options !== undefined;
  if (load !== undefined && isNew) throw new Stop(EXIT.usage, say.loadIsWhole());
  const isScreen = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== "dumb" && !controller;
  const place = new LeftPlace(id);
  const left: Begun = isScreen ? takeLeft(laid, place, !isNew && load === undefined) : { greeting: "" };
  const begun = load === undefined ? left : await loadMatch(laid, load);
  const isShown = deal !== undefined && isWritten(deal);
  const taken = isShown ? shownBy(laid, await readTable(deal, laid, options)) : begun.taken;
  const { bot, practice, length } = asked;
  // Lines may come from a program, which says every move itself.
  const chosen = isScreen ? { choices } : {};
  const host = new Host(laid, { deal, options, bot, practice, length, taken, ...chosen });
  if (controller !== undefined) return runController(host, controller);
  return show(host, { ...asked, load }, isScreen ? place : undefined, begun);
}

/** Shows the table: on the screen, where the match is kept, or line by line. */
async function show(
  host: Host,
  asked: PlayOptions,
  place: LeftPlace | undefined,
  { greeting, taken }: Begun,
): Promise<void> {
  const { ascii = false, fourColor: fourColour = false, pace } = asked;
  const palette = { colour: usesColour(process.env, process.stdout.isTTY), fourColour };
  if (place !== undefined) {
    const { playOnScreen } = await import("../play/full-screen.ts");
    process.exitCode = await playOnScreen(host, {
      ascii,
      palette,
      greeting,
      place,
      isLeft: taken !== undefined && asked.load === undefined,
      pace,
    });
    return;
  }
  const { playLines } = await import("../play/line-mode.ts");
  if (greeting !== "") process.stderr.write(`${greeting}\n`);
  await playLines(host, { ascii, palette });
}

/** The levels of a game's bots, for the help. */
function levelsOf(game: AnyGame) {
  const { company, title } = mannersOf(game);
  if (company === undefined) return [];
  const ids = company.levels.map((level) => level.id);
  return [{ title, weakest: ids[0], strongest: ids.at(-1), standard: company.standard }];
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.playAbout())
    .addArgument(gameArgument("rules"))
    .argument("[deal]", say.playArgument())
    .option("--new", say.newOption())
    .option("--load <file>", say.loadOption())
    .option("--bot <name>", say.botOption({ games: declared.flatMap(({ game }) => levelsOf(game)) }))
    .option("--practice", say.practiceOption())
    .option("--length <deals>", say.lengthOption())
    .option("--pace <ms>", say.paceOption(), wholeNumber("--pace"), 400);
  takes(command, { deal: DEALS, "--bot": LEVELS, "--length": { words: LENGTHS } });
  addDrawOptions(addRulesOption(addSwitches(command, "play", declared))).action(play);
  addExamples(command, examplesOf(declared, "play"));
}
