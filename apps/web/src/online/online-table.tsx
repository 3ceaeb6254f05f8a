/** A table that is played online: the game's own table, the seats around it, and the end. */

import { type Shape, seat as seatNumber, type Viewer } from "@baize/kernel";
import { fairnessOf, namesOf, PHRASES, phraseText, revealed, sealText, timeText } from "@baize/midend";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reviewAmong } from "../address/address.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Link } from "../parts/link.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool } from "../table/table-tools.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { serverNow, whyNot, witnessOf } from "./line.ts";
import { isMuted, setMuted } from "./muted.ts";
import { doing, LeaveButton, type OnlineProps, SeatList, seatedOf, sitterName } from "./seat-list.tsx";
import { SitForm } from "./waiting-table.tsx";
import "../css/party.css";

export function OnlineTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const { door, game } = loaded;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const [panel, setPanel] = useState<"menu" | "say">();
  const isRail = stage.frame === "rail";
  const viewer: Viewer = table.you === null ? "spectator" : seatNumber(table.you);
  const view = table.view as Shape["view"];
  const legal = useMemo(() => {
    const isMine = table.state === "playing" && table.turn === table.you;
    return isMine ? game.legalMoves(view).map((move) => game.formatMove(move, view)) : [];
  }, [game, view, table.state, table.turn, table.you]);
  const seats = useMemo(() => seatedOf(loaded, table.seats, table.totals), [loaded, table.seats, table.totals]);
  const play = useCallback(
    (text: string) => {
      void line.play(text).then((answered) => {
        if (!answered.ok) voice.tell(whyNot(answered));
      });
      return true;
    },
    [line],
  );
  const { Table } = door;
  const isOver = table.state !== "playing";
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="party"
      deal={sayHere.dealOf({ round: table.round, deals: table.term.deals })}
    >
      <TurnTime line={line} table={table} />
      {isRail ? <Points {...props} /> : null}
      <div className="tools">
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room}>
        <Table
          view={view}
          legal={legal}
          stage={stage}
          hint={undefined}
          play={play}
          undo={() => {}}
          tell={voice.tell}
          announce={voice.announce}
          party={{ seats, mayUndo: false, ask: undefined }}
        />
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        {viewer === "spectator" ? null : <Tool icon="share" word={sayHere.sayLabel()} press={() => setPanel("say")} />}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {isOver ? <OnlineEnding {...props} /> : null}
      {panel === "menu" ? (
        <Dialog title={loaded.manners.title} close={() => setPanel(undefined)}>
          <TableMenu {...props} open={setPanel} />
        </Dialog>
      ) : null}
      {panel === "say" ? <SayPanel line={line} close={() => setPanel(undefined)} /> : null}
    </TableFrame>
  );
}

/** What can be said, with one tap. */
export function SayPanel({ line, close }: Pick<OnlineProps, "line"> & { close(): void }) {
  return (
    <Dialog title={sayHere.sayLabel()} close={close}>
      <div className="phrases">
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            onClick={() => {
              void doing(line, "phrase", { phrase });
              close();
            }}
          >
            {phraseText(phrase)}
          </button>
        ))}
      </div>
      <MuteSwitch />
    </Dialog>
  );
}

/** One tap, and nobody is heard. */
function MuteSwitch() {
  const [muted, setNow] = useState(isMuted());
  const turn = () => {
    setMuted(!muted);
    setNow(!muted);
  };
  return (
    <button type="button" aria-pressed={muted} onClick={turn}>
      {sayHere.mute()}
    </button>
  );
}

/** The time that is left for the turn. */
function TurnTime({ line, table: { due, turn, clock } }: Pick<OnlineProps, "line" | "table">) {
  const [now, setNow] = useState(serverNow(line));
  const isRunning = due !== null && turn !== null && clock !== "none";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(serverNow(line)), 250);
    return () => clearInterval(timer);
  }, [line, isRunning]);
  if (!isRunning) return null;
  return (
    <dl className="counters">
      <div>
        <dt>{say.timeLeft()}</dt>
        <dd>{timeText(Math.max(0, due - now + 999))}</dd>
      </div>
    </dl>
  );
}

