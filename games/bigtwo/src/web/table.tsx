/** The Big Two table: the view of a seat or of a spectator and the legal moves come in, move text goes out. */

import type { TableProps } from "@baize/table";
import { useEffect, useMemo, useRef, useState } from "react";
import { asked, type BigtwoShape } from "../rules/index.ts";
import { layout } from "./layout.ts";
import { OwnSeat } from "./own-seat.tsx";
import { Plays } from "./plays.tsx";
import { SeatPlate } from "./seat.tsx";
import { type FieldShown, fieldOf } from "./seats.ts";
import { Tray } from "./tray.tsx";
import "./table.css";

/** So long the cards of a trick take to the middle, in ms. */
const GOING_MS = 160;

/** What lies on the table: when a trick ends its cards are seen for a moment more. */
function useTrick(field: FieldShown, still: boolean): { readonly shown: FieldShown; readonly isGoing: boolean } {
  const last = useRef(field);
  const [going, setGoing] = useState<{ readonly at: FieldShown; readonly shown: FieldShown }>();
  useEffect(() => {
    const before = last.current;
    last.current = field;
    if (still || field.toBeat !== null || before.toBeat === null) return;
    setGoing({ at: field, shown: before });
    const timer = setTimeout(() => setGoing(undefined), GOING_MS);
    return () => clearTimeout(timer);
  }, [field, still]);
  const isGoing = going?.at === field;
  return { shown: isGoing ? going.shown : field, isGoing };
}

export function Table(props: TableProps<BigtwoShape>) {
  const { view, stage, party } = props;
  const { seats, byName } = party ?? {};
  const places = useMemo(() => layout(stage, party?.isShown), [stage, party?.isShown]);
  const field = useMemo(() => fieldOf(view, seats, byName), [view, seats, byName]);
  const [target, aim] = useState<"good" | "bad">();
  const { shown, isGoing } = useTrick(field, stage.still);
  const others = field.seats.filter(({ isOwn, side }) => !isOwn && side !== 0).toReversed();
  const near = field.seats.find(({ side }) => side === 0);
  return (
    <div
      className="bigtwo"
      data-frame={places.frame}
      data-left={stage.leftHanded || undefined}
      data-still={stage.still || undefined}
      data-timed={party?.isTimed || undefined}
    >
      <Plays field={shown} places={places} isGoing={isGoing} target={target} />
      {others.map((seat) => (
        <SeatPlate key={seat.side} seat={seat} places={places} />
      ))}
      {view.viewer === "spectator" ? (
        <Tray places={places} seat={undefined} asked={asked(view, field.names)} said={party?.said} isTurn={false}>
          {near === undefined ? null : (
            <SeatPlate seat={near} places={places} at={{ x: places.tray.width / 2, y: places.tray.height / 2 }} />
          )}
        </Tray>
      ) : (
        <OwnSeat table={props} places={places} field={field} aim={aim} />
      )}
    </div>
  );
}
