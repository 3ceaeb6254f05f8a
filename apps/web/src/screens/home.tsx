/** The first page: where you left off, today, and the games. */

import { Match } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { type ReactNode, use, useMemo } from "react";
import { archive } from "../shell/archive.ts";
import { entryOf, load, loadCover, PLAYABLE } from "../shell/games.ts";
import { Icon } from "../shell/icons.tsx";
import { Link, Wordmark } from "../shell/parts.tsx";
import type { Saved } from "../store/archive.ts";
import { useCell } from "../store/cell.ts";
import { timeText } from "../store/clock.ts";
import { addressOf, addressOfSaved, dayText, dealOfDay, resume } from "../store/opening.ts";
import { type Loaded, ME } from "../store/session.ts";
import { set, settings, shownTheme } from "../store/settings.ts";
import { HeroLight } from "./hero-light.tsx";

const movesText = (count: number): string => `${count} ${count === 1 ? "move" : "moves"}`;

/** The name of a deal where it is short enough for people. */
const shortDeal = (deal: string): string => (deal.length < 12 ? deal : "");

/** A deal by its name: `FreeCell 617`, `Peg Solitaire: Skull`. */
const nameOf = ({ game, door }: Loaded, deal: string): string =>
  door.talk === undefined ? `${game.meta.title} ${shortDeal(deal)}` : `${game.meta.title}: ${door.dealName(deal)}`;

const known = (saved: Saved): boolean => PLAYABLE.some(({ id }) => id === saved.game);

export function HomeScreen() {
  const open = archive.unfinished().filter(known);
  const [last, ...others] = open;
  return (
    <div className="home">
      <header className="home-head">
        <h1 tabIndex={-1}>
          <Wordmark />
        </h1>
        <nav aria-label="Baize">
          <Link to="/record">
            <Icon name="record" /> Record
          </Link>
          <ThemeSwitch />
          <Link to="/settings">
            <Icon name="settings" /> Settings
          </Link>
        </nav>
      </header>
      <main>
        {last === undefined ? <Invitation /> : <Continue saved={last} />}
        <Today />
        {others.length === 0 ? null : (
          <section className="others" aria-label="Also open">
            <h2>Also open</h2>
            <ul>
              {others.slice(0, 6).map((saved) => (
                <Other key={saved.id} saved={saved} />
              ))}
            </ul>
          </section>
        )}
        <section className="tiles" aria-label="Games">
          {PLAYABLE.map(({ id }) => (
            <Tile key={id} game={id} />
          ))}
        </section>
      </main>
      <footer className="home-foot">Free, open, and yours: nothing is tracked, and it works offline.</footer>
    </div>
  );
}

function ThemeSwitch() {
  useCell(settings);
  const isDark = shownTheme() === "dark";
  return (
    <button type="button" className="plain" onClick={() => set({ theme: isDark ? "light" : "dark" })}>
      <Icon name={isDark ? "light" : "dark"} /> {isDark ? "Light" : "Dark"}
    </button>
  );
}

function Other({ saved }: { readonly saved: Saved }) {
  const loaded = use(load(entryOf(saved.game)));
  return (
    <li>
      <Link to={addressOfSaved(loaded, saved)}>
        {nameOf(loaded, saved.deal)} <span>{movesText(saved.moves)}</span>
      </Link>
    </li>
  );
}

/** The match left last, as it stands. */
function Continue({ saved }: { readonly saved: Saved }) {
  const entry = entryOf(saved.game);
  const loaded = use(load(entry));
  const opening = useMemo(() => resume(loaded, saved), [loaded, saved]);
  const { Picture, talk, dealName } = loaded.door;
  return (
    <section className="hero" aria-label="Where you left off" data-game={saved.game}>
      <div className="hero-words">
        <p>Where you left off</p>
        <h2>
          {entry.title} {talk === undefined ? shortDeal(saved.deal) : ""}
        </h2>
        {opening === undefined ? null : <HeroLight loaded={loaded} match={opening.match} />}
        <p className="hero-facts">
          {talk === undefined ? "" : `${dealName(saved.deal)}: `}
          {movesText(saved.moves)}, {timeText(saved.elapsed)}
        </p>
        <Link to={addressOfSaved(loaded, saved)} className="button">
          Continue <Icon name="onward" />
        </Link>
      </div>
      {opening === undefined ? null : <Picture view={opening.match.view(ME)} kind="hero" />}
    </section>
  );
}

/** For somebody who has left nothing: the first game's deal of the day. */
function Invitation() {
  const [entry] = PLAYABLE;
  const loaded = use(load(entryOf(entry?.id ?? "")));
  const deal = dealOfDay(loaded, new Date());
  const match = Match.start(loaded.game, { deal });
  const { Picture } = loaded.door;
  const { id, title } = loaded.game.meta;
  return (
    <section className="hero" aria-label="Start here">
      <div className="hero-words">
        <p>The deal of the day</p>
        <h2>
          {title} {deal}
        </h2>
        <p className="hero-facts">{loaded.door.says}</p>
        <Link to={addressOf(id, deal)} className="button">
          Play <Icon name="onward" />
        </Link>
      </div>
      {match.ok ? <Picture view={match.value.view(ME)} kind="hero" /> : null}
    </section>
  );
}

