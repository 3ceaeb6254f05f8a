/** Where an address leads to no match: why, and the good moves of a link before the bad one. */

import { linkText, type Refusal, sentence } from "@baize/kernel";
import { midendWords } from "@baize/midend";
import type { Addressed } from "../address/address.ts";
import type { Loaded } from "../library/games.ts";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { pageWords } from "../words/index.ts";
import { sayHere } from "../words/reading.en.ts";

/** The moves of a link up to the first that cannot be played. */
interface GoodPart {
  readonly address: string;
  readonly moves: number;
}

function goodPartOf({ code, detail }: Refusal, place: Addressed | undefined): GoodPart | undefined {
  const read = linkText.parse(place?.text ?? "");
  const moves = Number(detail.ply) - 1;
  if (code !== "replay-failed" || !read.ok || !(moves > 0)) return undefined;
  return { address: linkText.format({ ...read.value, moves: read.value.moves.slice(0, moves) }), moves };
}

interface NoMatchProps {
  readonly loaded: Loaded;
  readonly error: Refusal;
  readonly place: Addressed | undefined;
}

export function NoMatch({ loaded: { game }, error, place }: NoMatchProps) {
  const why = sentence(error, game.words, midendWords, pageWords);
  const good = goodPartOf(error, place);
  return (
    <ReadingFrame title={sayHere.noSuchMatch()}>
      <p>{why}</p>
      <p className="buttons">
        {good === undefined ? null : (
          <Link to={good.address} className="button primary">
            {sayHere.goodMoves({ count: good.moves })}
          </Link>
        )}
        <Link to={`/${game.meta.id}`} className={good === undefined ? "button primary" : "button"}>
          {sayHere.playElse()}
        </Link>
      </p>
    </ReadingFrame>
  );
}
