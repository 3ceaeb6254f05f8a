/** What came of the deal of a day, as a shape: filled when won, with a dot inside with help, with a bar when only tried. */

import type { Outcome } from "../match/days.ts";
import "../css/day-mark.css";

/** The shape of a game, by its cloth: a card, a peg, a spade. */
const SHAPES = {
  sage: "M7 2.500h10a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500H7A2.500 2.500 0 0 1 4.500 19V5A2.500 2.500 0 0 1 7 2.500Z",
  straw: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  mist: "M12 2C14.300 6.900 21.500 10.600 21.500 15.800 21.500 18.700 19.300 20.300 17 20.300 15.300 20.300 13.900 19.500 13.100 18.200 13.300 20 14 21.300 15.300 22.500H8.700C10 21.300 10.700 20 10.900 18.200 10.100 19.500 8.700 20.300 7 20.300 4.700 20.300 2.500 18.700 2.500 15.800 2.500 10.600 9.700 6.900 12 2Z",
} as const;

export const DayMark = ({ cloth, outcome }: { readonly cloth: keyof typeof SHAPES; readonly outcome: Outcome }) => (
  <svg className="day-mark" viewBox="0 0 24 24" data-cloth={cloth} data-outcome={outcome} aria-hidden="true">
    <path d={SHAPES[cloth]} />
    {outcome === "helped" ? <circle cx="12" cy="13" r="3.500" /> : null}
    {outcome === "tried" ? <path className="bar" d="M8.500 13.500h7" /> : null}
  </svg>
);
