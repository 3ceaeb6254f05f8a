/** The points of a match, seat by seat, and how far it has come. */

import { Portrait } from "@baize/faces";
import { type Seat, seat as seatNumber } from "@baize/kernel";
import { namesOf, type Series } from "@baize/midend";
import { archive } from "../keeping/archive.ts";
import { seriesOf } from "../match/series.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";

/** The series of a session's match, as it stands. */
export function useSeries(session: Session): Series {
  useCell(session.shown);
  return seriesOf(archive.list(), session.kept);
}

/** What whoever looks calls a seat; their own by their name where they have given one. */
export function nameAt({ guests, loaded, seat }: Session, who: Seat): string {
  const own = who === seat ? guests[who]?.name : "";
  return own || loaded.manners.seatName(who, seat, namesOf(guests));
}

interface BoardProps {
  readonly session: Session;
  /** Whether the deal that is over is told beside the sum. */
  readonly last?: readonly number[] | undefined;
  /** Whether levels are told too. */
  readonly leveled?: boolean;
}

/** Names and points, whoever looks first. */
export function Scoreboard({ session, last, leveled = false }: BoardProps) {
  const { totals } = useSeries(session);
  const { seat, kept, guests } = session;
  const seats = kept.seats.map((_, n) => seatNumber((seat + n) % kept.seats.length));
  return (
    <table className="scoreboard">
      <caption>{say.points()}</caption>
      <tbody>
        {seats.map((who) => {
          const { face = "", level = "" } = guests[who] ?? {};
          const name = nameAt(session, who);
          return (
            <tr key={who}>
              <th scope="row">
                <span className="score-name">
                  <span className="score-face">
                    <Portrait face={face} name={name} />
                  </span>
                  <span>
                    {name}
                    {leveled && level !== "" ? <small>{level}</small> : null}
                  </span>
                </span>
              </th>
              <td>{say.signed({ points: totals[who] ?? 0 })}</td>
              {last === undefined ? null : <td className="score-last">{say.signed({ points: last[who] ?? 0 })}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** As many dots as the match has deals, those that were played filled. */
export function DealDots({ series: { term, number } }: { readonly series: Series }) {
  if (term.kind !== "deals" || term.deals > 20) return null;
  return (
    <span className="deal-dots" aria-hidden="true">
      {Array.from({ length: term.deals }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the deals of a match stand in their order.
        <i key={n} data-deal={n + 1 < number ? "played" : n + 1 === number ? "now" : undefined} />
      ))}
    </span>
  );
}
