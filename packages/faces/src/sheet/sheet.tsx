/** The 52 faces on one sheet, suit by suit from the ace, of which pictures are made: diamonds, clubs, hearts, spades. */

import "@fontsource-variable/instrument-sans/wdth.css";
import { card, RANKS, type Suit } from "@baize/cards";
import { createRoot } from "react-dom/client";
import { CardFace } from "../card-face.tsx";
import { Suits } from "../suits.tsx";

const ORDER: readonly Suit[] = [1, 0, 2, 3];
const sheet = document.getElementById("sheet");

if (sheet !== null) {
  createRoot(sheet).render(
    <>
      {ORDER.flatMap((suit) =>
        RANKS.map((rank) => (
          <div key={`${suit} ${rank}`}>
            <CardFace card={card(rank, suit)} compact={false} covered={false} />
          </div>
        )),
      )}
      <Suits />
    </>,
  );
}
