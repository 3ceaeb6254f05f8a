/** Choosing a table: the way of playing, who plays, how long, and whether moves may be taken back. */

import { DealField, Marked } from "@baize/hands";
import { mannersOf, sentence } from "@baize/kernel";
import type { ChooserProps, ChosenTable } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { bigtwo, presets, type RuleConfig, switches } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { say as sayTable } from "../words/index.ts";
import { HouseRules, keptRules, Switch } from "./house-rules.tsx";
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

const SETTLE = switches().filter(({ name }) => name === "settle");

/** The rules of a text; the standard ones where it is none. */
const rulesOf = (options: string): RuleConfig => {
  const read = bigtwo.options.parse(options);
  return read.ok ? read.value : bigtwo.options.standard;
};

export function Chooser({ random, party, notes, note }: ChooserProps) {
  const id = useId();
  const [table, setTable] = useState<ChosenTable>(
    party?.table ?? { options: "mis", bots: [], practice: false, term: "10-deals" },
  );
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { options, bots, practice, term } = table;
  const config = rulesOf(options);
  const change = (more: Partial<ChosenTable>): void => setTable({ ...table, ...more });
  const changeRules = (rules: RuleConfig): void => change({ options: bigtwo.options.format(rules) });
  /** Choosing rules keeps the way of settling that was chosen. */
  const chooseRules = (wanted: string): void => changeRules({ ...rulesOf(wanted), settle: config.settle });
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
  const bare = bigtwo.options.format({ ...config, settle: "own" });
  const house = keptRules(notes);
  const known = [...presets(), ...house.map(({ name, options: rules }) => ({ id: rules, title: name, says: "" }))];
  const chosen = known.find(({ id: name }) => name === bare);
  const levels = mannersOf(bigtwo).company?.levels ?? [];
  const name = house.find((kept) => kept.options === bare)?.name;
  return (
    <form className="chooser bigtwo-chooser" onSubmit={submit} noValidate>
      <label htmlFor={`${id}-options`}>{say.rules()}</label>
      <select
        id={`${id}-options`}
        value={bare}
        aria-describedby={`${id}-note`}
        onChange={(event) => chooseRules(event.target.value)}
      >
        {chosen === undefined ? <option value={bare}>{mannersOf(bigtwo).company?.optionsName(bare)}</option> : null}
        {known.map((one) => (
          <option key={`${one.id} ${one.title}`} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      <small id={`${id}-note`}>{chosen?.says ?? ""}</small>
      <HouseRules config={config} options={bare} notes={notes} note={note} change={changeRules} />
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
      <div className="match-chosen">
        <div className="switch">
          <label htmlFor={`${id}-term`}>{say.length()}</label>
          <select id={`${id}-term`} value={term} onChange={(event) => change({ term: event.target.value })}>
            {(TERMS.includes(term) ? TERMS : [term, ...TERMS]).map((one) => (
              <option key={one} value={one}>
                {termName(one)}
              </option>
            ))}
          </select>
        </div>
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
