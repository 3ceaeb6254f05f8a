/** The player's hand: a peg lifted by key, click or drag, and what becomes of it. */

import { type Gestures, type Motion, type TableProps, useGestures, useKeys } from "@baize/table";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  cellAt,
  columnOf,
  formatHole,
  formatJump,
  type Hole,
  type Jump,
  PEG,
  type PegsShape,
  rowOf,
} from "../rules/index.ts";
import { arrowOf, firstHole, step } from "./cursor.ts";
import type { PegsInsight } from "./insight.ts";
import { holesOf, type Layout, nearest } from "./layout.ts";
import { goBack } from "./motion.ts";
import { holeLabel, holeOf, jumpsOf } from "./speech.ts";
import { pegElement } from "./travel.ts";
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

/** A peg that was lifted: on which board, and whether it only may go on after a jump. */
interface Held {
  readonly hole: Hole;
  readonly board: string;
  readonly goesOn: boolean;
}

/** Joins keys, clicks and drags to the jumps of the table. */
export function useHand(
  root: RefObject<HTMLElement | null>,
  props: TableProps<PegsShape>,
  jumps: readonly Jump[],
  places: Layout,
  motion: Motion,
): Hand {
  const { view, announce, match } = props;
  const { board } = view;
  const keeps = (props.insight as PegsInsight | undefined)?.keeps ?? {};
  const [held, setHeld] = useState<Held>();
  const [at, setCursor] = useState<Hole>();
  const [typed, setTyped] = useState("");
  const holes = holesOf(board);
  const lifted = held?.board === board && cellAt(board, held.hole) === PEG ? held.hole : undefined;
  const movable = (hole: Hole): boolean => jumps.some(({ from }) => from === hole);
  const cursor =
    at !== undefined && holes.includes(at)
      ? at
      : firstHole(
          board,
          jumps.map(({ from }) => from),
        );

  /** Plays a move as text. The cursor goes with the peg, and a pointer may go on with it. */
  const play = (text: string, to: Hole | undefined, byPointer: boolean): boolean => {
    setHeld(undefined);
    const accepted = props.play(text);
    if (!accepted || to === undefined) return accepted;
    setCursor(to);
    if (byPointer) goOn.current = to;
    return true;
  };
  const goOn = useRef<Hole>(undefined);
  useEffect(() => {
    const hole = goOn.current;
    goOn.current = undefined;
    if (jumps.some(({ from }) => from === hole)) setHeld({ hole: hole as Hole, board, goesOn: true });
  }, [board, jumps]);

  const jump = (from: Hole, to: Hole, byPointer: boolean): boolean => play(formatJump({ from, to }), to, byPointer);

  const lift = (hole: Hole): boolean => {
    setCursor(hole);
    if (!movable(hole)) {
      props.tell("This peg cannot jump: it needs a peg beside it and an empty hole behind that.");
      return false;
    }
    announce(`${holeLabel(hole, view, jumps, keeps)}. Choose a direction.`);
    setHeld({ hole, board, goesOn: false });
    return true;
  };

  const press = (hole: Hole, detail: number): void => {
    setCursor(hole);
    const isPeg = cellAt(board, hole) === PEG;
    if (lifted === hole && !held?.goesOn) {
      setHeld(undefined);
      announce("Put back.");
    } else if (isPeg) lift(hole);
    else if (lifted !== undefined) jump(lifted, hole, detail > 0);
    else props.tell("Choose a peg first, then the hole it jumps to.");
  };

  const focusOn = (hole: Hole): void => {
    setCursor(hole);
    document.getElementById(`hole-${formatHole(hole)}`)?.focus({ preventScroll: true });
  };

  const pressKey = ({ key }: KeyboardEvent): boolean => {
    const last = jumpsOf(match?.moves ?? []).at(-1)?.to;
    const sign = typeKey(typed, key, last === undefined ? undefined : formatHole(last));
    const way = arrowOf(key);
    if (sign !== undefined) {
      setTyped(sign.text);
      const end = sign.play === undefined ? undefined : holeOf(sign.play.slice(-2));
      if (sign.play !== undefined) play(sign.play, end, false);
    } else if (way !== undefined && lifted !== undefined && !held?.goesOn) {
      // The document's own command: what it refuses, it refuses in its own words.
      const to = jumps.find(({ from, to }) => from === lifted && step(from, way, [to]) === to)?.to;
      const done = play(`move_${way}(${rowOf(lifted)},${columnOf(lifted)})`, to, false);
      if (done && to !== undefined) requestAnimationFrame(() => focusOn(to));
    } else if (way !== undefined && cursor !== undefined) {
      setHeld(undefined);
      focusOn(step(cursor, way, holes));
    } else if (key === "Escape" && lifted !== undefined) {
      setHeld(undefined);
      announce("Put back.");
    } else return false;
    return true;
  };

  const gestures: Gestures<Hole> = {
    find(target) {
      const id = target.closest<HTMLElement>("[data-hole]")?.dataset.hole;
      const hole = id === undefined ? undefined : holeOf(id);
      return hole !== undefined && cellAt(board, hole) === PEG ? hole : undefined;
    },
    lift(hole) {
      if (!lift(hole)) return false;
      pegElement(hole)?.classList.add("carried");
      return true;
    },
    drag(by, hole) {
      const peg = pegElement(hole);
      if (peg !== null) peg.style.translate = `${by.x}px ${by.y}px`;
    },
    drop(point, hole, by) {
      const peg = pegElement(hole);
      if (peg === null) return;
      peg.classList.remove("carried");
      peg.style.translate = "";
      const { left = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
      const goal = point && nearest(places, { x: point.x - left, y: point.y - top }, holes);
      setHeld(undefined);
      if (goal !== undefined && goal !== hole && jump(hole, goal, true)) {
        // It is already there: nothing is left to show.
        requestAnimationFrame(() => motion.finish());
        return;
      }
      if (!props.stage.still) goBack(motion, peg, by);
    },
  };

  useGestures(root, gestures);
  useKeys(pressKey);

  return { lifted, goesOn: held?.goesOn === true, cursor, typed, press, setCursor };
}
