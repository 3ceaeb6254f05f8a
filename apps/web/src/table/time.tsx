/** The clock of a match. */

import { type Clock, timeText } from "@baize/midend";
import { useEffect, useState } from "react";

interface TimeProps {
  readonly clock: Clock;
  /** Counts down from here, in ms, where time is limited. */
  readonly limit?: number | undefined;
}

export function Time({ clock, limit }: TimeProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="time">{timeText(limit === undefined ? clock.elapsed : Math.max(0, limit - clock.elapsed))}</span>
  );
}
