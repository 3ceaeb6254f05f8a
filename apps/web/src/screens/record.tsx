/** The player's record: figures for each game, and every match that is kept. */

import { useState } from "react";
import { archive } from "../shell/archive.ts";
import { entryOf, PLAYABLE } from "../shell/games.ts";
import { Link } from "../shell/parts.tsx";
import { timeText } from "../store/clock.ts";
import { addressOf } from "../store/opening.ts";
import { tally } from "../store/tally.ts";
import { ReadingFrame } from "./frame.tsx";

/** So many matches are listed. */
const LISTED = 50;

export function RecordScreen() {
  const [matches, setMatches] = useState(() => archive.list());
  const forget = (id: string) => {
    archive.remove(id);
    setMatches(archive.list());
  };
  return (
    <ReadingFrame title="Record">
      {PLAYABLE.map(({ id, title }) => {
        const { played, won, open, hinted, lit, alone, fewest, fastest } = tally(
          matches.filter(({ game }) => game === id),
        );
        const figures: readonly [string, string][] = [
          ["Played", String(played)],
          ["Won", String(won)],
          ["Open", String(open)],
          ["Won with hints", String(hinted)],
          ["Won with the light", String(lit)],
          ["Won without help", String(alone)],
          ["Fewest moves", fewest === undefined ? "–" : String(fewest.moves)],
          ["Fastest", fastest === undefined ? "–" : timeText(fastest.elapsed)],
        ];
        return (
          <section key={id} className="tally">
            <h2>{title}</h2>
            <dl>
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <h2>Matches</h2>
      {matches.length === 0 ? <p>Nothing yet. Every match you begin is kept here.</p> : null}
      <ul className="matches">
        {matches.slice(0, LISTED).map(({ id, game, deal, options, moves, elapsed, score, touched }) => (
          <li key={id}>
            <Link to={addressOf(game, deal, options)}>
              {entryOf(game).title} {deal.length < 20 ? deal : "own deal"}
            </Link>
            <span>
              {score === null ? "Open" : "Won"}, {moves} moves, {timeText(elapsed)}
            </span>
            <time dateTime={new Date(touched).toISOString()}>
              {new Date(touched).toLocaleDateString("en-GB", { day: "numeric", month: "short" })}
            </time>
            <button type="button" aria-label={`Forget ${entryOf(game).title} ${deal}`} onClick={() => forget(id)}>
              Forget
            </button>
          </li>
        ))}
      </ul>
    </ReadingFrame>
  );
}
