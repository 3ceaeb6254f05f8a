/** What is agreed on for a table: how long it lasts, how much time there is, and who takes empty seats. */

import { Portrait } from "@baize/faces";
import type { Level } from "@baize/kernel";
import type { ReactNode } from "react";
import { sayHere } from "../words/online.en.ts";

const DEALS = [1, 5, 10, 20] as const;
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

interface PickProps<V extends string | number> {
  readonly title: string;
  readonly value: V;
  readonly values: readonly (readonly [V, ReactNode])[];
  pick(value: V): void;
}

/** One of a few, side by side. */
export function Pick<V extends string | number>({ title, value, values, pick }: PickProps<V>) {
  return (
    <fieldset className="pick">
      <legend>{title}</legend>
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

/** A level of bots: its animal, and what it is called. */
function LevelFace({ face = "", title }: Level) {
  return (
    <>
      <span className="level-face">
        <Portrait face={face} name={title} />
      </span>
      {title}
    </>
  );
}

/** What is agreed before a table is opened: the first three for a party, the others for a race. */
export interface Terms {
  readonly deals: number;
  readonly clock: TurnClock;
  readonly level: string;
  readonly races: number;
  readonly seats: number;
}

export const STANDARD = { deals: 5, clock: 30, races: 3, seats: 4 } as const;

export const partyWish = ({ level, clock, deals }: Terms) => ({ level, clock, term: { kind: "deals", deals } });
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

export function PartyTerms({ terms, change, levels }: TermsProps & { readonly levels: readonly Level[] }) {
  return (
    <>
      <Pick<number>
        title={sayHere.dealsLabel()}
        value={terms.deals}
        values={DEALS.map((each) => [each, each])}
        pick={(deals) => change({ deals })}
      />
      <Pick<TurnClock>
        title={sayHere.clockLabel()}
        value={terms.clock}
        values={CLOCKS.map((each) => [each, clockName(each)])}
        pick={(clock) => change({ clock })}
      />
      <Pick<string>
        title={sayHere.botsLabel()}
        value={terms.level}
        values={levels.map((each) => [each.id, <LevelFace key={each.id} {...each} />])}
        pick={(level) => change({ level })}
      />
    </>
  );
}