/** So many rows fit beside the hero. */
const ROWS = 3;

/** What is said of a day's deal. */
function daySays({ door }: Loaded, deal: string | undefined, ago: number): string {
  if (ago > 0) return ago === 1 ? "Yesterday's" : "The day before";
  return deal === undefined || door.isChecked?.(deal) ? "Checked, winnable" : "The same for everybody";
}

/** What came of a match that is over. */
const doneSays = ({ moves, score }: Saved): string => (Number(score) > 0 ? `Won in ${moves} moves` : "Lost");

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
    <section className="today" aria-label="Today">
      <h2>
        Today <span>{name}</span>
      </h2>
      <ul>{days.flatMap((ago) => PLAYABLE.map(({ id }) => <TodayRow key={`${id} ${ago}`} game={id} ago={ago} />))}</ul>
    </section>
  );
}

/** The deal of a day, as far as it is known here: some games make it only when it is asked for. */
function knownDeal(loaded: Loaded, day: Date): string | undefined {
  const { game, door } = loaded;
  if (door.daily === undefined) return dealOfDay(loaded, day);
  const [date, deal] = (settings.get().games[game.meta.id]?.daily ?? "").split(" ");
  return date === dayText(day) ? deal : undefined;
}

function TodayRow({ game, ago }: { readonly game: string; readonly ago: number }) {
  const entry = entryOf(game);
  const cover = use(loadCover(entry));
  return cover === undefined ? (
    <TableRow entry={entry} ago={ago} />
  ) : (
    <CoverRow entry={entry} ago={ago} cover={cover} />
  );
}

type Entry = (typeof PLAYABLE)[number];

function TableRow({ entry, ago }: { readonly entry: Entry; readonly ago: number }) {
  const loaded = use(load(entry));
  const { Emblem, daily, cloth } = loaded.door;
  const deal = knownDeal(loaded, daysAgo(ago));
  return (
    <DayRow
      entry={entry}
      cloth={cloth}
      deal={deal}
      to={daily === undefined ? addressOf(entry.id, deal ?? "") : `/${entry.id}/${daily}`}
      name={daily === undefined ? `${entry.title} ${deal}` : entry.title}
      longName={daily === undefined ? `${entry.title} ${deal}` : `${entry.title}, puzzle of the day`}
      says={daySays(loaded, deal, ago)}
    >
      <Emblem />
    </DayRow>
  );
}

function CoverRow({ entry, ago, cover }: { readonly entry: Entry; readonly ago: number; readonly cover: Cover }) {
  const deal = cover.daily(dayText(daysAgo(ago)));
  return (
    <DayRow
      entry={entry}
      cloth={cover.cloth}
      deal={deal}
      to={addressOf(entry.id, deal)}
      name={entry.title}
      longName={`${entry.title}, deal of the day`}
      says="The same for everybody"
    >
      <cover.Emblem />
    </DayRow>
  );
}

interface DayRowProps {
  readonly entry: Entry;
  readonly cloth: Cover["cloth"];
  readonly deal: string | undefined;
  readonly to: string;
  readonly name: string;
  /** What is said to those who listen. */
  readonly longName: string;
  readonly says: string;
  readonly children: ReactNode;
}

function DayRow({ entry, cloth, deal, to, name, longName, says, children }: DayRowProps) {
  const mine = archive.list().filter((saved) => saved.game === entry.id && saved.deal === deal);
  const done = mine.find(({ score }) => score !== null);
  return (
    <li data-cloth={cloth}>
      <span className="swatch">{children}</span>
      <span className="today-name">
        {name}
        <small>{done === undefined ? says : doneSays(done)}</small>
      </span>
      <Link to={to} className="button" label={`Play ${longName}`}>
        {done !== undefined ? "Again" : mine.length > 0 ? "Continue" : "Play"}
      </Link>
    </li>
  );
}

/** A game, as its real table in small, or as its cover. */
function Tile({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const cover = use(loadCover(entry));
  if (cover === undefined) return <TableTile entry={entry} />;
  return (
    <TileFrame entry={entry} cloth={cover.cloth} says={cover.says}>
      <cover.Picture />
    </TileFrame>
  );
}

function TableTile({ entry }: { readonly entry: Entry }) {
  const loaded = use(load(entry));
  const { Picture, cloth, says, sample } = loaded.door;
  const match = Match.start(loaded.game, { deal: sample ?? dealOfDay(loaded, new Date(0)) });
  return (
    <TileFrame entry={entry} cloth={cloth} says={says}>
      {match.ok ? <Picture view={match.value.view(ME)} kind="tile" /> : null}
    </TileFrame>
  );
}

interface TileProps {
  readonly entry: Entry;
  readonly cloth: Cover["cloth"];
  readonly says: string;
  readonly children: ReactNode;
}

function TileFrame({ entry, cloth, says, children }: TileProps) {
  return (
    <Link to={`/${entry.id}`} className="tile">
      <span className="tile-cloth" data-cloth={cloth}>
        <span className="tile-title">{entry.title}</span>
        <span className="tile-says">{says}</span>
        <span className="tile-arrow">
          <Icon name="onward" />
        </span>
        <span className="tile-picture">{children}</span>
      </span>
    </Link>
  );
}
