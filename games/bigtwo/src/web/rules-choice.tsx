/** Choosing the rules: a way of playing by its name, or every switch of it. */

import { mannersOf } from "@baize/kernel";
import type { RulesChoiceProps } from "@baize/table";
import { useId } from "react";
import { bigtwo, presets, type RuleConfig } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { HouseRules, keptRules } from "./house-rules.tsx";
import "./chooser.css";

/** The rules of a text; the standard ones where it is none. */
export const rulesOf = (options: string): RuleConfig => {
  const read = bigtwo.options.parse(options);
  return read.ok ? read.value : bigtwo.options.standard;
};

/** The text of rules without the way of settling, which stands with the match. */
export const bareText = (config: RuleConfig): string => bigtwo.options.format({ ...config, settle: "own" });

export function RulesChoice({ options, notes, note, change }: RulesChoiceProps) {
  const id = useId();
  const config = rulesOf(options);
  const changeRules = (rules: RuleConfig): void => change(bigtwo.options.format(rules));
  const bare = bareText(config);
  const house = keptRules(notes);
  const known = [...presets(), ...house.map(({ name, options: rules }) => ({ id: rules, title: name, says: "" }))];
  const chosen = known.find((one) => one.id === bare);
  return (
    <div className="bigtwo-rules">
      <label htmlFor={`${id}-options`}>{say.rules()}</label>
      <select
        id={`${id}-options`}
        value={bare}
        aria-describedby={`${id}-note`}
        // Choosing rules keeps the way of settling that was chosen.
        onChange={(event) => changeRules({ ...rulesOf(event.target.value), settle: config.settle })}
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
    </div>
  );
}
