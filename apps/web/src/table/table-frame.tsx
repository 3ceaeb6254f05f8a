/** What every table stands in: its cloth, its frame, and its head. */

import type { Stage } from "@baize/table";
import type { ReactNode } from "react";
import { useCloth } from "../library/cloth.ts";
import type { Loaded } from "../library/games.ts";
import { Icon } from "../parts/icons.tsx";
import { Link, Wordmark } from "../parts/link.tsx";
import { say } from "../words/index.ts";
import "../css/level.css";

interface TableFrameProps {
  readonly loaded: Loaded;
  readonly stage: Stage;
  /** What kind of screen it is, where it is not a match of one player. */
  readonly kind?: "party" | "race" | "room" | "lesson" | "review" | "analysis" | "guest" | "guest party";
  /** What it is called; by itself, as the game. */
  readonly title?: string;
  /** What stands under that. */
  readonly deal?: ReactNode;
  /** How hard it is, in a word. */
  readonly level?: string | undefined;
  /** Where the way back leads; by itself, home. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

export function TableFrame({ loaded, stage, kind, title, deal, level, back, children }: TableFrameProps) {
  const { game, manners, door } = loaded;
  const cloth = useCloth(loaded);
  return (
    <main
      className={kind === undefined ? "play" : `play ${kind}`}
      data-game={game.meta.id}
      data-frame={stage.frame}
      data-figures={door.Counters && "own"}
      data-cloth={cloth}
      data-left={stage.leftHanded || undefined}
    >
      <header className="head">
        <Wordmark />
        <Link to={back?.to ?? "/"} className="back" label={back?.label ?? say.home()}>
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1}>{title ?? manners.title}</h1>
        {deal === undefined ? null : <p className="deal-name">{deal}</p>}
        {level === undefined ? null : <p className="deal-level">{level}</p>}
      </header>
      {children}
    </main>
  );
}
