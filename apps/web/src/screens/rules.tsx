/** The rules of a game, for players, with pictures that the game draws itself. */

import { use } from "react";
import { entryOf, load, loadRules } from "../shell/games.ts";
import { Link } from "../shell/parts.tsx";
import { ReadingFrame } from "./frame.tsx";

export function RulesScreen({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const { door } = use(load(entry));
  const parts = use(loadRules(entry));
  return (
    <ReadingFrame title={`${entry.title}: the rules`}>
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
          Play
        </Link>
        <Link to={`/${game}/lesson`} className="button">
          Take the lesson
        </Link>
      </p>
    </ReadingFrame>
  );
}
