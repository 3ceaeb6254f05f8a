/** Settings: each one takes effect at once, and is shown as it is. */

import { use } from "react";
import { LanguagePicker } from "../choices/language.tsx";
import { BackPicker, ClothPicker, DeckPicker, IndexPicker, ThemePicker } from "../choices/look.tsx";
import { ClickPicker, Flags, GamePreferences, HelpPicker } from "../choices/playing.tsx";
import { type Entry, load, PLAYABLE } from "../library/games.ts";
import { Self } from "../parts/self.tsx";
import { SiteFrame } from "../parts/site-frame.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/settings.en.ts";
import { Keeping } from "./keeping.tsx";
import "../css/settings.css";

export function SettingsScreen() {
  return (
    <SiteFrame here="settings" title={say.settings()}>
      <div className="settings">
        <section aria-label={sayHere.language()}>
          <LanguagePicker />
        </section>
        <section aria-label={sayHere.cards()}>
          <h2>{sayHere.cards()}</h2>
          <ThemePicker />
          <BackPicker />
          <DeckPicker />
          <IndexPicker />
        </section>
        <section aria-label={sayHere.playing()}>
          <h2>{sayHere.playing()}</h2>
          <HelpPicker />
          <ClickPicker />
          <fieldset className="switches" aria-label={sayHere.table()}>
            <Flags flags={["timer", "leftHanded", "still", "sound"]} />
          </fieldset>
        </section>
        {PLAYABLE.map((entry) => (
          <GameSettings key={entry.id} entry={entry} />
        ))}
        <section aria-label={sayHere.yourself()}>
          <h2>{sayHere.yourself()}</h2>
          <Self />
        </section>
        <Keeping />
      </div>
    </SiteFrame>
  );
}

/** What belongs to one game: its cloth, and its own preferences. */
function GameSettings({ entry }: { readonly entry: Entry }) {
  const loaded = use(load(entry));
  return (
    <section aria-label={entry.title}>
      <h2>{entry.title}</h2>
      <ClothPicker loaded={loaded} title={sayHere.cloth()} />
      <GamePreferences loaded={loaded} />
    </section>
  );
}
