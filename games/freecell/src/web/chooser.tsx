/** Choosing a deal: by its number, or by chance. */

import { sentence } from "@baize/kernel";
import type { ChooserProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { freecell } from "../rules/index.ts";

export function Chooser({ start, random }: ChooserProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
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
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>Deal number</label>
        <div className="field">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            placeholder="1 to 1000000"
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">Deal it</button>
        </div>
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      </form>
    </div>
  );
}
