/** The end of a match: what it came to, and what next. */

import { must, type Shape } from "@baize/kernel";
import { timeText } from "@baize/midend";
import type { Desk } from "@baize/table";
import { useMemo } from "react";
import { reviewAddress } from "../address/address.ts";
import { settings } from "../keeping/settings.ts";
import { hasLight, useTruth } from "../light/use-truth.ts";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { Link } from "../parts/link.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";

interface EndingProps {
  readonly session: Session;
  readonly desk: Desk;
  /** Lets the player choose a deal. */
  again(): void;
}

export function Ending({ session, desk, again }: EndingProps) {
  const { match, loaded, seat } = session;
  const { manners, door } = loaded;
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[seat] ?? 0) > 0;
  const next = isWon ? door.next?.(match.deal, desk.notes) : undefined;
  return (
    <section className="ending" aria-label={say.theEnd()} data-won={isWon || undefined}>
      <div className="result" role="status">
        {isWon ? <Won session={session} desk={desk} /> : <Stuck stuck={manners.stuck} />}
      </div>
      <div className="buttons">
        {isWon ? (
          <>
            <button
              type="button"
              className="primary"
              onClick={() =>
                next === undefined ? desk.start(randomDeal(loaded), match.options) : desk.start(next.deal)
              }
            >
              {next?.title ?? say.nextDeal({ deal: manners.dealWord })}
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

const Stuck = ({ stuck }: { readonly stuck: string }) => (
  <p>
    <strong>{stuck}</strong> {say.mayOpenAgain()}
  </p>
);

/** What a match that was won came to: in the game's own words, or in moves and time. */
function Won({ session, desk }: Pick<EndingProps, "session" | "desk">) {
  const { match, clock, loaded } = session;
  const { Result } = loaded.door;
  const time = timeText(clock.elapsed);
  return Result === undefined ? (
    <p>
      <strong>{say.wonIn({ count: loaded.manners.countText(match.moves) })}</strong> {say.itTook({ time })}
    </p>
  ) : (
    <OwnResult session={session} desk={desk} time={time} Result={Result} />
  );
}

interface OwnProps extends Pick<EndingProps, "session" | "desk"> {
  readonly time: string;
  readonly Result: NonNullable<Session["loaded"]["door"]["Result"]>;
}

/** The game's own words for a win, with how short it can be, which is looked for now that nothing is given away. */
function OwnResult({ session, desk, time, Result }: OwnProps) {
  const { match, seat, kept } = session;
  const { help } = useCell(settings);
  const deal = useMemo(() => must(match.goTo(0)), [match]);
  const truth = useTruth(deal, help !== "none");
  const view: Shape["view"] = match.view(seat);
  const isHelped = kept.light || kept.hints > 0;
  return <Result view={view} match={match} isHelped={isHelped} time={time} bounds={truth?.bounds} desk={desk} />;
}
