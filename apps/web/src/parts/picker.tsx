/** A choice among things that are shown as they are; what holds has a ring and a tick. */

import { type ReactNode, useId } from "react";
import "../css/picker.css";

/** One thing to choose. */
interface Pick<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly says?: string;
  /** The thing itself; a word alone where there is nothing to show. */
  readonly shown?: ReactNode;
}

interface PickerProps<V extends string> {
  readonly title: string;
  /** What is to be known before choosing. */
  readonly says?: string;
  readonly name: string;
  readonly value: V;
  readonly choices: readonly Pick<V>[];
  choose(value: V): void;
}

export function Picker<V extends string>({ title, says, name, value, choices, choose }: PickerProps<V>) {
  const id = useId();
  return (
    <fieldset
      className="picker"
      data-shown={choices.some(({ shown }) => shown !== undefined) || undefined}
      aria-describedby={says === undefined ? undefined : id}
    >
      <legend>{title}</legend>
      {says === undefined ? null : (
        <p id={id} className="picker-says">
          {says}
        </p>
      )}
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
            {choice.shown === undefined ? null : <span className="picker-thing">{choice.shown}</span>}
            <span className="picker-word">
              {choice.title}
              {choice.says === undefined ? null : <small>{choice.says}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly says?: string;
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

/** Something that is on or off. */
export const Switch = ({ title, says, isOn, turn }: SwitchProps) => (
  <label className="switch">
    <span>
      {title}
      {says === undefined ? null : <small>{says}</small>}
    </span>
    <input type="checkbox" className="switch-knob" checked={isOn} onChange={(event) => turn(event.target.checked)} />
  </label>
);
