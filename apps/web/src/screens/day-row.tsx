/** The deal of a day in one game: to be played, or with what came of it. */

import { use } from "react";
import { type Entry, loadCover } from "../library/games.ts";
import { isClosed, isDone } from "../match/days.ts";
import type { GameDay } from "../match/use-days.ts";
import { DayMark } from "../parts/day-mark.tsx";
import { DayLink } from "./day-act.tsx";
import { DayResult } from "./day-result.tsx";

export function DayRow({ deal }: { readonly deal: GameDay }) {
  const { entry, outcome, kept } = deal;
  const cover = use(loadCover(entry));
  const title = titleOf(entry, cover, deal.deal);
  return (
    <li>
      <span className="swatch" data-cloth={cover.cloth}>
        <cover.Emblem />
      </span>
      <span className="today-name">
        {title}
        <small>
          {isClosed(deal) && kept !== undefined ? <DayResult entry={entry} kept={kept} /> : cover.dailySays}
        </small>
      </span>
      {isDone(deal) ? (
        <DayMark cloth={cover.cloth} outcome={outcome} />
      ) : (
        <DayLink day={deal} className="button primary" names={{ title, daily: cover.dailyName }} />
      )}
    </li>
  );
}

/** What the deal of a day is called. */
export const titleOf = (entry: Entry, cover: { dailyTitle?(deal: string): string }, deal: string | undefined): string =>
  (deal !== undefined && cover.dailyTitle?.(deal)) || entry.title;
