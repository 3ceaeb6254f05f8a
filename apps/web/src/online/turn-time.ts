/** The time for a turn, as the server counts it. */

import { type SeenTable, type TableLine, timeText } from "@baize/midend";
import type { Seated } from "@baize/table";
import { useEffect, useState } from "react";
import { serverNow } from "./line.ts";

/** Under so much a clock is short, in ms. */
const SHORT_MS = 10_000;

/** The time in ms that is left to somebody who is to act; undefined where nobody counts it, or a bot is to act. */
export function useTurnTime(line: TableLine, { due, turn, clock, seats, state }: SeenTable): number | undefined {
  const [now, setNow] = useState(serverNow(line));
  const { kind, level } = seats[turn ?? -1] ?? {};
  const isRunning = state === "playing" && due !== null && clock !== "none" && kind === "person" && level === undefined;
  useEffect(() => {
    if (!isRunning) return;
    setNow(serverNow(line));
    const timer = setInterval(() => setNow(serverNow(line)), 500);
    return () => clearInterval(timer);
  }, [line, isRunning]);
  return isRunning ? Math.max(0, due - now) : undefined;
}

/** The time of a turn, as a ring round whoever is to act. */
export const ringOf = ({ clock }: SeenTable, time: number | undefined): Seated["clock"] =>
  time === undefined || typeof clock !== "number"
    ? undefined
    : {
        left: Math.min(1, time / (clock * 1000)),
        isShort: time < SHORT_MS,
        // The clocks of two machines differ: nobody has more time than there is.
        text: timeText(Math.min(time, clock * 1000) + 999),
      };
