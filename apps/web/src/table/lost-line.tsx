/** One calm line when the position is lost: how far back it is open again, and the way there. */

import type { Past } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { pastOfMatch } from "../light/use-truth.ts";
import type { Session } from "../match/session.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";

interface LostProps {
  readonly session: Session;
  /** Why it is lost, where the game can say so, and whether that is told. */
  readonly why: string | undefined;
  readonly isExplained: boolean;
  explain(): void;
  again(): void;
}

/** How it was lost, and how far back it is open again, once that is known. */
function lostSays(past: Past | undefined): string {
  if (past === undefined || (past.open < 0 && past.lost > 0)) return say.positionLost();
  return past.open < 0 ? say.dealLost() : say.lostUndo({ back: past.plies - past.open });
}

export function LostLine({ session, why, isExplained, explain, again }: LostProps) {
  const { match, loaded } = session;
  const [past, setPast] = useState<Past>();
  const finding = useRef<Promise<Past>>(undefined);
  useEffect(() => {
    let gone = false;
    setPast(undefined);
    finding.current = pastOfMatch(match, () => !gone);
    void finding.current.then((found) => gone || setPast(found));
    return () => {
      gone = true;
    };
  }, [match]);
  const back = async () => {
    const found = await finding.current;
    if (session.match !== match || found === undefined) return;
    if (found.open < 0) voice.tell(say.noneFound());
    else session.goTo(found.open);
  };
  return (
    <section className="help" aria-label={say.lostLabel()}>
      <p>{isExplained && why !== undefined ? why : lostSays(past)}</p>
      <div className="buttons">
        {match.ply === 0 ? null : (
          <button type="button" className="primary" onClick={back}>
            {say.goBack()}
          </button>
        )}
        {why === undefined ? null : (
          <button type="button" aria-pressed={isExplained} onClick={explain}>
            {say.why()}
          </button>
        )}
        {match.ply === 0 ? null : (
          <button type="button" onClick={() => session.restart()}>
            {say.retry()}
          </button>
        )}
        <button type="button" className={match.ply === 0 ? "primary" : undefined} onClick={again}>
          {say.newDeal({ deal: loaded.manners.dealWord })}
        </button>
      </div>
    </section>
  );
}
