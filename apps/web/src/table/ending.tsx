/** The end of a match: what it came to, and what next. */

import { timeText } from "@baize/midend";
import { reviewAddress } from "../address/address.ts";
import { hasLight } from "../light/use-truth.ts";
import type { Session } from "../match/session.ts";
import { Link } from "../parts/link.tsx";
import { say } from "../words/index.ts";

interface EndingProps {
  readonly session: Session;
  /** Lets the player choose a deal. */
  again(): void;
  /** Deals at once. */
  start(): void;
}

export function Ending({ session, start, again }: EndingProps) {
  const { match, clock, loaded, seat } = session;
  const { manners } = loaded;
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[seat] ?? 0) > 0;
  return (
    <section className="ending" aria-label={say.theEnd()} data-won={isWon || undefined}>
      <p className="result" role="status">
        <strong>{isWon ? say.wonIn({ count: manners.countText(match.moves) }) : manners.stuck}</strong>{" "}
        {isWon ? say.itTook({ time: timeText(clock.elapsed) }) : say.mayOpenAgain()}
      </p>
      <div className="buttons">
        {isWon ? (
          <>
            <button type="button" className="primary" onClick={start}>
              {say.nextDeal({ deal: manners.dealWord })}
            </button>
            <button type="button" onClick={again}>
              {say.chooseDeal({ deal: manners.dealWord })}
            </button>
          </>
        ) : (
          <button type="button" className="primary" onClick={() => session.undo()}>
            {say.undo()}
          </button>
        )}
        {hasLight(match.game.meta.id) ? (
          <Link to={reviewAddress(match)} className="button">
            {say.review()}
          </Link>
        ) : null}
        <button type="button" onClick={() => session.restart()}>
          {isWon ? say.playItAgain() : say.restart()}
        </button>
      </div>
    </section>
  );
}
