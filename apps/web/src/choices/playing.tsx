/** What can be chosen about how one plays: for the page, and for one game. */

import { own } from "../keeping/own.ts";
import { type Settings, set, settings } from "../keeping/settings.ts";
import type { Loaded } from "../library/games.ts";
import { Picker, Switch } from "../parts/picker.tsx";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/settings.en.ts";

const helps = (): readonly { readonly value: Settings["help"]; readonly title: string; readonly says: string }[] => [
  { value: "none", title: sayHere.helpNone(), says: sayHere.helpNoneSays() },
  { value: "asked", title: sayHere.helpAsked(), says: sayHere.helpAskedSays() },
  { value: "light", title: sayHere.helpLight(), says: sayHere.helpLightSays() },
  { value: "move", title: sayHere.helpMove(), says: sayHere.helpMoveSays() },
  { value: "line", title: sayHere.helpLine(), says: sayHere.helpLineSays() },
];

export function HelpPicker() {
  const { help } = useCell(settings);
  return (
    <Picker
      title={sayHere.help()}
      says={sayHere.helpApart()}
      name="help"
      value={help}
      choices={helps()}
      choose={(value) => set({ help: value })}
    />
  );
}

export function ClickPicker() {
  const { pick } = useCell(settings);
  return (
    <Picker
      title={sayHere.click()}
      name="click"
      value={pick ? "pick" : "move"}
      choices={[
        { value: "move", title: sayHere.clickMove(), says: sayHere.clickMoveSays() },
        { value: "pick", title: sayHere.clickPick(), says: sayHere.clickPickSays() },
      ]}
      choose={(value) => set({ pick: value === "pick" })}
    />
  );
}

/** What is on or off. */
export type Flag = "leftHanded" | "still" | "sound" | "timer";

export function Flags({ flags }: { readonly flags: readonly Flag[] }) {
  const chosen = useCell(settings);
  return flags.map((id) => (
    <Switch
      key={id}
      title={sayHere[id]()}
      says={sayHere[`${id}Says`]()}
      isOn={chosen[id]}
      turn={(isOn) => set({ [id]: isOn })}
    />
  ));
}

/** A game's own preferences. */
export function GamePreferences({ loaded: { game, manners } }: { readonly loaded: Loaded }) {
  const { id: gameId } = game.meta;
  const { choices: kept } = own(gameId);
  const chosen = useCell(kept);
  return manners.preferences.map(({ id, title, standard, choices }) => (
    <Picker
      key={id}
      title={title}
      name={`${gameId} ${id}`}
      value={chosen[id] ?? standard}
      choices={choices}
      choose={(value) => kept.write({ ...kept.get(), [id]: value })}
    />
  ));
}
