/** What stands on the screen of an online table besides the game's own drawing: who sits there, the heading, the end. */

import { type AnyGame, listed, type Manners, mannersOf, type Names, paragraph, type Shape, shown } from "@baize/kernel";
import {
  fairnessOf,
  guestsOf,
  namesOf,
  type SeenSeat,
  type SeenTable,
  sealText,
  timeText,
  type Witness,
} from "@baize/midend";
import type { AnyTerminal, Line } from "@baize/terminal";
import { say } from "../words/index.ts";

/** A game as an online table needs it. */
export interface OnlineGame {
  readonly game: AnyGame;
  readonly manners: Manners<Shape>;
  readonly terminal: AnyTerminal | undefined;
}

/** What whoever sits in each seat is called. */
export const namesAt = ({ manners }: OnlineGame, { seats }: SeenTable): Names =>
  namesOf(
    guestsOf(
      seats.map(({ kind, name, level = "" }) =>
        kind === "person" ? { kind, name: shown(name ?? "") } : { kind: "bot", level },
      ),
      manners.company?.levels,
    ),
  );

const levelName = ({ manners }: OnlineGame, level: string | undefined): string =>
  manners.company?.levels.find(({ id }) => id === level)?.title ?? shown(level ?? "");

const isHost = ({ you, host }: SeenTable): boolean => you !== null && you === host;

/** Who sits in a seat and what is to be said about them. */
function seatText(game: OnlineGame, sitter: SeenSeat, { you }: SeenTable): string {
  if (sitter.kind === "open") return say.seatOpen();
  if (sitter.kind === "bot") return say.seatBot({ level: levelName(game, sitter.level) });
  const name = shown(sitter.name ?? "");
  const away = sitter.level === undefined ? say.seatAway() : say.seatStandIn({ level: levelName(game, sitter.level) });
  return [
    (sitter.seat === you ? say.seatYou({ name }) : name).padEnd(26),
    ...(sitter.host ? [say.seatHost()] : []),
    ...(sitter.away ? [away] : []),
  ].join("  ");
}

/** A table before its first deal: how others come to it, and who is there. */
export function waitingLines(online: OnlineGame, table: SeenTable, link: string): readonly Line[] {
  const { manners } = online;
  const rules = manners.company?.optionsName(table.options) ?? table.options;
  const code = `${table.id.slice(0, 4)} ${table.id.slice(4)}`.toUpperCase();
  return [
    [{ text: say.waitingTitle({ game: manners.title, rules }), tone: "strong" }],
    [],
    [{ text: say.inviteLink({ link }) }],
    [{ text: say.inviteCode({ code }) }],
    [{ text: say.inviteSeal({ seal: sealText(table) }), tone: "faint" }],
    [],
    ...table.seats.map((sitter): Line => [{ text: `${sitter.seat + 1}  ${seatText(online, sitter, table)}` }]),
  ];
}

/** The game, how far the series is, whose turn it is and how long still. */
export function headingOf(online: OnlineGame, table: SeenTable, isLost: boolean, now: number): string {
  const { manners } = online;
  const { turn, you, due, clock, state } = table;
  const name =
    turn === null
      ? ""
      : manners.seatName(turn as never, you === null ? "spectator" : (you as never), namesAt(online, table));
  const who = turn === null ? "" : turn === you ? say.yourTurn() : name;
  const isTimed = due !== null && clock !== "none" && state === "playing";
  const time = isTimed ? say.turnTime({ who, time: timeText(Math.max(0, due - now + 999)) }) : who;
  const deal = table.deal === 0 ? "" : say.onlineDeal({ round: table.round, deals: table.term.deals });
  const parts = [manners.title, table.id, deal, time, you === null ? say.watching() : "", isLost ? say.lineLost() : ""];
  return ` ${parts.filter((part) => part !== "").join(" | ")}`;
}

const pointsText = (names: Names, points: readonly number[]): string =>
  listed(names.map((seat, n) => say.seatPoints({ seat, points: points[n] ?? 0 })));

/** What a deal, or a series, came to; whether the deal was fair; and who may go on. */
function overText(online: OnlineGame, table: SeenTable, witness: Witness): string {
  const names = namesAt(online, table);
  const { totals, scores, state, you } = table;
  const best = Math.max(...totals);
  const winners = listed(names.filter((_, n) => totals[n] === best));
  const came =
    state === "over"
      ? say.seriesWinner({ names: winners, points: pointsText(names, totals) })
      : say.dealPoints({ points: pointsText(names, scores ?? []), totals: pointsText(names, totals) });
  const fairness = fairnessOf(online.game, table, witness);
  const next = isHost(table)
    ? state === "over"
      ? say.hostRematch()
      : say.hostNext()
    : you === null
      ? say.watcherSits()
      : say.guestNext();
  return paragraph([fairness === "unfair" ? say.onlineUnfair() : say.onlineFair(), came, next]);
}

/** What there is to say of the table while nothing else is. */
export function standingText(online: OnlineGame, table: SeenTable, witness: Witness): string {
  const { you, state, seats } = table;
  if (state === "waiting") return you === null ? say.watcherSits() : isHost(table) ? say.hostMay() : say.hostWaits();
  if (state !== "playing") return overText(online, table, witness);
  if (you !== null && seats[you]?.level !== undefined) return say.youAreCovered();
  const away = seats.filter((sitter) => sitter.away && sitter.seat !== you);
  const told = away.map(({ name = "", level }) =>
    level === undefined
      ? say.someoneAway({ name: shown(name) })
      : say.isCovered({ name: shown(name), level: levelName(online, level) }),
  );
  return paragraph([...told, you === null ? say.watcherWaits() : undefined]);
}

/** A game as an online table needs it. */
export const onlineGame = (game: AnyGame, terminal: AnyTerminal | undefined): OnlineGame => ({
  game,
  manners: mannersOf(game) as Manners<Shape>,
  terminal,
});
