/** The Big Two table: the view of a seat or of a spectator and the legal moves come in, move text goes out. */

import type { TableProps } from "@baize/table";
import { useMemo } from "react";
import { type BigtwoShape, prompt } from "../rules/index.ts";
import { GameplayField } from "./field.tsx";
import { layout, sheetOf } from "./layout.ts";
import { OwnSeat } from "./own-seat.tsx";
import { fieldOf } from "./seats.ts";
import "./table.css";
import "./table-flat.css";

const NOBODY: readonly string[] = [];

export function Table(props: TableProps<BigtwoShape>) {
  const { view, stage, party } = props;
  const notes = party?.notes ?? NOBODY;
  const thinking = party?.thinking;
  const places = useMemo(() => layout(stage), [stage]);
  const field = useMemo(() => fieldOf(view, notes, thinking), [view, notes, thinking]);
  return (
    <div
      className="bigtwo"
      data-frame={places.frame}
      data-left={stage.leftHanded || undefined}
      data-over={view.ending !== null || undefined}
      data-still={stage.still || undefined}
      style={sheetOf(places.frame)}
    >
      <GameplayField field={field} places={places} />
      {view.viewer === "spectator" ? (
        <div className="offers">
          <p className="turn-word">{prompt(view, thinking)}</p>
        </div>
      ) : (
        <OwnSeat table={props} places={places} field={field} />
      )}
    </div>
  );
}
