/** The first page: where you left off, today, and the games. */

import { PEOPLE, Portrait } from "@baize/faces";
import { Match, type Shape } from "@baize/kernel";
import { type Kept, timeText } from "@baize/midend";
import { lazy, use } from "react";
import { archive } from "../keeping/archive.ts";
import { set, settings, shownTheme } from "../keeping/settings.ts";
import { type Entry, entryOf, GAME_IDS, type Loaded, load, loadCover, PLAYABLE } from "../library/games.ts";
import { MatchLight } from "../light/match-light.tsx";
import { isDone } from "../match/days.ts";
import { addressOfKept, resume } from "../match/opening.ts";
import { type GameDay, useDays } from "../match/use-days.ts";
import { Icon } from "../parts/icons.tsx";
import { Link, Wordmark } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { SiteNav } from "../parts/site-frame.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { DayRow, titleOf } from "./day-row.tsx";
import { Hero } from "./hero.tsx";
import "../css/friends.css";
import "../css/others.css";

// Who has not done today's need not load what comes after it.
const TodayDone = lazy(async () => ({ default: (await import("./today-done.tsx")).TodayDone }));

/** So many other matches are offered. */
const OTHERS = 6;

/** Whether a match is of a day's deal. */
const isOf = (kept: Kept, { entry, deal }: GameDay): boolean => entry.id === kept.game && deal === kept.deal;

export function HomeScreen() {
  const days = useDays();
  const today = days.of(days.today);
  const isOver = today.every(isDone);
  const open = archive.unfinished().filter(({ game }) => GAME_IDS.includes(game));
  const [last] = isOver ? [] : open;
  // What is largest stands nowhere else: the match left last, or else the first deal of today that is open.
  const large = today.find((deal) => (last === undefined ? !isDone(deal) : isOf(last, deal)));
  const listed = today.filter((deal) => deal !== large);
  const others = open.filter((kept) => kept !== last && !listed.some((deal) => isOf(kept, deal)));
  return (
    <div className="home">
      <header className="home-head">
        <h1 tabIndex={-1}>
          <Wordmark />
        </h1>
        <nav aria-label={say.pageName()}>
          <SiteNav />
          <ThemeSwitch />
        </nav>
      </header>
      <main>
        {isOver ? (
          <TodayDone days={days} />
        ) : (
          <>
            <Mishap instead={null}>
              {last === undefined ? large && <Invitation deal={large} /> : <Continue matches={[last, ...others]} />}
            </Mishap>
            <Today deals={listed} />
          </>
        )}
        {others.length === 0 ? null : (
          <section className="others" aria-label={say.alsoOpen()}>
            <h2>{say.alsoOpen()}</h2>
            <ul>
              {others.slice(0, OTHERS).map((kept) => (
                <Mishap key={kept.id} instead={null}>
                  <Other kept={kept} />
                </Mishap>
              ))}
            </ul>
          </section>
        )}
        <section className="friends" aria-label={say.together()}>
          <span className="friends-faces" aria-hidden="true">
            {PEOPLE.slice(0, 3).map((face) => (
              <Portrait key={face} face={face} name="" />
            ))}
          </span>
          <div>
            <h2>{say.together()}</h2>
            <p>{say.togetherSays()}</p>
          </div>
          <span className="friends-ways">
            <Link to="/together" className="button" entry={{ own: false, hasCode: true }}>
              {say.haveCode()}
            </Link>
            <Link to="/together" className="button">
              {say.newOnlineTable()}
            </Link>
          </span>
        </section>
        <section className="tiles" aria-label={say.games()}>
          {PLAYABLE.map((entry) => (
            <Tile key={entry.id} entry={entry} />
          ))}
        </section>
      </main>
      <footer className="home-foot">
        {say.foot()} <a href="/docs/">{say.documents()}</a> <a href="/licences.txt">{say.licences()}</a>
      </footer>
    </div>
  );
}

