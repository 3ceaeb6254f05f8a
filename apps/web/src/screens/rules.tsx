/** The rules of a game, for players. */

import { use } from "react";
import { entryOf, load } from "../shell/games.ts";
import { Link } from "../shell/parts.tsx";
import { ReadingFrame } from "./frame.tsx";

export function RulesScreen({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const { door } = use(load(entry));
  return (
    <ReadingFrame title={`${entry.title}: the rules`}>
      <div className="reading">
        {door.rules.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <p>
        <Link to={`/${game}`} className="button primary">
          Play
        </Link>
      </p>
    </ReadingFrame>
  );
}
