/** Settings: each one takes effect at once. */

import { use } from "react";
import { own } from "../keeping/own.ts";
import { type Settings, set, settings } from "../keeping/settings.ts";
import { type Entry, load, PLAYABLE } from "../library/games.ts";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { Self } from "../parts/self.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { Keeping } from "./keeping.tsx";

interface Choice<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly says?: string;
}

const themes = (): readonly Choice<Settings["theme"]>[] => [
  { value: "system", title: say.themeSystem() },
  { value: "light", title: say.themeLight() },
  { value: "dark", title: say.themeDark() },
  { value: "contrast", title: say.themeContrast() },
];

const decks = (): readonly Choice<Settings["deck"]>[] => [
  { value: "two", title: say.deckTwo() },
  { value: "four", title: say.deckFour(), says: say.deckFourSays() },
];

const helps = (): readonly Choice<Settings["help"]>[] => [
  { value: "none", title: say.helpNone(), says: say.helpNoneSays() },
  { value: "light", title: say.helpLight(), says: say.helpLightSays() },
  { value: "move", title: say.helpMove(), says: say.helpMoveSays() },
  { value: "line", title: say.helpLine(), says: say.helpLineSays() },
];

const clicks = (): readonly Choice<"move" | "pick">[] => [
  { value: "move", title: say.clickMove(), says: say.clickMoveSays() },
  { value: "pick", title: say.clickPick(), says: say.clickPickSays() },
];

type Switch = { readonly [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const SWITCHES: readonly Exclude<Switch, "pick">[] = ["largeIndex", "leftHanded", "still", "sound", "timer"];

interface ChoicesProps<V extends string> {
  readonly title: string;
  readonly name: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  choose(value: V): void;
}

function Choices<V extends string>({ title, name, value, choices, choose }: ChoicesProps<V>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
          <span>
            {choice.title}
            {choice.says === undefined ? null : <small>{choice.says}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsScreen() {
  const chosen = useCell(settings);
  return (
    <ReadingFrame title={say.settings()}>
      <div className="settings">
        <Choices
          title={say.theme()}
          name="theme"
          value={chosen.theme}
          choices={themes()}
          choose={(theme) => set({ theme })}
        />
        <Choices
          title={say.deck()}
          name="deck"
          value={chosen.deck}
          choices={decks()}
          choose={(deck) => set({ deck })}
        />
        <Choices
          title={say.click()}
          name="click"
          value={chosen.pick ? "pick" : "move"}
          choices={clicks()}
          choose={(click) => set({ pick: click === "pick" })}
        />
        <Choices
          title={say.help()}
          name="help"
          value={chosen.help}
          choices={helps()}
          choose={(help) => set({ help })}
        />
        <fieldset>
          <legend>{say.yourself()}</legend>
          <Self />
        </fieldset>
        {PLAYABLE.map((entry) => (
          <GameSettings key={entry.id} entry={entry} />
        ))}
        <fieldset>
          <legend>{say.table()}</legend>
          {SWITCHES.map((id) => (
            <label key={id}>
              <input type="checkbox" checked={chosen[id]} onChange={(event) => set({ [id]: event.target.checked })} />
              <span>
                {say[id]()}
                <small>{say[`${id}Says`]()}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Keeping />
      </div>
    </ReadingFrame>
  );
}

/** A game's own preferences. */
function GameSettings({ entry }: { readonly entry: Entry }) {
  const { manners } = use(load(entry));
  const { choices: kept } = own(entry.id);
  const chosen = useCell(kept);
  return manners.preferences.map(({ id, title, standard, choices }) => (
    <Choices
      key={id}
      title={say.gamePreference({ game: entry.title, title })}
      name={`${entry.id} ${id}`}
      value={chosen[id] ?? standard}
      choices={choices}
      choose={(value) => kept.write({ ...kept.get(), [id]: value })}
    />
  ));
}
