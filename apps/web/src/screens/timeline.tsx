/** The moves of a match as bars: tall while it could be won, low and hatched when it was lost. */

import type { Match, Shape } from "@baize/kernel";
import { glowAt, losingMove, type Past } from "@baize/midend";
import type { CSSProperties } from "react";
import { numbersOf } from "../parts/bar-numbers.ts";
import { Icon } from "../parts/icons.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/review.en.ts";
import "../css/timeline.css";

interface TimelineProps {
  readonly match: Match<Shape>;
  readonly past: Past | undefined;
  /** The move that is shown, from 1, and what it says. */
  readonly move: number;
  readonly says: string;
  choose(move: number): void;
}

/** One slider for hand, key and ear; the bars are its picture. */
export function Timeline({ match, past, move, says, choose }: TimelineProps) {
  const count = match.ply;
  const all = Array.from({ length: count }, (_, i) => i + 1);
  const losing = past && losingMove(past);
  const stateOf = (nth: number) => (past === undefined ? "thinking" : nth === losing ? "losing" : glowAt(past, nth));
  const state = stateOf(move);
  const word = state === "losing" ? sayHere.thisMoveLost() : state === "thinking" ? sayHere.notKnown() : say[state]();
  const step = (by: number) => choose(Math.min(count, Math.max(1, move + by)));
  return (
    <section className="timeline" aria-label={say.theMoves()}>
      <div className="steps-row">
        <button type="button" aria-label={sayHere.firstMove()} onClick={() => choose(1)}>
          <Icon name="first" />
        </button>
        <button type="button" aria-label={say.moveBefore()} onClick={() => step(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" aria-label={say.nextMove()} onClick={() => step(1)}>
          <Icon name="next" />
        </button>
        <p>{say.moveOf({ move, of: count })}</p>
        <ul className="legend" aria-hidden="true">
          <li data-state="winnable">{say.winnable()}</li>
          <li data-state="losing">{sayHere.losingMove()}</li>
          <li data-state="lost">{say.lost()}</li>
        </ul>
      </div>
      <div className="bars" style={{ "--count": count } as CSSProperties}>
        {all.map((nth) => (
          <i key={nth} data-state={stateOf(nth)} data-shown={nth === move || undefined} />
        ))}
        <input
          type="range"
          aria-label={say.move()}
          aria-valuetext={sayHere.moveTold({ move, of: count, says, word })}
          min={1}
          max={count}
          value={move}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <p className="numbers" aria-hidden="true">
        {numbersOf(count, losing).map((nth) => (
          <span key={nth} data-losing={nth === losing || undefined} style={{ left: `${((nth - 0.5) / count) * 100}%` }}>
            {nth}
          </span>
        ))}
      </p>
    </section>
  );
}
