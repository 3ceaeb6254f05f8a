/** What a game reads, refuses and says, written out for whole matches: any change of a word, a refusal or an offer shows as a difference. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type Game,
  Match,
  mannersOf,
  moverView,
  must,
  Random,
  type Result,
  type Shape,
  saveText,
  sentence,
  type Tutor,
} from "@baize/kernel";
import { goldenFiles } from "./playthrough.ts";
import { firstState, openMoves, viewers } from "./walk.ts";

/** Texts that a game is given, the good ones and the bad. */
export interface Given<T extends Shape> {
  readonly options: readonly string[];
  readonly deals: readonly string[];
  /** Moves to try on a table of a golden playthrough, legal or not. */
  moves(view: T["view"]): readonly string[];
}

/** What is asked, and whom. */
interface Asked<T extends Shape> extends Given<T> {
  readonly tutor: Tutor<T>;
}

/** Of the first playthrough every so many tables are asked about all of that, of the others, and of one by chance. */
const TRIED = { first: 9, golden: 17, chance: 29 } as const;

/** Of so many moves that can be played it is told what they are called. */
const CALLED = 9;

/** How long matches by chance are at most, and how many of their lines are shown. */
const LONGEST = 45;
const ENDING = 5;

const PARTS = /(\s+|[:,=|/()-])/;

/** A sign for more than anybody would read: another one says that something of it is another. */
const signOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

/** A text with each of its words in turn left out, doubled, spelled otherwise, or changed for the next. */
function spoiled(text: string): readonly string[] {
  const parts = text.split(PARTS);
  return parts.flatMap((part, i) => {
    const put = (...now: readonly string[]) => [...parts.slice(0, i), ...now, ...parts.slice(i + 1)].join("");
    const next = parts[i + 2];
    const ways = [put(), put(part, part), put("x"), put("0"), put(part.toUpperCase()), put(part.toLowerCase())];
    return next === undefined
      ? ways
      : [...ways, [...parts.slice(0, i), next, parts[i + 1], part, ...parts.slice(i + 3)].join("")];
  });
}

/** What came of some texts: how many were taken, and of each refusal how many, with an example and its sentence. */
function outcomes<T extends Shape>(
  game: Game<T>,
  texts: readonly string[],
  read: (text: string) => Result<unknown>,
): readonly string[] {
  const taken: unknown[] = [];
  const refused = new Map<string, { readonly all: unknown[]; readonly example: string }>();
  for (const text of new Set(texts)) {
    const result = read(text);
    if (result.ok) {
      taken.push([text, result.value]);
      continue;
    }
    const { code, rule, detail } = result.error;
    const name = `${rule} ${code}`;
    const example = `${JSON.stringify(text.slice(0, 60))}: ${sentence(result.error, game.words)}`;
    const known = refused.get(name) ?? { all: [], example };
    known.all.push([text, detail]);
    refused.set(name, known);
  }
  const lines = [...refused].map(([name, { all, example }]) => `  ${name}, ${all.length} (${signOf(all)}) ${example}`);
  return [`  taken, ${taken.length} (${signOf(taken)})`, ...lines.sort()];
}

/** Everything that is said of a table, to everybody who looks at it. */
function saidOf<T extends Shape>(game: Game<T>, tutor: Tutor<T>, state: T["state"], rest: readonly string[]): unknown {
  const manners = mannersOf(game);
  const { company, racing } = manners;
  const names = ["Ada", "", "Cid", "Dan"];
  const mover = moverView(game, state);
  const open = openMoves(game, state).map((move) => game.formatMove(move, mover));
  const views = viewers(game).map((viewer) => {
    const view = game.view(state, viewer);
    return [
      game.legalMoves(view).length,
      game.viewText?.format(view),
      game.stateText.format(game.complete(view, Random.fromSeed("said"))),
      company && [
        company.prompt(view, names),
        company.result(view),
        company.result(view, names),
        company.settled?.(view),
      ],
      company?.told?.(view, names),
      open
        .slice(0, CALLED)
        .map((text) => [
          manners.describe(text, view, names),
          company?.recall?.(text, view),
          company?.moveName?.(text, view),
        ]),
    ];
  });
  const one = game.meta.seats === 1 && [
    tutor.teach(rest, mover),
    manners.step(rest, mover),
    tutor.chapters(rest, mover),
    manners.finish(mover),
    manners.boardText?.(mover),
    open.map((text) => tutor.effect?.(text, mover)),
    racing && [racing.progress(mover), racing.progressText(racing.progress(mover))],
  ];
  const choices = manners.preferences.flatMap(({ id, choices: some }) => some.map(({ value }) => ({ [id]: value })));
  return [views, one, choices.map((chosen) => manners.follow(mover, chosen)), game.status(mover)];
}

