/** The days: a calendar with one deal a day and game, the one that was chosen, and how many in a row. */

import { WIDE } from "@baize/table";
import { type CSSProperties, type ReactNode, use, useSyncExternalStore } from "react";
import { choose, query } from "../address/query.ts";
import { loadCover } from "../library/games.ts";
import { isDay } from "../match/day-text.ts";
import { isDone } from "../match/days.ts";
import { type Days, type GameDay, useDays } from "../match/use-days.ts";
import { DayMark } from "../parts/day-mark.tsx";
import { Icon } from "../parts/icons.tsx";
import { SiteFrame } from "../parts/site-frame.tsx";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/days.en.ts";
import { say } from "../words/index.ts";
import { Countdown } from "./countdown.tsx";
import { DayRow } from "./day-row.tsx";
import { DayShare, isGiven } from "./day-share.tsx";
import "../css/days-side.css";
import "../css/days.css";

const dated = (day: string): Date => new Date(`${day}T12:00`);
const write = (day: string, how: Intl.DateTimeFormatOptions): string => say.date({ at: dated(day), how });

/** A day in words: `Thursday 5 November`. */
export const dayWords = (day: string): string => write(day, { weekday: "long", day: "numeric", month: "long" });

/** The day and the month that the address says; today, and the month of the day, where it says nothing that there can be. */
function chosenIn(search: string, today: string): { readonly day: string; readonly month: string } {
  const fields = new URLSearchParams(search);
  const [named, shown] = [fields.get("day") ?? "", fields.get("month") ?? ""];
  const day = isDay(named) && named <= today ? named : today;
  return { day, month: isDay(`${shown}-01`) && shown <= today.slice(0, 7) ? shown : monthOf(day) };
}

const monthOf = (day: string): string => day.slice(0, 7);

export function DaysScreen() {
  const days = useDays();
  const { day: chosen, month } = chosenIn(useCell(query), days.today);
  const chooseDay = (day: string) => choose({ day: day === days.today ? undefined : day, month: undefined });
  const setMonth = (shown: string) => choose({ month: shown === monthOf(chosen) ? undefined : shown });
  return (
    <SiteFrame here="days" title={say.days()}>
      <div className="days">
        <Calendar days={days} month={month} chosen={chosen} choose={chooseDay} show={setMonth} />
        <InARow days={days} />
        <ChosenDay days={days} day={chosen} />
      </div>
    </SiteFrame>
  );
}

function InARow({ days: { rows } }: { readonly days: Days }) {
  return (
    <section className="in-a-row" aria-label={sayHere.daysInARow()}>
      <p>{sayHere.daysInARow()}</p>
      <strong>{rows.now}</strong>
      <small>{say.longest({ count: rows.longest })}</small>
      <div>
        <p>{say.kindUnaided()}</p>
        <b>{rows.unaided}</b>
        <small>{say.longest({ count: rows.longestUnaided })}</small>
      </div>
    </section>
  );
}

interface CalendarProps {
  readonly days: Days;
  readonly month: string;
  readonly chosen: string;
  choose(day: string): void;
  show(month: string): void;
}

/** The month so many months after another. */
function monthAfter(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  const date = new Date(year, nth - 1 + by, 15);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

/** The days of a month, and how many places of its first week are empty: weeks begin on Monday. */
function daysOf(month: string): { readonly before: number; readonly days: readonly string[] } {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  const length = new Date(year, nth, 0).getDate();
  const before = (new Date(year, nth - 1, 1).getDay() + 6) % 7;
  return { before, days: Array.from({ length }, (_, n) => `${month}-${String(n + 1).padStart(2, "0")}`) };
}

/** Any week: its days have the names that all weeks have. */
const WEEK = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-07", "2026-11-08"];

/** Whether the window is a very wide one. */
const wide = matchMedia(`(min-width: ${WIDE}px)`);
const useWide = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      wide.addEventListener("change", hear);
      return () => wide.removeEventListener("change", hear);
    },
    () => wide.matches,
  );