function ThemeSwitch() {
  useCell(settings);
  const isDark = shownTheme() === "dark";
  return (
    <button type="button" className="plain" onClick={() => set({ theme: isDark ? "light" : "dark" })}>
      <Icon name={isDark ? "light" : "dark"} /> {isDark ? say.light() : say.dark()}
    </button>
  );
}

/** A match that is open; one that cannot be taken up is told of in the record alone. */
function Other({ kept }: { readonly kept: Kept }) {
  const loaded = use(load(entryOf(kept.game)));
  if (!resume(loaded, kept).ok) return null;
  return (
    <li>
      <Link to={addressOfKept(loaded, kept)}>
        {loaded.manners.matchName(kept.deal, kept.options)} <span>{say.moves({ count: kept.moves })}</span>
      </Link>
    </li>
  );
}

/** The match left last that can be taken up, as it stands. */
function Continue({ matches }: { readonly matches: readonly Kept[] }) {
  for (const kept of matches) {
    const loaded = use(load(entryOf(kept.game)));
    const opening = resume(loaded, kept);
    if (opening.ok) return <Left loaded={loaded} kept={kept} match={opening.value.match} />;
  }
  return null;
}

interface LeftProps {
  readonly loaded: Loaded;
  readonly kept: Kept;
  readonly match: Match<Shape>;
}

function Left({ loaded, kept, match }: LeftProps) {
  const { Picture } = loaded.door;
  const { manners } = loaded;
  return (
    <Hero game={kept.game} label={say.leftOff()} title={manners.matchName(kept.deal, kept.options)}>
      <MatchLight loaded={loaded} match={match} />
      <p className="hero-facts">
        {say.leftFacts({ moves: say.moves({ count: kept.moves }), time: timeText(kept.elapsed) })}
      </p>
      <Link to={addressOfKept(loaded, kept)} className="button">
        {say.continue()} <Icon name="onward" />
      </Link>
      <Picture view={match.view(kept.seat)} kind="hero" />
    </Hero>
  );
}

/** For somebody who has left nothing: the first deal of the day that is open. */
function Invitation({ deal: { entry, deal, to, kept } }: { readonly deal: GameDay }) {
  const loaded = use(load(entry));
  const cover = use(loadCover(entry));
  const { Picture } = loaded.door;
  const begun = kept && resume(loaded, kept);
  const dealt = deal === undefined ? undefined : Match.start<Shape>(loaded.game, { deal });
  const match = begun?.ok ? begun.value.match : dealt?.ok ? dealt.value : undefined;
  const title = titleOf(entry, cover, deal);
  return (
    <Hero game={undefined} label={say.startHere()} title={title} over={say.dealOfDay()}>
      <p className="hero-facts">{cover.says}</p>
      <Link to={to} className="button">
        {kept === undefined ? say.play() : say.continue()} <Icon name="onward" />
      </Link>
      {match === undefined ? null : <Picture view={match.view("spectator")} kind="hero" />}
    </Hero>
  );
}

/** Today's deals, but for the one that stands above them. */
function Today({ deals }: { readonly deals: readonly GameDay[] }) {
  const name = say.date({ at: new Date(), how: { weekday: "long", day: "numeric", month: "long" } });
  return (
    <section className="today" aria-label={say.today()}>
      <h2>
        {say.today()} <span>{name}</span>
      </h2>
      <ul>
        {deals.map((deal) => (
          <DayRow key={deal.entry.id} deal={deal} />
        ))}
      </ul>
    </section>
  );
}

/** A game, as its table in small. */
function Tile({ entry }: { readonly entry: Entry }) {
  const cover = use(loadCover(entry));
  return (
    <Link to={`/${entry.id}`} className="tile">
      <span className="tile-cloth" data-cloth={cover.cloth}>
        <span className="tile-title">{entry.title}</span>
        <span className="tile-says">{cover.says}</span>
        <span className="tile-arrow">
          <Icon name="onward" />
        </span>
        <span className="tile-picture">
          <cover.Picture />
        </span>
      </span>
    </Link>
  );
}
