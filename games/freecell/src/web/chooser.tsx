/** Choosing a deal: by its number or by chance, of FreeCell or of one of its family. */

import { DealField } from "@baize/hands";
import { sentence } from "@baize/kernel";
import type { ChooserProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { freecell } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { FamilySheet } from "./family.tsx";

const LEVELS: readonly {
  readonly id: "winnable" | "easy" | "medium" | "hard";
  readonly band?: readonly [number, number];
}[] = [
  { id: "winnable" },
  { id: "easy", band: [0, 2] },
  { id: "medium", band: [3, 12] },
  { id: "hard", band: [13, 100] },
];

export function Chooser({ start, random, find, options: played = "" }: ChooserProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [looking, setLooking] = useState(false);
  const [options, setOptions] = useState(() => {
    const found = freecell.options.parse(played);
    return found.ok ? found.value : freecell.options.standard;
  });
  const way = freecell.options.format(options);
  const isStandard = way === freecell.options.format(freecell.options.standard);
  const deal = (chosen: string) => start(chosen, isStandard ? undefined : way);
  const choose = async (band?: readonly [number, number]) => {
    setLooking(true);
    setProblem(undefined);
    const found = await find(band, way);
    setLooking(false);
    if (found === undefined) setProblem(say.notFound());
    else deal(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = freecell.deal.parse(text);
    const first = read.ok ? freecell.setup(options, read.value) : read;
    if (first.ok && read.ok) deal(freecell.deal.format(read.value));
    else if (!first.ok) setProblem(text.trim() === "" ? say.writeNumber() : sentence(first.error, freecell.words));
  };
  return (
    <div className="chooser">
      <FamilySheet options={options} choose={setOptions} />
      <button type="button" className="primary" onClick={() => deal(random())}>
        {say.anyDeal()}
      </button>
      <div className="levels">
        {/* How hard a deal is, is measured on the standard table. */}
        {(isStandard ? LEVELS : LEVELS.slice(0, 1)).map(({ id: level, band }) => (
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
