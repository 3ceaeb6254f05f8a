/** Your table: what can be chosen about it, beside it while it lies there; the table itself is the preview. */

import { useEffect, useRef, useState } from "react";
import { BackPicker, ClothPicker, DeckPicker, IndexPicker, ThemePicker } from "../choices/look.tsx";
import { ClickPicker, Flags, GamePreferences, HelpPicker } from "../choices/playing.tsx";
import type { Loaded } from "../library/games.ts";
import { Icon } from "../parts/icons.tsx";
import { Segments } from "../parts/segments.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/settings.en.ts";
import "../css/site.css";
import "../css/settings.css";

/** The parts of the sheet: on a phone one is shown at a time. */
type Part = "cards" | "cloth" | "play" | "sound";

interface SheetProps {
  readonly loaded: Loaded;
  close(): void;
}

export function TableSheet({ loaded, close }: SheetProps) {
  const { hasCards, playsByClick = false } = loaded.door;
  const [part, setPart] = useState<Part>(hasCards ? "cards" : "cloth");
  const sheet = useRef<HTMLElement>(null);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.querySelector("button")?.focus();
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      closing.current();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const parts: readonly { readonly value: Part; readonly word: string }[] = [
    ...(hasCards ? ([{ value: "cards", word: sayHere.cards() }] as const) : []),
    { value: "cloth", word: sayHere.cloth() },
    { value: "play", word: sayHere.playing() },
    { value: "sound", word: sayHere.sound() },
  ];
  const shown = (one: Part): { className: string; "data-shown": true | undefined } => ({
    className: "sheet-part",
    "data-shown": one === part || undefined,
  });
  return (
    <section ref={sheet} className="sheet" role="dialog" aria-label={say.yourTable()}>
      <header>
        <h2>{say.yourTable()}</h2>
        <button type="button" className="plain" aria-label={say.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Segments<Part> label={say.yourTable()} value={part} choices={parts} choose={setPart} />
      <div {...shown("cloth")}>
        <ThemePicker />
        <ClothPicker loaded={loaded} title={sayHere.cloth()} />
      </div>
      {hasCards ? (
        <div {...shown("cards")}>
          <BackPicker />
          <DeckPicker />
          <IndexPicker />
        </div>
      ) : null}
      <div {...shown("play")}>
        <HelpPicker />
        {playsByClick ? <ClickPicker /> : null}
        <GamePreferences loaded={loaded} />
      </div>
      <div {...shown("sound")}>
        <Flags flags={["timer", "leftHanded", "still", "sound"]} />
      </div>
    </section>
  );
}
