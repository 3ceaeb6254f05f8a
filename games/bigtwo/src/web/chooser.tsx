/** Choosing a table: the way of playing, who plays, how long, and whether moves may be taken back. */

import { DealField, Marked } from "@baize/hands";
import { mannersOf, sentence } from "@baize/kernel";
import type { ChooserProps, ChosenTable } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { bigtwo, type RuleConfig, switches } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { say as sayTable } from "../words/index.ts";
import { keptRules, Switch } from "./house-rules.tsx";
import { bareText, RulesChoice, rulesOf } from "./rules-choice.tsx";
import "./chooser.css";

/** The other seats in the order of play, as whoever chooses will see them. */
const others = (): readonly string[] => [sayTable.right(), sayTable.top(), sayTable.left()];

/** How long a match can be. */
const TERMS = ["5-deals", "10-deals", "20-deals", "50-points", "100-points", ""];

/** What a length is called: `10 deals`, `to 50 points`. */
function termName(term: string): string {
  const [count, kind] = term.split("-");
  if (kind === "deals") return say.deals({ count: Number(count) });
  return kind === "points" ? say.toPoints({ points: count }) : say.open();
}

interface ChosenProps {
  change(more: Partial<ChosenTable>): void;
}

/** Who plays in the other seats, and how each level plays. */
function BotsChosen({ bots, change }: ChosenProps & Pick<ChosenTable, "bots">) {
  const id = useId();
  const levels = mannersOf(bigtwo).company?.levels ?? [];
  return (
    <>
      <div className="seats-chosen">
        {others().map((seat, i) => (
          <div key={seat}>
            <label htmlFor={`${id}-${seat}`}>{seat}</label>
            <select
              id={`${id}-${seat}`}
              value={bots[i]}
              onChange={(event) => change({ bots: bots.with(i, event.target.value) })}
            >
              {levels.map(({ id: level, title }) => (
                <option key={level} value={level}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <ul className="levels-told">
        {levels
          .filter(({ id: level }) => bots.includes(level))
          .map(({ id: level, title, says }) => (
            <li key={level}>
              <Marked text={say.level({ title, says })} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** How long the match is; a length from elsewhere is kept. */
function TermChosen({ term, change }: ChosenProps & Pick<ChosenTable, "term">) {
  const id = useId();
  return (
    <div className="switch">
      <label htmlFor={id}>{say.length()}</label>
      <select id={id} value={term} onChange={(event) => change({ term: event.target.value })}>
        {(TERMS.includes(term) ? TERMS : [term, ...TERMS]).map((one) => (
          <option key={one} value={one}>
            {termName(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

const SETTLE = switches().filter(({ name }) => name === "settle");

export function Chooser({ random, party, notes, note }: ChooserProps) {
  const id = useId();
  const [table, setTable] = useState<ChosenTable>(
    party?.table ?? { options: "mis", bots: [], practice: false, term: "10-deals" },
  );
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { options, practice } = table;
  const config = rulesOf(options);
  const change = (more: Partial<ChosenTable>): void => setTable({ ...table, ...more });
  const changeRules = (rules: RuleConfig): void => change({ options: bigtwo.options.format(rules) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") {
      party?.sit(random(), table);
      return;
    }
    const deal = bigtwo.deal.parse(text);
    const first = deal.ok ? bigtwo.setup(bigtwo.options.standard, deal.value) : deal;
    if (first.ok && deal.ok) party?.sit(bigtwo.deal.format(deal.value), table);
    else if (!first.ok) setProblem(sentence(first.error, bigtwo.words));
  };
  const name = keptRules(notes).find((kept) => kept.options === bareText(config))?.name;
  return (
    <form className="chooser bigtwo-chooser" onSubmit={submit} noValidate>
      <RulesChoice options={options} notes={notes} note={note} change={(rules) => change({ options: rules })} />
      <BotsChosen bots={table.bots} change={change} />
      <div className="match-chosen">
        <TermChosen term={table.term} change={change} />
        {SETTLE.map((each) => (
          <Switch key={each.name} {...each} config={config} change={changeRules} />
        ))}
      </div>
      <label className="tick">
        <input type="checkbox" checked={practice} onChange={(event) => change({ practice: event.target.checked })} />
        <span>
          {say.practice()}
          <small>{say.practiceSays()}</small>
        </span>
      </label>
      <label htmlFor={`${id}-deal`}>{say.deal()}</label>
      <div className="asked">
        <DealField
          id={`${id}-deal`}
          inputMode="text"
          placeholder={say.anyDeal()}
          text={text}
          problem={problem}
          onText={setText}
        >
          <button type="submit" className="primary">
            {say.dealIt()}
          </button>
        </DealField>
      </div>
      {party?.share === undefined ? null : (
        <button type="button" className="plain" onClick={() => party.share?.(table, name)}>
          {say.share()}
        </button>
      )}
    </form>
  );
}
