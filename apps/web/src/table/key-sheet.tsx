/** All keys that do something at a table: the game's own, those of every table, and those of a film. */

import type { KeyHelp } from "@baize/table";
import { use } from "react";
import { type Loaded, loadKeys } from "../library/games.ts";
import { say } from "../words/index.ts";
import "../css/key-sheet.css";

const anywhere = (): readonly KeyHelp[] => [
  { keys: ["U"], says: say.keyUndo() },
  { keys: ["R"], says: say.keyRedo() },
  { keys: ["H"], says: say.keyHint() },
  { keys: ["N"], says: say.keyNew() },
  { keys: ["?"], says: say.keyKeys() },
  { keys: [say.keyEsc()], says: say.keyEscape() },
];

const inFilms = (): readonly KeyHelp[] => [
  { keys: ["←", "→"], says: say.keyFilmSteps() },
  { keys: [say.keyHome(), say.keyEnd()], says: say.keyFilmEnds() },
  { keys: [say.keySpace()], says: say.keyFilmRun() },
];

export function KeySheet({ loaded }: { readonly loaded: Loaded }) {
  const own = use(loadKeys(loaded.entry));
  return (
    <div className="key-sheet">
      {own.length === 0 ? null : <Part title={loaded.manners.title} keys={own} />}
      <Part title={say.keysAnywhere()} keys={anywhere()} />
      <Part title={say.keysFilm()} keys={inFilms()} />
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
