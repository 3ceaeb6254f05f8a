/** Help at the table: a good move, the whole line to step through, and a way back from a lost position. */

import { useEffect, useRef, useState } from "react";
import { ME, type Session } from "../store/session.ts";
import type { Past } from "../truth/past.ts";
import { pastOfMatch } from "../truth/use-truth.ts";
import { voice } from "./voice.ts";

interface HintProps {
  readonly session: Session;
  readonly line: readonly string[];
  /** Whether the whole line is shown, and what shows it, where that is allowed. */
  readonly isWhole: boolean;
  readonly showWhole: (() => void) | undefined;
  /** Shows the whole line as a film, where that is allowed. */
  readonly film: (() => void) | undefined;
  close(): void;
}

/** The next good move in words. The whole line is stepped through move by move. */
export function HintBar({ session, line, isWhole, showWhole, film, close }: HintProps) {
  const { match, loaded } = session;
  const [next] = line;
  if (next === undefined) return null;
  const view = match.view(ME);
  const step = loaded.door.talk?.step(line, view) ?? { says: loaded.door.describe(next, view), moves: 1 };
  const go = () => {
    for (const text of line.slice(0, step.moves)) session.play(text);
  };
  return (
    <section className="help" aria-label="Hint">
      <p>{step.says}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={go}>
          {isWhole ? `Step, ${line.length} to go` : "Do it"}
        </button>
        {showWhole !== undefined && !isWhole ? (
          <button type="button" onClick={showWhole}>
            Whole line
          </button>
        ) : null}
        {film === undefined ? null : (
          <button type="button" onClick={film}>
            Watch
          </button>
        )}
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      {isWhole ? <p className="line">{line.join(" ")}</p> : null}
    </section>
  );
}

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
  const says = "This position is lost.";
  if (past === undefined || (past.open < 0 && past.lost > 0)) return says;
  if (past.open < 0) return "This deal cannot be won. It was lost from the start.";
  const back = past.plies - past.open;
  return `${says} ${back === 1 ? "Undo one move" : `Undo ${back} moves`} and it is open again.`;
}

/** One calm line when the position is lost. */
export function LostLine({ session, why, isExplained, explain, again }: LostProps) {
  const { match } = session;
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
    if (found.open < 0) voice.tell("No position was found that could be won.");
    else session.goTo(found.open);
  };
  return (
    <section className="help" aria-label="Lost">
      <p>{isExplained && why !== undefined ? why : lostSays(past)}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={back}>
          Go back
        </button>
        {why === undefined ? null : (
          <button type="button" aria-pressed={isExplained} onClick={explain}>
            Why?
          </button>
        )}
        <button type="button" onClick={() => session.restart()}>
          Retry
        </button>
        <button type="button" onClick={again}>
          New {session.loaded.door.talk?.deal ?? "deal"}
        </button>
      </div>
    </section>
  );
}
