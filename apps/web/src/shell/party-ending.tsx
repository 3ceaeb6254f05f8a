/** The end of a match of several: who won, what it came to, and what could have been better. */

import { useEffect, useRef, useState } from "react";
import { par, review, type Slip } from "../company/ask.ts";
import { ME, type Session } from "../store/session.ts";
import { pointsText, Scoreboard } from "./scoreboard.tsx";

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
  const { match, party, loaded } = session;
  const { company } = loaded.door;
  const first = useRef<HTMLButtonElement>(null);
  // Whoever played the last card from the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  const { status } = match;
  const points = status.kind === "over" ? (status.scores[ME] ?? 0) : 0;
  const result = company?.result(match.view(ME));
  return (
    <section className="ending party-ending" aria-label="The end" data-won={points > 0 || undefined}>
      <p className="result" role="status">
        <strong>{result?.title}</strong> {result?.says} {pointsText(points)}{" "}
        {Math.abs(points) === 1 ? "point" : "points"}.
      </p>
      <div className="buttons">
        <button ref={first} type="button" className="primary" onClick={again}>
          Play again
        </button>
        <button type="button" onClick={choose}>
          Another table
        </button>
        {session.mayUndo ? (
          <button type="button" onClick={() => session.undo()}>
            Undo
          </button>
        ) : null}
      </div>
      {isRail ? null : <Scoreboard session={session} />}
      <LookBack session={session} bots={party?.bots ?? []} />
    </section>
  );
}

/** What a bot made of the same cards, and the moves that cost most. */
function LookBack({ session, bots }: { readonly session: Session; readonly bots: readonly string[] }) {
  const { match, loaded } = session;
  const [slips, setSlips] = useState<readonly Slip[]>();
  const [mark, setMark] = useState<{ readonly level: string; readonly points: number }>();
  useEffect(() => {
    let isGone = false;
    const looked = async () => {
      const found = await review(match);
      if (!isGone) setSlips(found);
      const scored = await par(match, bots);
      if (!isGone) setMark(scored);
    };
    looked().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [match, bots]);
  const { door } = loaded;
  const dear = slips?.filter(({ cost }) => cost >= WORTH_TELLING).slice(0, TOLD) ?? [];
  const level = door.company?.levels.find(({ id }) => id === mark?.level)?.title ?? "";
  return (
    <div className="look-back">
      <p>
        {mark === undefined
          ? "Par: being played…"
          : `Par: ${pointsText(mark.points)}. ${level} scored that with your cards.`}
      </p>
      {slips === undefined ? <p>Looking back at your plays…</p> : null}
      {slips !== undefined && dear.length === 0 ? <p>No play of yours cost much, by the estimate.</p> : null}
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
