/** A small still picture of a table: a hand in a fan, or the player's own and what it has to beat. */

import { type Card, parseCards } from "@baize/cards";
import { CardFace, type PictureProps } from "@baize/table";
import type { CSSProperties } from "react";
import type { BigTwo } from "../rules/index.ts";
import "./picture.css";

const SHOWN = parseCards("4C 7H 9S 10D JS QC KH");
const FAN: readonly Card[] = SHOWN.ok ? SHOWN.value : [];
/** How far each card of the fan leans, in degrees. */
const LEAN = 8;

export function Picture({ view, kind }: PictureProps<BigTwo>) {
  if (kind === "tile") {
    return (
      <span className="small-fan" aria-hidden="true">
        {FAN.map((card, i) => (
          <span key={card} style={{ rotate: `${(i - (FAN.length - 1) / 2) * LEAN}deg` } as CSSProperties}>
            <CardFace card={card} compact covered={i < FAN.length - 1} />
          </span>
        ))}
      </span>
    );
  }
  const beaten = view.toBeat?.play.cards ?? [];
  return (
    <span className="small-hands" aria-hidden="true">
      {[beaten, view.hand].map((cards, row) => (
        <span key={row === 0 ? "beaten" : "own"} className="small-hand">
          {cards.map((card, i) => (
            <span key={card}>
              <CardFace card={card} compact={false} covered={row === 1 && i < cards.length - 1} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
