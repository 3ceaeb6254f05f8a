/**
 * The face of a card. It fills its parent, which says in `--w` how wide the card is, in `--index`
 * how tall its index is, and in `--inset` how far below the edge.
 */

import { type Card, formatRank, type Rank, rankOf, type Suit, suitOf } from "@baize/cards";
import { memo, useEffect, useRef } from "react";
import { pipSize, pipsOf } from "./pips.ts";
import { SuitPip } from "./suits.tsx";
import "./card-face.css";

interface FaceProps {
  readonly card: Card;
  /** A small face: the index, and one large pip. */
  readonly compact: boolean;
  /** Another card lies on it: only the index can be seen, so only the index is drawn. */
  readonly covered: boolean;
}

/** A card as it is drawn; what it is called is for its parent to say. */
export const CardFace = memo(function CardFace({ card, compact, covered }: FaceProps) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return (
    <span className="face" data-suit={suit} data-compact={compact || undefined} aria-hidden="true">
      <span className="index">
        <span className="rank" data-rank={formatRank(rank)} />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <SuitPip suit={suit} x={50} y={50} size={100} />
        </svg>
      </span>
      {covered ? null : rank > 9 ? <Court card={card} /> : <Pips suit={suit} rank={rank} compact={compact} />}
    </span>
  );
});

function Pips({ suit, rank, compact }: { readonly suit: Suit; readonly rank: Rank; readonly compact: boolean }) {
  const size = compact ? (rank === 0 ? 148 : 124) : pipSize(rank);
  const places = compact ? [{ x: rank === 0 ? 150 : 156, y: rank === 0 ? 238 : 250 }] : pipsOf(rank);
  return (
    <svg className="pips" viewBox="0 0 250 350" aria-hidden="true">
      {places.map(({ x, y }) => (
        <SuitPip key={`${x} ${y}`} suit={suit} x={x} y={y} size={size} />
      ))}
    </svg>
  );
}

function Court({ card }: { readonly card: Card }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    import("./courts.ts").then(({ drawCourt }) => {
      if (!gone) place.current?.replaceChildren(drawCourt(card));
    });
    return () => {
      gone = true;
    };
  }, [card]);
  return <span className="court" ref={place} />;
}
