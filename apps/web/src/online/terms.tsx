/** What is agreed on for a table: how long it lasts, how much time there is, and who takes empty seats. */

import { Portrait } from "@baize/faces";
import { type Level, must } from "@baize/kernel";
import { termText } from "@baize/midend";
import type { ReactNode } from "react";
import { sayHere } from "../words/online.en.ts";
import "../css/terms.css";

/** How long a match can be, as text of the midend: so many deals, to so many points, or without end. */
const TERMS = ["1-deals", "5-deals", "10-deals", "20-deals", "50-points", "100-points", ""];
const RACES = [1, 3, 5, 10] as const;
const SEATS = [2, 3, 4, 6, 8] as const;
const CLOCKS = [15, 30, 60, "none", "match"] as const;

export type TurnClock = (typeof CLOCKS)[number];

const clockName = (clock: TurnClock): string =>
  clock === "none"
    ? sayHere.clockNone()
    : clock === "match"
      ? sayHere.clockMatch()
      : sayHere.clockSeconds({ seconds: clock });

/** What a length is called: a number of deals, or its points with the word. */
function termName(text: string): string {
  const term = must(termText.parse(text));
  if (term.kind === "points") return sayHere.termPoints({ points: term.points });
  return term.kind === "deals" ? String(term.deals) : sayHere.termOpen();
}

interface PickProps<V extends string | number> {
  readonly title: string;
  readonly value: V;
  readonly values: readonly (readonly [V, ReactNode])[];
  /** How the values stand in rows, where they do not fill one. */
  readonly rows?: "terms" | "clocks" | "levels";
  pick(value: V): void;
}

/** One of a few, side by side. */
export function Pick<V extends string | number>({ title, value, values, rows, pick }: PickProps<V>) {
  return (
    <fieldset className="pick" data-rows={rows}>
      <legend className={rows === "levels" ? "unseen" : undefined}>{title}</legend>
      <div className="pick-bar">
        {values.map(([each, name]) => (
          <label key={each}>
            <input type="radio" name={title} checked={each === value} onChange={() => pick(each)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A level of bots: its animal; its name is for those who listen, and stands above for the one that is chosen. */
function LevelFace({ face = "", title }: Level) {
  return (
    <>
      <span className="level-face">
        <Portrait face={face} name={title} />
      </span>
      <span className="unseen">{title}</span>
    </>
  );
}

/** What is agreed before a table is opened: the first four for a party, the others for a race. */
export interface Terms {
  /** How long it lasts, as text of the midend: `10-deals`, `50-points`. */
  readonly term: string;
  readonly clock: TurnClock;
  readonly level: string;
  /** So many bots sit down before anybody comes. */
  readonly bots: number;
  readonly races: number;
  readonly seats: number;
}

export const STANDARD = { term: "5-deals", clock: 30, bots: 0, races: 3, seats: 4 } as const;

export const partyWish = ({ level, clock, term }: Terms) => ({ level, clock, term: must(termText.parse(term)) });
export const botsWish = ({ level, bots }: Terms) => ({ bots: Array.from({ length: bots }, () => level) });
export const raceWish = ({ seats, races }: Terms) => ({ kind: "race", seats, term: { kind: "deals", deals: races } });

interface TermsProps {
  readonly terms: Terms;
  change(more: Partial<Terms>): void;
}

interface RaceProps extends TermsProps {
  /** Whether the number of seats stands already. */
  readonly isLaid?: boolean;
}

export function RaceTerms({ terms, change, isLaid = false }: RaceProps) {
  return (
    <>
      <p>{sayHere.raceSays()}</p>
      <Pick<number>
        title={sayHere.racesLabel()}
        value={terms.races}
        values={RACES.map((each) => [each, each])}
        pick={(races) => change({ races })}
      />
      {isLaid ? null : (
        <Pick<number>
          title={sayHere.seatsWanted()}
          value={terms.seats}
          values={SEATS.map((each) => [each, each])}
          pick={(seats) => change({ seats })}
        />
      )}
    </>
  );
}

interface PartyTermsProps extends TermsProps {
  readonly levels: readonly Level[];
  /** So many seats bots may take before anybody comes; none where people sit already. */
  readonly seats?: number;
}

export function PartyTerms({ terms, change, levels, seats = 0 }: PartyTermsProps) {
  const { term, bots } = terms;
  const level = levels.find(({ id }) => id === terms.level);
  return (
    <>
      <Pick<string>
        title={sayHere.dealsLabel()}
        rows="terms"
        value={term}
        // A length from elsewhere is kept.
        values={(TERMS.includes(term) ? TERMS : [term, ...TERMS]).map((each) => [each, termName(each)])}
        pick={(term) => change({ term })}
      />
      <Pick<TurnClock>
        title={sayHere.clockLabel()}
        rows="clocks"
        value={terms.clock}
        values={CLOCKS.map((each) => [each, clockName(each)])}
        pick={(clock) => change({ clock })}
      />
      {seats === 0 ? null : (
        <Pick<number>
          title={sayHere.botsNow()}
          value={bots}
          values={Array.from({ length: seats + 1 }, (_, n) => [n, n === 0 ? sayHere.noBots() : n])}
          pick={(bots) => change({ bots })}
        />
      )}
      <div className="level-pick">
        <p>
          <b>{sayHere.botsLabel()}</b>
          {level === undefined ? null : sayHere.botsSay({ bot: level.name ?? level.title, level: level.title })}
        </p>
        <Pick<string>
          title={sayHere.levelLabel()}
          rows="levels"
          value={terms.level}
          values={levels.map((each) => [each.id, <LevelFace key={each.id} {...each} />])}
          pick={(level) => change({ level })}
        />
      </div>
    </>
  );
}
