/** The end of a match: what it came to, and what next. */

import { timeText } from "../store/clock.ts";
import { reviewAddress } from "../store/opening.ts";
import type { Session } from "../store/session.ts";
import { entryOf } from "./games.ts";
import { Link } from "./parts.tsx";

interface EndingProps {
  readonly session: Session;
  /** Lets the player choose a deal. */
  again(): void;
  /** Deals at once. */
  start(): void;
}

export function Ending({ session, start, again }: EndingProps) {
  const { match, clock, loaded } = session;
  const { talk } = loaded.door;
  const dealWord = talk?.deal ?? "deal";
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
  const canReview = entryOf(match.game.meta.id).truth !== undefined;
  return (
    <section className="ending" aria-label="The end" data-won={isWon || undefined}>
      <p className="result" role="status">
        <strong>
          {isWon
            ? `Won in ${talk?.result(match.moves) ?? `${match.ply} moves`}.`
            : (talk?.stuck ?? "No card can move any more.")}
        </strong>{" "}
        {isWon ? `It took ${timeText(clock.elapsed)}.` : "Take some moves back, and it may open again."}
      </p>
      <div className="buttons">
        {isWon ? (
          <>
            <button type="button" className="primary" onClick={start}>
              Next {dealWord}
            </button>
            <button type="button" onClick={again}>
              Choose a {dealWord}
            </button>
          </>
        ) : (
          <button type="button" className="primary" onClick={() => session.undo()}>
            Undo
          </button>
        )}
        {canReview ? (
          <Link to={reviewAddress(match)} className="button">
            Review
          </Link>
        ) : null}
        <button type="button" onClick={() => session.restart()}>
          {isWon ? "Play it again" : "Restart"}
        </button>
      </div>
    </section>
  );
}
