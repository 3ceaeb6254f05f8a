/** The field in which a deal is named, its button, and what is wrong with what was written. */

import type { ReactNode } from "react";

/** What is written, and how it is told that it cannot be. */
interface DealFieldProps {
  readonly id: string;
  readonly inputMode: "numeric" | "text";
  readonly placeholder: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  /** The button. */
  readonly children: ReactNode;
}

export function DealField({ id, inputMode, placeholder, text, problem, onText, children }: DealFieldProps) {
  return (
    <>
      <div className="field">
        <input
          id={id}
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== undefined}
          onChange={(event) => onText(event.target.value)}
        />
        {children}
      </div>
      <p id={`${id}-problem`} className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
