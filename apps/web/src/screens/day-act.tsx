/** The way to the deal of a day, by what can be done with it: play it, go on with it, or play it again. */

import { lazy, type ReactNode } from "react";
import { ANEW } from "../address/navigation.ts";
import { isBegun } from "../match/days.ts";
import type { GameDay } from "../match/use-days.ts";
import { Link } from "../parts/link.tsx";
import { sayHere } from "../words/home.en.ts";
import { say } from "../words/index.ts";

// Whether a match is over is known by replaying it, for which its game is loaded.
const Begun = lazy(async () => ({ default: (await import("./left.tsx")).Begun }));

type Act = "play" | "continue" | "playAgain";

interface DayLinkProps {
  readonly day: GameDay;
  readonly className: string;
  /** What its deal and the day are called, for the ear; nothing where they stand beside it. */
  readonly names?: { readonly title: string; readonly daily: string };
  readonly children?: ReactNode;
}

const wordOf = (act: Act): string => (act === "play" ? say.play() : sayHere[act]());

/** The way itself, once it is known what it is. */
function DayAct({ day, className, names, children, act }: DayLinkProps & { readonly act: Act }) {
  const label =
    names && (act === "play" ? sayHere.dailyLabel(names) : sayHere.actLabel({ ...names, act: wordOf(act) }));
  return (
    <Link to={day.to} className={className} {...(label !== undefined && { label })} entry={ANEW}>
      {wordOf(act)} {children}
    </Link>
  );
}

export function DayLink(props: DayLinkProps) {
  const { day } = props;
  if (isBegun(day))
    return <Begun day={day}>{(goesOn) => <DayAct {...props} act={goesOn ? "continue" : "playAgain"} />}</Begun>;
  const isOver = day.kept !== undefined && day.kept.scores !== null;
  return <DayAct {...props} act={isOver ? "playAgain" : "play"} />;
}
