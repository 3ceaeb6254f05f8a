/** What stands in the rail beside an analysed table: a move back and on, the best one, and how the table looks. */

import { say } from "../words/index.ts";
import { Step } from "./dock.tsx";
import { hasMore, type Studied } from "./use-study.ts";
import "../css/analysis-rail.css";

interface RailProps {
  readonly study: Studied;
  /** Shows the best move; undefined where there is none to ask for. */
  readonly hint?: (() => void) | undefined;
  /** Lets the player choose how the table looks. */
  open(): void;
}

export const Rail = ({ study, hint, open }: RailProps) => (
  <div className="rail-tools">
    <Step icon="undo" word={say.undo()} isOff={study.way.length === 0} press={() => study.step(-1)} />
    <Step icon="redo" word={say.redo()} isOff={!hasMore(study)} press={() => study.step(1)} />
    {hint === undefined ? null : <Step icon="hint" word={say.hint()} isOff={false} press={hint} />}
    <Step icon="settings" word={say.yourTable()} isOff={false} press={open} />
  </div>
);
