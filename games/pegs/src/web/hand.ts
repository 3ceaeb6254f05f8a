/** The player's hand: a peg lifted by key, click or drag, and what becomes of it. */

import { type Motion, useClicks, useKeys } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { type RefObject, useState } from "react";
import {
  type Direction,
  directionOf,
  formatHole,
  type Hole,
  holesOf,
  type Jump,
  jumpsOf,
  latticeOf,
  type PegsShape,
} from "../rules/index.ts";
import { say } from "../words/index.ts";
import { jump, play, press, putBack, type Reach } from "./acts.ts";
import { useCarry } from "./carry.ts";
import { arrowOf, endOf, firstHole, step } from "./cursor.ts";
import { useHeld } from "./held.ts";
import type { Layout } from "./layout.ts";
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

/** Lets the lifted peg jump one way. Where two jumps lead that way, an arrow goes to the next landing, and Enter jumps. */
function jumpTowards(at: Reach, lifted: Hole, cursor: Hole | undefined, way: Direction): void {
  const landings = landingsOf(at, lifted, way);
  const [to, other] = landings;
  if (other !== undefined) {
    const next = landings[(landings.indexOf(cursor ?? lifted) + 1) % landings.length] ?? other;
    at.props.announce(say.twoWays({ hole: formatHole(next) }));
    focusOn(at, next);
  } else if (to === undefined) at.props.tell(say.noWay({ hole: formatHole(lifted) }));
  else if (jump(at, lifted, to, false)) requestAnimationFrame(() => focusOn(at, to));
}

/** The holes that a peg can jump to one way: on a triangular board two lead up, and two down. */
function landingsOf({ jumps, props }: Reach, lifted: Hole, way: Direction): readonly Hole[] {
  const lattice = latticeOf(props.view.board);
  return jumps.flatMap((jump) => {
    const [along] = directionOf(jump, lattice).split("-");
    return jump.from === lifted && along === way ? [jump.to] : [];
  });
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
    const end = cursor === undefined ? undefined : endOf(latticeOf(board), cursor, key, holes);
    if (sign !== undefined) {
      setTyped(sign.text);
      if (sign.play !== undefined) play(at, sign.play, holeOf(sign.play.slice(-2)), false);
    } else if (way !== undefined && lifted !== undefined && !goesOn) jumpTowards(at, lifted, cursor, way);
    else if (way !== undefined && cursor !== undefined) {
      held.release();
      focusOn(at, step(latticeOf(board), cursor, way, holes));
    } else if (end !== undefined) {
      held.release();
      focusOn(at, end);
    } else if (key === "Escape" && lifted !== undefined) putBack(at);
    else return false;
    return true;
  });

  return { lifted, goesOn, cursor, typed, press: (hole, detail) => press(at, hole, detail), setCursor };
}
