/** The way to the puzzle of the day: it is made once, and play begins. */

import type { RoomProps } from "@baize/table";
import { useEffect, useRef, useState } from "react";
import { say } from "../words/index.ts";

export function Daily(props: RoomProps) {
  const room = useRef(props);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const { daily, replace, note, notes, today } = room.current;
    const [date, known] = (notes.daily ?? "").split(" ");
    if (known !== undefined && date === today) return replace(known);
    daily().then((deal) => {
      if (isGone) return;
      if (deal === undefined) return setFailed(true);
      note("daily", `${today} ${deal}`);
      replace(deal);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return <p className="making">{failed ? say.notMade() : say.making()}</p>;
}
