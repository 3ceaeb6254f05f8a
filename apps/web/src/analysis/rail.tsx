/** What stands in the rail beside an analysed table: a move back and on, the best one, and how the table looks. */

import { lazy, Suspense, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { say } from "../words/index.ts";
import { Step } from "./dock.tsx";
import { hasMore, type Studied } from "./use-study.ts";

const TableSheet = lazy(async () => ({ default: (await import("../table/table-sheet.tsx")).TableSheet }));

interface RailProps {
  readonly loaded: Loaded;
  readonly study: Studied;
  /** Shows the best move; undefined where there is none to ask for. */
  readonly hint?: (() => void) | undefined;
}

export function Rail({ loaded, study, hint }: RailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="rail-tools">
        <Step icon="undo" word={say.undo()} isOff={study.way.length === 0} press={() => study.step(-1)} />
        <Step icon="redo" word={say.redo()} isOff={!hasMore(study)} press={() => study.step(1)} />
        {hint === undefined ? null : <Step icon="hint" word={say.hint()} isOff={false} press={hint} />}
        <Step icon="settings" word={say.yourTable()} isOff={false} press={() => setOpen(true)} />
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <TableSheet loaded={loaded} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
