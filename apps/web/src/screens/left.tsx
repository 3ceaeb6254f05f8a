/** Matches on the first page, as they stand: the one that was left last, the others, and a deal of today. */

import { Match, type Shape } from "@baize/kernel";
import { type Kept, timeText } from "@baize/midend";
import { type ReactNode, use } from "react";
import { ANEW } from "../address/navigation.ts";
import { entryOf, type Loaded, load } from "../library/games.ts";
import { MatchLight } from "../light/match-light.tsx";
import { nameOfMatch } from "../match/day-of.ts";
import { addressOfKept } from "../match/kept-address.ts";
import { resume } from "../match/opening.ts";
import type { GameDay } from "../match/use-days.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { sayHere } from "../words/home.en.ts";
import { say } from "../words/index.ts";
import { Hero } from "./hero.tsx";

/** The match of what is kept, where it can be taken up. */
function matchOf(loaded: Loaded, kept: Kept): Match<Shape> | undefined {
  const opening = resume(loaded, kept);
  return opening.ok ? opening.value.match : undefined;
}

/** Whether a match goes on: one that was lost may be taken back at its table, but is over. */
const goesOn = (match: Match<Shape> | undefined): boolean => match !== undefined && match.status.kind !== "over";

/** A match that is open; one that is over or cannot be taken up is told of in the record alone. */
export function Other({ kept }: { readonly kept: Kept }) {
  const loaded = use(load(entryOf(kept.game)));
  if (!goesOn(matchOf(loaded, kept))) return null;
  return (
    <li>
      <Link to={addressOfKept(loaded, kept)}>
        {nameOfMatch(loaded, kept)} <span>{say.moves({ count: kept.moves })}</span>
      </Link>
    </li>
  );
}

/** The match left last that can be taken up, as it stands. */
export function Continue({ matches }: { readonly matches: readonly Kept[] }) {
  for (const kept of matches) {
    const loaded = use(load(entryOf(kept.game)));
    const match = matchOf(loaded, kept);
    if (match !== undefined) return <Left loaded={loaded} kept={kept} match={match} />;
  }
  return null;
}

interface LeftProps {
  readonly loaded: Loaded;
  readonly kept: Kept;
  readonly match: Match<Shape>;
}

function Left({ loaded, kept, match }: LeftProps) {
  const { Picture } = loaded.door;
  return (
    <Hero game={kept.game} label={sayHere.leftOff()} title={nameOfMatch(loaded, kept)}>
      <MatchLight loaded={loaded} match={match} />
      <p className="hero-facts">
        {sayHere.leftFacts({ moves: say.moves({ count: kept.moves }), time: timeText(kept.elapsed) })}
      </p>
      <Link to={addressOfKept(loaded, kept)} className="button" entry={ANEW}>
        {goesOn(match) ? sayHere.continue() : sayHere.playAgain()} <Icon name="onward" />
      </Link>
      <Picture view={match.view(kept.seat)} kind="hero" />
    </Hero>
  );
}

interface BegunProps {
  readonly day: GameDay;
  children(goesOn: boolean): ReactNode;
}

/** Whether the match of a day in which somebody has moved goes on: that is known by replaying it. */
export function Begun({ day: { entry, kept }, children }: BegunProps) {
  const loaded = use(load(entry));
  return children(goesOn(kept && matchOf(loaded, kept)));
}

/** The table of a deal of today, as it was left, or as it is dealt once that is known. */
export function DayTable({ day: { entry, deal, kept } }: { readonly day: GameDay }) {
  const loaded = use(load(entry));
  const begun = kept && matchOf(loaded, kept);
  const dealt = deal === undefined ? undefined : Match.start<Shape>(loaded.game, { deal });
  const match = goesOn(begun) ? begun : dealt?.ok ? dealt.value : undefined;
  const { Picture } = loaded.door;
  return match === undefined ? null : <Picture view={match.view("spectator")} kind="hero" />;
}
