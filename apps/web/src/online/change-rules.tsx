/** The host agrees on another way of playing, as long as nothing was dealt. */

import { type Term, termText } from "@baize/midend";
import { type FormEvent, Suspense, useState } from "react";
import { own } from "../keeping/own.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/online.en.ts";
import { doing, type OnlineProps } from "./seat-list.tsx";
import { PartyTerms, partyWish, RaceTerms, raceWish, STANDARD, type Terms, type TurnClock } from "./terms.tsx";

/** How the table is played now, as it is chosen. */
const termsNow = ({ term, clock, level }: OnlineProps["table"]): Terms => ({
  ...STANDARD,
  term: termText.format(term as Term),
  races: term.deals ?? STANDARD.races,
  clock: clock as TurnClock,
  level,
});

export function ChangeRules({ line, table, loaded, close }: OnlineProps & { close(): void }) {
  const [terms, setTerms] = useState(termsNow(table));
  const [options, setOptions] = useState(table.options);
  const change = (more: Partial<Terms>): void => setTerms({ ...terms, ...more });
  const { notes } = own(loaded.game.meta.id);
  const kept = useCell(notes);
  const { company } = loaded.manners;
  const { RulesChoice } = loaded.door;
  const agree = (event: FormEvent) => {
    event.preventDefault();
    const { term, ...party } = partyWish(terms);
    const wish = company === undefined ? { term: raceWish(terms).term } : { ...party, term };
    void doing(line, "rules", { ...wish, options });
    close();
  };
  return (
    <Dialog title={sayHere.changeRules()} close={close}>
      <form className="sit" onSubmit={agree}>
        {RulesChoice === undefined ? null : (
          <Suspense>
            <RulesChoice
              options={options}
              notes={kept}
              note={(name, text) => notes.note(name, text)}
              change={setOptions}
            />
          </Suspense>
        )}
        {company === undefined ? (
          <RaceTerms terms={terms} change={change} isLaid />
        ) : (
          <PartyTerms terms={terms} change={change} levels={company.levels} />
        )}
        <button type="submit" className="primary">
          {sayHere.agreeRules()}
        </button>
      </form>
    </Dialog>
  );
}
