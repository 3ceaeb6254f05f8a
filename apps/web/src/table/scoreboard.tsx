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

/** A seat in the list of points. */
export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly face: string;
  /** What is told beside the name. */
  readonly level?: string | undefined;
  readonly points: number;
  /** What the deal that is over came to. */
  readonly last?: number | undefined;
}

/** Names and points. */
export function ScoreTable({ rows }: { readonly rows: readonly ScoreRow[] }) {
  return (
    <table className="scoreboard">
      <caption>{say.points()}</caption>
      <tbody>
        {rows.map(({ seat, name, face, level = "", points, last }) => (
          <tr key={seat}>
            <th scope="row">
              <span className="score-name">
                <span className="score-face">{face === "" ? null : <Portrait face={face} name={name} />}</span>
                <span>
                  {name}
                  {level === "" ? null : <small>{level}</small>}
                </span>
              </span>
            </th>
            <td>{say.signed({ points })}</td>
            {last === undefined ? null : <td className="score-last">{say.signed({ points: last })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BoardProps {
  readonly session: Session;
  /** Whether the deal that is over is told beside the sum. */
  readonly last?: readonly number[] | undefined;
  /** Whether levels are told too. */
  readonly leveled?: boolean;
}

/** Names and points of a session's match, whoever looks first; after the last deal in the order of the standings. */
export function Scoreboard({ session, last, leveled = false }: BoardProps) {
  const { totals, standings, isOver } = useSeries(session);
  const { seat, kept, guests } = session;
  const order = isOver
    ? standings.map(({ seat }) => seatNumber(seat))
    : kept.seats.map((_, n) => seatNumber((seat + n) % kept.seats.length));
  const rows = order.map((who): ScoreRow => {
    const { face = "", level } = guests[who] ?? {};
    return {
      seat: who,
      name: nameAt(session, who),
      face,
      level: leveled ? level : undefined,
      points: totals[who] ?? 0,
      last: last === undefined ? undefined : (last[who] ?? 0),
    };
  });
  return <ScoreTable rows={rows} />;
}

/** As many dots as the match has deals, those that were played filled. */
export function DealDots({ of, now }: { readonly of: number | undefined; readonly now: number }) {
  if (of === undefined || of > 20) return null;
  return (
    <span className="deal-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the deals of a match stand in their order.
        <i key={n} data-deal={n + 1 < now ? "played" : n + 1 === now ? "now" : undefined} />
      ))}
    </span>
  );
}
