/** A game's last wins as a drawing: the floor is the shortest way known, so that lower is nearer and no scale must be learnt. */

import { isWin, type Kept, scoreOf, timeText } from "@baize/midend";
import { use, useState } from "react";
import { type Mark, markOf, middle } from "../keeping/tally.ts";
import { type Entry, type Loaded, load } from "../library/games.ts";
import { nameOfMatch } from "../match/day-of.ts";
import { addressOfKept } from "../match/kept-address.ts";
import { Segments } from "../parts/segments.tsx";
import { lengthOf } from "../table/wins.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/record.en.ts";
import { type Drawn, Lollipops } from "./lollipops.tsx";

/** So many wins are drawn. */
const SHOWN = 24;

/** The matches drawn, the oldest first: the wins of a game for one, the deals of several. */
function chosen({ game }: Loaded, matches: readonly Kept[], isTime: boolean): readonly Kept[] {
  const own = matches.filter((kept) => kept.game === game.meta.id && !kept.practice);
  const shown =
    game.meta.seats > 1
      ? own.filter(({ scores }) => scores !== null)
      : own.filter((kept) => isWin(kept) && (isTime || kept.fewest > 0));
  return shown.toSorted((a, b) => a.touched - b.touched).slice(-SHOWN);
}

interface ChartProps {
  readonly entry: Entry;
  readonly matches: readonly Kept[];
  /** Whether it stands there without having been played. */
  readonly isFirst: boolean;
}

export function GameChart({ entry, matches, isFirst }: ChartProps) {
  const loaded = use(load(entry));
  // Where nothing is known to compare with, there are still times.
  const [isTime, setTime] = useState(
    () => chosen(loaded, matches, false).length === 0 && chosen(loaded, matches, true).length > 0,
  );
  const isParty = loaded.game.meta.seats > 1;
  const shown = chosen(loaded, matches, isTime);
  if (shown.length === 0 && chosen(loaded, matches, true).length === 0 && !isFirst) return null;
  const figureOf = (kept: Kept): number => {
    if (isParty) return scoreOf(kept) ?? 0;
    return isTime ? kept.elapsed : Math.max(0, lengthOf(loaded, kept) - kept.fewest);
  };
  const textOf = (value: number): string =>
    isParty ? say.signed({ points: value }) : isTime ? timeText(value) : sayHere.over({ count: value });
  const drawn = shown.map((kept): Drawn => {
    const mark: Mark = markOf(kept);
    const name = nameOfMatch(loaded, kept);
    return { id: kept.id, value: figureOf(kept), mark, name, to: addressOfKept(loaded, kept), touched: kept.touched };
  });
  const values = drawn.map(({ value }) => value);
  const count = drawn.length;
  const { title } = entry;
  const says =
    count === 0
      ? sayHere.noWinsYet({ title })
      : isParty
        ? sayHere.lastDeals({ title, count })
        : isTime
          ? sayHere.lastTimes({ title, count })
          : sayHere.lastWins({ title, count });
  const sum = values.reduce((all, value) => all + value, 0);
  return (
    <section className="chart" data-cloth={loaded.door.cloth} aria-label={title}>
      <header>
        <div>
          <h2>{isParty ? sayHere.pointsOfDeals() : isTime ? sayHere.timeOfWins() : sayHere.overShortest()}</h2>
          <p>{says}</p>
        </div>
        {count === 0 ? null : (
          <p className="chart-figure">
            <strong>{textOf(isParty ? sum : (middle(values) ?? 0))}</strong>
            {isParty ? sayHere.sumOf({ count }) : sayHere.middleOf({ count })}
          </p>
        )}
      </header>
      {isParty ? null : (
        <Segments
          label={sayHere.chartOf()}
          value={isTime ? "time" : "moves"}
          choices={[
            { value: "moves", word: sayHere.chartMoves() },
            { value: "time", word: sayHere.chartTime() },
          ]}
          choose={(what) => setTime(what === "time")}
        />
      )}
      {count === 0 ? null : (
        <Lollipops
          drawn={drawn}
          textOf={textOf}
          floor={isParty || isTime ? "" : sayHere.shortestFloor()}
          unit={isTime ? 60_000 : 1}
        />
      )}
    </section>
  );
}
