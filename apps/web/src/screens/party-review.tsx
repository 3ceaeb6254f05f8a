/** A match of several looked at again: all hands, what each play was worth, and a way to play on from any of them. */

import type { Match, Seat, Shape } from "@baize/kernel";
import { namesOf, seatsWith } from "@baize/midend";
import { TAKEN } from "@baize/table";
import { useMemo, useRef, useState } from "react";
import { addressOf, type NamedTable, type Sat } from "../address/address.ts";
import { addressFromHere, analysisAddress, reviewAmong } from "../address/looked.ts";
import { ownSitter } from "../keeping/settings.ts";
import type { Loaded } from "../library/games.ts";
import { botsAt, guestsAt } from "../match/sat.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { Aftermath } from "../table/aftermath.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { useLookBack } from "../table/use-look-back.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/party.en.ts";
import { sayHere as sayReview } from "../words/review.en.ts";
import "../css/party.css";

interface ReviewProps {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
  readonly company: NamedTable;
  /** The seat it is looked at from. */
  readonly seat: Seat;
}

interface SeatLinksProps {
  readonly match: Match<Shape>;
  readonly sat: Sat;
}

/** The same review for each of those who sat there. */
function SeatLinks({ match, sat }: SeatLinksProps) {
  return (
    <nav className="review-seats" aria-label={sayHere.reviewFrom()}>
      {sat.names?.map((name, n) =>
        n === sat.seat ? (
          <strong key={name}>{name}</strong>
        ) : (
          <Link key={name} to={reviewAmong(match, { ...sat, seat: n })}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

export function PartyReview({ loaded, match, company, seat }: ReviewProps) {
  const { game, manners, door } = loaded;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, TAKEN, door.frame);
  const [chosen, choose] = useState<number>();
  const bots = useMemo(() => botsAt(loaded, company), [loaded, company]);
  const seats = useMemo(() => seatsWith(seat, bots, ownSitter()), [seat, bots]);
  const { names, faces = [] } = company;
  const guests = useMemo(() => guestsAt(loaded, company), [loaded, company]);
  const back = useLookBack(match, seat, names === undefined ? seats : null);
  const isOver = match.status.kind === "over";
  const result = isOver ? manners.company?.result(match.view(seat), namesOf(guests)) : undefined;
  const sat = names === undefined ? { bots, seat } : { names, faces, seat };
  const party = { bots, practice: true, term: company.term ?? "", seat };
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="party"
      title={say.review()}
      deal={say.reviewDeal({
        title: manners.title,
        deal: manners.dealName(match.deal) || manners.company?.optionsName(match.options),
      })}
    >
      <div className="stage" ref={room}>
        <Aftermath
          loaded={loaded}
          match={match}
          seat={seat}
          guests={guests}
          back={back}
          chosen={chosen}
          choose={choose}
          title={result?.title ?? sayHere.reviewOpen()}
          says={result?.says ?? sayHere.reviewOpenSays()}
          above={names === undefined ? null : <SeatLinks match={match} sat={sat} />}
          buttons={(judged) => {
            const from = judged && match.goTo(judged.ply);
            return from?.ok ? (
              <Link
                to={addressFromHere(from.value, party)}
                className="button primary"
                entry={{ own: true, hinted: true }}
              >
                {sayReview.playOn()}
                {sayReview.playOnRest()}
              </Link>
            ) : null;
          }}
        />
      </div>
      <nav className="more" aria-label={say.next()}>
        {isOver ? (
          <Link to={analysisAddress(match.link(), sat)} className="tool">
            <Icon name="analyse" /> {say.analyse()}
          </Link>
        ) : null}
        <Link to={addressOf(game.meta.id, match.deal, match.options, party)} className="tool">
          <Icon name="restart" /> {sayReview.playAgain()}
        </Link>
        <Link to={`/${game.meta.id}`} className="tool">
          <Icon name="deal" /> {sayReview.anotherMatch()}
        </Link>
      </nav>
    </TableFrame>
  );
}
