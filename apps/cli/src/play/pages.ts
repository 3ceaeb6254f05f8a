/** What stands on the screen besides the table: the heading, and the page about how to play. */

import { listed, paragraph, type Shape, seat } from "@baize/kernel";
import { type Sitting, timeText } from "@baize/midend";
import { type AnyTerminal, folded, type Line, widthOf } from "@baize/terminal";
import { resultText } from "../report/outcome.ts";
import { say } from "../words/index.ts";
import type { Host } from "./host.ts";

const HELP_WIDTH = 76;
/** A deal that is a whole table has a long name, of which the heading shows the beginning. */
const DEAL_WIDTH = 24;

/**
 * The deal, its number in a match, the rules where they are not the usual ones, how far it is, the time played or left, and the lamp,
 * or once it is over the result. Where the window is narrow it leaves out what is missed least.
 */
export function headingText(host: Host, elapsed: number, lamp: string, width: number): string {
  const { laid, sitting } = host;
  const { match, manners, game } = sitting;
  const number = game.meta.seats > 1 ? host.series.dealText : "";
  const whole = match.deal.length > DEAL_WIDTH ? `${match.deal.slice(0, DEAL_WIDTH)}...` : match.deal;
  // A deal of chance that has no name says nothing to anybody.
  const deal = manners.dealName(match.deal, match.options) === "" ? "" : whole;
  const isUsual = match.options === game.options.format(game.options.standard);
  const rulesName = manners.company?.optionsName(match.options);
  const ownName = manners.matchName(match.deal, match.options);
  // A game for one may have a name of its own under other rules.
  const hasOwnName = !isUsual && rulesName === undefined && ownName !== manners.matchName(match.deal);
  const rules = isUsual || hasOwnName ? "" : (rulesName ?? match.options);
  const plain = say.matchHeading({ title: laid.entry.title, deal });
  const name = hasOwnName ? ownName : plain;
  const known = sitting.isOver ? cameTo(sitting) : lamp;
  const { limit } = sitting;
  // Up to the next second: while there is time left it is not 0:00.
  const time =
    limit === undefined || sitting.isOver
      ? timeText(elapsed)
      : say.timeLeft({ time: timeText(Math.max(0, limit - elapsed + 999)) });
  const parts = [name, rules, number, manners.countText(match.moves), time, known];
  const joined = (kept: readonly string[]) => ` ${kept.filter((part) => part !== "").join(" | ")}`;
  if (widthOf(joined(parts)) > width) parts[0] = plain;
  // The rules go first, then the time played, which deal it is, how far it is; time that runs out later, and what is known never.
  for (const least of limit === undefined ? [1, 4, 2, 3] : [1, 2, 3, 4])
    if (widthOf(joined(parts)) > width) parts[least] = "";
  return joined(parts);
}

/** The game's own words about how it is played, and the keys, in as many pages as a room of these lines needs. */
export function helpPages(
  terminal: AnyTerminal | undefined,
  keys: string,
  width: number,
  room: number,
): readonly (readonly Line[])[] {
  const game = (terminal?.help ?? []).flatMap((line) => folded(line, Math.min(width - 2, HELP_WIDTH)));
  const lines = [...game, "", ...keys.split("\n").flatMap((line) => folded(line, width))].map((text) => [{ text }]);
  const size = Math.max(1, room);
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, i) => lines.slice(i * size, (i + 1) * size));
}

/** What the keys do, in a line. */
export const keysLine = (terminal: AnyTerminal | undefined): string =>
  terminal?.pointing === "set" ? say.setKeys() : say.pairKeys();

/** What each of them does. */
export const keysHelp = (terminal: AnyTerminal | undefined): string =>
  say.keyHelp({ isPair: terminal?.pointing !== "set" });

/** What the deals of a match of several have come to, seat by seat; after the last one, the standings. */
export function seriesText(host: Host): string {
  const { series } = host;
  if (series.seats === 1) return "";
  const told = (n: number, points: number) => say.seatPoints({ seat: host.nameOf(seat(n)), points });
  if (series.isOver) {
    const standings = series.standings.map((one) =>
      say.placeOf({ place: one.place, points: told(one.seat, one.points) }),
    );
    return say.matchOver({ standings: listed(standings) });
  }
  return say.seriesStanding({ deal: series.dealText, points: listed(series.totals.map((sum, n) => told(n, sum))) });
}

/** The event with which the table itself ended a match, such as that its time was up. */
const endingEvent = ({ match }: Sitting<Shape>): string | undefined =>
  match.why(match.ply - 1) === "event" ? match.moves.at(-1) : undefined;

/** What the match came to for the player; where the table ended it, for all. */
const cameTo = (sitting: Sitting<Shape>): string =>
  resultText(sitting.match.status, endingEvent(sitting) === undefined ? sitting.seat : undefined);

/** What a match that is over came to, and in a match of several deals how that stands. */
export function endText(host: Host): string {
  const { sitting } = host;
  const { match, manners, view } = sitting;
  const event = endingEvent(sitting);
  const isLast = host.series.seats > 1 && host.series.isOver;
  const told =
    event !== undefined
      ? say.endedBy({ event: manners.describe(event, view, host.names) })
      : isLast
        ? say.over({ result: cameTo(sitting) })
        : say.overAfter({ result: cameTo(sitting), count: manners.countText(match.moves) });
  return paragraph([told, seriesText(host)]);
}

/** What stands in the place of a table that does not fit the window. */
export const smallLines = (need: { columns: number; lines: number }, columns: number, lines: number): readonly Line[] =>
  folded(say.windowSmall({ ...need, has: `${columns} × ${lines}` }), Math.max(10, columns - 2)).map((text) => [
    { text },
  ]);
