/** An online table: sitting down, waiting, playing and the end, as the server tells it. */

import { paragraph, type Shape, seat as seatNumber } from "@baize/kernel";
import { namesOf, type SeenTable, type TableLine } from "@baize/midend";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { entryOf, GAME_IDS, type Loaded, load } from "../library/games.ts";
import { attend } from "../online/attended.ts";
import { followed, lineTo, noteDealt, noteSeal, useLineState, useTable } from "../online/line.ts";
import { isMuted, phraseSaid } from "../online/muted.ts";
import { OnlineTable } from "../online/online-table.tsx";
import { RaceTable } from "../online/race-table.tsx";
import { absent } from "../online/said.tsx";
import { type OnlineProps, seatedOf } from "../online/seat-list.tsx";
import { WaitingTable } from "../online/waiting-table.tsx";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { sound } from "../voice/sound.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import "../css/online.css";
import "../css/say.css";

export function OnlineScreen({ id }: { readonly id: string }) {
  const line = useMemo(() => lineTo(id), [id]);
  useEffect(() => followed(line), [line]);
  const table = useTable(line);
  const state = useLineState(line);
  if (state === "gone" || (table !== undefined && !GAME_IDS.includes(table.game))) {
    return (
      <ReadingFrame title={say.together()}>
        <p>{sayHere.noTable()}</p>
        <p className="buttons">
          <Link to="/together" className="button">
            {say.newOnlineTable()}
          </Link>
          <Link to="/together" className="button" entry={{ own: false, hasCode: true }}>
            {say.haveCode()}
          </Link>
        </p>
      </ReadingFrame>
    );
  }
  if (table === undefined)
    return <div className="waiting">{state === "lost" ? <p>{sayHere.serverGone()}</p> : null}</div>;
  return <Seen line={line} table={table} />;
}

interface SeenProps {
  readonly line: TableLine;
  readonly table: SeenTable;
}

/** Whether the table has a line of its own, in which all is said. */
const hasLine = ({ deal, kind, state }: SeenTable): boolean => deal > 0 && kind === "match" && state === "playing";

function Seen({ line, table }: SeenProps) {
  const loaded = use(load(entryOf(table.game)));
  const state = useLineState(line);
  useEffect(() => {
    noteSeal(table);
    noteDealt(table);
  }, [table]);
  const { id, you } = table;
  useEffect(() => attend(you === null ? null : id), [id, you]);
  const props = { line, table, loaded };
  useTold(props);
  useTitle(loaded, table);
  useKeptFocus(table);
  return (
    <>
      {table.deal === 0 ? (
        <WaitingTable {...props} />
      ) : table.kind === "race" ? (
        <RaceTable {...props} />
      ) : (
        <OnlineTable {...props} />
      )}
      {state === "lost" && !hasLine(table) ? (
        <p className="line-lost" role="status">
          {sayHere.lineLost()}
        </p>
      ) : null}
    </>
  );
}

/** Whether whoever sits at this page is asked for a move. */
const isAsked = ({ kind, state, turn, you, seats }: SeenTable): boolean =>
  kind === "match" && state === "playing" && you !== null && turn === you && seats[you]?.level === undefined;

/** Who has just sat down beside whoever looks. */
const comers = ({ table }: OnlineProps, last: SeenTable): readonly string[] =>
  table.seats
    .filter(({ seat, kind, name }) => kind === "person" && seat !== table.you && name !== last.seats[seat]?.name)
    .filter(({ name }) => last.seats.every((old) => old.kind !== "person" || old.name !== name))
    .map(({ name }) => sayHere.sitsDown({ name: name ?? "" }));

/** What came to pass at a table, for those who listen: the moves, and what is asked now, as at a table where one plays alone. */
function heardOf(props: OnlineProps, last: SeenTable): string {
  const { table, loaded } = props;
  const { manners } = loaded;
  const came = comers(props, last);
  if (table.kind === "race" || table.deal === 0 || table.view === null) return paragraph(came);
  const view = table.view as Shape["view"];
  const names = namesOf(seatedOf(loaded, table.seats, table.totals));
  const isNew = table.deal !== last.deal;
  const made = isNew || last.view === null ? [] : table.moves.slice(last.moves.length);
  const [first] = made;
  // Of many that come at once those since the own one are heard.
  const all = made.length < 2 ? [] : (manners.company?.told?.(view, names) ?? []);
  const [one] =
    all.length > 0 || first === undefined ? [] : [manners.describe(first.move, last.view as Shape["view"], names)];
  const told = one === undefined ? all.slice(-Math.min(made.length, table.seats.length)) : [one];
  const { settled } = manners.company ?? {};
  const isSettled = table.state === "playing" && settled?.(view) !== undefined;
  const isDecided = isSettled && (isNew || last.view === null || settled?.(last.view as Shape["view"]) === undefined);
  const isDue = isNew || made.length > 0 || !isAsked(last);
  const asked = isDue && (isNew || isAsked(table)) && !isSettled ? (manners.company?.prompt(view, names) ?? "") : "";
  const away = absent({ ...props, table: last }) === undefined ? (absent(props)?.says ?? "") : "";
  return paragraph([...came, ...told, isDecided ? say.nobodyBeats() : asked, away]);
}

/** Moves, and what others say, are told to those who listen. */
function useTold(props: OnlineProps): void {
  const { table, loaded } = props;
  const [last, setLast] = useState(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is a matter of the table.
  useEffect(() => {
    if (last === table) return;
    setLast(table);
    if (table.you === null && last.you !== null) voice.tell(sayHere.noSeatNow());
    const heard = heardOf(props, last);
    if (heard !== "") voice.announce(heard);
    for (const { seat, phrase } of table.said.filter(({ at }) => !last.said.some((old) => old.at === at))) {
      const name = table.seats[seat]?.name ?? loaded.manners.seatName(seatNumber(seat), "spectator");
      if (seat !== table.you && !isMuted()) voice.tell(phraseSaid(name, phrase));
    }
  }, [loaded, table, last]);
}

/** Where what had the focus is gone with what was shown before it, it is at the heading. */
function useKeptFocus(table: SeenTable): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes with the table.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body)
      document.querySelector("h1")?.focus({ preventScroll: true });
  }, [table]);
}

/** Whoever sits here is called when it is their turn: by the window's title, and by a sound where that is wanted. */
function useTitle({ manners }: Loaded, { turn, you, kind }: SeenTable): void {
  const isMine = kind === "match" && turn !== null && turn === you;
  useEffect(() => {
    if (isMine) sound("turn");
    document.title = isMine ? sayHere.yourTurnTitle() : `${manners.title} · ${say.pageName()}`;
  }, [isMine, manners]);
}
