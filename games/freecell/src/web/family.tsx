/** FreeCell's family: a member by name, with its table in small, or a table of one's own by switches. */

import { type CSSProperties, useId } from "react";
import { freecell, MEMBERS, type Member, memberName, memberOf, type Options, RANGES } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { Picture } from "./picture.tsx";
import "./family.css";

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The switches, each with its choices and their words. */
const switches = ({ cells }: Options) =>
  [
    { name: "cascades", title: say.columns(), choices: countsOf(...RANGES.cascades) },
    { name: "cells", title: say.cells(), choices: countsOf(...RANGES.cells) },
    {
      name: "dealt",
      title: say.dealtIntoCells(),
      choices: countsOf(RANGES.dealt[0], Math.min(RANGES.dealt[1], cells)),
    },
    {
      name: "build",
      title: say.built(),
      choices: [
        { value: "alternate", title: say.builtAlternate() },
        { value: "suit", title: say.builtSuit() },
        { value: "any", title: say.builtAny() },
      ],
    },
    {
      name: "empty",
      title: say.empty(),
      choices: [
        { value: "any", title: say.emptyAny() },
        { value: "kings", title: say.emptyKings() },
        { value: "none", title: say.emptyNone() },
      ],
    },
    {
      name: "moves",
      title: say.runs(),
      choices: [
        { value: "multi", title: say.runsMulti() },
        { value: "relaxed", title: say.runsRelaxed() },
        { value: "single", title: say.runsSingle() },
      ],
    },
  ] as const;

function countsOf(from: number, to: number) {
  return numbers(from, to).map((value) => ({ value: String(value), title: String(value) }));
}

interface FamilyProps {
  readonly options: Options;
  choose(options: Options): void;
}

/** How many cards lie side by side at most: the columns, or cells and home. */
const acrossOf = ({ cascades, cells }: Options): number => Math.max(cascades, cells + 4);

const SAMPLE = { kind: "microsoft", number: 617 } as const;

export function FamilySheet({ options, choose }: FamilyProps) {
  const id = useId();
  const member = memberOf(options);
  const shown = freecell.setup(options, SAMPLE);
  const change = (name: keyof Options, value: string) => {
    const next = { ...options, [name]: typeof options[name] === "number" ? Number(value) : value };
    choose({ ...next, dealt: Math.min(next.dealt, next.cells) });
  };
  return (
    <div className="family">
      <label htmlFor={`${id}-member`}>{say.game()}</label>
      <select
        id={`${id}-member`}
        value={member ?? ""}
        onChange={({ target }) => target.value !== "" && choose(MEMBERS[target.value as Member])}
      >
        {member === undefined ? <option value="">{say.ownTable()}</option> : null}
        {(Object.keys(MEMBERS) as Member[]).map((name) => (
          <option key={name} value={name}>
            {memberName(name)}
          </option>
        ))}
      </select>
      {shown.ok && member !== "standard" ? (
        <div className="family-picture" style={{ "--across": acrossOf(options) } as CSSProperties}>
          <Picture view={shown.value} kind="hero" />
        </div>
      ) : null}
      <details>
        <summary>{say.switches()}</summary>
        <div className="family-switches">
          {switches(options).map(({ name, title, choices }) => (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{title}</label>
              <select
                id={`${id}-${name}`}
                value={String(options[name])}
                onChange={({ target }) => change(name, target.value)}
              >
                {choices.map(({ value, title: word }) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