/** A month with the ways to others; where there is room, with the two before it. */
function Calendar({ month, show, ...rest }: CalendarProps) {
  const isLast = month >= rest.days.today.slice(0, 7);
  const before = useWide() ? [monthAfter(month, -2), monthAfter(month, -1)] : [];
  return (
    <section className="calendar" aria-label={sayHere.calendar()}>
      <div className="months">
        {before.map((one) => (
          <Month key={one} month={one} {...rest} />
        ))}
        <Month month={month} isShown {...rest}>
          <button
            type="button"
            className="plain"
            aria-label={sayHere.monthBefore()}
            onClick={() => show(monthAfter(month, -1))}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className="plain"
            aria-label={sayHere.monthAfter()}
            aria-disabled={isLast || undefined}
            onClick={() => isLast || show(monthAfter(month, 1))}
          >
            <Icon name="next" />
          </button>
        </Month>
      </div>
      <Legend days={rest.days} />
    </section>
  );
}

interface MonthProps extends Pick<CalendarProps, "days" | "month" | "chosen" | "choose"> {
  /** Whether it is the month that was asked for. */
  readonly isShown?: boolean;
  readonly children?: ReactNode;
}

function Month({ days, month, chosen, choose, isShown = false, children }: MonthProps) {
  const { before, days: all } = daysOf(month);
  return (
    <div className="month">
      <header>
        <h2 aria-live={isShown ? "polite" : undefined}>{write(`${month}-01`, { month: "long", year: "numeric" })}</h2>
        {children}
      </header>
      <div className="week" aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{write(day, { weekday: "short" })}</span>
        ))}
      </div>
      <ol style={{ "--before": before } as CSSProperties}>
        {all.map((day) => (
          <li key={day}>
            {day > days.today ? (
              <span className="future">{Number(day.slice(8))}</span>
            ) : (
              <DayCell day={day} days={days} isChosen={day === chosen} choose={() => choose(day)} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a game's day came to, for the ear. */
const dealTold = ({ entry, outcome }: GameDay): string =>
  sayHere.dayTold({ title: entry.title, outcome: sayHere[`outcome_${outcome}`]() });

interface CellProps {
  readonly day: string;
  readonly days: Days;
  readonly isChosen: boolean;
  choose(): void;
}

function DayCell({ day, days, isChosen, choose }: CellProps) {
  const deals = days.of(day);
  const isFull = deals.every(({ outcome }) => outcome === "won" || outcome === "helped");
  const told = [dayWords(day), ...deals.map(dealTold)].join(". ");
  return (
    <button
      type="button"
      data-full={isFull || undefined}
      aria-pressed={isChosen}
      aria-current={day === days.today ? "date" : undefined}
      onClick={choose}
    >
      <span className="unseen">{told}</span>
      <span className="day-number" aria-hidden="true">
        {Number(day.slice(8))}
        {day === days.today ? <small>{sayHere.todaySmall()}</small> : null}
      </span>
      <span className="day-marks">
        {deals.map((deal) => (
          <GameMark key={deal.entry.id} {...deal} />
        ))}
      </span>
    </button>
  );
}

const GameMark = ({ entry, outcome }: GameDay) => <DayMark cloth={use(loadCover(entry)).cloth} outcome={outcome} />;

/** What the shapes mean. */
function Legend({ days }: { readonly days: Days }) {
  const deals = days.of(days.today);
  const outcomes = ["helped", "tried", "open"] as const;
  return (
    <p className="legend">
      <span>
        {deals.map((deal) => (
          <GameMark key={deal.entry.id} {...deal} outcome="won" />
        ))}
        {sayHere.outcome_won()}
      </span>
      {outcomes.map((outcome) => (
        <span key={outcome}>
          <DayMark cloth="straw" outcome={outcome} /> {sayHere[`outcome_${outcome}`]()}
        </span>
      ))}
    </p>
  );
}

/** The deals of the day that was chosen, each to be played or with what came of it. */
function ChosenDay({ days, day }: { readonly days: Days; readonly day: string }) {
  const deals = days.of(day);
  const done = deals.filter(isDone).length;
  const isToday = day === days.today;
  return (
    <section className="chosen-day" aria-label={dayWords(day)}>
      <header>
        <h2>{dayWords(day)}</h2>
        <span>{sayHere.doneOf({ done, of: deals.length })}</span>
      </header>
      <ul>
        {deals.map((deal) => (
          <DayRow key={deal.entry.id} deal={deal} />
        ))}
      </ul>
      {deals.some(isGiven) ? <DayShare day={day} deals={deals} /> : null}
      {isToday ? <Countdown /> : <p className="aside">{sayHere.pastDay()}</p>}
    </section>
  );
}
