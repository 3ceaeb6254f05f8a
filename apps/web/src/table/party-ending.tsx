/** The end of a match of several: who won, what it came to, and what could have been better. */

import { useEffect, useRef, useState } from "react";
import { par, review, type Slip } from "../match/bots.ts";
import type { Session } from "../match/session.ts";
import { say } from "../words/index.ts";
import { Scoreboard } from "./scoreboard.tsx";

/** A move that cost less is nothing to speak of, and so many are enough. */
const WORTH_TELLING = 0.5;
const TOLD = 3;

interface EndingProps {
  readonly session: Session;
  /** Whether the points stand beside the table anyway. */
  readonly isRail: boolean;
  /** Deals the next round at the same table. */
  again(): void;
  /** Lets the player choose another table. */
  choose(): void;
}

export function PartyEnding({ session, isRail, again, choose }: EndingProps) {
  const { match, loaded, seat } = session;
  const first = useRef<HTMLButtonElement>(null);
  // Whoever played the last card from the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  const { status } = match;
  const points = status.kind === "over" ? (status.scores[seat] ?? 0) : 0;
  const result = loaded.manners.company?.result(match.view(seat));
  return (
    <section className="ending party-ending" aria-label={say.theEnd()} data-won={points > 0 || undefined}>
      <p className="result" role="status">
        <strong>{result?.title}</strong> {result?.says} {say.pointsMade({ points, signed: say.signed({ points }) })}
      </p>
      <div className="buttons">
        <button ref={first} type="button" className="primary" onClick={again}>
          {say.playAgain()}
        </button>
        <button type="button" onClick={choose}>
          {say.anotherTable()}
        </button>
        {session.mayUndo ? (
          <button type="button" onClick={() => session.undo()}>
            {say.undo()}
          </button>
        ) : null}
      </div>
      {isRail ? null : <Scoreboard session={session} />}
      <LookBack session={session} />
    </section>
  );
}

/** What a bot made of the same cards, and the moves that cost most. */
function LookBack({ session }: { readonly session: Session }) {
  const { match, loaded, seat, kept } = session;
  const { seats } = kept;
  const [slips, setSlips] = useState<readonly Slip[]>();
  const [mark, setMark] = useState<{ readonly level: string; readonly points: number }>();
  useEffect(() => {
    let isGone = false;
    const looked = async () => {
      const found = await review(match, seat);
      if (!isGone) setSlips(found);
      const scored = await par(match, seat, seats);
      if (!isGone) setMark(scored);
    };
    looked().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [match, seat, seats]);
  const dear = slips?.filter(({ cost }) => cost >= WORTH_TELLING).slice(0, TOLD) ?? [];
  const level = loaded.manners.company?.levels.find(({ id }) => id === mark?.level)?.title ?? "";
  return (
    <div className="look-back">
      <p>{mark === undefined ? say.parPlayed() : say.par({ signed: say.signed({ points: mark.points }), level })}</p>
      {slips === undefined ? <p>{say.lookingBack()}</p> : null}
      {slips !== undefined && dear.length === 0 ? <p>{say.noSlips()}</p> : null}
      {dear.length > 0 ? (
        <ul>
          {dear.map(({ ply, says }) => (
            <li key={ply}>{says}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
