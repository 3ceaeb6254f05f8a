/** Pictures for the rules: the whole table, and piles before and after a move. */

import { parseCards } from "@baize/cards";
import { CardFace } from "@baize/faces";
import { Match, must } from "@baize/kernel";
import { freecell } from "../rules/index.ts";
import { Picture } from "./picture.tsx";

/** A deal as it lies on the table. */
export function WholeTable() {
  const match = must(Match.start(freecell, { deal: "617" }));
  return (
    <span className="whole-table">
      <Picture view={match.view("spectator")} kind="hero" />
    </span>
  );
}

/** Piles of cards side by side, each as text; a dash is an empty place. */
function Piles({ piles }: { readonly piles: readonly string[] }) {
  return (
    <span className="small-row">
      {piles.map((text) => {
        const cards = text === "-" ? [] : must(parseCards(text));
        return (
          <span key={text} className={cards.length === 0 ? "small-slot" : "small-column"}>
            {cards.map((card, n) => (
              <span key={card} className="small-card">
                <CardFace card={card} compact={false} covered={n < cards.length - 1} />
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** Piles before a move, an arrow, and the same piles after it. */
export function BeforeAndAfter({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <span className="small-table before-and-after" data-kind="hero">
      <Piles piles={before.split(", ")} />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 10h15M11 4l6 6-6 6" />
      </svg>
      <Piles piles={after.split(", ")} />
    </span>
  );
}
