/** What matches come to in figures: how many were won, one after the other, and the bests, which are unaided. */

import { type Kept, timeText } from "@baize/midend";
import { use } from "react";
import { settings } from "../keeping/settings.ts";
import { type Streak, tally } from "../keeping/tally.ts";
import { entryOf, type Loaded, load, PLAYABLE } from "../library/games.ts";
import { Link } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { useCell } from "../state/cell.ts";
import { isBestable, lengthOf } from "../table/wins.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/record.en.ts";

/** A streak is drawn with so many signs at most. */
const DRAWN = 16;

function StreakOf({
  title,
  streak,
  shape,
}: {
  readonly title: string;
  readonly streak: Streak;
  readonly shape: string;
}) {
  const shown = Math.min(DRAWN, streak.longest);
  return (
    <div className="streak">
      <p>{title}</p>
      <strong>{streak.now}</strong>
      <span className="streak-signs" data-shape={shape} aria-hidden="true">
        {Array.from({ length: shown }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs in a row.
          <i key={n} data-now={n < streak.now || undefined} />
        ))}
      </span>
      <small>{say.longest({ count: streak.longest })}</small>
    </div>
  );
}

/** How many of these were won, and how many in a row. */
export function Rates({ matches }: { readonly matches: readonly Kept[] }) {
  const { played, won, streaks, count } = tally(matches);
  const { help } = useCell(settings);
  const isLit = help !== "none" && help !== "asked";
  return (
    <section className="rates" aria-label={sayHere.winRate()}>
      <div className="rate">
        <p>{sayHere.winRate()}</p>
        <strong>{played === 0 ? "–" : sayHere.rate({ percent: Math.round((100 * won) / played) })}</strong>
        <small>{sayHere.wonOf({ won, played })}</small>
      </div>
      <StreakOf title={sayHere.streakUnaided()} streak={streaks.unaided} shape="disc" />
      <StreakOf title={sayHere.streakAll()} streak={streaks.all} shape="ring" />
      {isLit && count.unaided === 0 && count.light > 0 ? (
        <p className="none-unaided">
          {sayHere.noneUnaided()} <Link to="/settings">{sayHere.lightSetting()}</Link>
        </p>
      ) : null}
    </section>
  );
}

/** The figures of each game that was played, and apart from them those of each way of playing that is a game of its own. */
export function Bests({ matches }: { readonly matches: readonly Kept[] }) {
  const played = PLAYABLE.filter(({ id }) => matches.some(({ game }) => game === id));
  return (
    <div className="bests">
      {played.map(({ id, title }) => (
        <Mishap key={id} instead={<p>{sayHere.rowWrong()}</p>}>
          <Ways id={id} title={title} matches={matches.filter(({ game }) => game === id)} />
        </Mishap>
      ))}
    </div>
  );
}

interface WaysProps {
  readonly id: string;
  readonly title: string;
  readonly matches: readonly Kept[];
}

function Ways({ id, title, matches }: WaysProps) {
  const loaded = use(load(entryOf(id)));
  const ways = Map.groupBy(matches, ({ options }) => loaded.manners.wayName?.(options) ?? title);
  const names = [...ways.keys()].sort((a, b) => Number(b === title) - Number(a === title) || a.localeCompare(b));
  return names.map((name) => (
    <section key={name} className="tally">
      <h2>{name}</h2>
      <dl>
        {figuresOf(loaded, ways.get(name) ?? []).map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The figures of a game in words; those of several seats count points instead of moves. */
function figuresOf(loaded: Loaded, matches: readonly Kept[]): readonly (readonly [string, string])[] {
  const { count, fastest, usual, points } = tally(matches);
  const unaided = [sayHere.wonUnaided(), String(count.unaided)] as const;
  const hinted = [sayHere.wonHinted(), String(count.hints)] as const;
  const open = [sayHere.openCount(), String(count.open)] as const;
  if (loaded.game.meta.seats > 1) {
    const practice = [sayHere.practice(), String(count.practice)] as const;
    return [unaided, hinted, [sayHere.allPoints(), say.signed({ points })], practice, open];
  }
  const lengths = matches.filter(isBestable).map((kept) => lengthOf(loaded, kept));
  return [
    unaided,
    [sayHere.wonLit(), String(count.light)],
    hinted,
    [sayHere.watchedCount(), String(count.watched)],
    open,
    [sayHere.fewestMoves(), lengths.length === 0 ? "–" : String(Math.min(...lengths))],
    [sayHere.fastest(), fastest === undefined ? "–" : timeText(fastest)],
    [sayHere.usualTime(), usual === undefined ? "–" : timeText(usual)],
  ];
}
