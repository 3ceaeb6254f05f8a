/** A small still picture of a table, for the first page. */

import type { Card } from "@baize/cards";
import { CardFace, SuitPip } from "@baize/faces";
import type { PictureProps } from "@baize/table";
import { cascade, cell, formatPlace } from "../rules/place.ts";
import type { FreecellShape } from "../rules/shape.ts";
import { homeTop } from "../rules/state.ts";
import { HOME_ORDER } from "./home-order.ts";
import "./picture.css";

export function Picture({ view, kind }: PictureProps<FreecellShape>) {
  const compact = kind === "tile";
  const face = (card: Card, covered: boolean) => (
    <span key={card} className="small-card">
      <CardFace card={card} compact={compact} covered={covered} />
    </span>
  );
  return (
    <span className="small-table" data-kind={kind} aria-hidden="true">
      {compact ? null : (
        <span className="small-row">
          {view.cells.map((held, i) => (
            <span key={formatPlace(cell(i))} className={held === null ? "small-slot" : undefined}>
              {held === null ? null : face(held, false)}
            </span>
          ))}
          {HOME_ORDER.map((suit) => {
            const top = homeTop(view, suit);
            if (top !== null) return face(top, false);
            return (
              <span key={`home ${suit}`} className="small-slot">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <SuitPip suit={suit} x={50} y={50} size={100} />
                </svg>
              </span>
            );
          })}
        </span>
      )}
      <span className="small-row">
        {view.cascades.map((cards, i) => (
          <span key={formatPlace(cascade(i))} className="small-column">
            {cards.map((card, j) => face(card, j < cards.length - 1))}
          </span>
        ))}
      </span>
    </span>
  );
}
