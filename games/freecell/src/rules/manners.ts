/** How FreeCell is spoken of and played at any table. */

import { cardName, RANKS } from "@baize/cards";
import { type Manners, must, type Progress } from "@baize/kernel";
import { say } from "../words/index.ts";
import { type Autoplay, autoplay } from "./autoplay.ts";
import { boardLines } from "./board.ts";
import { apply, type Move } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { type Member, memberOf, type Options, optionsText, STANDARD } from "./options.ts";
import { placeName } from "./place-name.ts";
import type { FreecellShape } from "./shape.ts";
import { cardsAt, isWon, type State } from "./state.ts";

/** Moves as text, each written on the table it is played on, and the table after them. */
function written(state: State, moves: readonly Move[]): { readonly texts: readonly string[]; readonly last: State } {
  let last = state;
  const texts = moves.map((move) => {
    const text = formatMove(move, last);
    last = must(apply(last, move));
    return text;
  });
  return { texts, last };
}

/** A move as a sentence: `Queen of hearts to column 4.` */
function describe(text: string, state: State): string {
  const move = parseMove(text, state);
  if (!move.ok) return text;
  const { from, to, count } = move.value;
  const held = cardsAt(state, from)?.at(-count);
  if (held === undefined) return text;
  const moved = { card: cardName(held), more: count - 1 };
  const onto = to.kind === "cascade" ? state.cascades[to.index]?.at(-1) : undefined;
  if (to.kind === "foundation") return say.moveHome(moved);
  const place = placeName(to);
  return onto === undefined ? say.moveTo({ ...moved, place }) : say.moveOnto({ ...moved, place, onto: cardName(onto) });
}

const isSeed = (deal: string): boolean => deal.startsWith("seed:");

const isNumber = (deal: string): boolean => /^\d+$/.test(deal);

const memberNames: Readonly<Record<Member, () => string>> = {
  standard: say.freecell,
  "bakers-game": say.bakersGame,
  "kings-only-bakers-game": say.kingsOnlyBakersGame,
  "eight-off": say.eightOff,
  forecell: say.forecell,
  "seahaven-towers": say.seahavenTowers,
  "relaxed-freecell": say.relaxedFreecell,
  "relaxed-seahaven-towers": say.relaxedSeahavenTowers,
  "cells=3": () => say.withCells({ cells: 3 }),
  "cells=2": () => say.withCells({ cells: 2 }),
  "cells=1": () => say.withCells({ cells: 1 }),
  "cells=0": () => say.withCells({ cells: 0 }),
};

/** The name of a member of the family. */
export const memberName = (member: Member): string => memberNames[member]();

/** The name of a way of playing that is not FreeCell itself. */
function wayName(text: string): string | undefined {
  const options = optionsText.parse(text);
  if (!options.ok) return undefined;
  const member = memberOf(options.value);
  if (member === "standard") return undefined;
  if (member !== undefined) return memberName(member);
  const { cells } = options.value;
  const isCellsAlone = memberOf({ ...options.value, cells: STANDARD.cells }) === "standard";
  return isCellsAlone ? say.withCells({ cells }) : say.ownTable({ parts: partsOf(options.value) });
}

/** What differs from the standard table, part by part, in words. */
function partsOf(options: Options): readonly string[] {
  const { cascades, cells, dealt, build, empty, moves } = options;
  const words: Readonly<Record<keyof Options, () => string>> = {
    cascades: () => say.tableColumns({ count: cascades }),
    cells: () => say.tableCells({ count: cells }),
    dealt: () => say.tableDealt({ count: dealt }),
    build: () => say.tableBuild({ build }),
    empty: () => say.tableEmpty({ empty }),
    moves: () => say.tableMoves({ moves }),
    order: () => say.tableOrder(),
  };
  const names = Object.keys(words) as (keyof Options)[];
  return names.filter((name) => options[name] !== STANDARD[name]).map((name) => words[name]());
}

function plainDealName(deal: string): string {
  if (isNumber(deal)) return say.numberedDeal({ deal });
  return isSeed(deal) ? say.seededDeal({ seed: deal.slice(5) }) : say.ownDeal();
}

/** Under the game's own name, so a table without a name of its own is told by what differs alone. */
function dealName(text: string, options = ""): string {
  const deal = plainDealName(text);
  const read = optionsText.parse(options);
  if (!read.ok || memberOf(read.value) === "standard") return deal;
  const member = memberOf(read.value);
  return member === undefined || member.includes("=")
    ? say.dealOfTable({ deal, parts: partsOf(read.value) })
    : say.dealOfWay({ deal, way: memberName(member) });
}

const SIGN_OF_HOME = "h".charCodeAt(0);

/** Moves home are not counted: they follow by themselves. Most moves are of two signs, and of those the second is enough. */
export function playerMoves(moves: readonly string[]): number {
  let count = 0;
  for (const move of moves) {
    if (move.length === 2 ? move.charCodeAt(1) !== SIGN_OF_HOME : !move.includes("h")) count++;
  }
  return count;
}

const largestFirst = (counts: readonly number[]): readonly number[] => counts.toSorted((a, b) => b - a);

/**
 * A table as rivals on the same deal see it. Columns and suits stand in the order of their size: whoever knew which column was
 * dug, or which suits are home, would know which cards were moved.
 */
export function progress({ cascades, cells, foundations }: State): Progress {
  return {
    done: foundations.reduce((sum, count) => sum + count, 0),
    of: foundations.length * RANKS.length,
    parts: [
      { kind: "places", taken: cells.filter((held) => held !== null).length, of: cells.length },
      { kind: "rows", lengths: largestFirst(cascades.map((cards) => cards.length)) },
      { kind: "piles", counts: largestFirst(foundations), of: RANKS.length },
    ],
  };
}

/** The manners of FreeCell. */
export const manners: Partial<Manners<FreecellShape>> = {
  describe,
  tutor: async () => (await import("./tutor.ts")).tutor,
  boardText: (state) => boardLines(state).join("\n"),
  get preferences() {
    return [
      {
        id: "autoplay",
        title: say.autoplay(),
        standard: "safe",
        choices: [
          { value: "none", title: say.autoplayNone(), says: say.autoplayNoneSays() },
          { value: "safe", title: say.autoplaySafe(), says: say.autoplaySafeSays() },
          { value: "max", title: say.autoplayMax(), says: say.autoplayMaxSays() },
        ],
      },
    ];
  },
  follow: (state, { autoplay: mode = "none" }) => written(state, autoplay(state, mode as Autoplay)).texts,
  finish(state) {
    const { texts, last } = written(state, autoplay(state, "max"));
    return isWon(last) ? texts : [];
  },
  playerMoves,
  dealName,
  isWritten: (deal) => !isNumber(deal) && !isSeed(deal),
  wayName,
  matchName: (deal, options = "") =>
    say.match({ way: wayName(options) ?? say.freecell(), deal: isNumber(deal) ? deal : plainDealName(deal) }),
  get stuck() {
    return say.stuck();
  },
  racing: { progress, progressText: ({ done }) => say.cardsHome({ count: done }) },
};
