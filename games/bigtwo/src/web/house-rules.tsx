/** The house rules as a sheet: every switch in words, a name for the whole, and those that are kept. */

import type { Desk } from "@baize/table";
import { useId, useState } from "react";
import { choiceIn, type RuleConfig, switches, withChoice } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";

/** A note of the game's with this before its name holds house rules. */
const NOTE = "house.";
/** A name is at most so long. */
const LONGEST = 24;

/** The house rules that are kept here: their names, and their text. */
export const keptRules = (notes: Desk["notes"]): readonly { readonly name: string; readonly options: string }[] =>
  Object.entries(notes).flatMap(([key, options]) =>
    key.startsWith(NOTE) && options !== "" ? [{ name: key.slice(NOTE.length), options }] : [],
  );

/** Settling stands with the match, not among the rules of play. */
const HOUSE = switches().filter(({ name }) => name !== "settle");

interface SwitchProps {
  readonly config: RuleConfig;
  readonly name: keyof RuleConfig;
  readonly choices: readonly string[];
  change(config: RuleConfig): void;
}

/** One switch, and what it can be. */
export function Switch({ config, name, choices, change }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label htmlFor={id}>{say.switch({ name })}</label>
      <select
        id={id}
        value={choiceIn(config, name)}
        onChange={(event) => change(withChoice(config, name, event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {say.choice({ name, choice })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface HouseProps extends Pick<Desk, "notes" | "note"> {
  readonly config: RuleConfig;
  /** The rules as text. */
  readonly options: string;
  change(config: RuleConfig): void;
}

export function HouseRules({ config, options, notes, note, change }: HouseProps) {
  const id = useId();
  const known = keptRules(notes).find((kept) => kept.options === options)?.name;
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState("");
  const name = typed.trim().slice(0, LONGEST);
  const keep = (): void => {
    if (name === "") return;
    note(NOTE + name, options);
    setTold(say.kept({ name }));
    setTyped("");
  };
  const forget = (): void => {
    note(NOTE + known, "");
    setTold(say.forgotten({ name: known }));
  };
  return (
    <details className="house-rules">
      <summary>{say.house()}</summary>
      <small>{say.houseSays()}</small>
      {HOUSE.map((each) => (
        <Switch key={each.name} {...each} config={config} change={change} />
      ))}
      <label htmlFor={id}>{say.houseName()}</label>
      <div className="asked">
        <input
          id={id}
          inputMode="text"
          maxLength={LONGEST}
          value={typed}
          placeholder={known ?? ""}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" aria-disabled={name === "" || undefined} onClick={keep}>
          {say.keep()}
        </button>
        {known === undefined ? null : (
          <button type="button" onClick={forget}>
            {say.forget()}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
    </details>
  );
}
