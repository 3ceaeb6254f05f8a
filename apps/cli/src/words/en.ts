/** What the command says, in English. Words that are typed as they stand, such as `undo`, are the same in every language. */

import type { Fact, Facts } from "@baize/kernel";
import { arena } from "./arena.en.ts";
import { documents } from "./documents.en.ts";
import { engine } from "./engine.en.ts";
import { online } from "./online.en.ts";
import { queue } from "./queue.en.ts";
import { trouble } from "./trouble.en.ts";
import { usage } from "./usage.en.ts";

/** A word that is none, the nearest that there is, and all of them; an alias, so that declarations can be written. */
type Choice = { readonly word: string; readonly near: string | undefined; readonly words: readonly string[] };

const EVERY_LEVEL = ({ title, weakest, strongest, standard }: Facts<"title" | "weakest" | "strongest" | "standard">) =>
  `${title}: ${weakest} to ${strongest}, standard ${standard}`;

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
const both = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
/** A question after the word that was not understood, where another is near. */
const meant = (near: Fact): string => (near === undefined ? "" : ` Did you mean ${near}?`);
const some = (count: Fact, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** A number as people read it. */
const counted = (n: number): string => n.toLocaleString("en");

export const en = {
  // The command line.
  program: ({ titles }: { readonly titles: readonly string[] }) => `${both(titles)} in a terminal.`,
  versionOption: () => "say which version this is",
  moreHelp: () => "`baize --help` says more.",
  moreHelpOf: (d: Facts<"command">) => `\`baize ${d.command} --help\` says more.`,
  exitCodes: () =>
    [
      "",
      "Exit codes:",
      "  0    done or solved; of several deals, every one is decided",
      "  1    failure",
      "  2    a command line or a table that cannot be understood",
      "  3    proved impossible; of verify, replay and --load, a record that is not valid",
      "  4    gave up at the budget",
      "  130  ended by Ctrl+C",
      "",
      "Environment:",
      "  NO_COLOR, FORCE_COLOR, TERM=dumb  decide about colours",
      "  LC_ALL, LC_MESSAGES, LANG         decide about the language",
      "  BAIZE_QUEUE, BAIZE_SERVER         name the queue and the server that are meant",
    ].join("\n"),
  examples: ({ lines }: { readonly lines: readonly string[] }) =>
    `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}`,
  anyOf: ({ words }: { readonly words: readonly string[] }) => either(words),
  noSuchGame: (d: Choice) => `"${d.word}" is not a game.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchBot: (d: Choice) => `"${d.word}" is not a bot.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchBench: (d: Choice) => `"${d.word}" is not a bench.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchCommand: (d: Choice) => `"${d.word}" is not a command.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchSetting: (d: Choice) => `"${d.word}" is not a setting.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchDocument: (d: Choice) => `"${d.word}" is not a document.${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchMutant: (d: Choice) => `"${d.word}" is not one of the wrong implementations.${meant(d.near)}`,
  noSuchAdapter: (d: Choice) => `There is no adapter for "${d.word}".${meant(d.near)} Choose ${either(d.words)}.`,
  noSuchFormat: (d: Choice & Facts<"title">) =>
    `"${d.word}" is not a format for ${d.title}.${meant(d.near)} Choose ${either(d.words)}.`,
  meant: (d: Facts<"said" | "near">) => `${d.said}${meant(d.near)}`,
  notWhole: (d: Facts<"option" | "text" | "least">) =>
    `${d.option} is "${d.text}"; a whole number from ${d.least} on is expected.`,
  nothingIn: (d: Facts<"file">) => `${d.file} is empty: a deal, a board or a record is expected.`,
  lineNoDeal: (d: Facts<"line" | "text">) =>
    `Line ${d.line}, "${d.text}", is not a deal: the number or the name of one, or a range such as 1-100, is expected.`,
  cannotRead: (d: Facts<"file" | "why">) => `${d.file} cannot be read: ${d.why}.`,
  cannotWrite: (d: Facts<"file" | "why">) => `${d.file} cannot be written: ${d.why}.`,
  cannotPrint: (d: Facts<"why">) => `The output cannot be written: ${d.why}.`,
  systemRefuses: (d: Facts<"why">) => `The system refuses: ${d.why}.`,
  needsClone: (d: Facts<"path">) => `This needs a clone of the repository: ${d.path} is not there.`,

  // Options that several commands share.
  asciiOption: () => "plain letters for suits and signs",
  fourColorOption: () => "a colour of its own for each suit",
  rulesOption: () => "the rules, as the game writes them (standard: the usual ones)",
  jsonOption: () => "one object",
  workersOption: () => "how many cores may be used (standard: all)",

  // Deals.
  dealSummary: () => "print a deal",
  dealAbout: () => "Prints a deal: its number or name, or a random one.",
  dealArgument: () => "its number or name; left out, a random one",
  formatOption: ({ games }: { readonly games: readonly { title: string; formats: readonly string[] }[] }) =>
    `how: ${games.map(({ title, formats }) => `${either(formats)} for ${title}`).join("; ")}`,
  dealNamed: (d: Facts<"deal">) => `Deal ${d.deal}`,

  // Records.
  replaySummary: () => "show a recorded match, move by move",
  replayAbout: () => "Shows a recorded match, move by move.",
  verifySummary: () => "say whether a recorded match is right",
  verifyAbout: () => "Replays a record; says what it comes to, or what is wrong and where.",
  fileArgument: () =>
    "a save, a kept match, an export of the page, a share link or a list of moves, in a file; - is stdin, and a link may stand here itself",
  gameOption: () => "the game of a list of moves that does not begin with a link, or of a match in an export",
  dealOption: () => "the deal of a list of moves: its number or name, a board, or a file with one",
  plyOption: () => "only the table after n moves",
  plyTooHigh: (d: Facts<"ply" | "moves">) => `--ply is ${d.ply}; this match has ${some(d.moves, "move", "moves")}.`,
  listNeedsDeal: () =>
    "A list of moves needs its deal, and a board its game: --game and --deal name them, or a first line such as /game/deal does.",
  wrongLine: (d: Facts<"line" | "ply" | "text" | "why">) =>
    `Line ${d.line}: move ${d.ply}, "${d.text}", cannot be played: ${d.why}`,
  noMatches: () => "There is no match in this file.",
  noMatchOf: (d: Facts<"title">) => `There is no match of ${d.title} in this file.`,
  someUnread: (d: Facts<"count" | "why">) =>
    d.count === 1
      ? `One match of this file cannot be read: ${d.why}`
      : `${d.count} matches of this file cannot be read, the first because of this: ${d.why}`,
  matchHeading: (d: Facts<"title" | "deal">) => (d.deal === "" ? String(d.title) : `${d.title} ${d.deal}`),
  moveHeading: (d: Facts<"ply" | "text">) => `Move ${d.ply}: ${d.text}`,
  recordEnd: (d: Facts<"moves" | "result">) => `${some(d.moves, "move", "moves")}, ${d.result}.`,
  sealOption: () => "the seal that was shown before the deal, or its first 8 digits or more: it must be this deal's",
  sealedDeal: () => "fair deal",
  fairDeal: (d: Facts<"seal" | "people">) =>
    `The deal is fair if this seal was shown before it was dealt: ${d.seal}\nIt was drawn from the sealed secret and from what ${d.people === 1 ? "one person" : `${d.people} people`} added.`,
  otherSeal: (d: Facts<"seal">) => `This deal was not sealed so: its own seal is ${d.seal}.`,
  otherClaim: (d: Facts<"name">) =>
    `The ${d.name} in this record ${d.name === "nonces" ? "are" : "is"} not what its deal was drawn from.`,
  notSealed: () => "This deal was not sealed: only a deal of an online table is.",
  verified: (d: Facts<"title" | "deal" | "moves" | "result">) =>
    `${d.title} ${d.deal}: ${some(d.moves, "move", "moves")}, ${d.result}.`,
  notOver: () => "not over yet",
  won: () => "won",
  lost: () => "lost",
  youWon: (d: Facts<"points">) => `you won with ${some(d.points, "point", "points")}`,
  youLost: (d: Facts<"points">) => `you lost with ${some(d.points, "point", "points")}`,
  overWith: (d: Facts<"points">) => `over with ${d.points} points`,

  // Solving.
  solveSummary: () => "find a winning line",
  solveAbout: () => "Finds a line of moves that wins, or proves that there is none.",
  solveArgument: () =>
    "deals, ranges such as 1-32000, links, or a file with a board, a record, or a deal or link a line; - is stdin",
  shortestOption: () =>
    "the shortest line that is found in seconds or that the budget allows, and whether it is proved",
  proveOption: () => "the shortest line; goes on until that is proved, or until the budget or the memory is spent",
  countOption: () => "what a length is counted in, where a game has several counts (standard: player moves)",
  noSuchCount: (d: Choice & Facts<"title">) =>
    `"${d.word}" is nothing that ${d.title} counts.${meant(d.near)} Choose ${either(d.words)}.`,
  nothingCounted: (d: Facts<"title">) => `${d.title} has no lengths that can be counted in another way.`,
  isShortest: (d: Facts<"length">) => `${d.length}, the shortest`,
  isShort: (d: Facts<"length" | "atLeast">) =>
    `${d.length}; at least ${d.atLeast} ${d.atLeast === 1 ? "is" : "are"} needed`,
  dealWith: (d: Facts<"deal" | "length">) => `${d.deal} (${d.length})`,
  budgetOption: () => "give up on a deal after n milliseconds",
  rangeWorkersOption: () => "how many cores a range may use (standard: all)",
  solveJsonOption: () => "one object per line; with --queue, the summary as one object",
  solveQueueOption: () =>
    "let workers solve the range: postgres://user:password@host/database, or what BAIZE_QUEUE says",
  resumeOption: () => "with --queue: go on with a range that was left",
  csvOption: () => "with --queue: write the summary there as well",
  rangeBackwards: (d: Facts<"range">) => `The range ${d.range} ends before it begins.`,
  rangeTooLong: (d: Facts<"range" | "most">) =>
    `The range ${d.range} is too long: at most ${d.most} deals are solved at once.`,
  needsQueue: (d: Facts<"option">) => `${d.option} needs --queue.`,
  queueNeedsRange: () => "--queue takes a range of deals, such as 1-32000.",
  noSolver: (d: Facts<"title">) => `There is no solver for ${d.title}.`,
  isWonAlready: () => "It is won already: no move is left to find.",
  isImpossible: () => "It cannot be won: that is proved.",
  notSolved: (d: Facts<"ms">) => `Not known yet: nothing was found in ${d.ms} ms. A larger --budget-ms looks further.`,
  noRoom: (d: Facts<"ms">) => `Not known yet: after ${d.ms} ms there was no room to remember more positions.`,
  verdict: (d: Facts<"verdict">) => (d.verdict === "lost" ? "impossible" : String(d.verdict)),
  rangeSolved: (d: Facts<"all" | "won" | "lost" | "unknown">) =>
    `${some(d.all, "deal", "deals")}: ${d.won} won, ${d.lost} impossible, ${d.unknown} unknown.`,
  rangeTitle: (d: Facts<"title" | "range">) => `${d.title}, deals ${d.range}`,

  // How far it is.
  seconds: (d: Facts<"s">) => `${d.s} s`,
  minutes: (d: Facts<"min" | "s">) => `${d.min} min ${d.s} s`,
  hours: (d: Facts<"h" | "min">) => `${d.h} h ${d.min} min`,
  progress: (d: Facts<"done" | "all" | "rate" | "left">) =>
    `${d.done} of ${d.all}, ${d.rate}/s${d.left === undefined ? "" : `, ${d.left} left`}`,

  // What came of many deals.
  verdictHead: () => "verdict",
  dealsHead: () => "deals",
  shareHead: () => "share",
  movesHead: () => "moves",
  upToHead: () => "up to",
  dealHead: () => "deal",
  positionsHead: () => "positions",
  msHead: () => "ms",
  playerMovesHead: () => "player moves",
  count: (d: { readonly count: number }) => counted(d.count),
  share: (d: { readonly percent: number }) => `${d.percent.toFixed(4)} %`,
  fromTo: (d: Facts<"from" | "to">) => `${d.from} to ${d.to}`,
  milliseconds: (d: Facts<"ms">) => `${d.ms} ms`,
  lengthTitle: () => "Player moves of the lines found",
  timeTitle: () => "Time for a deal",
  hardestTitle: () => "The hardest deals, by positions looked at",
  impossibleDeals: (d: { readonly deals: readonly number[]; readonly more: number }) =>
    `Impossible, each proved by a search to the end: ${d.deals.join(", ")}${d.more > 0 ? ` and ${counted(d.more)} more` : ""}.`,
  undecidedDeals: (d: { readonly deals: readonly number[]; readonly more: number }) =>
    `Undecided: ${d.deals.join(", ")}${d.more > 0 ? ` and ${counted(d.more)} more` : ""}.`,
  lengths: (d: Facts<"mean" | "median" | "least" | "most">) =>
    `Mean ${d.mean}, median ${d.median}, from ${d.least} to ${d.most}.`,
  times: (d: Facts<"mean" | "sum" | "p50" | "p90" | "p99" | "p999"> & { readonly longest: number }) =>
    `Mean ${d.mean} ms, ${d.sum} in all; half within ${d.p50} ms, 90 % within ${d.p90} ms, 99 % within ${d.p99} ms, ` +
    `99.9 % within ${d.p999} ms; the longest ${counted(d.longest)} ms.`,
  ...queue,
  ...trouble,
  ...usage,
  ...engine,
  ...online,
  ...arena,

  // Counting.
  analyseSummary: () => "count all that can happen",
  analyseAbout: () => "Counts the positions that can be reached and won, the ways to win, and more.",
  analyseArgument: () => "its number or name, a link, or a file with a board or a record; - is stdin",
  analyseBudgetOption: () => "give up after n milliseconds",
  notAnalysable: (d: Facts<"title">) => `${d.title} cannot be analysed.`,
  notAnalysed: () => "Not analysed: the budget or the memory was too small.",
  figure: (d: Facts<"name" | "value">) => `${d.name}: ${d.value ?? "not counted"}`,
  // Play.
  playSummary: () => "play a game",
  playAbout: () => "Plays a game on the whole screen, or line by line where no terminal is attached.",
  playArgument: () => "its number or name, a link or a file; left out, the match you left, or a random deal",
  newOption: () => "a new deal, even if a match was left",
  loadOption: () => "a match from a file: a save, a kept match, or an export of the page",
  botOption: ({ games }: { readonly games: readonly Facts<"title" | "weakest" | "strongest" | "standard">[] }) =>
    `who sits in the other seats (${games.map(EVERY_LEVEL).join("; ")})`,
  paceOption: () => "how long a bot takes at least, in milliseconds",
  practiceOption: () => "where cards are hidden: moves may be taken back, and the record says so",
  lengthOption: () => "how long a match of several deals is: 10-deals, 50-points, or open",
  oneDealAlone: (d: Facts<"title">) => `${d.title} is played one deal at a time: leave --length out.`,
  nothingHidden: (d: Facts<"title">) =>
    `--practice is for games with hidden cards; in ${d.title} every move can be taken back.`,
  recordHasRules: () => "A link, a save, or a board with a line of options, names its own rules: leave the others out.",
  otherTable: (d: Facts<"found" | "title">) => `This is a match of ${d.found}; ${d.title} is asked for.`,
  loadIsWhole: () => "--load takes the deal and the rules from the file.",
  nobodyElse: (d: Facts<"title">) => `${d.title} is played alone: leave --bot out.`,
  noBots: (d: Facts<"title">) => `There is nobody to play ${d.title} with: it has no bots.`,
  lineHelp: () =>
    "Moves are typed as they are written, one to a line. Also: undo, redo, restart, hint, finish, help, quit.",
  botMoved: (d: Facts<"seat" | "text">) => `${d.seat}: ${d.text}`,
  over: (d: Facts<"result">) => `Over: ${d.result}.`,
  seriesStanding: (d: Facts<"deal" | "points">) => `${d.deal}: ${d.points}.`,
  matchOver: (d: Facts<"standings">) => `The match is over: ${d.standings}. Type new for another match.`,
  placeOf: (d: Facts<"place" | "points">) => `${d.place}. ${d.points}`,
  seatPoints: (d: Facts<"seat" | "points">) => `${d.seat} ${Number(d.points) > 0 ? "+" : ""}${d.points}`,
  overAfter: (d: Facts<"result" | "count">) =>
    `Over: ${d.result}, after ${d.count}. Type new for another deal, or quit.`,
  endedBy: (d: Facts<"event">) => `${d.event} Type new for another deal, or quit.`,
  notYourTurn: (d: Facts<"seat">) => `It is not your turn: ${d.seat} is to move.`,
  hintWaits: () => "It is not your turn.",
  hintOver: () => "The game is over.",
  hintMove: (d: Facts<"move" | "why">) => (d.why === "" ? `Try ${d.move}.` : `Try ${d.move}. ${d.why}`),
  hintWin: (d: Facts<"move" | "distance">) => `Try ${d.move}: it can be won in ${d.distance}.`,
  hintLost: () => "This cannot be won any more: undo.",
  hintUnknown: () => "No hint: nobody knows yet whether this can be won.",
  noAnswer: (d: Facts<"why">) => `What was asked cannot be answered: ${d.why}`,

  // The match that was left.
  goesOn: () => "Your match goes on where you left it. Type new for another deal.",
  loaded: (d: Facts<"file">) => `The match in ${d.file} goes on.`,
  putAside: (d: Facts<"why" | "path">) => `The match you left cannot be read: ${d.why} It is kept as ${d.path}.`,
  cannotPutAside: (d: Facts<"file" | "why" | "problem">) =>
    `The match you left cannot be read: ${d.why} It cannot be put aside either, so nothing is played over it: ${d.problem}.`,
  noFileAccess: (d: Facts<"why">) => `its file cannot be opened (${d.why}).`,
  kept: (d: Facts<"game">) => `Your match is kept: baize play ${d.game} goes on with it.`,
  keptBeside: (d: Facts<"game" | "path">) =>
    `Another window plays on from here. This match is kept as ${d.path}: baize play ${d.game} --load ${d.path} goes on with it.`,
  cannotKeep: (d: Facts<"why">) => `Your match cannot be kept: ${d.why}.`,

  // The screen.
  pairKeys: () => "Arrows, Space: from, to | Enter: typed move | Tab: hint | ^Z undo | ?: help",
  setKeys: () => "Arrows, Space: choose | Enter: play, or type a move | Tab: hint | ^Z undo | ?: help",
  keyHelp: (d: { readonly isPair: boolean }) =>
    [
      "Arrows     move the pointer",
      `Space      chooses ${d.isPair ? "a place, as a click does; two places are a move" : "a card, as a click does"}`,
      `Enter      ${d.isPair ? "chooses too, or plays the move that is typed" : "plays the cards that are chosen, or the move that is typed"}`,
      "Tab        shows a good move          Ctrl+Z  undoes",
      "Esc        drops what is chosen       Ctrl+Y  makes again",
      "Ctrl+C     leaves: the match is kept for the next time",
      "Words to type: undo, redo, restart, hint, finish, new, quit.",
    ].join("\n"),
  helpPage: (d: Facts<"page" | "pages">) => `Page ${d.page} of ${d.pages}; any key goes on.`,
  windowSmall: (d: Facts<"columns" | "lines" | "has">) =>
    `This window is too small for the table: it needs ${d.columns} × ${d.lines}, and has ${d.has}. Make it larger.`,
  takenBack: () => "Taken back.",
  madeAgain: () => "Made again.",
  backToDeal: () => "Back to the deal.",
  newDeal: () => "A new deal.",
  thinkingHint: () => "Thinking…",
  lampThinking: () => "thinking",
  lampWinnable: () => "can be won",
  lampLost: () => "cannot be won any more",
  lampUnknown: () => "not known whether it can be won",
  canFinish: () => "Nothing is left to decide. Type finish, and the rest is played.",
  finished: () => "Played to the end.",
  timeLeft: (d: Facts<"time">) => `${d.time} left`,
  isThinking: (d: Facts<"seat">) => `${d.seat} is thinking`,

  noSuchChoice: (d: Choice) => `"${d.word}" is not a choice here. Choose ${either(d.words)}.`,

  // Shells and the manual.
  completionSummary: () => "complete the command line in a shell",
  completionAbout: () =>
    "Prints a script that completes the command line in a shell, made of the same definitions as the help.",
  helpSummary: () => "say more about a command",
  shellArgument: () => "bash, zsh or fish",
  noSuchShell: (d: Choice) =>
    `"${d.word}" is not a shell that is known here.${meant(d.near)} Choose ${either(d.words)}.`,
  manSummary: () => "print the manual page",
  manAbout: () => "Prints the manual page, for man, made of the same definitions as the help.",
  manTitle: () => "play, solve, analyse and verify card and board games",

  // What only a clone has.
  benchSummary: () => "run the measurements",
  benchAbout: () => "Runs the measurements of the repository, all of them or those that are named.",
  benchArgument: () => "which",
  listOption: () => "only say which there are",
  ...documents,

  serveSummary: () => "serve the page",
  serveAbout: () => "Builds the page when it changed, and serves it.",
  portOption: () => "where (standard: 3000)",
  hostOption: () => "on which address of this machine (standard: localhost)",
};
