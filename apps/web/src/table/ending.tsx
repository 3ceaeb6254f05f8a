/** The end of a match: what it came to, and what next. */

import { must } from "@baize/kernel";
import { helpOf } from "@baize/midend";
import type { Desk } from "@baize/table";
import { useEffect, useMemo, useRef } from "react";

import { reviewAddress } from "../address/looked.ts";

import { own } from "../keeping/own.ts";
import { set, settings } from "../keeping/settings.ts";
import { hasLight, useTruth } from "../light/use-truth.ts";
import { addressForOthers } from "../match/day-of.ts";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { useCell } from "../state/cell.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/ending.en.ts";
import { say } from "../words/index.ts";
import { ShareResult } from "./share-result.tsx";
import { howSays, resultRow, resultText, Won } from "./won.tsx";
import "../css/ending.css";
import "../css/ending-lost.css";

interface EndingProps {
  readonly session: Session;
  readonly desk: Desk;
  /** Lets the player choose a deal. */
  again(): void;
}

export function Ending({ session, desk, again }: EndingProps) {
  const { match, loaded, seat } = session;
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[seat] ?? 0) > 0;
  const isHopeless = useHopeless(session, isWon);
  const panel = useRef<HTMLElement>(null);
  // Whoever finished the match, by key or by button, goes on here.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".stage, .tools"))
      panel.current?.querySelector<HTMLElement>(".buttons button")?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} className="ending" aria-label={say.theEnd()} data-won={isWon || undefined}>
      <div className="result" role="status">
        {isWon ? <Won session={session} desk={desk} /> : <Stuck stuck={loaded.manners.stuck} isHopeless={isHopeless} />}
      </div>
      {isWon ? (
        <AfterWin session={session} desk={desk} />
      ) : (
        <AfterLoss session={session} again={isHopeless ? again : undefined} />
      )}
    </section>
  );
}

const Stuck = ({ stuck, isHopeless }: { readonly stuck: string; readonly isHopeless: boolean }) => (
  <p>
    <strong>{stuck}</strong> {isHopeless ? say.dealLost() : sayHere.mayOpenAgain()}
  </p>
);

/** The way to the review, for a match for one: what was lost may be taken back, with what was seen there. */
const ReviewLink = ({ session }: Pick<EndingProps, "session">) =>
  hasLight(session.match.game.meta.id) ? (
    <Link to={reviewAddress(session.match)} className="button" follow={() => session.helped("hint")}>
      <Icon name="record" /> {say.review()}
    </Link>
  ) : null;

/** Whether the deal itself cannot be won: nothing can be moved from the start, or the light has seen it. */
function useHopeless({ match }: Session, isWon: boolean): boolean {
  const { help } = useCell(settings);
  const deal = useMemo(() => must(match.goTo(0)), [match]);
  const truth = useTruth(deal, !isWon && help !== "none" && hasLight(match.game.meta.id));
  return match.ply === 0 || truth?.glow === "lost";
}

function AfterWin({ session, desk }: Pick<EndingProps, "session" | "desk">) {
  const { match, loaded } = session;
  const { manners, door } = loaded;
  const next = door.next?.(match.deal);
  const goOn = () => (next === undefined ? desk.start(randomDeal(loaded), match.options) : desk.start(next.deal));
  const text = () => `${resultText(session, match)}\n${location.origin}${addressForOthers(loaded, match)}`;
  return (
    <div className="buttons">
      <button type="button" className="primary" onClick={goOn}>
        {next?.title ?? sayHere.nextDeal({ deal: manners.dealWord })} <Icon name="onward" />
      </button>
      <ShareResult text={text} picture={() => resultRow(session, match)} />
      <ReviewLink session={session} />
      {door.Result === undefined ? <p className="how">{howSays(session)}</p> : null}
      <Unaided session={session} />
    </div>
  );
}

/** The light is on by itself: whoever won with it is offered to go on without, with hints still at hand. */
function Unaided({ session: { kept, loaded, match } }: Pick<EndingProps, "session">) {
  const { help } = useCell(settings);
  const isPuzzle = loaded.door.puzzle?.(match, own(kept.game).notes.get()) !== undefined;
  if (kept.practice || isPuzzle || helpOf(kept) !== "light" || help === "none" || help === "asked") return null;
  const press = () => {
    set({ help: "asked" });
    voice.tell(sayHere.lightOff());
  };
  return (
    <button type="button" className="plain unaided" onClick={press}>
      {sayHere.playUnaided()}
    </button>
  );
}

interface LossProps {
  readonly session: Session;
  /** Lets the player choose a deal, where this one cannot be won. */
  readonly again: (() => void) | undefined;
}

const AfterLoss = ({ session, again }: LossProps) => (
  <div className="buttons">
    {again === undefined ? (
      <button type="button" className="primary" onClick={() => session.undo()}>
        {say.undo()}
      </button>
    ) : (
      <button type="button" className="primary" onClick={again}>
        {say.newDeal({ deal: session.loaded.manners.dealWord })}
      </button>
    )}
    <ReviewLink session={session} />
    <button type="button" onClick={() => session.restart()}>
      {say.restart()}
    </button>
  </div>
);
