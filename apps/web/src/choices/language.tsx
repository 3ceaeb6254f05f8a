/** The language of the page, each named in itself. */

import { LANGUAGES } from "@baize/kernel";
import { chooseLanguage, pageLanguage } from "../keeping/language.ts";
import { sayHere } from "../words/settings.en.ts";

export function LanguagePicker() {
  return (
    <fieldset className="picker">
      <legend>{sayHere.language()}</legend>
      <div>
        {LANGUAGES.map(({ id, name }) => (
          <label key={id} lang={id}>
            <input
              type="radio"
              name="language"
              checked={id === pageLanguage()}
              onChange={() => void chooseLanguage(id)}
            />
            <span className="picker-word">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
