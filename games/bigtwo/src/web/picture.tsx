/** A small still picture of a table: the player's own hand, and what it has to beat. */

import { CardFace } from "@baize/faces";
import type { PictureProps } from "@baize/table";
import type { BigtwoShape } from "../rules/index.ts";
import "./picture.css";

export function Picture({ view }: PictureProps<BigtwoShape>) {
  const rows = { beaten: view.toBeat?.play.cards ?? [], own: view.hand };
  return (
    <span className="small-hands" aria-hidden="true">
      {Object.entries(rows).map(([name, cards]) => (
        <span key={name} className="small-hand">
          {cards.map((card, i) => (
            <span key={card}>
              <CardFace card={card} compact={false} covered={i < cards.length - 1} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
