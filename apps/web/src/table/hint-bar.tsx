/** A good move in words; the whole line is stepped through move by move. */

import type { Session } from "../match/session.ts";
import { say } from "../words/index.ts";

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

export function HintBar({ session, line, isWhole, showWhole, film, close }: HintProps) {
  const { match, loaded, seat } = session;
  if (line.length === 0) return null;
  const step = loaded.manners.step(line, match.view(seat));
  const go = () => {
    for (const text of line.slice(0, step.moves)) session.play(text, "hint");
  };
  return (
    <section className="help" aria-label={say.hint()}>
      <p>{step.says}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={go}>
          {isWhole ? say.step({ count: line.length }) : say.doIt()}
        </button>
        {showWhole !== undefined && !isWhole ? (
          <button type="button" onClick={showWhole}>
            {say.wholeLine()}
          </button>
        ) : null}
        {film === undefined ? null : (
          <button type="button" onClick={film}>
            {say.watch()}
          </button>
        )}
        <button type="button" onClick={close}>
          {say.close()}
        </button>
      </div>
      {isWhole ? <p className="line">{loaded.manners.lineText(line)}</p> : null}
    </section>
  );
}
