/** What came of the deal of a day, as a shape: filled when won, with a dot inside with help, with a bar when only tried. */

import type { Outcome } from "../match/days.ts";
import "../css/day-mark.css";

/** The shape of a game, by its cloth: a card, a peg, a spade. */
const SHAPES = {
  sage: "M7 2.5h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 19V5A2.5 2.5 0 0 1 7 2.5Z",
  straw: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  mist: "M12 2C14.3 6.9 21.5 10.6 21.5 15.8 21.5 18.7 19.3 20.3 17 20.3 15.3 20.3 13.9 19.5 13.1 18.2 13.3 20 14 21.3 15.3 22.5H8.7C10 21.3 10.7 20 10.9 18.2 10.1 19.5 8.7 20.3 7 20.3 4.7 20.3 2.5 18.7 2.5 15.8 2.5 10.6 9.7 6.9 12 2Z",
} as const;

export const DayMark = ({ cloth, outcome }: { readonly cloth: keyof typeof SHAPES; readonly outcome: Outcome }) => (
  <svg className="day-mark" viewBox="0 0 24 24" data-cloth={cloth} data-outcome={outcome} aria-hidden="true">
    <path d={SHAPES[cloth]} />
    {outcome === "helped" ? <circle cx="12" cy="13" r="3.5" /> : null}
    {outcome === "tried" ? <path className="bar" d="M8.5 13.5h7" /> : null}
  </svg>
);
