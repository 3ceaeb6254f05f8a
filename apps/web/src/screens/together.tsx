/** Play with friends: a new table, or the way to one by its code. */

import { Portrait } from "@baize/faces";
import { type Level, mannersOf } from "@baize/kernel";
import { openTable } from "@baize/midend";
import { type FormEvent, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { entered, go } from "../address/navigation.ts";
import { own } from "../keeping/own.ts";
import { NAME_LENGTH } from "../keeping/settings.ts";
import { type Loaded, load, PLAYABLE } from "../library/games.ts";
import { lineTo, whyNot, world } from "../online/line.ts";
import { ownFace, ownName, rememberName } from "../online/self.ts";
import { LineField } from "../parts/line-field.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { Faces } from "../parts/self.tsx";
import { useCell } from "../state/cell.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import "../css/online.css";

const DEALS = [1, 5, 10, 20] as const;
const RACES = [1, 3, 5, 10] as const;
const SEATS = [2, 3, 4, 6, 8] as const;
const CLOCKS = [15, 30, 60, "none", "match"] as const;

type TurnClock = (typeof CLOCKS)[number];

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
function Pick<V extends string | number>({ title, value, values, pick }: PickProps<V>) {
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

/** The games that several play, at one table or as a race. */
function partyGames(): readonly Loaded[] {
  const games = PLAYABLE.map((entry) => use(load(entry)));
  const together = games.filter(({ manners }) => manners.company !== undefined);
  return [...together, ...games.filter(({ manners }) => manners.racing !== undefined)];
}

const isRace = ({ manners }: Loaded): boolean => manners.company === undefined;

/** What is agreed before a table is opened: the first three for a party, the others for a race. */
interface Terms {
  readonly deals: number;
  readonly clock: TurnClock;
  readonly level: string;
  readonly races: number;
  readonly seats: number;
}

const STANDARD = { deals: 5, clock: 30, races: 3, seats: 4 } as const;

const partyWish = ({ level, clock, deals }: Terms) => ({ level, clock, term: { kind: "deals", deals } });
const raceWish = ({ seats, races }: Terms) => ({ kind: "race", seats, term: { kind: "deals", deals: races } });

interface TermsProps {
  readonly terms: Terms;
  change(more: Partial<Terms>): void;
}

function RaceTerms({ terms, change }: TermsProps) {
  return (
    <>
      <p>{sayHere.raceSays()}</p>
      <Pick<number>
        title={sayHere.racesLabel()}
        value={terms.races}
        values={RACES.map((each) => [each, each])}
        pick={(races) => change({ races })}
      />
      <Pick<number>
        title={sayHere.seatsWanted()}
        value={terms.seats}
        values={SEATS.map((each) => [each, each])}
        pick={(seats) => change({ seats })}
      />
    </>
  );
}

function PartyTerms({ terms, change, levels }: TermsProps & { readonly levels: readonly Level[] }) {
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

export function TogetherScreen() {
  const games = partyGames();
  const [id, setId] = useState(games[0]?.game.meta.id ?? "");
  const loaded = games.find(({ game }) => game.meta.id === id) ?? games[0];
  const company = loaded === undefined ? undefined : mannersOf(loaded.game).company;
  const [terms, setTerms] = useState<Terms>({ ...STANDARD, level: company?.standard ?? "" });
  const change = (more: Partial<Terms>): void => setTerms({ ...terms, ...more });
  const [options, setOptions] = useState<string>();
  const { notes } = own(id);
  const kept = useCell(notes);
  const [name, setName] = useState(ownName());
  const [isOpening, setOpening] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setOpening(true);
    const rules = options === undefined ? {} : { options };
    const wish = company === undefined ? raceWish(terms) : partyWish(terms);
    const opened = await openTable(world, { game: id, ...wish, ...rules });
    const sat = opened.ok ? await lineTo(opened.id).sit(name, { face: ownFace() }) : opened;
    setOpening(false);
    if (!sat.ok) voice.tell(whyNot(sat));
    else rememberName(name);
    // A table that is there is shown: whoever could not sit down does so there.
    if (opened.ok) go(`/t/${opened.id}`);
  };
  return (
    <ReadingFrame title={say.together()}>
      <p>{say.togetherSays()}</p>
      <div className="together">
        <form onSubmit={(event) => void open(event)}>
          <h2>{say.newOnlineTable()}</h2>
          <LineField label={say.yourName()} text={name} most={NAME_LENGTH} change={setName} />
          <Faces />
          {games.length > 1 ? (
            <Pick<string>
              title={sayHere.gameLabel()}
              value={id}
              values={games.map((each) => [
                each.game.meta.id,
                isRace(each) ? sayHere.raceGame({ game: each.manners.title }) : each.manners.title,
              ])}
              pick={(game) => {
                setId(game);
                setOptions(undefined);
              }}
            />
          ) : null}
          {loaded?.door.RulesChoice === undefined ? null : (
            <Suspense>
              <loaded.door.RulesChoice
                options={options ?? loaded.game.options.format(loaded.game.options.standard)}
                notes={kept}
                note={(name, text) => notes.note(name, text)}
                change={setOptions}
              />
            </Suspense>
          )}
          {company === undefined ? (
            <RaceTerms terms={terms} change={change} />
          ) : (
            <PartyTerms terms={terms} change={change} levels={company.levels} />
          )}
          <button type="submit" className="primary" disabled={isOpening}>
            {isOpening ? sayHere.opening() : sayHere.openTheTable()}
          </button>
        </form>
        <CodeForm />
      </div>
    </ReadingFrame>
  );
}

/** The way to a table by its code. */
function CodeForm() {
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  // Whoever has one comes for this field.
  useEffect(() => {
    if (entered().hasCode) form.current?.querySelector("input")?.focus();
  }, []);
  const follow = (event: FormEvent) => {
    event.preventDefault();
    const name = code.toLowerCase().replaceAll(/[\s-]/g, "");
    if (/^[a-z0-9]{8}$/.test(name)) go(`/t/${name}`);
    else voice.tell(sayHere.badCode());
  };
  return (
    <form ref={form} onSubmit={follow}>
      <h2>{say.haveCode()}</h2>
      <LineField label={sayHere.codeLabel()} text={code} most={12} change={setCode} />
      <button type="submit">{sayHere.goThere()}</button>
    </form>
  );
}
