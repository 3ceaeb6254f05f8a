/** The end of an online deal or series: all hands, what each play was worth, the standings, whether it was fair, and how it goes on. */

import { listed, type Match, type Seat, type Shape, seat as seatNumber } from "@baize/kernel";
import { namesOf, revealed } from "@baize/midend";
import type { Seated } from "@baize/table";
import { type ReactNode, useMemo, useState } from "react";
import { filmAddress, reviewAmong } from "../address/looked.ts";
import type { Loaded } from "../library/games.ts";
import { satBy } from "../match/sat.ts";
import { Link } from "../parts/link.tsx";
import { Aftermath, heading } from "../table/aftermath.tsx";
import { type PlacedRow, StandingsTable } from "../table/party-ending.tsx";
import { useLookBack } from "../table/use-look-back.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { sayHere as sayParty } from "../words/party.en.ts";
import { FairSays } from "./fair-says.tsx";
import { seatThen } from "./sat.ts";
import { doing, type OnlineProps, playersOf, TakeOver } from "./seat-list.tsx";
import { ShareLink } from "./share-link.tsx";
import { SitForm } from "./sit-form.tsx";

/** Who won the series; several who have the most share it. */
function winnersText(standings: readonly PlacedRow[], own: number | null): string {
  const best = standings.filter(({ place }) => place === 1);
  const [one] = best;
  if (best.length !== 1 || one === undefined)
    return sayParty.matchShared({ names: listed(best.map(({ name }) => name)) });
  return one.seat === own ? sayParty.youWinMatch() : sayParty.winsMatch({ name: one.name });
}

/** The seats from the best to the worst; those who have the same share a place. */
function standingsOf({ manners }: Loaded, guests: readonly Seated[], own: number | null): readonly PlacedRow[] {
  return guests
    .map(({ name: called, face, points }, seat) => {
      const place = 1 + guests.filter((other) => other.points > points).length;
      const name = seat === own ? sayHere.youAre() : called || manners.seatName(seatNumber(seat), "spectator");
      return { seat, name, face, points, place };
    })
    .toSorted((a, b) => a.place - b.place);
}

interface EndedProps extends OnlineProps {
  readonly match: Match<Shape>;
  readonly guests: readonly Seated[];
  readonly title: string;
  readonly says: string;
  readonly above: ReactNode;
  readonly buttons: ReactNode;
}

/** The end for somebody who played. */
function OwnEnd({ seat, match, loaded, guests, title, says, above, buttons }: EndedProps & { readonly seat: Seat }) {
  const back = useLookBack(match, seat, null);
  const [chosen, choose] = useState<number>();
  // As in the points beside it, one's own row is You.
  const others = useMemo(() => guests.map((guest, n) => (n === seat ? { ...guest, name: "" } : guest)), [guests, seat]);
  const shown = { loaded, match, seat, guests: others, back, chosen, choose, title, says, above };
  return <Aftermath {...shown} buttons={() => buttons} />;
}

/** The end for somebody who watched. */
function WatchedEnd({ match, loaded, guests, title, above, buttons }: EndedProps) {
  const { Hands } = loaded.door;
  const { status } = match;
  const points = status.kind === "over" ? status.scores.map((score) => say.signed({ points: score })) : [];
  return (
    <div className="aftermath">
      <header aria-live="polite">
        <h2>{heading(title)}</h2>
      </header>
      {Hands === undefined ? null : <Hands view={match.view("spectator")} seats={guests} points={points} />}
      <aside className="after-play">
        {above}
        <div className="buttons">{buttons}</div>
      </aside>
    </div>
  );
}

/** The end of a deal, or of the series. */
export function OnlineEnding(props: OnlineProps) {
  const { table, loaded } = props;
  const { company } = loaded.manners;
  const isSeriesOver = table.state === "over";
  const match = useMemo(() => revealed(loaded.game, table), [loaded, table]);
  const guests = useMemo(() => playersOf(loaded, table), [loaded, table]);
  if (match === undefined) return null;
  const names = namesOf(guests);
  const own = seatThen(table);
  const seat = own === null ? undefined : seatNumber(own);
  const result = company?.result(match.view(seat ?? "spectator"), names) ?? {
    title: sayHere.onlineDealOver(),
    says: "",
  };
  const standings = standingsOf(loaded, guests, own);
  const sat = satBy(guests, own ?? 0);
  const looked = reviewAmong(match, sat);
  const shown: EndedProps = {
    ...props,
    match,
    guests,
    title: isSeriesOver ? winnersText(standings, own) : result.title,
    says: isSeriesOver ? sayParty.afterDeals({ deals: table.round, last: result.title }) : result.says,
    above: (
      <>
        {isSeriesOver ? <StandingsTable rows={standings} /> : null}
        <FairSays table={table} loaded={loaded} />
      </>
    ),
    buttons: (
      <>
        <NextDeal {...props} word={sayHere.dealAgain()} />
        <Link className="button" to={looked}>
          {sayHere.lookBackOnline()}
        </Link>
        <Link className="button" to={filmAddress(match, sat)}>
          {sayHere.watchGame()}
        </Link>
        <ShareLink to={looked} />
        <a className="button" href={`/api/tables/${table.id}/record`} download={`${table.id}-${table.deal}.json`}>
          {sayHere.keepRecord()}
        </a>
      </>
    ),
  };
  return (
    <section
      className="party-ending"
      data-online
      aria-label={isSeriesOver ? sayHere.seriesOver() : sayHere.onlineDealOver()}
    >
      {seat === undefined ? <WatchedEnd {...shown} /> : <OwnEnd {...shown} seat={seat} />}
    </section>
  );
}

/** How it goes on: the host deals again or begins a rematch, whoever watches sits down, the others wait. */
export function NextDeal({ word, ...props }: OnlineProps & { readonly word: string }) {
  const { line, table } = props;
  const isSeriesOver = table.state === "over";
  const next = async () => {
    if (isSeriesOver) await doing(line, "rematch");
    await doing(line, "start");
  };
  if (table.you === null) return <SitForm {...props} />;
  if (table.host !== table.you) {
    return (
      <>
        <p>{sayHere.waitForHost()}</p>
        <TakeOver {...props} />
      </>
    );
  }
  return (
    <button type="button" className="primary" onClick={() => void next()}>
      {isSeriesOver ? sayHere.rematch() : word}
    </button>
  );
}
