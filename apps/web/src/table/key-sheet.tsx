/** All keys that do something at a table: the game's own, those of every table, and those of a film. */

import type { KeyHelp } from "@baize/table";
import { use } from "react";
import { type Loaded, loadKeys } from "../library/games.ts";
import { sayHere } from "../words/panel.en.ts";
import "../css/key-sheet.css";

const anywhere = (): readonly KeyHelp[] => [
  { keys: ["U"], says: sayHere.keyUndo() },
  { keys: ["R"], says: sayHere.keyRedo() },
  { keys: ["H"], says: sayHere.keyHint() },
  { keys: ["N"], says: sayHere.keyNew() },
  { keys: ["?"], says: sayHere.keyKeys() },
  { keys: [sayHere.keyEsc()], says: sayHere.keyEscape() },
];

const inFilms = (): readonly KeyHelp[] => [
  { keys: ["←", "→"], says: sayHere.keyFilmSteps() },
  { keys: [sayHere.keyHome(), sayHere.keyEnd()], says: sayHere.keyFilmEnds() },
  { keys: [sayHere.keySpace()], says: sayHere.keyFilmRun() },
];

interface SheetProps {
  readonly loaded: Loaded;
  /** Online there is neither hint nor another deal, and only in a race are moves taken back. */
  readonly isOnline?: boolean;
}

export function KeySheet({ loaded, isOnline = false }: SheetProps) {
  const own = use(loadKeys(loaded.entry));
  const idle = !isOnline ? [] : loaded.manners.company === undefined ? ["H", "N"] : ["U", "R", "H", "N"];
  return (
    <div className="key-sheet">
      {own.length === 0 ? null : <Part title={loaded.manners.title} keys={own} />}
      <Part title={sayHere.keysAnywhere()} keys={anywhere().filter(({ keys: [key = ""] }) => !idle.includes(key))} />
      {isOnline ? null : <Part title={sayHere.keysFilm()} keys={inFilms()} />}
    </div>
  );
}

function Part({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(({ keys: row, says }) => (
          <div key={says}>
            <dt>
              {row.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
