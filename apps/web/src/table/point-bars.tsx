/** The points that could be expected after each play, as bars: up is ahead, down and hatched behind. */

import type { CSSProperties } from "react";
import { costOf, type Judged } from "../match/bots.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/party.en.ts";
import { sayHere as sayReview } from "../words/review.en.ts";
import type { LookBack } from "./use-look-back.ts";
import "../css/point-bars.css";

interface BarsProps {
  readonly back: LookBack;
  /** The place of the play that is shown. */
  readonly chosen: number | undefined;
  /** What a play is called. */
  nameOf(judged: Judged): string;
  choose(place: number): void;
}

/** Points are written with one digit behind the point. */
export const pointsText = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return say.signedPoints({ points: Math.abs(rounded).toFixed(1), sign: Math.sign(rounded) });
};

/** Lines are drawn at steps that leave some room between them. */
function linesOf(up: number, down: number): readonly number[] {
  const step = up + down > 24 ? 8 : up + down > 12 ? 4 : 2;
  return Array.from({ length: 40 }, (_, n) => (20 - n) * step).filter((value) => value <= up && value >= -down);
}

export function PointBars({ back: { judged, isDone, mark, dearest }, chosen, nameOf, choose }: BarsProps) {
  const values = [...judged.map(({ points }) => points), mark?.points ?? 0];
  const up = Math.max(2, Math.ceil(Math.max(...values)));
  const down = Math.max(2, Math.ceil(-Math.min(...values)));
  const share = (points: number): string => `${(100 * points) / (up + down)}%`;
  return (
    <section className="point-bars" aria-label={sayHere.expectedAfter()}>
      <header>
        <h2>{sayHere.expectedAfter()}</h2>
        <ul aria-hidden="true">
          <li data-as="ahead">{sayHere.ahead()}</li>
          <li data-as="behind">{sayHere.behind()}</li>
          {dearest === undefined ? null : <li data-as="dearest">{sayHere.costliest()}</li>}
          {mark == null ? null : (
            <li data-as="par">{sayReview.parIs({ signed: say.signed({ points: mark.points }) })}</li>
          )}
        </ul>
      </header>
      {isDone ? null : <p role="status">{sayReview.lookingBack()}</p>}
      <div className="point-chart">
        {linesOf(up, down).map((value) => (
          <span
            key={value}
            className="point-line"
            data-zero={value === 0 || undefined}
            style={{ top: share(up - value) }}
            aria-hidden="true"
          >
            <span>{say.signed({ points: value })}</span>
          </span>
        ))}
        {mark == null ? null : <i className="point-par" style={{ top: share(up - mark.points) }} />}
        <ol>
          {judged.map((one, place) => {
            const { ply, points } = one;
            const facts = {
              nth: place + 1,
              play: nameOf(one),
              points: pointsText(points),
              cost: costOf(one).toFixed(1),
            };
            const style = {
              "--top": share(up - Math.max(0, points)),
              "--high": share(Math.abs(points)),
              "--zero": share(up),
            } as CSSProperties;
            return (
              <li key={ply} style={style}>
                <button
                  type="button"
                  aria-label={sayHere.barTold(facts)}
                  aria-current={place === chosen ? "true" : undefined}
                  data-dearest={place === dearest || undefined}
                  data-down={points < 0 || undefined}
                  onClick={() => choose(place)}
                >
                  <i />
                  <span aria-hidden="true">{place + 1}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
