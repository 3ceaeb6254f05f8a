/** The first page: where you left off, today, and the games. */

import { Portrait } from "@baize/faces";
import { type Kept, PEOPLE } from "@baize/midend";
import { lazy, Suspense, use } from "react";
import { archive } from "../keeping/archive.ts";
import { set, settings, shownTheme } from "../keeping/settings.ts";
import { type Entry, GAME_IDS, loadCover, PLAYABLE } from "../library/games.ts";
import { isClosed } from "../match/days.ts";
import { type GameDay, useDays } from "../match/use-days.ts";
import { Icon } from "../parts/icons.tsx";
import { Link, Wordmark } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { SiteNav } from "../parts/site-frame.tsx";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/home.en.ts";
import { say } from "../words/index.ts";
import { DayLink } from "./day-act.tsx";
import { DayRow, titleOf } from "./day-row.tsx";
import { Hero } from "./hero.tsx";
import "../css/friends.css";
import "../css/others.css";

// Who has left no match need not load any game for it, and who has not done today's not what comes after it.
const Continue = lazy(async () => ({ default: (await import("./left.tsx")).Continue }));
const Other = lazy(async () => ({ default: (await import("./left.tsx")).Other }));
const DayTable = lazy(async () => ({ default: (await import("./left.tsx")).DayTable }));
const TodayDone = lazy(async () => ({ default: (await import("./today-done.tsx")).TodayDone }));

/** So many other matches are offered. */
const OTHERS = 6;

/** Whether a match is of a day's deal, and counts. */
const isOf = (kept: Kept, { entry, deal }: GameDay): boolean =>
  entry.id === kept.game && deal === kept.deal && !kept.practice;

export function HomeScreen() {
  const days = useDays();
  const today = days.of(days.today);
  const isOver = today.every(isClosed);
  // Where nobody has moved yet there is nothing to go on with.
  const open = archive.unfinished().filter(({ game, moves }) => GAME_IDS.includes(game) && moves > 0);
  const [last] = isOver ? [] : open;
  // What is largest stands nowhere else: the match left last, or else the first deal of today that is open.
  const large =
    last === undefined
      ? (today.find(({ outcome }) => outcome === "open") ?? today.find((deal) => !isClosed(deal)))
      : today.find((deal) => isOf(last, deal));
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
          <section className="others" aria-label={sayHere.alsoOpen()}>
            <h2>{sayHere.alsoOpen()}</h2>
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
            <span className="friends-seat" />
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
        <section className="tiles" aria-label={sayHere.games()}>
          {PLAYABLE.map((entry) => (
            <Tile key={entry.id} entry={entry} />
          ))}
        </section>
      </main>
      <footer className="home-foot">
        {sayHere.foot()} <a href="/docs/">{sayHere.documents()}</a> <a href="/licences.txt">{sayHere.licences()}</a>
      </footer>
    </div>
  );
}

function ThemeSwitch() {
  useCell(settings);
  const isDark = shownTheme() === "dark";
  return (
    <button type="button" className="plain" onClick={() => set({ theme: isDark ? "light" : "dark" })}>
      <Icon name={isDark ? "light" : "dark"} /> {isDark ? sayHere.light() : sayHere.dark()}
    </button>
  );
}

/** For somebody who has left nothing: the first deal of the day that is open. */
function Invitation({ deal: day }: { readonly deal: GameDay }) {
  const { entry, deal, kept } = day;
  const cover = use(loadCover(entry));
  const { DayPicture } = cover;
  return (
    <Hero game={undefined} label={sayHere.startHere()} title={titleOf(entry, cover, deal)} over={sayHere.dealOfDay()}>
      <p className="hero-facts">{cover.says}</p>
      <DayLink day={day} className="button">
        <Icon name="onward" />
      </DayLink>
      {kept === undefined && DayPicture !== undefined ? (
        <DayPicture deal={deal} />
      ) : (
        <Suspense fallback={null}>
          <DayTable day={day} />
        </Suspense>
      )}
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
