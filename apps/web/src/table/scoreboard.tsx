/** The points of a series, seat by seat. */

import { seat as seatNumber } from "@baize/kernel";
import { archive } from "../keeping/archive.ts";
import { roundOf, seriesOf } from "../match/series.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";

/** The number of a session's match in its series, and the points of each seat so far. */
export function useSeries(session: Session): { readonly round: number; readonly totals: readonly number[] } {
  useCell(session.shown);
  const all = archive.list();
  return { round: roundOf(all, session.kept), totals: seriesOf(all, session.kept).totals };
}

/** Names and points, whoever looks first. */
export function Scoreboard({ session }: { readonly session: Session }) {
  const { totals } = useSeries(session);
  const { loaded, seat, kept } = session;
  const seats = kept.seats.map((_, n) => seatNumber((seat + n) % kept.seats.length));
  return (
    <table className="scoreboard">
      <caption>{say.points()}</caption>
      <tbody>
        {seats.map((who) => (
          <tr key={who}>
            <th scope="row">{loaded.manners.seatName(who, seat)}</th>
            <td>{say.signed({ points: totals[who] ?? 0 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
