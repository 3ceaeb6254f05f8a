/** A peg that is lifted, for as long as the board is the one it was lifted from. */

import { useEffect, useRef, useState } from "react";
import { type Board, cellAt, type Hole, type Jump, PEG } from "../rules/index.ts";

/** What is lifted, and what lifts and lets go. */
export interface Held {
  readonly lifted: Hole | undefined;
  /** The lifted peg has just jumped and may go on; nothing is lost by taking another. */
  readonly goesOn: boolean;
  take(hole: Hole): void;
  release(): void;
  /** A peg jumps to this hole: once it is there it stays in the hand, if it can jump again. */
  goOn(hole: Hole): void;
}

/** What is lifted off a board. */
export function useHeld(board: Board, jumps: readonly Jump[]): Held {
  const [held, setHeld] = useState<{ readonly hole: Hole; readonly board: Board; readonly goesOn: boolean }>();
  const next = useRef<Hole>(undefined);
  useEffect(() => {
    const hole = next.current;
    next.current = undefined;
    if (hole !== undefined && jumps.some(({ from }) => from === hole)) setHeld({ hole, board, goesOn: true });
  }, [board, jumps]);
  const lifted = held?.board === board && cellAt(board, held.hole) === PEG ? held.hole : undefined;
  return {
    lifted,
    goesOn: held?.goesOn === true,
    take: (hole) => setHeld({ hole, board, goesOn: false }),
    release: () => setHeld(undefined),
    goOn(hole) {
      next.current = hole;
    },
  };
}
