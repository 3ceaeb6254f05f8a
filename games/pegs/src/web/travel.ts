/** Pegs travel to where they stand: after every change the table sees which jumps were made or undone. */

import { type Motion, useMotion } from "@baize/hands";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Board, countSweeps, formatHole, type Hole, holesOf, type Jump, jumpsOf, overOf } from "../rules/index.ts";
import { applyJump, legalJumps, unjumps } from "../rules/moves.ts";
import { type Layout, pointOf } from "./layout.ts";
import { leap, MS, vanish } from "./motion.ts";

/** What the table shows: a board, and the moves that led to it where they are known. */
export interface Shown {
  readonly board: Board;
  readonly moves: readonly string[] | undefined;
}

/** Jumps between two boards, made or undone. */
interface Change {
  readonly way: "made" | "undone";
  readonly jumps: readonly Jump[];
}

/** The jumps that lead from one board to the next; undefined when it is another game. */
export function changeBetween(old: Shown, now: Shown): Change | undefined {
  if (old.moves !== undefined && now.moves !== undefined) {
    const [before, after] = [old.moves, now.moves];
    const common = Math.min(before.length, after.length);
    if (!before.slice(0, common).every((text, i) => text === after[i])) return undefined;
    return after.length > common
      ? { way: "made", jumps: jumpsOf(after.slice(common)) }
      : { way: "undone", jumps: jumpsOf(before.slice(common)).toReversed() };
  }
  const made = legalJumps(old.board).find((jump) => {
    const next = applyJump(old.board, jump);
    return next.ok && next.value === now.board;
  });
  if (made !== undefined) return { way: "made", jumps: [made] };
  const undone = unjumps(old.board).find(({ board }) => board === now.board);
  return undone && { way: "undone", jumps: [undone.jump] };
}

/** The id of a hole's element. */
export const holeId = (hole: Hole): string => `hole-${formatHole(hole)}`;

/** The element of the peg in a hole. */
export const pegElement = (hole: Hole): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${holeId(hole)} > .peg`);

/** Lets pegs travel whenever the board changes; a resize moves them at once. */
export function useTravel(root: RefObject<HTMLElement | null>, places: Layout, shown: Shown, still: boolean): Motion {
  const motion = useMotion();
  const last = useRef(shown);
  const lastPlaces = useRef(places);
  useLayoutEffect(() => {
    const old = last.current;
    const isResize = lastPlaces.current !== places;
    last.current = shown;
    lastPlaces.current = places;
    // What is still on its way would come down where the places were.
    if (isResize || old.board !== shown.board) motion.finish();
    if (old.board === shown.board) return;
    const change = changeBetween(old, shown);
    const isOneSweep = change !== undefined && countSweeps(inOrder(change)) === 1;
    if (still || !isOneSweep) {
      for (const hole of holesOf(shown.board)) {
        const peg = old.board[hole] === shown.board[hole] ? null : pegElement(hole);
        if (peg !== null) motion.fade(peg);
      }
      return;
    }
    if (root.current !== null) fly(motion, root.current, places, change);
  }, [motion, shown, places, still, root]);
  return motion;
}

const inOrder = ({ way, jumps }: Change): readonly Jump[] => (way === "made" ? jumps : jumps.toReversed());

/** Shows one sweep, or one taken back. */
function fly(motion: Motion, root: HTMLElement, places: Layout, { way, jumps }: Change): void {
  const ends = jumps.map(({ from, to }): readonly [Hole, Hole] => (way === "made" ? [from, to] : [to, from]));
  const [first] = ends;
  const last = ends.at(-1)?.[1];
  const peg = last === undefined ? null : pegElement(last);
  if (first === undefined || last === undefined || peg === null) return;
  const stops = [first[0], ...ends.map(([, to]) => to)].map((hole) => pointOf(places, hole));
  leap(motion, peg, stops, pointOf(places, last));
  for (const [i, jump] of jumps.entries()) {
    const over = overOf(jump);
    if (over === undefined) continue;
    if (way === "undone") {
      const back = pegElement(over);
      if (back !== null) motion.fade(back, i * MS.jump);
      continue;
    }
    const likeness = document.createElement("span");
    likeness.className = "peg likeness";
    const { x, y } = pointOf(places, over);
    likeness.style.left = `${x}px`;
    likeness.style.top = `${y}px`;
    root.append(likeness);
    vanish(motion, likeness, i * MS.jump);
  }
}
