/** Choosing a table: the way of playing, who plays, and whether moves may be taken back. */

import { sentence } from "@baize/kernel";
import { type ChooserProps, DealField } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { bigtwo, PRESETS, type PresetName } from "../rules/index.ts";
import { LEVEL_CHOICES, PRESET_NOTES, PRESET_TITLES } from "./levels.ts";
import { SEATS } from "./speech.ts";
import "./chooser.css";

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
const OTHERS = SEATS.slice(1);
const STANDARD = ["classic", "classic", "classic"];

export function Chooser({ random, party }: ChooserProps) {
  const id = useId();
  const [options, setOptions] = useState(party?.table.options ?? "mis");
  const [bots, setBots] = useState<readonly string[]>(party?.table.bots ?? STANDARD);
  const [practice, setPractice] = useState(party?.table.practice ?? false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const table = { options, bots, practice };
    if (text.trim() === "") {
      party?.sit(random(), table);
      return;
    }
    const deal = bigtwo.deal.parse(text);
    const first = deal.ok ? bigtwo.setup(bigtwo.options.standard, deal.value) : deal;
    if (first.ok && deal.ok) party?.sit(bigtwo.deal.format(deal.value), table);
    else if (!first.ok) setProblem(sentence(first.error, bigtwo.words));
  };
  const preset = PRESET_NAMES.find((name) => name === options);
  return (
    <form className="chooser bigtwo-chooser" onSubmit={submit} noValidate>
      <label htmlFor={`${id}-options`}>Rules</label>
      <select
        id={`${id}-options`}
        value={options}
        aria-describedby={`${id}-note`}
        onChange={(event) => setOptions(event.target.value)}
      >
        {preset === undefined ? <option value={options}>{options}</option> : null}
        {PRESET_NAMES.map((name) => (
          <option key={name} value={name}>
            {PRESET_TITLES[name]}
          </option>
        ))}
      </select>
      <small id={`${id}-note`}>{preset === undefined ? "" : PRESET_NOTES[preset]}</small>
      <div className="seats-chosen">
        {OTHERS.map((name, i) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{name}</label>
            <select
              id={`${id}-${name}`}
              value={bots[i]}
              onChange={(event) => setBots(bots.with(i, event.target.value))}
            >
              {LEVEL_CHOICES.map(({ id: level, title }) => (
                <option key={level} value={level}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <ul className="levels-told">
        {LEVEL_CHOICES.filter(({ id: level }) => bots.includes(level)).map(({ id: level, title, says }) => (
          <li key={level}>
            <strong>{title}.</strong> {says}
          </li>
        ))}
      </ul>
      <label className="tick">
        <input type="checkbox" checked={practice} onChange={(event) => setPractice(event.target.checked)} />
        <span>
          Practice
          <small>Moves can be taken back. Your record counts these deals apart.</small>
        </span>
      </label>
      <label htmlFor={`${id}-deal`}>Deal</label>
      <div className="asked">
        <DealField
          id={`${id}-deal`}
          inputMode="text"
          placeholder="any, or a name such as 617"
          text={text}
          problem={problem}
          onText={setText}
        >
          <button type="submit" className="primary">
            Deal
          </button>
        </DealField>
      </div>
    </form>
  );
}
