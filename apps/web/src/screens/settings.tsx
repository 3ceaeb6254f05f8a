/** Settings: each one takes effect at once. */

import { use } from "react";
import { load, PLAYABLE } from "../shell/games.ts";
import { useCell } from "../store/cell.ts";
import { type Settings, set, settings } from "../store/settings.ts";
import { ReadingFrame } from "./frame.tsx";
import { Keeping } from "./keeping.tsx";

interface Choice<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly says?: string;
}

const THEMES: readonly Choice<Settings["theme"]>[] = [
  { value: "system", title: "As the system" },
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
  { value: "contrast", title: "High contrast" },
];

const DECKS: readonly Choice<Settings["deck"]>[] = [
  { value: "two", title: "Two colours" },
  { value: "four", title: "Four colours", says: "Diamonds blue, clubs green." },
];

const HELP: readonly Choice<Settings["help"]>[] = [
  { value: "none", title: "None", says: "No light and no hints." },
  { value: "light", title: "The light", says: "Whether the position can still be won, and no more." },
  { value: "move", title: "A good move", says: "The light, and a hint when you ask." },
  { value: "line", title: "The whole line", says: "The light, hints, and a way to the end to step through." },
];

const CLICKS: readonly Choice<"move" | "pick">[] = [
  { value: "move", title: "Moves the card", says: "To the best place, at once." },
  { value: "pick", title: "Picks the card up", says: "A second click says where it goes." },
];

type Switch = { readonly [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const SWITCHES: readonly { readonly id: Exclude<Switch, "pick">; readonly title: string; readonly says: string }[] = [
  { id: "largeIndex", title: "Large indices", says: "Bigger numbers and suits on every card." },
  { id: "leftHanded", title: "Left-handed", says: "Buttons and cells change sides." },
  { id: "still", title: "Less motion", says: "Cards fade instead of travelling." },
  { id: "sound", title: "Sound", says: "A few short, dry sounds." },
  { id: "timer", title: "Show the time", says: "It is always kept, shown or not." },
];

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
    <ReadingFrame title="Settings">
      <div className="settings">
        <Choices title="Theme" name="theme" value={chosen.theme} choices={THEMES} choose={(theme) => set({ theme })} />
        <Choices title="Deck" name="deck" value={chosen.deck} choices={DECKS} choose={(deck) => set({ deck })} />
        <Choices
          title="A click on a card"
          name="click"
          value={chosen.pick ? "pick" : "move"}
          choices={CLICKS}
          choose={(click) => set({ pick: click === "pick" })}
        />
        <Choices title="Help" name="help" value={chosen.help} choices={HELP} choose={(help) => set({ help })} />
        {PLAYABLE.map(({ id }) => (
          <GameSettings key={id} game={id} />
        ))}
        <fieldset>
          <legend>Table</legend>
          {SWITCHES.map(({ id, title, says }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen[id]} onChange={(event) => set({ [id]: event.target.checked })} />
              <span>
                {title}
                <small>{says}</small>
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
function GameSettings({ game }: { readonly game: string }) {
  const entry = PLAYABLE.find(({ id }) => id === game);
  const { games } = useCell(settings);
  const door = entry && use(load(entry)).door;
  return (door?.preferences ?? []).map(({ id, title, standard, choices }) => (
    <Choices
      key={id}
      title={`${entry?.title}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
      name={`${game} ${id}`}
      value={games[game]?.[id] ?? standard}
      choices={choices}
      choose={(value) => set({ games: { ...games, [game]: { ...games[game], [id]: value } } })}
    />
  ));
}
