/** The player's hand: a peg lifted by key, click or drag, and what becomes of it. */

import { type Motion, useClicks, useKeys } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { type RefObject, useState } from "react";
import { columnOf, formatHole, type Hole, type Jump, jumpsOf, type PegsShape, rowOf } from "../rules/index.ts";
import type { Direction } from "../rules/moves.ts";
import { play, press, putBack, type Reach } from "./acts.ts";
import { useCarry } from "./carry.ts";
import { arrowOf, firstHole, step } from "./cursor.ts";
import { useHeld } from "./held.ts";
import { holesOf, type Layout } from "./layout.ts";
import { holeOf } from "./speech.ts";
import { holeId } from "./travel.ts";
import { typeKey } from "./typed.ts";

/** What the table shows of the hand, and what its buttons do. */
export interface Hand {
  readonly lifted: Hole | undefined;
  /** The lifted peg has just jumped and may go on; nothing is lost by taking another. */
  readonly goesOn: boolean;
  readonly cursor: Hole | undefined;
  readonly typed: string;
  press(hole: Hole, detail: number): void;
  setCursor(hole: Hole): void;
}

function focusOn({ setCursor }: Reach, hole: Hole): void {
  setCursor(hole);
  document.getElementById(holeId(hole))?.focus({ preventScroll: true });
}

/** Lets the lifted peg jump one way, by the document's own command: what it refuses, it refuses in its own words. */
function jumpTowards(at: Reach, lifted: Hole, way: Direction): void {
  const to = at.jumps.find(({ from, to }) => from === lifted && step(from, way, [to]) === to)?.to;
  const done = play(at, `move_${way}(${rowOf(lifted)},${columnOf(lifted)})`, to, false);
  if (done && to !== undefined) requestAnimationFrame(() => focusOn(at, to));
}

/** Joins keys, clicks and drags to the jumps of the table. */
export function useHand(
  root: RefObject<HTMLElement | null>,
  props: TableProps<PegsShape>,
  jumps: readonly Jump[],
  places: Layout,
  motion: Motion,
): Hand {
  const { board } = props.view;
  const held = useHeld(board, jumps);
  const clicks = useClicks();
  const [walked, setCursor] = useState<Hole>();
  const [typed, setTyped] = useState("");
  const { lifted, goesOn } = held;
  const holes = holesOf(board);
  const movable = jumps.map(({ from }) => from);
  const cursor = walked !== undefined && holes.includes(walked) ? walked : firstHole(board, movable);
  const at: Reach = { props, jumps, held, clicks, setCursor };
  useCarry(root, at, places, motion);

  useKeys(({ key }) => {
    const last = jumpsOf(props.match?.moves ?? []).at(-1)?.to;
    const sign = typeKey(typed, key, last === undefined ? undefined : formatHole(last));
    const way = arrowOf(key);
    if (sign !== undefined) {
      setTyped(sign.text);
      if (sign.play !== undefined) play(at, sign.play, holeOf(sign.play.slice(-2)), false);
    } else if (way !== undefined && lifted !== undefined && !goesOn) jumpTowards(at, lifted, way);
    else if (way !== undefined && cursor !== undefined) {
      held.release();
      focusOn(at, step(cursor, way, holes));
    } else if (key === "Escape" && lifted !== undefined) putBack(at);
    else return false;
    return true;
  });

  return { lifted, goesOn, cursor, typed, press: (hole, detail) => press(at, hole, detail), setCursor };
}
