/** An address that shows nothing: a hand with a card that does not exist, and the ways home. */

import { card, HEARTS, SPADES } from "@baize/cards";
import { CardFace } from "@baize/faces";
import type { Kept } from "@baize/midend";
import { use } from "react";
import { archive } from "../keeping/archive.ts";
import { entryOf, GAME_IDS, load } from "../library/games.ts";
import { nameOfMatch } from "../match/day-of.ts";
import { addressOfKept } from "../match/kept-address.ts";
import { resume } from "../match/opening.ts";
import { Link, Wordmark } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { sayHere } from "../words/reading.en.ts";
import "../css/missing.css";

/** The rank of a four: the ace is 0. */
const FOUR = 3;

export function MissingScreen() {
  const left = archive.unfinished().find(({ game, moves }) => GAME_IDS.includes(game) && moves > 0);
  return (
    <div className="missing">
      <header>
        <Wordmark />
      </header>
      <main>
        <div className="missing-hand" aria-hidden="true">
          <span className="missing-card">
            <CardFace card={card(FOUR, SPADES)} compact={false} covered={false} />
          </span>
          <span className="missing-slot" />
          <span className="missing-card">
            <CardFace card={card(FOUR, HEARTS)} compact={false} covered={false} />
          </span>
        </div>
        <h1 tabIndex={-1}>{sayHere.nothingHere()}</h1>
        <p>{sayHere.nothingHereSays()}</p>
        <p className="buttons">
          <Link to="/" className="button primary">
            {sayHere.goHome()}
          </Link>
          {left === undefined ? null : (
            <Mishap instead={null}>
              <GoOn kept={left} />
            </Mishap>
          )}
        </p>
      </main>
    </div>
  );
}

/** The way back to the match left last. */
function GoOn({ kept }: { readonly kept: Kept }) {
  const loaded = use(load(entryOf(kept.game)));
  const opening = resume(loaded, kept);
  if (!opening.ok || opening.value.match.status.kind === "over") return null;
  return (
    <Link to={addressOfKept(loaded, kept)} className="button">
      {sayHere.continueMatch({ match: nameOfMatch(loaded, kept) })}
    </Link>
  );
}
