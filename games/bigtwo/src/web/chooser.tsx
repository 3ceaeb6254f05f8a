/** Choosing a table: the way of playing, who plays, and whether moves may be taken back. */

import { DealField, Marked } from "@baize/hands";
import { mannersOf, sentence } from "@baize/kernel";
import type { ChooserProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { bigtwo, presets } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { say as sayTable } from "../words/index.ts";
import "./chooser.css";

/** The other seats in the order of play, as whoever chooses will see them. */
const others = (): readonly string[] => [sayTable.right(), sayTable.top(), sayTable.left()];

export function Chooser({ random, party }: ChooserProps) {
  const id = useId();
  const [options, setOptions] = useState(party?.table.options ?? "mis");
  const [bots, setBots] = useState<readonly string[]>(party?.table.bots ?? []);
  const [practice, setPractice] = useState(party?.table.practice ?? false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const table = { options, bots, practice, term: party?.table.term ?? "" };
    if (text.trim() === "") {
      party?.sit(random(), table);
      return;
    }
    const deal = bigtwo.deal.parse(text);
    const first = deal.ok ? bigtwo.setup(bigtwo.options.standard, deal.value) : deal;
    if (first.ok && deal.ok) party?.sit(bigtwo.deal.format(deal.value), table);
    else if (!first.ok) setProblem(sentence(first.error, bigtwo.words));
  };
  const known = presets();
  const preset = known.find(({ id: name }) => name === options);
  const levels = mannersOf(bigtwo).company?.levels ?? [];
  return (
    <form className="chooser bigtwo-chooser" onSubmit={submit} noValidate>
      <label htmlFor={`${id}-options`}>{say.rules()}</label>
      <select
        id={`${id}-options`}
        value={options}
        aria-describedby={`${id}-note`}
        onChange={(event) => setOptions(event.target.value)}
      >
        {preset === undefined ? <option value={options}>{options}</option> : null}
        {known.map(({ id: name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <small id={`${id}-note`}>{preset?.says ?? ""}</small>
      <div className="seats-chosen">
        {others().map((name, i) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{name}</label>
            <select
              id={`${id}-${name}`}
              value={bots[i]}
              onChange={(event) => setBots(bots.with(i, event.target.value))}
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
      <label className="tick">
        <input type="checkbox" checked={practice} onChange={(event) => setPractice(event.target.checked)} />
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
    </form>
  );
}
