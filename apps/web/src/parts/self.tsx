/** Who the player is at a table of several: a name and a face. */

import { Portrait } from "@baize/faces";
import { PEOPLE } from "@baize/midend";
import { useId } from "react";
import { NAME_LENGTH, set, settings } from "../keeping/settings.ts";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/settings.en.ts";
import "../css/self.css";

/** The faces of people, one of them the player's. */
export function Faces() {
  const { face } = useCell(settings);
  return (
    <fieldset className="self-faces" aria-label={sayHere.yourFace()}>
      {PEOPLE.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={sayHere[one]()}
          aria-pressed={one === face}
          onClick={() => set({ face: one })}
        >
          <Portrait face={one} name={sayHere[one]()} />
        </button>
      ))}
    </fieldset>
  );
}

/** A face, or where it is taken the next that is not, and by somebody at every one of them, the face itself. */
export function freeFace(face: string, taken: readonly string[]): string {
  const at = PEOPLE.findIndex((one) => one === face);
  const inTurn = PEOPLE.map((_, n) => PEOPLE[(Math.max(0, at) + n) % PEOPLE.length] ?? face);
  return inTurn.find((one) => !taken.includes(one)) ?? face;
}

interface SelfLineProps {
  readonly name: string;
  /** The faces that others have already. */
  readonly taken?: readonly string[];
  change(name: string): void;
}

/** In one line: the face, the name to fill in, and the way to the next face. */
export function SelfLine({ name, taken = [], change }: SelfLineProps) {
  const face = freeFace(useCell(settings).face, taken);
  const now = PEOPLE.findIndex((one) => one === face);
  const next = freeFace(PEOPLE[(now + 1) % PEOPLE.length] ?? face, taken);
  return (
    <div className="self-line">
      <span className="self-face">
        <Portrait face={face} name={name} />
      </span>
      <input
        aria-label={say.yourName()}
        placeholder={say.yourName()}
        value={name}
        maxLength={NAME_LENGTH}
        required
        autoComplete="nickname"
        onChange={(event) => change(event.target.value)}
      />
      <button type="button" className="plain" onClick={() => set({ face: next })}>
        {sayHere.otherFace()}
      </button>
      <span className="unseen" aria-live="polite">
        {sayHere[PEOPLE[now] ?? PEOPLE[0]]()}
      </span>
    </div>
  );
}

export function Self() {
  const id = useId();
  const { name } = useCell(settings);
  return (
    <div className="self">
      <label htmlFor={id}>{say.yourName()}</label>
      <input
        id={id}
        inputMode="text"
        autoComplete="nickname"
        maxLength={NAME_LENGTH}
        placeholder={sayHere.yourself()}
        value={name}
        onChange={(event) => set({ name: event.target.value.slice(0, NAME_LENGTH) })}
      />
      <Faces />
    </div>
  );
}
