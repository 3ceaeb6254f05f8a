/** The document's GameplayField on the page: the seats around the field, and what lies on it. */

import type { Play } from "../rules/index.ts";
import { Backs, Fan } from "./fan.tsx";
import type { Places } from "./layout.ts";
import { type FieldShown, type SeatShown, seatLabel } from "./seats.ts";
import { passText, playLabel, playWords, SEATS } from "./speech.ts";
import "./field.css";

interface FieldProps {
  readonly field: FieldShown;
  readonly places: Places;
}

const SIDES = ["player", "right", "top", "left"] as const;

/** Everything above the player's hand. */
export function GameplayField({ field, places }: FieldProps) {
  const others = [3, 2, 1].flatMap((who) => field.seats[who] ?? []);
  return (
    <>
      {others.map((seat) => (
        <SeatPlate key={seat.who} seat={seat} field={field} places={places} />
      ))}
      <section
        className="centre"
        aria-label="The table"
        data-from={
          places.frame === "bars" && field.hands === null && field.toBeat ? SIDES[field.toBeat.who] : undefined
        }
      >
        {field.hands !== null ? (
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
  const { who, name, note, count, isTurn, isThinking } = seat;
  const isRail = places.frame === "rail";
  return (
    <section
      className="seat"
      data-side={SIDES[who]}
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
        <span className="note">
          {count} {count === 1 ? "card" : "cards"}
        </span>
      </span>
      {isRail && field.hands === null ? (
        <Backs count={count} w={48} step={seat.who === 2 ? 15 : Math.min(15, 96 / Math.max(1, count - 1))} />
      ) : null}
      {places.frame === "bars" && field.hands === null ? <Said seat={seat} field={field} /> : null}
    </section>
  );
}

/** What a seat did last, small. */
function Said({ seat: { who, last }, field }: { readonly seat: SeatShown; readonly field: FieldShown }) {
  if (field.toBeat?.who === who) return <span className="said">To beat</span>;
  if (last === undefined) return <span className="said" />;
  if (last === null)
    return (
      <span className="said" data-faint>
        Passed
      </span>
    );
  return (
    <span className="said" data-faint>
      <Fan cards={last.cards} w={32} step={last.cards.length > 2 ? 18 : 24} compact />
      <small>{playLabel(last)}</small>
    </span>
  );
}

/** What the name of a play takes below its cards, in px. */
const LABEL = 36;

/** On a phone: the play to beat, pointing at whoever made it. */
function ToBeat({ field: { toBeat }, places }: FieldProps) {
  if (toBeat === null) return null;
  const n = toBeat.play.cards.length;
  const wide = (places.room - 40) / Math.max(4, n) - 4;
  const high = (places.fieldHeight - LABEL) / 1.4;
  const w = Math.floor(Math.min(wide, high, 1.5 * places.w, 130));
  return (
    <>
      <span key={toBeat.play.cards.join()} className="laid" data-side={SIDES[toBeat.who]}>
        <Fan cards={toBeat.play.cards} w={w} step={w + 4} compact={w < 72} />
      </span>
      <p className="label">
        {toBeat.who === 0 ? "Yours: " : ""}
        {playLabel(toBeat.play)}
      </p>
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
function LastPlays({ field: { recent, toBeat }, places }: FieldProps) {
  if (recent.length === 0) return null;
  const isLarge = (play: Play | null) => play !== null && play === toBeat?.play;
  const room = places.room - (places.frame === "rail" ? 332 : 24) - 32 - (recent.length - 1) * GAP;
  const passes = recent.filter(({ play }) => play === null).length * PASS;
  const units = recent.reduce(
    (sum, { play }) => sum + (play === null ? 0 : widthFor(play) * (isLarge(play) ? 1 : OLDER)),
    0,
  );
  const most = places.frame === "rail" ? places.w * 1.06 : places.w * 0.9;
  const large = Math.min(most, (room - passes) / units);
  return (
    <ol className="plays">
      {recent.map(({ who, play, at }) => {
        if (play === null)
          return (
            <li key={at} className="turn" data-older>
              <p className="label">{passText(who).slice(0, -1)}</p>
            </li>
          );
        const w = Math.floor(isLarge(play) ? large : large * OLDER);
        const { kind, of } = playWords(play);
        return (
          <li key={at} className="turn" data-older={!isLarge(play) || undefined}>
            <span className="laid" data-side={SIDES[who]}>
              <Fan cards={play.cards} w={w} step={stepFor(play.cards.length) * w} compact={w < 72} />
            </span>
            <p className="label">
              <strong>{SEATS[who]}</strong> {play.kind === "single" ? of : `${kind}, ${of}`}
              {isLarge(play) ? ", to beat" : ""}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** All hands, once the deal is over. */
function Hands({ field: { seats, hands }, places }: FieldProps) {
  const w = places.frame === "bars" ? 32 : places.frame === "rail" ? 46 : 30;
  const room = places.frame === "rail" ? places.room - 480 : places.room - 110;
  return (
    <ol className="hands">
      {seats.map(({ who, name }) => {
        const cards = hands?.[who] ?? [];
        return (
          <li key={who} aria-label={`${name}, ${cards.length} left`}>
            <strong>{name}</strong>
            {cards.length === 0 ? <span>out</span> : null}
            <Fan cards={cards} w={w} step={Math.min(w + 2, (room - w) / 12)} compact />
          </li>
        );
      })}
    </ol>
  );
}
