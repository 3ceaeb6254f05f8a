/** The first page once today's deals are done: what came of them, what is still open, and how many days in a row. */

import { CardFace } from "@baize/faces";
import { use } from "react";
import { ANEW } from "../address/navigation.ts";
import { load } from "../library/games.ts";
import { dayBefore, isClosed } from "../match/days.ts";
import type { Days, GameDay } from "../match/use-days.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { sayHere } from "../words/days.en.ts";
import { say } from "../words/index.ts";
import { Countdown } from "./countdown.tsx";
import { resultSays } from "./day-result.tsx";
import { Hero } from "./hero.tsx";
import "../css/today-done.css";

/** The days of the last week, today last. */
const lastWeek = (today: string): readonly string[] => [6, 5, 4, 3, 2, 1, 0].map((ago) => dayBefore(today, ago));

const write = (day: string, how: Intl.DateTimeFormatOptions): string => say.date({ at: new Date(`${day}T12:00`), how });

/** The four kings: they are drawn, not played with. */
const KINGS = [51, 50, 48, 49] as const;

export function TodayDone({ days }: { readonly days: Days }) {
  const { today, rows } = days;
  const week = lastWeek(today);
  const missed = week
    .slice(0, -1)
    .reverse()
    .flatMap((day) => days.of(day).map((deal) => ({ day, deal })))
    .find(({ deal }) => !isClosed(deal));
  return (
    <>
      <Hero
        game={undefined}
        label={say.today()}
        over={write(today, { weekday: "long", day: "numeric", month: "long" })}
        title={sayHere.todayDone()}
      >
        <ul className="done-list">
          {days.of(today).map((deal) => (
            <Done key={deal.entry.id} deal={deal} />
          ))}
        </ul>
        <p className="done-buttons">
          <Link to="/days" className="button">
            <Icon name="share" /> {say.share()}
          </Link>
          {missed === undefined ? null : (
            <Link to={missed.deal.to} className="button soft" entry={ANEW}>
              {sayHere.openOf({ day: write(missed.day, { weekday: "long" }), title: missed.deal.entry.title })}{" "}
              <Icon name="onward" />
            </Link>
          )}
        </p>
        <span className="done-kings" aria-hidden="true">
          {KINGS.map((king) => (
            <span key={king}>
              <CardFace card={king as never} compact={false} covered={false} />
            </span>
          ))}
        </span>
      </Hero>
      <section className="today in-row" aria-label={sayHere.daysInARow()}>
        <p>{sayHere.daysInARow()}</p>
        <strong>{rows.now}</strong>
        <ol>
          {week.map((day) => {
            const [won, of] = [
              days.of(day).filter(({ outcome }) => outcome === "won" || outcome === "helped"),
              days.of(day),
            ];
            return (
              <li key={day} data-full={won.length === of.length || undefined}>
                <b>{won.length}</b>
                <span>{write(day, { weekday: "short" })}</span>
              </li>
            );
          })}
        </ol>
        <Countdown />
      </section>
    </>
  );
}

/** What came of one of them, in a line. */
function Done({ deal: { entry, kept } }: { readonly deal: GameDay }) {
  const loaded = use(load(entry));
  return (
    <li>
      {sayHere.doneLine({ title: loaded.manners.title, says: kept === undefined ? "" : resultSays(loaded, kept) })}
    </li>
  );
}
