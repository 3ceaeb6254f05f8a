/** What is said at an online table: by others, by the page, and while the line is lost. */

import { paragraph } from "@baize/kernel";
import { keptUntil, phraseText, type SeenTable, type TableLine, timeText } from "@baize/midend";
import type { Said, Seated } from "@baize/table";
import { useEffect, useMemo, useRef, useState } from "react";
import { useCell } from "../state/cell.ts";
import { shownSentence, voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { serverNow, useLineState } from "./line.ts";
import { phraseSaid, setMuted } from "./muted.ts";
import { isReaction, Reaction } from "./reaction.tsx";
import { botOf, doing, type OnlineProps } from "./seat-list.tsx";

/** Nobody is heard from now on. */
const hush = (): void => {
  setMuted(true);
  voice.hush();
};

/** Who is heard just now, and what they say: as long as a sentence of the moment is shown. */
export function usePhrase({
  said,
  seats,
}: SeenTable): { readonly seat: number; readonly saying: Seated["saying"] } | undefined {
  const told = useCell(shownSentence);
  return useMemo(() => {
    const last = said.at(-1);
    if (last === undefined || told !== phraseSaid(seats[last.seat]?.name ?? "", last.phrase)) return undefined;
    const says = isReaction(last.phrase) ? <Reaction phrase={last.phrase} /> : phraseText(last.phrase);
    return { seat: last.seat, saying: { says, mute: sayHere.muteNow(), hush } };
  }, [said, seats, told]);
}

/** How long a lost line's seat is kept at least, in ms; undefined while the line stands, and where it is kept without end. */
function useKeptFor(line: TableLine, isLost: boolean): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const table = line.table();
    const until = isLost && table !== undefined ? keptUntil(table, serverNow(line)) : undefined;
    const count = () => setLeft(until === undefined ? undefined : Math.max(0, until - serverNow(line)));
    count();
    const timer = until === undefined ? undefined : setInterval(count, 500);
    return () => clearInterval(timer);
  }, [line, isLost]);
  return left;
}

/** What is said while the line is lost: how long the seat is kept, or that a bot plays on. */
function lostSays(you: number | null, left: number | undefined): string {
  if (you === null) return sayHere.tryingAgain();
  if (left === undefined) return sayHere.lineLostSays();
  return left > 0 ? sayHere.seatKeptFor({ time: timeText(left + 999) }) : sayHere.botPlaysOn();
}

/** So long somebody who is back is told what was done for them, in ms. */
const BACK_MS = 10_000;

/** How many moves were made for somebody who is back, as long as that is told; and what ends telling it. */
function useBack(line: TableLine, { you, seats }: SeenTable): readonly [count: number, end: () => void] {
  const { covered = 0, level } = seats[you ?? -1] ?? {};
  const isThere = useLineState(line) === "open" && level === undefined;
  const [told, setTold] = useState(0);
  const known = useRef(0);
  useEffect(() => {
    if (covered === 0) known.current = 0;
    if (!isThere || covered <= known.current) return;
    known.current = covered;
    setTold(covered);
    const timer = setTimeout(() => setTold(0), BACK_MS);
    return () => clearTimeout(timer);
  }, [isThere, covered]);
  return [covered === 0 ? 0 : told, () => setTold(0)];
}

/** Whether somebody has just come. */
function useNew(): boolean {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), BACK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNew;
}

/** Whoever comes and has no seat is told that they watch, and where a seat that they have is taken over. */
export function watching({ table }: OnlineProps, isNew: boolean, openMenu: () => void): Said | undefined {
  if (table.you !== null || !isNew) return undefined;
  const act = { word: sayHere.fromOther(), press: openMenu };
  return { kind: "notice", title: "", says: sayHere.justWatch(), acts: [act] };
}

/** Where no clock counts and everybody waits for somebody who is away, the host is asked whether a bot shall play. */
export function absent({ line, table }: OnlineProps): Said | undefined {
  const { seats, turn, you, host, due } = table;
  const sitter = seats[turn ?? -1];
  const isAway = sitter?.kind === "person" && sitter.away === true && sitter.level === undefined;
  if (!isAway || due !== null || you === null || you !== host) return undefined;
  const act = { word: sayHere.standIn(), press: () => void doing(line, "replace", { seat: turn }) };
  return { kind: "notice", title: "", says: sayHere.isAway({ name: sitter.name ?? "" }), acts: [act] };
}

/** What is said in the line of the table: that it is lost, a sentence of the moment, what was done meanwhile, or that nobody can answer. */
export function useSaid(
  props: OnlineProps,
  isSettled: boolean,
  isBubble: boolean,
  { showPlays, openMenu }: Record<"showPlays" | "openMenu", () => void>,
): Said | undefined {
  const { line, table, loaded } = props;
  const told = useCell(shownSentence);
  const isLost = useLineState(line) === "lost";
  const left = useKeptFor(line, isLost);
  const [count, endBack] = useBack(line, table);
  const isNew = useNew();
  const isPhrase = usePhrase(table) !== undefined;
  const bot = botOf(loaded.manners, table.level)?.name ?? table.level;
  const back = count === 0 ? "" : sayHere.backSays({ bot, count });
  const isCovered = table.seats[table.you ?? -1]?.level !== undefined;
  const covering = isCovered ? sayHere.botPlaysForYou({ bot }) : "";
  const isBack = covering === "" && back !== "";
  const there = covering !== "" || table.you !== null || !isNew ? covering : sayHere.justWatch();
  const heard = isLost
    ? paragraph([sayHere.lineLostTitle(), lostSays(table.you, undefined)])
    : isBack
      ? paragraph([sayHere.backTitle(), back])
      : there;
  const wasLost = useRef(false);
  useEffect(() => {
    const says = heard === "" && wasLost.current && !isLost ? sayHere.backTitle() : heard;
    wasLost.current = isLost;
    if (says !== "") voice.announce(says);
  }, [heard, isLost]);
  if (isLost) {
    return {
      kind: "lost",
      title: sayHere.lineLostTitle(),
      says: lostSays(table.you, left),
      acts: [{ word: sayHere.tryNow(), press: () => void line.open() }],
    };
  }
  if (isCovered) {
    const press = () => void doing(line, "back");
    return {
      kind: "notice",
      title: covering,
      says: "",
      acts: [{ word: sayHere.iAmBack(), press }],
    };
  }
  // What stands at the seat of whoever said it is not said twice.
  if (told !== undefined && !(isBubble && isPhrase)) {
    return {
      kind: "notice",
      title: "",
      says: told,
      acts: isPhrase ? [{ word: sayHere.muteNow(), press: hush }] : [],
    };
  }
  if (count > 0) {
    const press = () => {
      endBack();
      showPlays();
    };
    return { kind: "back", title: sayHere.backTitle(), says: back, acts: [{ word: sayHere.showPlays(), press }] };
  }
  if (isSettled) return { kind: "notice", title: "", says: say.nobodyBeats(), acts: [] };
  return watching(props, isNew, openMenu) ?? absent(props);
}
