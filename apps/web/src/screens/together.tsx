/** Play with friends: a new table, or the way to one by its code. */

import { mannersOf } from "@baize/kernel";
import { type FormEvent, type ReactNode, use, useState } from "react";
import { go } from "../address/navigation.ts";
import { type Loaded, load, PLAYABLE } from "../library/games.ts";
import { openTable, TableLine } from "../online/line.ts";
import { ownName, rememberName } from "../online/self.ts";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import "../css/online.css";

const DEALS = [1, 5, 10, 20] as const;
const CLOCKS = [15, 30, 60, "none", "match"] as const;

type TurnClock = (typeof CLOCKS)[number];

const clockName = (clock: TurnClock): string =>
  clock === "none" ? say.clockNone() : clock === "match" ? say.clockMatch() : say.clockSeconds({ seconds: clock });

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
      {values.map(([each, name]) => (
        <label key={each}>
          <input type="radio" name={title} checked={each === value} onChange={() => pick(each)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The games that several play. */
function partyGames(): readonly Loaded[] {
  return PLAYABLE.map((entry) => use(load(entry))).filter(({ manners }) => manners.company !== undefined);
}

export function TogetherScreen() {
  const games = partyGames();
  const [id, setId] = useState(games[0]?.game.meta.id ?? "");
  const loaded = games.find(({ game }) => game.meta.id === id) ?? games[0];
  const company = loaded === undefined ? undefined : mannersOf(loaded.game).company;
  const [level, setLevel] = useState(company?.standard ?? "");
  const [deals, setDeals] = useState<number>(5);
  const [clock, setClock] = useState<TurnClock>(30);
  const [name, setName] = useState(ownName());
  const [isOpening, setOpening] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setOpening(true);
    const wish = { game: id, level, clock, term: { kind: "deals", deals } };
    const opened = await openTable(wish);
    const sat = opened.ok ? await new TableLine(opened.id).sit(name) : opened;
    setOpening(false);
    if (!sat.ok) voice.tell(sat.says);
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
          <label className="line-field">
            {say.yourName()}
            <input value={name} maxLength={20} required onChange={(event) => setName(event.target.value)} />
          </label>
          {games.length > 1 ? (
            <Pick<string>
              title={say.gameLabel()}
              value={id}
              values={games.map(({ game, manners }) => [game.meta.id, manners.title])}
              pick={setId}
            />
          ) : null}
          <Pick<number>
            title={say.dealsLabel()}
            value={deals}
            values={DEALS.map((each) => [each, each])}
            pick={setDeals}
          />
          <Pick<TurnClock>
            title={say.clockLabel()}
            value={clock}
            values={CLOCKS.map((each) => [each, clockName(each)])}
            pick={setClock}
          />
          <Pick<string>
            title={say.botsLabel()}
            value={level}
            values={(company?.levels ?? []).map((each) => [each.id, each.title])}
            pick={setLevel}
          />
          <button type="submit" className="primary" disabled={isOpening}>
            {isOpening ? say.opening() : say.openTheTable()}
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
  const follow = (event: FormEvent) => {
    event.preventDefault();
    const name = code.toLowerCase().replaceAll(/[\s-]/g, "");
    if (/^[a-z0-9]{8}$/.test(name)) go(`/t/${name}`);
    else voice.tell(say.badCode());
  };
  return (
    <form onSubmit={follow}>
      <h2>{say.haveCode()}</h2>
      <label className="line-field">
        {say.codeLabel()}
        <input
          value={code}
          maxLength={12}
          required
          autoCapitalize="off"
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit">{say.goThere()}</button>
    </form>
  );
}
