/** An online table: sitting down, waiting, playing and the end, as the server tells it. */

import { type Shape, seat as seatNumber } from "@baize/kernel";
import { namesOf, type SeenTable, type TableLine } from "@baize/midend";
import { use, useEffect, useMemo, useState } from "react";
import { entryOf, GAME_IDS, type Loaded, load } from "../library/games.ts";
import { attend } from "../online/attended.ts";
import { followed, lineTo, noteDealt, noteSeal, useLineState, useTable } from "../online/line.ts";
import { isMuted, phraseSaid } from "../online/muted.ts";
import { OnlineTable } from "../online/online-table.tsx";
import { RaceTable } from "../online/race-table.tsx";
import { seatedOf } from "../online/seat-list.tsx";
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
  useTold(loaded, table);
  useTitle(loaded, table);
  const props = { line, table, loaded };
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

/** Moves of others, and what they say, are told to those who listen. */
function useTold(loaded: Loaded, table: SeenTable): void {
  const { manners } = loaded;
  const [last, setLast] = useState(table);
  useEffect(() => {
    if (last === table) return;
    setLast(table);
    if (table.you === null && last.you !== null) voice.tell(sayHere.noSeatNow());
    const isNext = table.deal === last.deal && table.moves.length > last.moves.length && last.view !== null;
    const made = isNext ? table.moves.slice(last.moves.length) : [];
    const [first] = made;
    if (first !== undefined && first.seat !== table.you) {
      const names = namesOf(seatedOf(loaded, table.seats, table.totals));
      voice.announce(manners.describe(first.move, last.view as Shape["view"], names));
    }
    for (const { seat, phrase } of table.said.filter(({ at }) => !last.said.some((old) => old.at === at))) {
      const name = table.seats[seat]?.name ?? manners.seatName(seatNumber(seat), "spectator");
      if (seat !== table.you && !isMuted()) voice.tell(phraseSaid(name, phrase));
    }
  }, [loaded, manners, table, last]);
}

/** Whoever sits here is called when it is their turn: by the window's title, and by a sound where that is wanted. */
function useTitle({ manners }: Loaded, { turn, you, kind }: SeenTable): void {
  const isMine = kind === "match" && turn !== null && turn === you;
  useEffect(() => {
    if (isMine) sound("turn");
    document.title = isMine ? sayHere.yourTurnTitle() : `${manners.title} · ${say.pageName()}`;
  }, [isMine, manners]);
}
