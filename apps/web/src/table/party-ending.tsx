/** The end of a deal of several: who was out first, what it came to, and what next; after the last one, the standings. */

import { Portrait } from "@baize/faces";
import { listed, seat as seatNumber } from "@baize/kernel";
import { helpOf, namesOf, type Series, timeText } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { addressOfMatch } from "../address/address.ts";
import { reviewAddress } from "../address/looked.ts";
import type { Session } from "../match/session.ts";
import { Link } from "../parts/link.tsx";
import type { PictureRow } from "../parts/result-picture.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/party.en.ts";
import { Aftermath } from "./aftermath.tsx";
import { nameAt, type ScoreRow } from "./scoreboard.tsx";
import { ShareResult } from "./share-result.tsx";
import { useLookBack } from "./use-look-back.ts";

interface EndingProps {
  readonly session: Session;
  readonly series: Series;
  /** Deals the next one at the same table. */
  again(): void;
  /** Lets the player choose another table. */
  choose(): void;
}

export function PartyEnding({ session, series, again, choose }: EndingProps) {
  const { match, loaded, seat, kept, guests, bots } = session;
  const first = useRef<HTMLButtonElement>(null);
  const back = useLookBack(match, seat, kept.seats);
  const [chosen, setChosen] = useState<number>();
  // Whoever played the last card from the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  const result = loaded.manners.company?.result(match.view(seat), namesOf(guests));
  const isOver = series.isOver;
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[seat] ?? 0) > 0;
  return (
    <section className="party-ending" aria-label={say.theEnd()} data-won={isWon || undefined}>
      <Aftermath
        loaded={loaded}
        match={match}
        seat={seat}
        guests={guests}
        back={back}
        chosen={chosen}
        choose={setChosen}
        title={isOver ? winnersText(session, series) : (result?.title ?? "")}
        says={isOver ? sayHere.afterDeals({ deals: series.played, last: result?.title ?? "" }) : (result?.says ?? "")}
        above={isOver ? <Standings session={session} series={series} /> : null}
        buttons={() => (
          <>
            <button ref={first} type="button" className="primary" onClick={again}>
              {isOver ? sayHere.newMatch() : sayHere.dealNext()}
            </button>
            <ShareResult text={() => textOf(session)} picture={() => rowOf(session)} />
            <Link
              to={reviewAddress(match, { bots, practice: kept.practice, term: kept.term, seat })}
              className="button"
            >
              {say.review()}
            </Link>
            {isOver ? (
              <button type="button" onClick={choose}>
                {sayHere.anotherTable()}
              </button>
            ) : null}
            {session.mayUndo ? (
              <button type="button" onClick={() => session.undo()}>
                {say.undo()}
              </button>
            ) : null}
          </>
        )}
      />
    </section>
  );
}

/** What a deal came to, as it stands on a picture. */
function rowOf({ match, loaded, seat, kept, clock }: Session): PictureRow {
  const { status } = match;
  const points = status.kind === "over" ? (status.scores[seat] ?? 0) : 0;
  const signed = say.signed({ points });
  return {
    title: loaded.manners.matchName(match.deal, match.options),
    says: points > 0 ? sayHere.sharedPoints({ signed }) : say.rowPoints({ signed }),
    how: kept.practice ? "" : say[`how_${helpOf(kept)}`]({ time: timeText(clock.elapsed) }),
    cloth: loaded.door.cloth,
  };
}

/** A deal that is over, for others: what it came to, and the same cards for them. */
function textOf(session: Session): string {
  const { match, seat, bots, kept } = session;
  const { practice, term } = kept;
  const { title, says, how } = rowOf(session);
  const address = location.origin + addressOfMatch(match, { bots, practice, term, seat });
  return [title, says, how, address].filter((line) => line !== "").join("\n");
}

/** Who won the whole match. */
function winnersText(session: Session, { standings }: Series): string {
  const best = standings.filter(({ place }) => place === 1);
  const [one] = best;
  if (best.length !== 1 || one === undefined) {
    return sayHere.matchShared({ names: listed(best.map(({ seat }) => nameAt(session, seatNumber(seat)))) });
  }
  return one.seat === session.seat
    ? sayHere.youWinMatch()
    : sayHere.winsMatch({ name: nameAt(session, seatNumber(one.seat)) });
}

/** A seat in the standings. */
export type PlacedRow = ScoreRow & { readonly place: number };

/** The seats from the best to the worst, once the match is over. */
export function StandingsTable({ rows }: { readonly rows: readonly PlacedRow[] }) {
  return (
    <table className="standings">
      <caption>{sayHere.finalStandings()}</caption>
      <tbody>
        {rows.map(({ seat, name, face, points, place }) => (
          <tr key={seat} data-first={place === 1 || undefined}>
            <td>{place}</td>
            <th scope="row">
              <span className="score-name">
                <span className="score-face">
                  <Portrait face={face} name={name} />
                </span>
                <span>{name}</span>
              </span>
            </th>
            <td>{say.signed({ points })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standings({ session, series }: { readonly session: Session; readonly series: Series }) {
  const rows = series.standings.map(({ seat, points, place }) => {
    const name = nameAt(session, seatNumber(seat));
    return { seat, points, place, name, face: session.guests[seat]?.face ?? "" };
  });
  return <StandingsTable rows={rows} />;
}
