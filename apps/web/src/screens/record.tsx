/** The player's record: figures for each game, and every match that is kept. */

import { use, useState } from "react";
import { archive } from "../shell/archive.ts";
import { entryOf, load, PLAYABLE } from "../shell/games.ts";
import { Link } from "../shell/parts.tsx";
import type { Saved } from "../store/archive.ts";
import { timeText } from "../store/clock.ts";
import { addressOfSaved } from "../store/opening.ts";
import { type Tally, tally } from "../store/tally.ts";
import { ReadingFrame } from "./frame.tsx";

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

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
        const figures = figuresOf(tally(matches.filter(({ game }) => game === id)));
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
        {matches.slice(0, LISTED).map((saved) => (
          <Kept key={saved.id} saved={saved} forget={() => forget(saved.id)} />
        ))}
      </ul>
    </ReadingFrame>
  );
}

interface KeptProps {
  readonly saved: Saved;
  forget(): void;
}

/** A match that is kept. */
function Kept({ saved, forget }: KeptProps) {
  const { game, deal, party, moves, elapsed, score, touched } = saved;
  const { title } = entryOf(game);
  const loaded = use(load(entryOf(game)));
  return (
    <li>
      <Link to={addressOfSaved(loaded, saved)}>
        {title} {deal.length < 20 ? deal : party ? "" : "own deal"}
      </Link>
      <span>
        {score === null ? "Open" : score > 0 ? "Won" : "Lost"}
        {party === undefined || score === null ? "" : `, ${signed(score)} points`}
        {party?.practice ? ", practice" : ""}, {moves} moves, {timeText(elapsed)}
      </span>
      <time dateTime={new Date(touched).toISOString()}>
        {new Date(touched).toLocaleDateString("en-GB", { day: "numeric", month: "short" })}
      </time>
      <button type="button" aria-label={`Forget ${title} ${deal}`} onClick={forget}>
        Forget
      </button>
    </li>
  );
}

/** The figures of a game in words; those of several seats count points instead of moves. */
function figuresOf(sums: Tally): readonly (readonly [string, string])[] {
  const { played, won, open, hinted, lit, alone, fewest, fastest, party } = sums;
  const first = [
    ["Played", String(played)],
    ["Won", String(won)],
    ["Open", String(open)],
    ["Won with hints", String(hinted)],
  ] as const;
  if (party !== undefined) {
    return [
      ...first,
      ["Won without help", String(alone)],
      ["Points", signed(party.points)],
      ["Practice", String(party.practice)],
    ];
  }
  return [
    ...first,
    ["Won with the light", String(lit)],
    ["Won without help", String(alone)],
    ["Fewest moves", fewest === undefined ? "–" : String(fewest.moves)],
    ["Fastest", fastest === undefined ? "–" : timeText(fastest.elapsed)],
  ];
}
