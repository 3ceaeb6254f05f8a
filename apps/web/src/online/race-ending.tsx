/** The end of a race: who was first, how long each took, and how each played. */

import { Portrait } from "@baize/faces";
import { fairText, Match, type Shape } from "@baize/kernel";
import { type SeenRacer, type SeenTable, timeText } from "@baize/midend";
import { useEffect, useMemo } from "react";
import { reviewAddress } from "../address/looked.ts";
import type { Loaded } from "../library/games.ts";
import { Link } from "../parts/link.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/online.en.ts";
import { FairSays } from "./fair-says.tsx";
import { NextDeal } from "./online-ending.tsx";
import { racerFaces } from "./rivals.tsx";
import type { OnlineProps } from "./seat-list.tsx";
import { ShareLink } from "./share-link.tsx";
import "../css/race-ending.css";
import { seatThen, totalsThen } from "./sat.ts";

/** What somebody played, as a match that can be looked at. */
function playedBy({ game }: Loaded, { fair, options }: SeenTable, { line = [] }: SeenRacer): Match<Shape> | undefined {
  if (fair.secret === undefined) return undefined;
  let match = Match.start(game, { deal: fairText.format({ secret: fair.secret, nonces: fair.nonces }), options });
  for (const move of line) if (match.ok) match = match.value.play(move);
  return match.ok && line.length > 0 ? match.value : undefined;
}

/** Those who finished in their order, then the others by how far they were. */
const inOrder = (racers: readonly SeenRacer[]): readonly SeenRacer[] =>
  racers.toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99) || b.progress.done - a.progress.done);

/** How it ended for somebody: after how long, or why not. */
const endOf = ({ result, time }: SeenRacer): string =>
  result === "won" ? timeText(time ?? 0) : result === "gave-up" ? sayHere["racer-gave-up"]() : sayHere["racer-late"]();

export function RaceEnding(props: OnlineProps) {
  const { table, loaded } = props;
  const { racers = [] } = table.race ?? {};
  const results = useMemo(
    () => inOrder(racers).map((racer) => ({ racer, match: playedBy(loaded, table, racer) })),
    [racers, loaded, table],
  );
  const [faces, own, totals] = [racerFaces(table), seatThen(table), totalsThen(table)];
  const [first] = results;
  // What one gives to others is one's own game, or else the best.
  const best = results.find(({ racer }) => racer.seat === own) ?? first;
  const shared = best?.match && reviewAddress(best.match);
  const winner = first?.racer.place === 1 ? first.racer : undefined;
  const title =
    winner === undefined
      ? sayHere.raceNobody()
      : winner.seat === own
        ? sayHere.raceYouWin()
        : sayHere.winnerIs({ name: winner.name });
  // A heading that was not there is not heard by itself.
  useEffect(() => voice.announce(title), [title]);
  const isSeries = (table.term.deals ?? 2) > 1;
  const most = Math.max(...totals);
  const champions = racers.filter(({ seat }) => totals[seat] === most);
  return (
    <section className="ending race-ending" aria-label={sayHere.raceOver()}>
      <h2>{title}</h2>
      <ol className="race-results" aria-label={sayHere.resultsLabel()}>
        {results.map(({ racer, match }) => (
          <li key={racer.seat} data-result={racer.result}>
            <span className="result-place">{racer.place ?? ""}</span>
            <span className="rival-face">
              <Portrait face={faces[racer.seat] ?? ""} name={racer.name} />
            </span>
            <span className="rival-name">
              <b>{racer.seat === own ? sayHere.youAre() : racer.name}</b>
              <small>{isSeries ? sayHere.racesWon({ count: totals[racer.seat] ?? 0 }) : null}</small>
            </span>
            <span className="result-time">
              {endOf(racer)}
              <small>
                {racer.result === "won" && match !== undefined
                  ? loaded.manners.countText(match.moves)
                  : loaded.manners.racing?.progressText(racer.progress)}
              </small>
            </span>
            {match === undefined ? null : (
              <Link to={reviewAddress(match)} className="button" label={sayHere.watchGameOf({ name: racer.name })}>
                {sayHere.watchGame()}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {isSeries && table.state === "over" && champions.length === 1 ? (
        <p>{sayHere.seriesWinner({ name: champions[0]?.name ?? "", count: most })}</p>
      ) : null}
      <FairSays table={table} loaded={loaded} />
      <div className="buttons">
        <NextDeal {...props} word={sayHere.nextRace()} />
        {shared === undefined ? null : <ShareLink to={shared} />}
        <a className="button" href={`/api/tables/${table.id}/record`} download={`${table.id}-${table.deal}.json`}>
          {sayHere.keepRecord()}
        </a>
      </div>
    </section>
  );
}
