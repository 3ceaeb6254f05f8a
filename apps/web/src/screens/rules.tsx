/** The rules of a game, for players, with pictures that the game draws itself. */

import { use } from "react";
import { entryOf, load, loadRules } from "../library/games.ts";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/reading.en.ts";

export function RulesScreen({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const { door } = use(load(entry));
  const parts = use(loadRules(entry));
  return (
    <ReadingFrame title={sayHere.rulesOf({ title: entry.title })}>
      <div className="reading">
        {parts.map(({ title, text, figure }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {figure === undefined ? null : (
              <figure>
                <div className="drawing" data-cloth={door.cloth} aria-hidden="true">
                  <figure.Drawing />
                </div>
                <figcaption>{figure.says}</figcaption>
              </figure>
            )}
          </section>
        ))}
      </div>
      <p className="buttons">
        <Link to={`/${game}`} className="button primary">
          {say.play()}
        </Link>
        <Link to={`/${game}/lesson`} className="button">
          {sayHere.takeLesson()}
        </Link>
      </p>
    </ReadingFrame>
  );
}
