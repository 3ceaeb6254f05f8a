/** What Peg Solitaire says, in English. */

import type { Fact, Facts } from "@baize/kernel";

const SHAPES: Readonly<Record<string, string>> = {
  english: "English",
  european: "European",
  triangle15: "Triangle",
  triangle21: "Triangle of 21",
  triangle28: "Triangle of 28",
  hexagon19: "Hexagon",
  hexagon37: "Hexagon of 37",
  square5: "Square of 25",
  square6: "Square of 36",
  square7: "Square of 49",
  square9: "Square of 81",
  rectangle4x5: "Rectangle of 20",
  rectangle5x6: "Rectangle of 30",
  diamond41: "Diamond of 41",
  wiegleb: "Wiegleb",
};
/** The hole in the middle of a shape that has one. */
const CENTRES: Readonly<Record<string, string>> = {
  english: "d4",
  european: "d4",
  hexagon19: "c3",
  hexagon37: "d4",
  square5: "d4",
  square7: "d4",
  square9: "e5",
  diamond41: "e5",
  wiegleb: "e5",
};
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const WAYS: Readonly<Record<string, string>> = {
  up: "up",
  down: "down",
  left: "left",
  right: "right",
  "up-left": "up to the left",
  "up-right": "up to the right",
  "down-left": "down to the left",
  "down-right": "down to the right",
};

