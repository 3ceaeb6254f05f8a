/** The points of a series, seat by seat. */

import { useMemo } from "react";
import { useCell } from "../store/cell.ts";
import { type Series, seriesOf } from "../store/party.ts";
import type { Session } from "../store/session.ts";
import { archive } from "./archive.ts";

/** `+12`, `−5`, `0`. */
export const pointsText = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** What the series of a session has come to. */
export function useSeries(session: Session): Series {
  useCell(session.shown);
  const { party, begun, loaded } = session;
  const { seats } = loaded.game.meta;
  // The party is another one when the match is over: then its scores are known.
  return useMemo(
    () => (party === undefined ? { round: 1, totals: [] } : seriesOf(archive.list(), party, begun, seats)),
    [party, begun, seats],
  );
}

/** Names and points. */
export function Scoreboard({ session }: { readonly session: Session }) {
  const { totals } = useSeries(session);
  const { seats = [] } = session.loaded.door.company ?? {};
  return (
    <table className="scoreboard">
      <caption>Points</caption>
      <tbody>
        {seats.map((name, seat) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{pointsText(totals[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
