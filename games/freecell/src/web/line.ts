/** A line typed or pasted as it is written down, on a table where cards may have gone home by themselves meanwhile. */

import { rankOf, suitOf } from "@baize/cards";
import { must } from "@baize/kernel";
import { type Autoplay, autoplay } from "../rules/autoplay.ts";
import { freecell, type State } from "../rules/index.ts";
import { cardsAt, homeCount } from "../rules/state.ts";

/** A line so far. */
export interface Line {
  /** The table as the line has it, where nothing goes home by itself, and the one that is played on. */
  readonly plain: State;
  readonly real: State;
  /** Its moves, and how many of them were played: others were done already. */
  readonly texts: readonly string[];
  readonly played: number;
}

/** A move of a line: what is to be played, nothing where it is done already; and the line after it, where it goes on. */
export interface LineMove {
  readonly play: string | undefined;
  readonly line: Line | undefined;
  /** The move is one of the line, but too much has gone home for it. */
  readonly isBarred?: boolean;
}

/** The table after a move and what follows it by itself. */
function followed(state: State, mode: Autoplay): State {
  let last = state;
  for (const move of autoplay(state, mode)) last = must(freecell.apply(last, move));
  return last;
}

/** Whether two tables are the same. */
export const isSameTable = (a: State, b: State): boolean =>
  freecell.stateText.format(a) === freecell.stateText.format(b);

/** The line that goes on at this table: the one before, or a new one. */
export const lineAt = (line: Line | undefined, real: State): Line =>
  line !== undefined && isSameTable(line.real, real) ? line : { plain: real, real, texts: [], played: 0 };

/**
 * Reads a move of a line. Cards that it moves may be home already: then fewer are moved, or none. Where the table has such a move as
 * well, `isWritten` says which is meant: that of a line as it is written down, or of somebody who looks at the table.
 */
export function lineMove(line: Line, text: string, mode: Autoplay, isWritten: boolean): LineMove {
  const { plain, real, texts, played } = line;
  const here = freecell.parseMove(text, real);
  const onTable = here.ok && freecell.apply(real, here.value).ok;
  const move = freecell.parseMove(text, plain);
  const after = move.ok ? freecell.apply(plain, move.value) : move;
  if (!move.ok || !after.ok) return { play: text, line: undefined };
  const next = { plain: after.value, texts: [...texts, text] };
  const { from, to, count } = move.value;
  const cards = (cardsAt(plain, from) ?? []).slice(-count);
  const left = cards.filter((card) => rankOf(card) >= homeCount(real, suitOf(card)));
  if (left.length === 0) {
    const isDone = isWritten || !onTable;
    return isDone ? { play: undefined, line: { ...next, real, played } } : { play: text, line: undefined };
  }
  const own = { from, to, count: left.length };
  const made = freecell.apply(real, own);
  if (!made.ok) return { play: text, line: undefined, isBarred: true };
  return {
    play: freecell.formatMove(own, real),
    line: { ...next, real: followed(made.value, mode), played: played + 1 },
  };
}
