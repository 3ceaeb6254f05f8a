/** A peg carried by a pointer: lifted, dragged, and dropped where it jumps. */

import { type Motion, useGestures } from "@baize/hands";
import type { RefObject } from "react";
import { cellAt, type Hole, holesOf, PEG } from "../rules/index.ts";
import { jump, lift, type Reach } from "./acts.ts";
import { type Layout, nearest } from "./layout.ts";
import { goBack } from "./motion.ts";
import { holeOf } from "./speech.ts";
import { pegElement } from "./travel.ts";

/** Lets a pointer carry pegs. */
export function useCarry(root: RefObject<HTMLElement | null>, at: Reach, places: Layout, motion: Motion): void {
  const { props, held, clicks } = at;
  const { board } = props.view;
  useGestures<Hole>(root, {
    find(target) {
      const id = target.closest<HTMLElement>("[data-hole]")?.dataset.hole;
      const hole = id === undefined ? undefined : holeOf(id);
      return hole !== undefined && cellAt(board, hole) === PEG ? hole : undefined;
    },
    lift(hole) {
      if (!lift(at, hole)) return false;
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
      const goal = point && nearest(places, { x: point.x - left, y: point.y - top }, holesOf(board));
      held.release();
      if (goal !== undefined && goal !== hole && jump(at, hole, goal, true)) {
        // It is already there: nothing is left to show.
        requestAnimationFrame(() => motion.finish());
        return;
      }
      if (!props.stage.still) goBack(motion, peg, by);
    },
    twice: () => clicks.twice(),
  });
}