/** A golden playthrough in words. */
function match<T extends Shape>(
  game: Game<T>,
  save: string,
  asked: Asked<T>,
  kind: keyof typeof TRIED,
): readonly string[] {
  const manners = mannersOf(game);
  const record = must(saveText.parse(save));
  const { moves, deal, options } = record;
  let state = firstState(game, record);
  const lines = ["", `${manners.matchName(deal, options)}: ${manners.dealName(deal, options)}`];
  if (game.meta.seats === 1)
    for (const { title, steps } of asked.tutor.chapters(moves, moverView(game, state)))
      lines.push(`  ${title}: ${steps.map(({ says }) => says).join("; ")}`);
  for (const [ply, text] of moves.entries()) {
    const view = moverView(game, state);
    const rest = moves.slice(ply);
    lines.push(
      `${ply + 1}. ${manners.describe(text, view)} (${signOf(saidOf(game, asked.tutor, state, rest))}) ${manners.distance(rest, moves.slice(0, ply))}`,
    );
    const tried = (some: string) => {
      const move = game.parseMove(some, view);
      const next = move.ok ? game.apply(state, move.value) : move;
      return next.ok ? { ok: true as const, value: game.stateText.format(next.value) } : next;
    };
    if (ply % TRIED[kind] === TRIED[kind] >> 1) lines.push(...outcomes(game, asked.moves(view), tried));
    state = must(game.apply(state, must(game.parseMove(text, view))));
  }
  lines.push(
    `= ${manners.countText(moves)}, ${manners.lengthText(moves)} (${signOf(saidOf(game, asked.tutor, state, []))})`,
  );
  if (kind === "chance") return lines;
  const table = game.stateText.format(state);
  lines.push("table", ...outcomes(game, [table, ...spoiled(table)], (text) => through(game.stateText, text)));
  if (kind !== "first") return lines;
  const { viewText } = game;
  if (viewText !== undefined)
    for (const viewer of viewers(game)) {
      const seen = viewText.format(game.view(state, viewer));
      lines.push(`view of ${viewer}`, ...outcomes(game, [seen, ...spoiled(seen)], (text) => through(viewText, text)));
    }
  const link = must(Match.load(game, save)).link();
  lines.push("link", ...outcomes(game, spoiled(link), (text) => throughMatch(Match.fromLink(game, text))));
  lines.push("save", ...outcomes(game, spoiled(save), (text) => throughMatch(Match.load(game, text))));
  return lines;
}

function through<V>(codec: { parse(text: string): Result<V>; format(value: V): string }, text: string): Result<string> {
  const read = codec.parse(text);
  return read.ok ? { ok: true, value: codec.format(read.value) } : read;
}

const throughMatch = (read: Result<{ save(): string; link(): string }>): Result<readonly string[]> =>
  read.ok ? { ok: true, value: [read.value.save(), read.value.link()] } : read;

/** A match by chance under some options, and a sign for what is said of each of its tables. */
function byChance<T extends Shape>(game: Game<T>, options: string, asked: Asked<T>): readonly string[] {
  const random = Random.fromSeed(`said ${options}`);
  const deal = game.deal.format(game.randomDeal(must(game.options.parse(options)), random));
  let played = must(Match.start(game, { options, deal }));
  for (let ply = 0; ply < LONGEST && played.status.kind === "playing"; ply++)
    played = must(played.play(random.pick(played.legalMoves(played.status.seat))));
  const [title, ...lines] = match(game, played.save(), asked, "chance").slice(1);
  const told = lines.filter((line) => !/^\d+\. /.test(line));
  return [
    "",
    `${title} by chance, ${options} (${signOf(lines)})`,
    ...(told.length === lines.length ? lines : told.slice(-ENDING)),
  ];
}

/** All that a game reads, refuses and says: of the texts it is given, and along its golden playthroughs. */
export async function said<T extends Shape>(game: Game<T>, folder: string, given: Given<T>): Promise<string> {
  const manners = mannersOf(game);
  const asked = { ...given, tutor: await manners.tutor() };
  const { company } = manners;
  const options = [...given.options, ...given.options.flatMap(spoiled)];
  const deals = [...given.deals, ...given.deals.flatMap(spoiled)];
  const lines = [
    "options",
    ...outcomes(game, options, (text) => through(game.options, text)),
    "deals",
    ...outcomes(game, deals, (text) => through(game.deal, text)),
    "tables",
    ...outcomes(
      game,
      given.options.flatMap((text) => given.deals.map((deal) => `${text}\n${deal}`)),
      (text) => {
        const [option = "", deal = ""] = text.split("\n");
        return throughMatch(Match.start(game, { options: option, deal }));
      },
    ),
    "preferences",
    ...manners.preferences.map((one) => `  ${JSON.stringify(one)}`),
    ...(company?.levels ?? []).map((one) => `  ${JSON.stringify(one)}`),
    "names",
    ...given.options.map(
      (text) =>
        `  ${text}: ${manners.matchName("617", text)}; ${manners.dealName("617", text)}; ${manners.wayName?.(text)}; ${company?.optionsName(text)}`,
    ),
    ...given.deals.map((deal) => `  ${deal.slice(0, 60)}: ${manners.matchName(deal)}; ${manners.dealName(deal)}`),
    ...given.options.flatMap((text) => {
      const read = game.options.parse(text);
      const chance = () => Random.fromSeed(text);
      return read.ok
        ? [`  ${text}: ${signOf([game.randomDeal(read.value, chance()), game.shuffledDeal?.(read.value, chance())])}`]
        : [];
    }),
  ];
  const saves = goldenFiles(folder).map((file) => readFileSync(file, "utf8").split("\n", 1)[0] ?? "");
  for (const [at, save] of saves.entries()) lines.push(...match(game, save, asked, at === 0 ? "first" : "golden"));
  for (const text of given.options) if (game.options.parse(text).ok) lines.push(...byChance(game, text, asked));
  return `${lines.join("\n")}\n`;
}
