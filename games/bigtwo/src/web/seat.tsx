/** A seat at the rim of the table: a portrait, a name, and its cards face down. */

import { Caption, Portrait } from "@baize/faces";
import type { Point } from "@baize/hands";
import type { Seated } from "@baize/table";
import type { CSSProperties } from "react";
import { SIDES } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Backs } from "./fan.tsx";
import type { Places } from "./layout.ts";
import { actText, cardsText, type SeatShown, seatLabel } from "./seats.ts";
import "./seat.css";

interface FaceProps {
  readonly seat: Pick<SeatShown, "face" | "name" | "isTurn" | "isToBeat" | "isAway" | "standIn" | "clock">;
  readonly size: number;
}

/** How far round the ring of a clock goes: its circle is 100 long. */
const RING = 100;

/** A portrait with its rings: to beat, to act, or how much time is left. */
export function SeatFace({ seat: { face, name, isTurn, isToBeat, isAway, standIn, clock }, size }: FaceProps) {
  const style = { "--face": `${size}px` } as CSSProperties;
  return (
    <span
      className="seat-face"
      data-away={isAway || undefined}
      data-beat={(isToBeat && clock === undefined) || undefined}
      style={style}
    >
      <span className="seat-portrait">
        <Portrait face={face} name={name} />
      </span>
      {clock === undefined ? null : (
        <svg className="seat-ring clock" data-short={clock.isShort || undefined} viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="16" pathLength={RING} />
          <circle cx="18" cy="18" r="16" pathLength={RING} strokeDasharray={`${RING * clock.left} ${RING}`} />
        </svg>
      )}
      {isTurn && clock === undefined ? (
        <svg className="seat-ring acts-now" viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="16" pathLength={120} strokeDasharray="7 3" />
        </svg>
      ) : null}
      {standIn === undefined ? null : (
        <span className="stand-in">
          <Portrait face={standIn.face} name={standIn.name} />
        </span>
      )}
    </span>
  );
}

/** What is said about a seat that does not simply wait. */
const doingText = (seat: Pick<SeatShown, "isAway" | "isThinking"> & Pick<Seated, "standIn">): string =>
  seat.standIn !== undefined
    ? say.playsOn({ name: seat.standIn.name })
    : seat.isAway
      ? say.saysAway()
      : seat.isThinking
        ? say.thinksNow()
        : "";

/** How far apart the backs of a hand lie: beside the table they end where the tray does. */
const backStep = (count: number): number => Math.min(9, 32 / Math.max(1, count - 1));
const BACK = 40;

interface PlateProps {
  readonly seat: SeatShown;
  readonly places: Places;
  /** Where its portrait is, if not on the rim of the table. */
  readonly at?: Point;
}

/** What somebody says just now, beside their face. */
function Bubble({ says, mute, hush }: NonNullable<SeatShown["saying"]>) {
  return (
    <p className="bubble">
      {says}
      <button type="button" aria-label={mute} onClick={hush}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 8v4h3l4 3.5v-11L6 8zM13 8l4 4M17 8l-4 4" />
        </svg>
      </button>
    </p>
  );
}

/** A seat of somebody else. */
export function SeatPlate({ seat, places, at }: PlateProps) {
  const { side, name, level, count } = seat;
  const { x, y } = at ?? places.faces[side as 0 | 1 | 2 | 3];
  const isRail = places.frame === "rail";
  const act = places.older === "beside" ? actText(seat) : "";
  const doing = doingText(seat);
  const isLow = isRail && places.older === "beside";
  const style = { left: x, top: y, "--face": `${places.face}px`, "--column": `${places.column}px` } as CSSProperties;
  return (
    <section
      className="seat"
      data-side={SIDES[side]}
      data-turn={seat.isTurn || undefined}
      aria-label={seatLabel(seat)}
      style={style}
    >
      <SeatFace seat={seat} size={places.face} />
      {seat.saying === undefined ? null : <Bubble {...seat.saying} />}
      <span className="who" aria-hidden="true">
        <strong>{name}</strong>
        {isRail ? (
          <>
            <span className="note">
              {side === 2 && level !== "" ? say.levelAndCards({ level, cards: cardsText(count) }) : level}
            </span>
            {side === 2 && level !== "" ? null : (
              <span className="note" data-last={count === 1 || undefined}>
                {cardsText(count)}
              </span>
            )}
            {doing === "" ? null : <span className="note doing">{doing}</span>}
            {isLow && doing === "" && act !== "" ? (
              <span className="note">
                <Caption text={act} />
              </span>
            ) : null}
          </>
        ) : (
          <>
            <span className="note left" data-last={count === 1 || undefined}>
              {count === 1 ? (
                say.lastCard()
              ) : (
                <>
                  <i className="face-down" /> {count}
                </>
              )}
            </span>
            <span className="note small">
              <Caption text={doing || act || level} />
            </span>
          </>
        )}
      </span>
      {isRail ? (
        <Backs count={count} w={BACK} step={side === 2 ? Math.min(9, 54 / Math.max(1, count - 1)) : backStep(count)} />
      ) : null}
    </section>
  );
}
