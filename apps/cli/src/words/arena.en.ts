/** What the command says of the arena, in English. */

import type { Fact, Facts } from "@baize/kernel";

/** A word that is none, the nearest that there is, and all of them. */
type Choice = { readonly word: string; readonly near: string | undefined; readonly words: readonly string[] };

const percentOf = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** What a bot came to in the arena; one deal has no standard error. */
type ArenaStanding = {
  readonly bot: string;
  readonly points: { readonly mean: number; readonly se: number | null };
  readonly winRate: number;
  readonly faults?: number;
  /** The column of names is as wide as the longest. */
  readonly width?: number;
};
/** The names of levels fit into this. */
const NAMES = 11;
const pointsOf = ({ points: { mean, se } }: ArenaStanding): string =>
  `${mean}${se === null ? "" : ` ± ${se}`} points a game`;

const some = (count: Fact, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const arena = {
  arenaSummary: () => "let bots play each other",
  arenaAbout: () => "Lets bots play each other on duplicate deals: each deal is played with every bot in every seat.",
  seatsOption: () =>
    "a bot for each seat, split by commas, the first the hero: a level, cmd:COMMAND for a program (docs/engine.md), or module:FILE",
  ladderOption: () => "bots from the weakest up, split by commas: each plays against a table of the one below",
  seatsOrLadder: () => "Either --seats or --ladder is needed.",
  dealsOption: () => "how many deals (standard: 100; with --sprt until it is decided)",
  scoringOption: () => "how points are counted: cards, or rules for the rules' own penalties (standard: cards)",
  movetimeOption: () => "how many milliseconds each may think about a move (standard: as long as it likes)",
  nodesOption: () => "how many positions or playouts each may look at for a move",
  sprtOption: () =>
    "stop once the first's points a game are surely at most the low number or at least the high one, such as 0,0.5",
  wrongSprt: () => "--sprt takes two numbers, the lower one first, such as 0,0.5.",
  sprtNeedsSeats: () => "--sprt tests the first of --seats; it cannot be used with --ladder.",
  noSuchScoring: (d: Choice) => `"${d.word}" is not a way to count points. Choose ${d.words.join(" or ")}.`,
  cannotImport: (d: Facts<"file" | "why">) => `${d.file} cannot be loaded: ${d.why}.`,
  noBotInModule: (d: Facts<"file">) =>
    `${d.file} has no bot: it exports one as bot or by default, an object with choose(view, legalMoves, random, budget).`,
  cannotSit: (d: Facts<"name" | "why">) => `${d.name} cannot play: ${d.why}`,
  botHasNoMove: () => "it gives no move.",
  botFailed: (d: Facts<"why">) => `it failed (${String(d.why).replace(/[.。]$/, "")}).`,
  botSays: (d: Facts<"text">) => `it says: ${d.text}`,
  botEnded: (d: Facts<"code">) => (d.code === "" ? "it was ended." : `it ended with exit code ${d.code}.`),
  botSilent: (d: Facts<"seconds">) => `it was silent for ${some(d.seconds, "second", "seconds")}.`,
  fault: (d: Facts<"bot" | "deal" | "why" | "link">) =>
    `${d.bot}, deal ${d.deal}: ${d.why} It pays for a whole hand to each of the others. ${d.link}`,
  recordsOption: () =>
    "write every game to a file, an object a line, which verify replays: deal, seats, link, points, fault",
  arenaStopped: (d: Facts<"done" | "deals">) => `Stopped after ${d.done} of ${some(d.deals, "deal", "deals")}.`,
  moreFaults: (d: Facts<"bot" | "count">) => `${d.bot}: ${d.count} faults in all.`,
  tested: (d: Facts<"bot" | "deals" | "low" | "high" | "verdict">) =>
    d.verdict === "undecided"
      ? `Undecided after ${some(d.deals, "deal", "deals")}: between ${d.low} and ${d.high} points a game for ${d.bot}.`
      : `Decided after ${some(d.deals, "deal", "deals")}: ${d.verdict === "high" ? `at least ${d.high}` : `at most ${d.low}`} points a game for ${d.bot}.`,
  seedOption: () => "names the deals",
  presetOption: () => "the rules, by their name",
  noArena: (d: Facts<"title">) => `There is no arena for ${d.title}.`,
  wrongSeats: (d: Facts<"found" | "needed">) =>
    `${some(d.found, "bot", "bots")} named; ${d.needed} are needed, split by commas.`,
  standing: (d: ArenaStanding) =>
    `${d.bot.padEnd(Math.max(NAMES, d.width ?? 0))} ${pointsOf(d)}, wins ${percentOf(d.winRate)}${d.faults === undefined ? "" : `, ${some(d.faults, "fault", "faults")}`}`,
  ladderLevel: (d: Facts<"bot" | "says">) => `${String(d.bot).padEnd(NAMES)} ${d.says}`,
  ladderStep: (d: ArenaStanding & { readonly below: string }) =>
    `${d.bot.padEnd(NAMES)} against ${d.below.padEnd(NAMES)} ${pointsOf(d)}, wins ${percentOf(d.winRate)}`,
};
