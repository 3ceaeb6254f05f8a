/** What lies on the table: the play to beat large on its mat, and before each other seat what it did last in this trick. */

import { Caption } from "@baize/faces";
import type { CSSProperties } from "react";
import { laidOut, playLabel, playText, SIDES } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Fan } from "./fan.tsx";
import { hornOf, type MatPlace, matOf, type Places } from "./layout.ts";
import { actText, type BeatShown, type FieldShown, type SeatShown } from "./seats.ts";
import "./plays.css";

interface PlaysProps {
  readonly field: FieldShown;
  readonly places: Places;
  /** Whether the trick is over and its cards are on their way to the middle. */
  readonly isGoing: boolean;
  /** Whether cards that are carried would be a good play here. */
  readonly target: "good" | "bad" | undefined;
}

/** The cloth and all that lies on it. */
export function Plays({ field, places, isGoing, target }: PlaysProps) {
  const { cloth, radius, width, height } = places;
  const { toBeat, seats } = field;
  const told = toBeat && toldOf(toBeat);
  // The signs that mark a part of the caption are not seen.
  const mat = toBeat && matOf(places, toBeat.play.cards.length, toBeat.side, told?.replaceAll("*", "").length);
  const others = places.older === "beside" ? [] : seats.filter(({ last, isToBeat }) => last !== undefined && !isToBeat);
  return (
    <>
      <div
        className="felt"
        data-target={target}
        style={{ left: cloth.x, top: cloth.y, width: cloth.width, height: cloth.height, borderRadius: radius }}
      />
      {toBeat === null || mat === null || isGoing ? null : (
        <svg className="horn" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <path d={hornOf(places, mat, toBeat.side)} />
        </svg>
      )}
      <section className="lying" aria-label={say.theTable()} data-going={isGoing || undefined}>
        {toBeat === null || mat === null ? null : <Mat beat={toBeat} told={told ?? ""} mat={mat} places={places} />}
        {others.map((seat) => (
          <Older key={seat.side} seat={seat} places={places} />
        ))}
      </section>
    </>
  );
}

/** `Russet, 8♥ to beat`, `Plod pair, 7s, to beat`. */
function toldOf({ play, name }: BeatShown): string {
  const told = { seat: name, play: playText(play) };
  return play.kind === "single" ? say.singleToBeat(told) : say.playedToBeat(told);
}

/** What is to be beaten, with the name of who made it. */
function Mat({
  beat: { play, side, at },
  told,
  mat,
  places,
}: {
  readonly beat: BeatShown;
  readonly told: string;
  readonly mat: MatPlace;
  readonly places: Places;
}) {
  const from = places.faces[side as 0 | 1 | 2 | 3];
  const style = {
    left: mat.x,
    top: mat.y,
    width: mat.width,
    height: mat.height,
    "--from": `${from.x - mat.x - mat.width / 2}px ${from.y - mat.y - mat.height / 2}px`,
  } as CSSProperties;
  return (
    <div className="mat" data-told={mat.isTold || undefined} style={style}>
      {mat.isTold ? null : (
        <span key={at} className="laid" data-side={SIDES[side]}>
          <Fan cards={laidOut(play)} w={mat.w} step={mat.step} compact={mat.compact} />
        </span>
      )}
      <p className="label">
        <Caption text={told} />
      </p>
    </div>
  );
}

/** Where an older play lies, by the corner it hangs from. */
function olderPlace({ cloth, frame, faces, column, middle }: Places, side: number, n: number): CSSProperties {
  const { x } = faces[side as 0 | 1 | 2 | 3];
  if (frame !== "rail")
    return side === 0
      ? { display: "none" }
      : { left: n > 3 ? x - 21 : x + 10, top: cloth.y + 14, maxWidth: column - 6 };
  if (side === 0) return { left: middle.x, top: cloth.y + cloth.height - 18, translate: "-50% -100%" };
  if (side === 2) return { left: middle.x, top: cloth.y + 26, translate: "-50% 0" };
  return side === 3
    ? { left: x + 60, top: middle.y, translate: "0 -50%" }
    : { left: x - 60, top: middle.y, translate: "-100% -50%" };
}

/** What a seat did last, small; the paper is dim, the ink never. */
function Older({ seat, places }: { readonly seat: SeatShown; readonly places: Places }) {
  const { side, last } = seat;
  const w = Math.floor(places.olderWidth);
  const isRail = places.frame === "rail";
  const isDrawn = last && (places.older === "drawn" || side % 2 === 1);
  const n = last?.cards.length ?? 1;
  const tight = isRail
    ? (side % 2 === 1 ? 0.5 : 0.58) * w
    : Math.min(0.5 * w, (places.column - 10 - w) / Math.max(1, n - 1));
  return (
    <div className="older" style={olderPlace(places, side, n)}>
      {isDrawn ? <Fan cards={laidOut(last)} w={w} step={n > 1 ? tight : w} compact bare /> : null}
      {isDrawn && !isRail ? null : (
        <p className="label">
          <Caption text={last ? playLabel(last) : actText(seat)} />
        </p>
      )}
    </div>
  );
}
