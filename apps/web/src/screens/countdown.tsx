/** How long it is until there are new deals. */

import { useEffect, useState } from "react";
import { sayHere } from "../words/days.en.ts";

/** Minutes until midnight. */
function minutesLeft(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
}

export function Countdown() {
  const [left, setLeft] = useState(() => minutesLeft(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesLeft(new Date())), 10_000);
    return () => clearInterval(timer);
  }, []);
  return <p className="aside">{sayHere.newDeals({ hours: Math.floor(left / 60), minutes: left % 60 })}</p>;
}
