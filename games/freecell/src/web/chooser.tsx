/** Choosing a deal: by its number, or by chance. */

import { DealField } from "@baize/hands";
import { sentence } from "@baize/kernel";
import type { ChooserProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { freecell } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";

const LEVELS: readonly {
  readonly id: "winnable" | "easy" | "medium" | "hard";
  readonly band?: readonly [number, number];
}[] = [
  { id: "winnable" },
  { id: "easy", band: [0, 2] },
  { id: "medium", band: [3, 12] },
  { id: "hard", band: [13, 100] },
];

export function Chooser({ start, random, find }: ChooserProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [looking, setLooking] = useState(false);
  const choose = async (band?: readonly [number, number]) => {
    setLooking(true);
    setProblem(undefined);
    const deal = await find(band);
    setLooking(false);
    if (deal === undefined) setProblem(say.notFound());
    else start(deal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const deal = freecell.deal.parse(text);
    const first = deal.ok ? freecell.setup(freecell.options.standard, deal.value) : deal;
    if (first.ok && deal.ok) start(freecell.deal.format(deal.value));
    else if (!first.ok) setProblem(text.trim() === "" ? say.writeNumber() : sentence(first.error, freecell.words));
  };
  return (
    <div className="chooser">
      <button type="button" className="primary" onClick={() => start(random())}>
        {say.anyDeal()}
      </button>
      <div className="levels">
        {LEVELS.map(({ id: level, band }) => (
          <button
            key={level}
            type="button"
            aria-disabled={looking || undefined}
            onClick={() => looking || choose(band)}
          >
            {say[level]()}
          </button>
        ))}
      </div>
      <p className="looking" role="status">
        {looking ? say.looking() : ""}
      </p>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>{say.dealNumber()}</label>
        <DealField
          id={id}
          inputMode="numeric"
          placeholder={say.dealNumbers()}
          text={text}
          problem={problem}
          onText={setText}
        >
          <button type="submit">{say.dealIt()}</button>
        </DealField>
      </form>
    </div>
  );
}
