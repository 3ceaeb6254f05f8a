/** Where an address leads to no match: why, and the good moves of a link before the bad one. */

import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { sayHere } from "../words/reading.en.ts";

/** The moves of a link up to the first that cannot be played. */
export interface GoodPart {
  readonly address: string;
  readonly moves: number;
}

interface NoMatchProps {
  readonly why: string;
  readonly good: GoodPart | undefined;
  readonly game: string;
}

export function NoMatch({ why, good, game }: NoMatchProps) {
  return (
    <ReadingFrame title={sayHere.noSuchMatch()}>
      <p>{why}</p>
      <p className="buttons">
        {good === undefined ? null : (
          <Link to={good.address} className="button primary">
            {sayHere.goodMoves({ count: good.moves })}
          </Link>
        )}
        <Link to={`/${game}`} className={good === undefined ? "button primary" : "button"}>
          {sayHere.playElse()}
        </Link>
      </p>
    </ReadingFrame>
  );
}