/** The points of the series. */
function Points({ table, loaded }: OnlineProps) {
  return (
    <table className="scoreboard">
      <caption>{sayHere.totalsLabel()}</caption>
      <tbody>
        {table.seats.map((sitter) => (
          <tr key={sitter.seat}>
            <th scope="row">{sitterName(loaded, sitter, table.you)}</th>
            <td>{table.totals[sitter.seat] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the deal was fair, in a sentence. */
export function FairSays({ table, loaded }: Pick<OnlineProps, "table" | "loaded">) {
  const fairness = useMemo(() => fairnessOf(loaded.game, table, witnessOf(table)), [loaded, table]);
  if (fairness === "unfair") return <p role="alert">{sayHere.unfairDeal()}</p>;
  return (
    <p className="seal">{fairness === "fair" ? sayHere.fairDeal() : sayHere.fairSealed({ seal: sealText(table) })}</p>
  );
}

/** The end of a deal, or of the series. */
function OnlineEnding(props: OnlineProps) {
  const { table, loaded } = props;
  const best = Math.max(...table.totals);
  const winner = table.seats.find(({ seat }) => table.totals[seat] === best);
  const isSeriesOver = table.state === "over";
  const match = useMemo(() => revealed(loaded.game, table), [loaded, table]);
  const names = namesOf(seatedOf(loaded, table.seats, table.totals));
  return (
    <section
      className="ending party-ending"
      aria-label={isSeriesOver ? sayHere.seriesOver() : sayHere.onlineDealOver()}
    >
      <h2>{isSeriesOver ? sayHere.seriesOver() : sayHere.onlineDealOver()}</h2>
      <div>
        {isSeriesOver && winner !== undefined ? (
          <p>{sayHere.winnerIs({ name: sitterName(loaded, winner, null) })}</p>
        ) : null}
        <FairSays table={table} loaded={loaded} />
      </div>
      <div className="look-back">
        <ul>
          {table.seats.map((sitter) => (
            <li key={sitter.seat}>
              {sayHere.pointsOf({
                name: sitterName(loaded, sitter, table.you),
                points: table.scores?.[sitter.seat] ?? 0,
              })}
            </li>
          ))}
        </ul>
      </div>
      <div className="buttons">
        <NextDeal {...props} word={sayHere.dealAgain()} />
        {match === undefined ? null : (
          <Link className="button" to={reviewAmong(match, names, table.you ?? 0)}>
            {sayHere.lookBackOnline()}
          </Link>
        )}
        <a className="button" href={`/api/tables/${table.id}/record`} download={`${table.id}-${table.deal}.json`}>
          {sayHere.keepRecord()}
        </a>
      </div>
    </section>
  );
}

/** How it goes on: the host deals again or begins a rematch, whoever watches sits down, the others wait. */
export function NextDeal({ word, ...props }: OnlineProps & { readonly word: string }) {
  const { line, table } = props;
  const isSeriesOver = table.state === "over";
  const next = async () => {
    if (isSeriesOver) await doing(line, "rematch");
    await doing(line, "start");
  };
  if (table.you === null) return <SitForm {...props} />;
  if (table.host !== table.you) return <p>{sayHere.waitForHost()}</p>;
  return (
    <button type="button" className="primary" onClick={() => void next()}>
      {isSeriesOver ? sayHere.rematch() : word}
    </button>
  );
}

interface TableMenuProps extends OnlineProps {
  open(panel: "say" | undefined): void;
}

/** Seats, another device, and leaving. */
export function TableMenu({ open, ...props }: TableMenuProps) {
  const { line, table, loaded } = props;
  const [code, setCode] = useState<string>();
  const own = table.you === null ? undefined : table.seats[table.you];
  return (
    <div className="online-menu">
      <SeatList {...props} />
      <FairSays table={table} loaded={loaded} />
      {own?.level === undefined ? null : (
        <p>
          {sayHere.botPlaysForYou()}{" "}
          <button type="button" onClick={() => void doing(line, "back")}>
            {sayHere.iAmBack()}
          </button>
        </p>
      )}
      {code === undefined ? null : <p role="status">{sayHere.deviceSays({ code })}</p>}
      {table.you === null ? (
        <>
          <p>{sayHere.justWatch()}</p>
          <SitForm line={line} table={table} />
        </>
      ) : (
        <div className="buttons">
          <button type="button" onClick={() => open("say")}>
            {sayHere.sayLabel()}
          </button>
          <button type="button" onClick={() => void line.code().then(setCode)}>
            {sayHere.otherDevice()}
          </button>
          <LeaveButton line={line} />
        </div>
      )}
    </div>
  );
}
