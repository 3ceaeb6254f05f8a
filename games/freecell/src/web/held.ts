/** Cards that are lifted, for as long as the table is the one they were lifted from. */

import { useMemo, useState } from "react";
import { freecell, type State } from "../rules/index.ts";
import type { Lift } from "./choice.ts";

/** What is lifted, and what lifts and lets go. */
export interface Held {
  readonly lift: Lift | undefined;
  /** Whether the lifted cards are off the table, in the hand of a pointer. */
  readonly carrying: boolean;
  take(lift: Lift, carried: boolean): void;
  release(): void;
}

/** What is lifted off the table of a view. */
export function useHeld(view: State): Held {
  const table = useMemo(() => freecell.stateText.format(view), [view]);
  const [held, setHeld] = useState<{ readonly lift: Lift; readonly table: string; readonly carried: boolean }>();
  const now = held?.table === table ? held : undefined;
  return {
    lift: now?.lift,
    carrying: now?.carried === true,
    take: (lift, carried) => setHeld({ lift, table, carried }),
    release: () => setHeld(undefined),
  };
}
