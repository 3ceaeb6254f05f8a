/** A choice of a few words in a row, one of which holds. */

import type { ReactNode } from "react";

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly word: ReactNode }[];
  choose(value: V): void;
}

export function Segments<V extends string>({ label, value, choices, choose }: SegmentsProps<V>) {
  return (
    <fieldset className="row-of" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => choose(choice.value)}
        >
          {choice.word}
        </button>
      ))}
    </fieldset>
  );
}
