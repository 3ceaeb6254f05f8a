/** Choosing a deal: by its number, or by chance. */

import { sentence } from "@baize/kernel";
import { type ChooserProps, DealField } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { freecell } from "../rules/index.ts";

const LEVELS: readonly { readonly title: string; readonly band?: readonly [number, number] }[] = [
  { title: "Winnable" },
  { title: "Easy", band: [0, 2] },
  { title: "Medium", band: [3, 12] },
  { title: "Hard", band: [13, 100] },
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
    if (deal === undefined) setProblem("No such deal was found in time. Try again.");
    else start(deal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const deal = freecell.deal.parse(text);
    const first = deal.ok ? freecell.setup(freecell.options.standard, deal.value) : deal;
    if (first.ok && deal.ok) start(freecell.deal.format(deal.value));
    else if (!first.ok)
      setProblem(text.trim() === "" ? "Write a number, such as 617." : sentence(first.error, freecell.words));
  };
  return (
    <div className="chooser">
      <button type="button" className="primary" onClick={() => start(random())}>
        Any deal
      </button>
      <div className="levels">
        {LEVELS.map(({ title, band }) => (
          <button
            key={title}
            type="button"
            aria-disabled={looking || undefined}
            onClick={() => looking || choose(band)}
          >
            {title}
          </button>
        ))}
      </div>
      <p className="looking" role="status">
        {looking ? "Looking for one." : ""}
      </p>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>Deal number</label>
        <DealField
          id={id}
          inputMode="numeric"
          placeholder="1 to 1000000"
          text={text}
          problem={problem}
          onText={setText}
        >
          <button type="submit">Deal it</button>
        </DealField>
      </form>
    </div>
  );
}
