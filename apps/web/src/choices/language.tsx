/** The language of the page, each named in itself. */

import { LANGUAGES } from "@baize/kernel";
import { pageLanguage } from "../keeping/language.ts";
import { sayHere } from "../words/settings.en.ts";

const YEAR_S = 365 * 24 * 3600;

/** Has the page in another language from now on: it is opened again, and what was kept of the old one for offline goes. */
async function chooseLanguage(id: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet.
  document.cookie = `language=${id}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.unregister();
  location.reload();
}

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
