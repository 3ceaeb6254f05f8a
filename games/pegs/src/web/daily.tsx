/** The way to the puzzle of the day: it is made once and judged, its date is noted, and play begins. */

import type { RoomProps } from "@baize/table";
import { useEffect, useRef, useState } from "react";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import { dailyNote, noteOfDay } from "./puzzles.ts";

/** A puzzle is judged within so many milliseconds, or it is played without its stars for sweeps and hole. */
const PATIENCE = 4000;

export function Daily(props: RoomProps) {
  const room = useRef(props);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const { daily, replace, note, notes, today, ask } = room.current;
    const [, known] = (notes[noteOfDay(today)] ?? "").split(" ");
    if (known !== undefined) return replace(known);
    const begin = (deal: string, said: string) => {
      if (isGone) return;
      isGone = true;
      stop();
      note(noteOfDay(today), said);
      replace(deal);
    };
    daily().then((deal) => {
      if (isGone) return;
      if (deal === undefined) return setFailed(true);
      const timer = setTimeout(() => begin(deal, `${today} ${deal}`), PATIENCE);
      const deaf = ask(deal, "any", ({ line, insight }) => {
        const sweeps = (insight as PegsInsight | undefined)?.sweeps;
        const [, hole] = (line.at(-1) ?? "").split("-");
        if (sweeps !== undefined && hole !== undefined) begin(deal, dailyNote(today, deal, hole, sweeps));
      });
      stop = () => {
        clearTimeout(timer);
        deaf();
      };
      if (isGone) stop();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <p className="making">{failed ? say.notMade() : say.making()}</p>;
}
