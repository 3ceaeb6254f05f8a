/** What can be chosen about how tables look, each shown as it is. */

import { BACKS, CardBack, CardFace, SuitPip } from "@baize/faces";
import type { CSSProperties } from "react";
import { CLOTHS, type Cloth } from "../keeping/own.ts";
import { type Settings, set, settings } from "../keeping/settings.ts";
import { chooseCloth, useCloth } from "../library/cloth.ts";
import type { Loaded } from "../library/games.ts";
import { Picker } from "../parts/picker.tsx";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/settings.en.ts";

const themes = (): readonly (readonly [Settings["theme"], string])[] => [
  ["system", sayHere.themeSystem()],
  ["light", sayHere.themeLight()],
  ["dark", sayHere.themeDark()],
  ["contrast", sayHere.themeContrast()],
];

/** A spade, a heart and a club. */
const THREE = [3, 2, 0] as const;

export function ThemePicker() {
  const { theme } = useCell(settings);
  const choices = themes().map(([value, title]) => ({
    value,
    title,
    shown: (
      <span className="thing-light" data-as={value}>
        {THREE.map((suit) => (
          <i key={suit}>
            <svg viewBox="0 0 100 100" aria-hidden="true" data-red={suit === 2 || undefined}>
              <SuitPip suit={suit} x={50} y={50} size={100} />
            </svg>
          </i>
        ))}
      </span>
    ),
  }));
  return (
    <Picker
      title={sayHere.theme()}
      name="theme"
      value={theme}
      choices={choices}
      choose={(value) => set({ theme: value })}
    />
  );
}

/** The cloth of one game. */
export function ClothPicker({ loaded, title }: { readonly loaded: Loaded; readonly title: string }) {
  const { id } = loaded.game.meta;
  const cloth = useCloth(loaded);
  const choices = CLOTHS.map((value) => ({
    value,
    title: sayHere[`cloth_${value}`](),
    shown: <span className="thing-cloth" data-cloth={value} />,
  }));
  return (
    <Picker<Cloth>
      title={title}
      name={`${id} cloth`}
      value={cloth}
      choices={choices}
      choose={(value) => chooseCloth(id, value)}
    />
  );
}

export function BackPicker() {
  const { back } = useCell(settings);
  const choices = BACKS.map((value) => ({
    value,
    title: sayHere[`back_${value}`](),
    shown: <CardBack back={value} className="thing-back" />,
  }));
  return (
    <Picker
      title={sayHere.backs()}
      name="back"
      value={back}
      choices={choices}
      choose={(value) => set({ back: value })}
    />
  );
}

/** The suits as they are shown, and the colours of each deck. */
const SUITS = [3, 2, 1, 0] as const;
const COLOURS: Readonly<Record<Settings["deck"], readonly string[]>> = {
  two: ["--black", "--red", "--red", "--black"],
  four: ["--black", "--red", "--blue", "--green"],
};

export function DeckPicker() {
  const { deck } = useCell(settings);
  const choices = (["two", "four"] as const).map((value) => ({
    value,
    title: value === "two" ? sayHere.deckTwo() : sayHere.deckFour(),
    shown: (
      <span className="thing-suits">
        {SUITS.map((suit, n) => (
          <svg key={suit} viewBox="0 0 100 100" style={{ color: `var(${COLOURS[value][n]})` }} aria-hidden="true">
            <SuitPip suit={suit} x={50} y={50} size={100} />
          </svg>
        ))}
      </span>
    ),
  }));
  return (
    <Picker
      title={sayHere.deck()}
      name="deck"
      value={deck}
      choices={choices}
      choose={(value) => set({ deck: value })}
    />
  );
}

/** The queen of hearts. */
const QUEEN = 46 as never;

export function IndexPicker() {
  const { largeIndex } = useCell(settings);
  const shown = (isLarge: boolean) => (
    <span className="thing-index">
      <span
        style={
          { "--w": "84px", "--index": isLarge ? "35px" : "20px", "--inset": isLarge ? "6px" : "5px" } as CSSProperties
        }
      >
        <CardFace card={QUEEN} compact={isLarge} covered={false} />
      </span>
    </span>
  );
  return (
    <Picker
      title={sayHere.indexSize()}
      name="index"
      value={largeIndex ? "large" : "drawn"}
      choices={[
        { value: "drawn", title: sayHere.indexDrawn(), shown: shown(false) },
        { value: "large", title: sayHere.largeIndex(), shown: shown(true) },
      ]}
      choose={(value) => set({ largeIndex: value === "large" })}
    />
  );
}