/** How many pegs stand on each of three colours, for one way or for both ways of the diagonals. */
export interface Colours {
  readonly rising: readonly number[];
  readonly falling: readonly number[];
}
const three = (counts: readonly number[]): string => new Intl.ListFormat("en-GB").format(counts.map(String));
const capital = (text: Fact): string => String(text).charAt(0).toUpperCase() + String(text).slice(1);
export const some = (count: Fact, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A peg, and the ways it can jump. */
type Jumping = {
  readonly hole: string;
  readonly ways: readonly string[];
};

export const en = {
  "hole-unreadable": (d: Facts) => `"${d.text}" is not a hole: a letter a–i and a digit 1–9, such as d4, are expected.`,
  "board-unreadable": () =>
    "This is not a board: seven to nine rows of equally many signs O, . or * are expected, or tri: and the rows of a triangular one.",
  "board-unknown": (d: Facts) => `There is no board called "${d.text}".`,
  "vacancy-unavailable": (d: Facts) => `The ${d.shape} board has no hole ${d.hole}.`,
  "rung-unknown": (d: Facts) =>
    d.count === 0
      ? `The ${d.shape} board has no ladder: there is no "${d.text}".`
      : `There is no "${d.text}": the ladder of the ${d.shape} board goes from 1 to ${d.count}.`,
  "deal-unreadable": (d: Facts) =>
    `"${d.text}" is neither the name of a board, such as english or skull, nor its rows.`,
  "goal-unreadable": (d: Facts) => `"${d.text}" is not a goal: any, or a hole such as d4, is expected.`,
  "goal-unavailable": (d: Facts) => `The last peg cannot end at ${d.hole}: this board has no such hole.`,
  "state-unreadable": () => "This is not a position: the rows, a blank and the goal are expected.",
  "jump-unreadable": (d: Facts) => `"${d.text}" is not a jump: d2-d4 or move_up(4,4) is expected.`,
  "not-a-jump": (d: Facts) => `From ${d.from} to ${d.to} is not a jump: a peg goes two holes, straight.`,
  "row-invalid": (d: Facts) => `Row ${d.row} is not valid.`,
  "column-invalid": (d: Facts) => `Column ${d.column} is not valid.`,
  "slot-not-occupied": (d: Facts) =>
    d.cell === "*" ? `This board has no hole ${d.hole}.` : `${d.hole} is empty: there is no peg.`,
  "slot-not-unoccupied": (d: Facts) =>
    d.cell === "*" ? `This board has no hole ${d.hole}.` : `${d.hole} has a peg: a jump ends in an empty hole.`,
  "date-unreadable": (d: Facts) => `"${d.text}" is not a date: year, month and day, such as 2026-01-31, are expected.`,
  done: () => "Operation successfully completed.",
  teachWhere: (d: Facts) => `*Look at ${d.from}.* A good jump begins there.`,
  teachWhat: (d: Facts) => `*${String(d.says).replace(/\.$/, "")}.*`,
  teachWhy: (d: Facts) =>
    `*It takes ${some(d.taken, "peg", "pegs")} and keeps the win.* Of the ${d.pegs} left, ${some(d.sweeps, "sweep leaves", "sweeps leave")} one.`,
  teachEnd: () => "*It leaves a single peg,* where it may end.",
  downTo: (d: Facts) => (d.pegs === 1 ? "Down to one peg" : `Down to ${d.pegs} pegs`),
  fullTitle: () => "Peg Solitaire",
  title: () => "Pegs",
  match: (d: Facts) => `Pegs: ${d.name}`,
  dealWord: () => "board",
  stuck: () => "No peg can jump any more.",
  sweeps: (d: Facts) => some(d.count, "sweep", "sweeps"),
  pegsLeft: (d: Facts) => `${d.count} left`,
  board: (d: Facts) => capital(d.shape),
  boardWith: (d: Facts) =>
    `${SHAPES[String(d.shape)]}, ${CENTRES[String(d.shape)] === d.vacancy ? "centre" : d.vacancy} empty`,
  rung: (d: Facts) => `${SHAPES[String(d.shape)]}, level ${d.number}`,
  day: ({ at }: { readonly at: number }) =>
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(at),
  dailyOf: (d: Facts) => `Puzzle of ${d.day}`,
  nextRung: (d: Facts) => `Next, level ${d.number}`,
  boardOf: (d: Facts) => `Board of ${some(d.pegs, "peg", "pegs")}`,
  jump: (d: Facts) => `${d.from} jumps over ${d.over} to ${d.to}.`,
  nextSweep: (d: Facts) => `Next sweep takes ${NUMBERS[Number(d.jumps)] ?? d.jumps}. From ${d.from} to ${d.holes}.`,
  boardLabel: () => "Board",
  peg: (d: Facts) => `${d.hole}, peg`,
  pegOnTarget: (d: Facts) => `${d.hole}, peg, target`,
  hole: (d: Facts) => `${d.hole}, empty`,
  holeIsTarget: (d: Facts) => `${d.hole}, empty, target`,
  way: (d: Facts) => WAYS[String(d.way)] ?? "",
  wayKeeps: (d: Facts) => `${WAYS[String(d.way)]}, which keeps the win`,
  wayLoses: (d: Facts) => `${WAYS[String(d.way)]}, which loses`,
  canJump: ({ hole, ways }: Jumping) => `${hole}. It can jump ${ways.join("; or ")}`,
  canEnd: (d: Facts) => `${d.hole}, the last peg can end here`,
  lifted: (d: Facts) => `${d.hole}. Choose a direction.`,
  twoWays: (d: Facts) => `${d.hole}. The same arrow goes to the other hole, Enter jumps.`,
  noWay: (d: Facts) => `The peg on ${d.hole} cannot jump that way.`,
  putBack: () => "Put back.",
  cannotJump: () => "This peg cannot jump: it needs a peg beside it and an empty hole behind that.",
  pegFirst: () => "Choose a peg first, then the hole it jumps to.",
  typed: (d: Facts) => `${d.text} …`,
  side: () => "Boards and target",
  ladder: () => "Ladder",
  ladderSays: () => "32 puzzles a board",
  boards: () => "Boards",
  shape: (d: Facts) => SHAPES[String(d.shape)] ?? "",
  pegs: (d: Facts) => some(d.count, "peg", "pegs"),
  solved: () => "solved",
  yourOwn: () => "Your own",
  makeBoard: () => "Make a board",
  sweepsMade: (d: Facts) => `${some(d.count, "sweep", "sweeps")} made`,
  bestNow: (d: Facts) => `${d.best} is the fewest from here.`,
  fewestUnknown: () => "The fewest is not known yet.",
  jumpsOfAll: (d: Facts) => `${d.jumps} of ${some(d.all, "jump", "jumps")}`,
  jumpsOf: (d: Facts) => `${d.jumps} of ${d.all}`,
  waysLeft: (d: Facts) => (d.count === "1" ? "Just *one* way to win is left." : `*${d.count}* ways to win are left.`),
  randomWins: (d: Facts) => `Random play wins *${d.count} in ${d.games}*.`,
  randomAlways: () => "Random play *always* wins.",
  keepsWin: () => "keeps the win",
  losesWin: () => "loses it",
  notKnown: () => "not known yet",
  endsHere: () => "the last peg can end here",
  starHere: () => "a last peg here earns a star",
  hasToEnd: () => "the last peg has to end here",
  stars: () => "Stars",
  legend: () => "Marks",
  lastPeg: () => "Last peg",
  lastPegAt: (d: Facts) => `Last peg: ${d.hole}`,
  anywhere: () => "anywhere",
  aim: () => "Tap the hole where the last peg shall stand.",
  aimAt: (d: Facts) => `Last peg at ${d.hole}`,
  holeForStar: (d: Facts) => `${d.hole}, a last peg here earns a star`,
  starFewest: () => "fewest sweeps",
  starUnaided: () => "without light or hint",
  starHole: () => "last peg in the named hole",
  starHoleAt: (d: Facts) => `last peg in the ring, ${d.hole}`,
  starsOf: (d: Facts) => `${d.count} of 3 stars`,
  earned: () => "earned",
  notEarned: () => "not earned",
  onePeg: () => "One peg.",
  lastHole: (d: Facts) => (CENTRES[String(d.shape)] === d.hole ? "the centre" : String(d.hole)),
  wonFewest: (d: Facts) => `${some(d.sweeps, "sweep", "sweeps")}, in ${d.hole}. Nobody can do it in fewer.`,
  wonIn: (d: Facts) => `${some(d.sweeps, "sweep", "sweeps")}, in ${d.hole}; ${d.fewest} is the fewest.`,
  wonUnknown: (d: Facts) => `${some(d.sweeps, "sweep", "sweeps")}, in ${d.hole}. The fewest is not known yet.`,
  watched: () => "The way was shown to you, so it is not counted as a win.",
  countMade: () => "Sweeps made",
  countFewest: () => "Fewest sweeps",
  parSays: (d: Facts) => `${d.par} is the fewest.`,
  countJumps: () => "Jumps",
  making: () => "Making today's puzzle …",
  notMade: () => "Today's puzzle could not be made.",
  names: () => "Names of the holes",
  namesNone: () => "None",
  namesNoneSays: () => "The board shows pegs and holes alone.",
  namesShown: () => "On the board",
  namesShownSays: () => "Each hole has its name beside it, such as d4.",
  marks: () => "Marks on the pegs",
  marksLight: () => "With the light",
  marksLightSays: () => "Each peg shows which of its jumps keep the win.",
  marksNone: () => "None",
  marksNoneSays: () => "Only the light tells whether the game can still be won.",
  simplyParity: () =>
    "However you jump, it never comes down to one peg in the right place: the pattern of the board does not allow it.",
  simplyWeight: () =>
    "Too many pegs stand too far out. However you jump, the others cannot bring them to where the last one has to be.",
  simplySearch: (d: Facts) =>
    d.count === undefined
      ? "Every way to go on was tried, and none leaves a single peg."
      : `Every way to go on was tried, ${d.count.toLocaleString("en")} positions in all, and none leaves a single peg.`,
  lostByParity: (d: Colours) =>
    (d.falling.length === 0
      ? `Lost by parity: the three colours of the diagonals hold ${d.rising.join(", ")} pegs, `
      : `Lost by parity: the three colours of the diagonals hold ${d.rising.join(", ")} and ${d.falling.join(", ")} pegs, `) +
    "and each jump changes all three by one; no last peg that meets the goal is odd and even in the same way.",
  lostByWeight: (d: Facts) =>
    `Lost by weight: the pegs weigh ${d.sum}, no jump adds to that, and a last peg at ${d.holes} needs ${d.needed}.`,
  lostBySearch: (d: Facts) =>
    d.count === undefined
      ? "Lost: all continuations were searched."
      : `Lost: all ${d.count.toLocaleString("en")} continuations were searched.`,
  shownParity: (d: Colours) =>
    (d.falling.length === 0
      ? `Lost by parity: on A, B and C stand ${three(d.rising)} pegs. `
      : `Lost by parity: on A, B and C stand ${three(d.rising)} pegs, on 1, 2 and 3 ${three(d.falling)}. `) +
    "Each jump turns odd into even and even into odd for all of them, and no last peg that meets the goal fits that.",
  shownWeight: (d: Facts) =>
    `Lost by weight: by the numbers on the board the pegs weigh ${d.sum} together, and no jump adds to that; ` +
    `a last peg at ${d.holes} needs ${d.needed}.`,
  shownOthers: (d: Facts) => `Other numbers rule out ${d.holes} in the same way.`,
};
