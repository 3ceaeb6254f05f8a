/** Choosing a deal: by its number or by chance, of FreeCell or of one of its family. */

import { LAST_DEAL } from "@baize/cards";
import { DealField } from "@baize/hands";
import { sentence } from "@baize/kernel";
import type { ChooserProps } from "@baize/table";
import { type FormEvent, useId, useState } from "react";
import { BANDS, GRADES } from "../deals/index.ts";
import { freecell } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { FamilySheet } from "./family.tsx";
import { gradeMeans, gradeName } from "./grades.tsx";

export function Chooser({ start, random, find, visit, options: played = "" }: ChooserProps) {
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
        <button type="button" aria-disabled={looking || undefined} onClick={() => looking || choose()}>
          {say.winnable()}
        </button>
        {/* How hard a deal is, is measured on the standard table. */}
        {(isStandard ? GRADES : []).map((grade) => (
          <button
            key={grade}
            type="button"
            aria-disabled={looking || undefined}
            aria-description={gradeMeans(grade)}
            onClick={() => looking || choose(BANDS[grade])}
          >
            {gradeName(grade)}
          </button>
        ))}
      </div>
      {isStandard ? (
        <>
          <small>{say.gradesMean()}</small>
          <button type="button" onClick={() => visit("deals")}>
            {say.allDeals()}
          </button>
          <button type="button" onClick={() => visit("editor")}>
            {say.editor()}
          </button>
        </>
      ) : null}
      <p className="looking" role="status">
        {looking ? say.looking() : ""}
      </p>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>{say.dealNumber()}</label>
        <DealField
          id={id}
          inputMode="numeric"
          placeholder={say.dealNumbers({ last: LAST_DEAL })}
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
