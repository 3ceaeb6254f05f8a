/** What the marks on the board mean; where room is short they open when asked for. */

import type { ReactNode } from "react";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { GlowMark } from "./overlay.tsx";
import { Ways } from "./ways.tsx";

interface LegendProps {
  readonly isOpen: boolean;
  readonly hasStar: boolean;
  /** Whether the last peg has to end in a hole that was chosen. */
  readonly hasGoal: boolean;
  /** What is told besides, where it has no place of its own. */
  readonly ways: PegsInsight | undefined;
}

export function Legend({ isOpen, hasStar, hasGoal, ways }: LegendProps) {
  const list = (
    <ul className="legend">
      {(["winnable", "lost", "thinking"] as const).map((glow) => (
        <li key={glow}>
          <GlowMark glow={glow} />
          {glow === "winnable" ? say.keepsWin() : glow === "lost" ? say.losesWin() : say.notKnown()}
        </li>
      ))}
      {hasGoal ? (
        <Ring kind="for-goal" says={say.hasToEnd()} />
      ) : (
        <li>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <circle className="pit" r="9" />
            <circle className="dot" r="4.5" />
          </svg>
          {say.endsHere()}
        </li>
      )}
      {hasStar ? <Ring kind="for-star" says={say.starHere()} /> : null}
    </ul>
  );
  if (isOpen) return list;
  return (
    <Box title={say.legend()}>
      {list}
      <Ways insight={ways} />
    </Box>
  );
}

/** A ring around a hole, and what it means. */
const Ring = ({ kind, says }: { readonly kind: "for-goal" | "for-star"; readonly says: string }) => (
  <li>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <circle className={kind} r="8" />
    </svg>
    {says}
  </li>
);

/** What opens when it is asked for. */
export const Box = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="legend-box">
    <summary>{title}</summary>
    <div className="legend-sheet">{children}</div>
  </details>
);
