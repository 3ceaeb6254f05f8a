/** What a player may choose about a game, at its table: it holds from the next move on. */

import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { useCell } from "../state/cell.ts";

export function Preferences({ loaded: { game, manners } }: { readonly loaded: Loaded }) {
  const { choices: kept } = own(game.meta.id);
  const chosen = useCell(kept);
  return manners.preferences.map(({ id, title, standard, choices }) => (
    <fieldset key={id} className="segments">
      <legend>{title}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={(chosen[id] ?? standard) === choice.value}
          onClick={() => kept.write({ ...kept.get(), [id]: choice.value })}
        >
          {choice.title}
        </button>
      ))}
    </fieldset>
  ));
}
