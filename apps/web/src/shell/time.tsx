/** The clock of a match. */

import { useEffect, useState } from "react";
import { type Clock, timeText } from "../store/clock.ts";

export function Time({ clock }: { readonly clock: Clock }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="time">{timeText(clock.elapsed)}</span>;
}
