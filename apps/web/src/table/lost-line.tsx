/** One calm line when the position is lost: how far back it is open again, and the way there. */

import type { Insight } from "@baize/kernel";
import type { Past } from "@baize/midend";
import { useEffect, useState } from "react";
import { pastOfMatch } from "../light/past-of-match.ts";
import type { Session } from "../match/session.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/panel.en.ts";

interface LostProps {
  readonly session: Session;
  /** What is known: why it is lost and the proof of it, where the game can say so. */
  readonly truth: Insight;
  /** What of it is told now; nothing at first. */
  readonly why: { readonly hasProof: boolean } | undefined;
  explain(hasProof: boolean): void;
  close(): void;
  again(): void;
}

/** How it was lost, and how far back it is open again, once that is known. */
function lostSays(past: Past | undefined): string {
  if (past === undefined || (past.open < 0 && past.lost > 0)) return sayHere.positionLost();
  return past.open < 0 ? say.dealLost() : sayHere.lostUndo({ back: past.plies - past.open });
}

export function LostLine({ session, truth, why, explain, close, again }: LostProps) {
  const { match, loaded } = session;
  const [past, setPast] = useState<Past>();
  useEffect(() => {
    let gone = false;
    setPast(undefined);
    void pastOfMatch(match, () => !gone).then((found) => gone || setPast(found));
    return () => {
      gone = true;
    };
  }, [match]);
  // A deal that nobody can win is left: neither going back nor starting again helps.
  const isHopeless = match.ply === 0 || (past !== undefined && past.lost === 0);
  const open = past === undefined || past.open < 0 ? undefined : past.open;
  return (
    <section className="help" aria-label={sayHere.lostLabel()}>
      <p>{why !== undefined && truth.why !== undefined ? truth.why : lostSays(past)}</p>
      {why?.hasProof && truth.proof !== undefined ? <p className="proof">{truth.proof}</p> : null}
      <div className="buttons">
        {open === undefined ? null : (
          <button type="button" className="primary" onClick={() => session.goTo(open)}>
            {sayHere.goBack()}
          </button>
        )}
        {truth.why === undefined ? null : (
          <button type="button" aria-pressed={why !== undefined} onClick={() => (why ? close() : explain(false))}>
            {sayHere.why()}
          </button>
        )}
        {why === undefined || truth.proof === undefined ? null : (
          <button type="button" aria-pressed={why.hasProof} onClick={() => explain(!why.hasProof)}>
            {say.more()}
          </button>
        )}
        {isHopeless ? null : (
          <button type="button" onClick={() => session.restart()}>
            {sayHere.retry()}
          </button>
        )}
        <button type="button" className={open === undefined ? "primary" : undefined} onClick={again}>
          {say.newDeal({ deal: loaded.manners.dealWord })}
        </button>
      </div>
    </section>
  );
}
