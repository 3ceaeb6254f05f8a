/** What the marks on the board mean; where room is short they open when asked for. */

import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { MarkSign } from "./overlay.tsx";
import { Ways } from "./ways.tsx";

interface LegendProps {
  readonly isOpen: boolean;
  readonly hasStar: boolean;
  /** What is told besides, where it has no place of its own. */
  readonly ways: PegsInsight | undefined;
}

export function Legend({ isOpen, hasStar, ways }: LegendProps) {
  const list = (
    <ul className="legend">
      {(["keeps", "loses", "open"] as const).map((kind) => (
        <li key={kind}>
          <svg className="sign" viewBox="-10 -10 20 20" aria-hidden="true">
            <MarkSign kind={kind} r={9.5} />
          </svg>
          {kind === "keeps" ? say.keepsWin() : kind === "loses" ? say.losesWin() : say.notKnown()}
        </li>
      ))}
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <circle className="pit" r="9" />
          <circle className="dot" r="4.500" />
        </svg>
        {say.endsHere()}
      </li>
      {hasStar ? (
        <li>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <circle className="for-star" r="8" />
          </svg>
          {say.starHere()}
        </li>
      ) : null}
    </ul>
  );
  if (isOpen) return list;
  return (
    <details className="legend-box">
      <summary>{say.legend()}</summary>
      <div className="legend-sheet">
        {list}
        <Ways insight={ways} />
      </div>
    </details>
  );
}
