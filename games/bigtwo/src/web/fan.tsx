/** Cards side by side, open or face down. */

import type { Card } from "@baize/cards";
import { CardBack, CardFace } from "@baize/faces";
import type { CSSProperties } from "react";
import "./fan.css";

/** Below these widths only the index of a card is drawn: side by side, and in a tight fan. */
const FACE = 40;
const TIGHT_FACE = 60;

interface FanProps {
  readonly cards: readonly Card[];
  /** The width of a card, and how far the next one lies from it, in px. */
  readonly w: number;
  readonly step: number;
  readonly compact: boolean;
  /** Only the index of each card, its suit below its rank. */
  readonly bare?: boolean;
}

const sizes = (w: number, step: number, index: number): CSSProperties =>
  ({ "--w": `${w}px`, "--step": `${step}px`, "--index": `${index}px` }) as CSSProperties;

/** Open cards. In a tight fan the suit stands below the rank. */
export function Fan({ cards, w, step, compact, bare = false }: FanProps) {
  const isTight = bare || step < 0.6 * w || w < FACE;
  const index = compact ? Math.max(14, 0.42 * w) : 0.235 * w;
  return (
    <span className="fan" data-tight={isTight || undefined} style={sizes(w, step, index)} aria-hidden="true">
      {cards.map((card, i) => (
        <span key={card} className="fan-card">
          <CardFace
            card={card}
            compact={compact}
            covered={bare || w < (isTight ? TIGHT_FACE : FACE) || (isTight && i < cards.length - 1)}
          />
        </span>
      ))}
    </span>
  );
}

/** Cards face down: how many, and nothing else. */
export function Backs({ count, w, step }: { readonly count: number; readonly w: number; readonly step: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <span className="fan backs" style={sizes(w, step, 0)} aria-hidden="true">
      {places.map((place) => (
        <CardBack key={place} className="fan-card" />
      ))}
    </span>
  );
}
