/** What came of a deal of several: the hands as they were dealt, what each play was worth, and a better one. */

import { Caption } from "@baize/faces";
import type { Match, Names, Seat, Shape } from "@baize/kernel";
import { type Guest, namesOf } from "@baize/midend";
import type { ReactNode } from "react";
import type { Loaded } from "../library/games.ts";
import { costOf, type Judged } from "../match/bots.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/review.en.ts";
import { PointBars, pointsText } from "./point-bars.tsx";
import type { LookBack } from "./use-look-back.ts";
import "../css/aftermath.css";

interface AfterProps {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
  readonly seat: Seat;
  readonly guests: readonly Guest[];
  readonly back: LookBack;
  /** The place of the play that is shown. */
  readonly chosen: number | undefined;
  choose(place: number): void;
  readonly title: string;
  readonly says: string;
  /** What stands above the play that is shown. */
  readonly above?: ReactNode;
  /** What can be done now; a play that is shown may be gone on from. */
  buttons(chosen: Judged | undefined): ReactNode;
}

/** A sentence without its full stop, as a heading. */
export const heading = (text: string): string => text.replace(/\.$/, "");

export function Aftermath(props: AfterProps) {
  const { loaded, match, seat, guests, back, chosen, choose, title, says, above, buttons } = props;
  const { manners, door } = loaded;
  const { Hands } = door;
  const names = namesOf(guests);
  const { status } = match;
  const points = status.kind === "over" ? status.scores.map((score) => say.signed({ points: score })) : [];
  const at = chosen ?? back.dearest;
  const judged = at === undefined ? undefined : back.judged[at];
  const nameOf = (one: Judged): string => recalled(loaded, match, seat, names, one);
  const level = manners.company?.levels.find(({ id }) => id === back.mark?.level);
  return (
    <div className="aftermath">
      <header aria-live="polite">
        <h2>{heading(title)}</h2>
        <p>{says}</p>
      </header>
      {Hands === undefined || status.kind !== "over" ? null : (
        <Hands view={match.view(seat)} seats={guests} points={points} />
      )}
      <aside className="after-play">
        {above}
        {judged === undefined || at === undefined ? (
          <p>{back.isDone ? sayHere.noSlips() : sayHere.lookingBack()}</p>
        ) : (
          <Play
            loaded={loaded}
            match={match}
            seat={seat}
            names={names}
            judged={judged}
            nth={at + 1}
            isDearest={at === back.dearest}
          />
        )}
        <div className="buttons">{buttons(judged)}</div>
      </aside>
      <PointBars back={back} chosen={at} nameOf={nameOf} choose={choose} />
      <p className="after-par">
        {back.mark === null ? null : back.mark === undefined ? (
          status.kind === "over" ? (
            sayHere.parPlayed()
          ) : (
            ""
          )
        ) : (
          <>
            <strong>{sayHere.parIs({ signed: say.signed({ points: back.mark.points }) })}.</strong>{" "}
            {sayHere.parBy({ name: level?.name ?? level?.title ?? "", signed: points[seat] ?? "" })}
          </>
        )}
      </p>
    </div>
  );
}

const before = (match: Match<Shape>, ply: number): Match<Shape> => {
  const there = match.goTo(ply);
  return there.ok ? there.value : match;
};

function recalled({ manners }: Loaded, match: Match<Shape>, seat: Seat, names: Names, { ply, text }: Judged): string {
  const view = before(match, ply).view(seat);
  return manners.company?.recall?.(text, view, names) ?? manners.describe(text, view, names);
}

interface PlayProps extends Pick<AfterProps, "loaded" | "match" | "seat"> {
  readonly names: Names;
  readonly judged: Judged;
  readonly nth: number;
  readonly isDearest: boolean;
}

/** One play: what it was worth, and what would have been better. */
function Play({ loaded, match, seat, names, judged, nth, isDearest }: PlayProps) {
  const { manners, door } = loaded;
  const { MovePicture } = door;
  const view = before(match, judged.ply).view(seat);
  const { text, points, best } = judged;
  const cost = costOf(judged);
  const isBest = best.text === text || cost < 0.05;
  return (
    <>
      <p className="after-mark" data-as={isDearest ? "dearest" : isBest ? "good" : undefined}>
        {isDearest ? sayHere.costliestPlay({ nth }) : sayHere.yourPlay({ nth })}
      </p>
      <h2>
        <Caption text={recalled(loaded, match, seat, names, judged)} />
      </h2>
      {MovePicture === undefined ? null : <MovePicture view={view} text={text} />}
      {isBest ? (
        <p>{sayHere.bestPlay({ points: pointsText(points) })}</p>
      ) : (
        <>
          <p className="after-fell">
            <Caption text={sayHere.fell({ from: pointsText(best.points), to: pointsText(points) })} />
          </p>
          <p className="after-mark" data-as="good">
            {sayHere.betterBy({ cost: cost.toFixed(1) })}
          </p>
          <h2>
            <Caption text={manners.company?.moveName?.(best.text, view) ?? manners.describe(best.text, view, names)} />
          </h2>
          {MovePicture === undefined || best.text === "pass" ? null : <MovePicture view={view} text={best.text} />}
        </>
      )}
    </>
  );
}
