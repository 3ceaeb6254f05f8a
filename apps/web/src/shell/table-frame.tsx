/** What every table stands in: its cloth, its frame, and its head. */

import type { Stage } from "@baize/table";
import type { ReactNode } from "react";
import type { Loaded } from "../store/session.ts";
import { Icon } from "./icons.tsx";
import { Link, Wordmark } from "./parts.tsx";

interface TableFrameProps {
  readonly loaded: Loaded;
  readonly stage: Stage;
  /** A table of several seats, or a screen that the game brings itself. */
  readonly kind?: "party" | "room";
  /** What stands under the name of the game. */
  readonly deal?: ReactNode;
  readonly children: ReactNode;
}

export function TableFrame({ loaded: { door, game }, stage, kind, deal, children }: TableFrameProps) {
  return (
    <main
      className={kind === undefined ? "play" : `play ${kind}`}
      data-game={game.meta.id}
      data-frame={stage.frame}
      data-cloth={door.cloth}
      data-left={stage.leftHanded || undefined}
    >
      <header className="head">
        <Wordmark />
        <Link to="/" className="back" label="Home">
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1}>{door.talk?.title ?? game.meta.title}</h1>
        {deal === undefined ? null : <p className="deal-name">{deal}</p>}
      </header>
      {children}
    </main>
  );
}
