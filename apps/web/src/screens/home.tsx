/** The first page: where you left off, today, and the games. */

import { Match, type Shape } from "@baize/kernel";
import { type Kept, scoreOf, timeText } from "@baize/midend";
import type { Cover } from "@baize/table";
import { type ReactNode, use } from "react";
import { addressOf } from "../address/address.ts";
import { archive } from "../keeping/archive.ts";
import { own } from "../keeping/own.ts";
import { set, settings, shownTheme } from "../keeping/settings.ts";
import { type Entry, entryOf, GAME_IDS, type Loaded, load, loadCover, PLAYABLE } from "../library/games.ts";
import { MatchLight } from "../light/match-light.tsx";
import { addressOfKept, dayText, resume } from "../match/opening.ts";
import { Icon } from "../parts/icons.tsx";
import { Link, Wordmark } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import "../css/friends.css";

/** So many other matches are offered. */
const OTHERS = 6;

export function HomeScreen() {
  const [last, ...others] = archive.unfinished().filter(({ game }) => GAME_IDS.includes(game));
  return (
    <div className="home">
      <header className="home-head">
        <h1 tabIndex={-1}>
          <Wordmark />
        </h1>
        <nav aria-label={say.pageName()}>
          <Link to="/record">
            <Icon name="record" /> {say.record()}
          </Link>
          <ThemeSwitch />
          <Link to="/settings">
            <Icon name="settings" /> {say.settings()}
          </Link>
        </nav>
      </header>
      <main>
        {last === undefined ? (
          <Invitation />
        ) : (
          <Mishap instead={<Invitation />}>
            <Continue matches={[last, ...others]} />
          </Mishap>
        )}
        <Today />
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
          <div>
            <h2>{say.together()}</h2>
            <p>{say.togetherSays()}</p>
          </div>
          <Link to="/together" className="button">
            {say.newOnlineTable()}
          </Link>
        </section>
        <section className="tiles" aria-label={say.games()}>
          {PLAYABLE.map((entry) => (
            <Tile key={entry.id} entry={entry} />
          ))}
        </section>
      </main>
      <footer className="home-foot">
        {say.foot()} <a href="/licences.txt">{say.licences()}</a>
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

function Other({ kept }: { readonly kept: Kept }) {
  const loaded = use(load(entryOf(kept.game)));
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
  return <Invitation />;
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

/** For somebody who has left nothing: the first game's deal of the day. */
function Invitation() {
  const entry = entryOf(GAME_IDS[0] ?? "");
  const loaded = use(load(entry));
  const cover = use(loadCover(entry));
  const day = cover.daily(dayText(new Date()));
  const deal = "deal" in day ? day.deal : "";
  const match = Match.start(loaded.game, { deal });
  const { Picture } = loaded.door;
  return (
    <Hero game={undefined} label={say.startHere()} title={loaded.manners.matchName(deal)} over={say.dealOfDay()}>
      <p className="hero-facts">{cover.says}</p>
      <Link to={addressOf(entry.id, deal)} className="button">
        {say.play()} <Icon name="onward" />
      </Link>
      {match.ok ? <Picture view={match.value.view("spectator")} kind="hero" /> : null}
    </Hero>
  );
}

interface HeroProps {
  readonly game: string | undefined;
  readonly label: string;
  readonly title: string;
  /** What stands above the title; the label itself where nothing is given. */
  readonly over?: string;
  /** The words, and the picture last. */
  readonly children: ReactNode[];
}

/** The largest thing on the page. */
function Hero({ game, label, title, over = label, children }: HeroProps) {
  return (
    <section className="hero" aria-label={label} data-game={game}>
      <div className="hero-words">
        <p>{over}</p>
        <h2>{title}</h2>
        {children.slice(0, -1)}
      </div>
      {children.at(-1)}
    </section>
  );
}

/** So many rows fit beside the hero. */
const ROWS = 3;

function daysAgo(ago: number): Date {
  const day = new Date();
  day.setDate(day.getDate() - ago);
  return day;
}

/** One deal a day for each game; while there are few games, the days before as well. */
function Today() {
  const name = daysAgo(0).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });
  const days = Array.from({ length: Math.max(1, Math.floor(ROWS / PLAYABLE.length)) }, (_, ago) => ago);
  return (
    <section className="today" aria-label={say.today()}>
      <h2>
        {say.today()} <span>{name}</span>
      </h2>
      <ul>
        {days.flatMap((ago) => PLAYABLE.map((entry) => <DayRow key={`${entry.id} ${ago}`} entry={entry} ago={ago} />))}
      </ul>
    </section>
  );
}

/** The deal of a day, as far as it is known here: some games make it in a room of their own, which notes it down. */
function knownDeal(entry: Entry, daily: ReturnType<Cover["daily"]>, day: string): string | undefined {
  if ("deal" in daily) return daily.deal;
  const [date, deal] = (own(entry.id).notes.get().daily ?? "").split(" ");
  return date === day ? deal : undefined;
}

function DayRow({ entry, ago }: { readonly entry: Entry; readonly ago: number }) {
  const cover = use(loadCover(entry));
  const day = dayText(daysAgo(ago));
  const daily = cover.daily(day);
  const deal = knownDeal(entry, daily, day);
  const mine = archive.list().filter((kept) => kept.game === entry.id && kept.deal === deal);
  const done = mine.find(({ scores }) => scores !== null);
  const says = ago === 0 ? cover.dailySays : ago === 1 ? say.yesterdays() : say.dayBefore();
  const title = (deal !== undefined && cover.dailyTitle?.(deal)) || entry.title;
  const to = "deal" in daily ? addressOf(entry.id, daily.deal) : `/${entry.id}/${daily.room}`;
  return (
    <li data-cloth={cover.cloth}>
      <span className="swatch">
        <cover.Emblem />
      </span>
      <span className="today-name">
        {title}
        <small>{done === undefined ? says : doneSays(done)}</small>
      </span>
      <Link to={to} className="button" label={say.dailyLabel({ title, daily: cover.dailyName })}>
        {done !== undefined ? say.again() : mine.length > 0 ? say.continue() : say.play()}
      </Link>
    </li>
  );
}

/** What came of a match that is over. */
const doneSays = (kept: Kept): string =>
  (scoreOf(kept) ?? 0) > 0 ? say.wonInMoves({ moves: kept.moves }) : say.matchLost();

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
