/** Who the player is at a table of several: a name and a face. */

import { PEOPLE, Portrait } from "@baize/faces";
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
