/** Play with friends: a new table, or the way to one by its code. */

import { mannersOf } from "@baize/kernel";
import { openTable } from "@baize/midend";
import { type FormEvent, Suspense, use, useEffect, useRef, useState } from "react";
import { entered, go } from "../address/navigation.ts";
import { own } from "../keeping/own.ts";
import { type Loaded, load, PLAYABLE } from "../library/games.ts";
import { lineTo, sitAt, whyNot, world } from "../online/line.ts";
import { ownFace, ownName, rememberName } from "../online/self.ts";
import { botsWish, PartyTerms, Pick, partyWish, RaceTerms, raceWish, STANDARD, type Terms } from "../online/terms.tsx";
import { LineField } from "../parts/line-field.tsx";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { SelfLine } from "../parts/self.tsx";
import { useCell } from "../state/cell.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import "../css/online.css";

/** The games that several play, at one table or as a race. */
function partyGames(): readonly Loaded[] {
  const games = PLAYABLE.map((entry) => use(load(entry)));
  const together = games.filter(({ manners }) => manners.company !== undefined);
  return [...together, ...games.filter(({ manners }) => manners.racing !== undefined)];
}

const isRace = ({ manners }: Loaded): boolean => manners.company === undefined;

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
    const wish = company === undefined ? raceWish(terms) : { ...partyWish(terms), ...botsWish(terms) };
    const opened = await openTable(world, { game: id, ...wish, ...rules });
    const sat = opened.ok ? await sitAt(lineTo(opened.id), name, { face: ownFace() }) : opened;
    setOpening(false);
    if (!sat.ok) voice.tell(whyNot(sat));
    else rememberName(name);
    // A table that is there is shown: whoever could not sit down does so there.
    if (opened.ok) go(`/t/${opened.id}`);
  };
  return (
    <div className="together-room" data-cloth={loaded?.door.cloth}>
      <ReadingFrame title={say.together()}>
        <p>{say.togetherSays()}</p>
        <div className="together">
          <form onSubmit={(event) => void open(event)}>
            <h2>{say.newOnlineTable()}</h2>
            <div className="together-part">
              <SelfLine name={name} change={setName} />
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
            </div>
            <div className="together-part">
              {company === undefined ? (
                <RaceTerms terms={terms} change={change} />
              ) : (
                <PartyTerms
                  terms={terms}
                  change={change}
                  levels={company.levels}
                  seats={(loaded?.game.meta.seats ?? 1) - 1}
                />
              )}
            </div>
            <div className="together-ways">
              <Link to="/" className="button">
                {sayHere.cancelTable()}
              </Link>
              <button type="submit" className="primary" disabled={isOpening}>
                {isOpening ? sayHere.opening() : sayHere.openTheTable()}
              </button>
            </div>
          </form>
          <CodeForm />
        </div>
      </ReadingFrame>
    </div>
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
