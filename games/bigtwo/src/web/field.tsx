/** The document's GameplayField on the page: the seats around the field, and what lies on it. */

import { Marked } from "@baize/hands";
import type { Frame } from "@baize/table";
import { type Play, playLabel, playText, SIDES } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Backs, Fan } from "./fan.tsx";
import type { Places } from "./layout.ts";
import { cardsText, type FieldShown, type SeatShown, seatLabel } from "./seats.ts";
import "./field.css";

interface FieldProps {
  readonly field: FieldShown;
  readonly places: Places;
}

/** The other seats, or for a spectator all of them, and what lies between them. */
export function GameplayField({ field, places }: FieldProps) {
  const others = field.seats.filter(({ isOwn }) => !isOwn).toReversed();
  return (
    <>
      {others.map((seat) => (
        <SeatPlate key={seat.side} seat={seat} field={field} places={places} />
      ))}
      <section
        className="centre"
        aria-label={say.theTable()}
        data-from={places.frame === "bars" && !field.isOpen && field.toBeat ? SIDES[field.toBeat.side] : undefined}
      >
        {field.isOpen ? (
          <Hands field={field} places={places} />
        ) : places.frame === "bars" ? (
          <ToBeat field={field} places={places} />
        ) : (
          <LastPlays field={field} places={places} />
        )}
      </section>
    </>
  );
}

/** A seat: its name, its cards face down, and on a phone what it did last. */
function SeatPlate({ seat, field, places }: FieldProps & { readonly seat: SeatShown }) {
  const { side, name, note, count, isTurn, isThinking } = seat;
  const isRail = places.frame === "rail";
  return (
    <section
      className="seat"
      data-side={SIDES[side]}
      data-turn={isTurn || undefined}
      data-thinking={isThinking || undefined}
      aria-label={seatLabel(seat)}
    >
      <span className="letter" aria-hidden="true">
        {isThinking ? "…" : name.charAt(0)}
      </span>
      <span className="who" aria-hidden="true">
        <strong>
          {name} <span className="note">{isRail ? note : ""}</span>
        </strong>
        <span className="note">{cardsText(count)}</span>
      </span>
      {isRail && !field.isOpen ? (
        <Backs count={count} w={48} step={side % 2 === 0 ? 15 : Math.min(15, 96 / Math.max(1, count - 1))} />
      ) : null}
      {places.frame === "bars" && !field.isOpen ? <Said seat={seat} field={field} /> : null}
    </section>
  );
}

/** What a seat did last, small. */
function Said({ seat: { side, last }, field }: { readonly seat: SeatShown; readonly field: FieldShown }) {
  if (field.toBeat?.side === side) return <span className="said">{say.toBeat()}</span>;
  if (last === undefined) return <span className="said" />;
  if (last === null)
    return (
      <span className="said" data-faint>
        {say.saidPassed()}
      </span>
    );
  return (
    <span className="said" data-faint>
      <Fan cards={last.cards} w={32} step={last.cards.length > 2 ? 18 : 24} compact />
      <small>{playLabel(last)}</small>
    </span>
  );
}

/** What the rim of the field takes from a row of plays, in px. */
const RIM: Readonly<Record<Frame, number>> = { rail: 32, bars: 32, corners: 56 };
/** What the name of a play takes below its cards, in px. */
const LABEL = 36;

/** On a phone: the play to beat, pointing at whoever made it. */
function ToBeat({ field: { toBeat }, places }: FieldProps) {
  if (toBeat === null) return null;
  const n = toBeat.play.cards.length;
  const wide = (places.centre - RIM.bars) / Math.max(4, n) - 4;
  const high = (places.fieldHeight - LABEL) / 1.4;
  const w = Math.floor(Math.min(wide, high, 1.5 * places.w, 130));
  return (
    <>
      <span key={toBeat.play.cards.join()} className="laid" data-side={SIDES[toBeat.side]}>
        <Fan cards={toBeat.play.cards} w={w} step={w + 4} compact={w < 72} />
      </span>
      <p className="label">{toBeat.isOwn ? say.yours({ play: playLabel(toBeat.play) }) : playLabel(toBeat.play)}</p>
    </>
  );
}

/** The share of the large size that older plays have. */
const OLDER = 0.64;
/** What a pass takes, and what stands between two turns, in px. */
const PASS = 92;
const GAP = 24;

const stepFor = (n: number): number => (n > 2 ? 0.56 : 1.03);
const widthFor = ({ cards }: Play): number => 1 + (cards.length - 1) * stepFor(cards.length);

/** The last turn of each seat, the oldest first: older ones smaller and dimmer. */
function LastPlays({ field: { recent }, places }: FieldProps) {
  if (recent.length === 0) return null;
  const room = places.centre - RIM[places.frame] - (recent.length - 1) * GAP;
  const passes = recent.filter(({ play }) => play === null).length * PASS;
  const units = recent.reduce(
    (sum, { play, isToBeat }) => sum + (play === null ? 0 : widthFor(play) * (isToBeat ? 1 : OLDER)),
    0,
  );
  const most = places.frame === "rail" ? places.w * 1.06 : places.w * 0.9;
  const large = Math.min(most, (room - passes) / units);
  return (
    <ol className="plays" style={{ gap: GAP }}>
      {recent.map(({ side, name, isOwn, play, at, isToBeat }) => {
        if (play === null)
          return (
            <li key={at} className="turn" data-older>
              <p className="label">{isOwn ? say.youPassShort() : say.passesShort({ seat: name })}</p>
            </li>
          );
        const w = Math.floor(isToBeat ? large : large * OLDER);
        const told = { seat: name, play: playText(play) };
        return (
          <li key={at} className="turn" data-older={!isToBeat || undefined}>
            <span className="laid" data-side={SIDES[side]}>
              <Fan cards={play.cards} w={w} step={stepFor(play.cards.length) * w} compact={w < 72} />
            </span>
            <p className="label">
              <Marked text={isToBeat ? say.playedToBeat(told) : say.played(told)} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Open hands: how wide their cards are, and what the names and the rim take from a row, in px. */
const OPEN: Readonly<Record<Frame, { readonly w: number; readonly aside: number }>> = {
  rail: { w: 46, aside: 148 },
  bars: { w: 32, aside: 102 },
  corners: { w: 30, aside: 110 },
};

/** All hands, once the deal is over. */
function Hands({ field: { seats }, places }: FieldProps) {
  const { w, aside } = OPEN[places.frame];
  const room = places.centre - aside;
  return (
    <ol className="hands">
      {seats.map(({ side, name, hand }) => {
        const cards = hand ?? [];
        return (
          <li key={side} aria-label={say.handLeft({ seat: name, count: cards.length })}>
            <strong>{name}</strong>
            {cards.length === 0 ? <span>{say.out()}</span> : null}
            <Fan cards={cards} w={w} step={Math.min(w + 2, (room - w) / 12)} compact />
          </li>
        );
      })}
    </ol>
  );
}
