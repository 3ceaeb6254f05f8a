/** A table that is played online: the game's own table, the seats around it, and the end. */

import { type Shape, seat as seatNumber, type Viewer } from "@baize/kernel";
import { PHRASES, phraseText, type SeenTable, type TableLine, timeText } from "@baize/midend";
import { type Said, type Seated, TAKEN } from "@baize/table";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { DealDots, ScoreTable } from "../table/scoreboard.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool } from "../table/table-tools.tsx";
import { shownSentence, voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { serverNow, useLineState, whyNot } from "./line.ts";
import { isMuted, phraseSaid, setMuted } from "./muted.ts";
import { FairSays, OnlineEnding } from "./online-ending.tsx";
import { doing, LeaveButton, type OnlineProps, SeatList, seatedOf } from "./seat-list.tsx";
import { SitForm } from "./waiting-table.tsx";
import "../css/party.css";

export function OnlineTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const { door, game } = loaded;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, TAKEN, door.frame);
  const [panel, setPanel] = useState<"menu" | "say">();
  const isRail = stage.frame === "rail";
  const viewer: Viewer = table.you === null ? "spectator" : seatNumber(table.you);
  const view = table.view as Shape["view"];
  const legal = useMemo(() => {
    const isMine = table.state === "playing" && table.turn === table.you;
    return isMine ? game.legalMoves(view).map((move) => game.formatMove(move, view)) : [];
  }, [game, view, table.state, table.turn, table.you]);
  const guests = useMemo(() => seatedOf(loaded, table.seats, table.totals), [loaded, table.seats, table.totals]);
  const time = useTurnTime(line, table);
  const seats = useMemo(
    () => guests.map((guest, n) => (n === table.turn ? { ...guest, clock: ringOf(table, time) } : guest)),
    [guests, table, time],
  );
  const isOver = table.state !== "playing";
  const isSettled = !isOver && loaded.manners.company?.settled?.(view) !== undefined;
  const said = useSaid(props, isSettled);
  // A move that is on its way is the only one: until it is answered nobody is asked for another.
  const [isSending, setSending] = useState(false);
  const play = useCallback(
    (text: string) => {
      if (isSending) return false;
      setSending(true);
      void line.play(text).then((answered) => {
        setSending(false);
        if (!answered.ok) voice.tell(whyNot(answered));
      });
      return true;
    },
    [line, isSending],
  );
  const { Table } = door;
  return (
    <TableFrame loaded={loaded} stage={stage} kind="party" deal={<DealName {...props} />}>
      <DealDots of={table.term.deals} now={table.round} />
      <TurnTime time={time} />
      <Points {...props} guests={guests} isRail={isRail} />
      {isRail && !isOver ? <FairSays table={table} loaded={loaded} /> : null}
      <div className="tools">
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room}>
        {isOver ? (
          <OnlineEnding {...props} />
        ) : (
          <Table
            view={view}
            legal={legal}
            stage={stage}
            hint={undefined}
            play={play}
            undo={() => {}}
            tell={voice.tell}
            announce={voice.announce}
            party={{ seats, said, isSettled: isSettled || isSending, mayUndo: false, ask: undefined }}
          />
        )}
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        {viewer === "spectator" ? null : <Tool icon="share" word={sayHere.sayLabel()} press={() => setPanel("say")} />}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
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

/** Under so much a clock is short, in ms. */
const SHORT_MS = 10_000;

/** The time in ms that is left to somebody who is to act; undefined where nobody counts it, or a bot is to act. */
function useTurnTime(line: TableLine, { due, turn, clock, seats, state }: SeenTable): number | undefined {
  const [now, setNow] = useState(serverNow(line));
  const { kind, level } = seats[turn ?? -1] ?? {};
  const isRunning = state === "playing" && due !== null && clock !== "none" && kind === "person" && level === undefined;
  useEffect(() => {
    if (!isRunning) return;
    setNow(serverNow(line));
    const timer = setInterval(() => setNow(serverNow(line)), 500);
    return () => clearInterval(timer);
  }, [line, isRunning]);
  return isRunning ? Math.max(0, due - now) : undefined;
}

/** The time of a turn, as a ring round whoever is to act. */
const ringOf = ({ clock }: SeenTable, time: number | undefined): Seated["clock"] =>
  time === undefined || typeof clock !== "number"
    ? undefined
    : { left: Math.min(1, time / (clock * 1000)), isShort: time < SHORT_MS };

/** The time that is left for the turn. */
function TurnTime({ time }: { readonly time: number | undefined }) {
  if (time === undefined) return null;
  return (
    <dl className="counters">
      <div>
        <dt>{say.timeLeft()}</dt>
        <dd>{timeText(time + 999)}</dd>
      </div>
    </dl>
  );
}

/** What is said in the line of the table: that the line is lost, a sentence of the moment, or that nobody can answer. */
function useSaid({ line, table: { said, seats } }: OnlineProps, isSettled: boolean): Said | undefined {
  const told = useCell(shownSentence);
  const isLost = useLineState(line) === "lost";
  if (isLost) {
    return {
      kind: "notice",
      title: sayHere.lineLostTitle(),
      says: sayHere.lineLostSays(),
      acts: [{ word: sayHere.tryNow(), press: () => void line.open() }],
    };
  }
  if (told === undefined)
    return isSettled ? { kind: "notice", title: "", says: say.nobodyBeats(), acts: [] } : undefined;
  const last = said.at(-1);
  const isPhrase = last !== undefined && told === phraseSaid(seats[last.seat]?.name ?? "", last.phrase);
  const mute = (): void => {
    setMuted(true);
    voice.hush();
  };
  const acts = isPhrase ? [{ word: sayHere.muteNow(), press: mute }] : [];
  return { kind: "notice", title: "", says: told, acts };
}

/** `Deal 2 of 5, online`, and under which rules. */
function DealName({ table: { round, term, options }, loaded: { manners } }: OnlineProps) {
  return (
    <>
      <b>{sayHere.dealOf({ round, deals: term.deals })}</b>
      <span>{manners.company?.optionsName(options) ?? ""}</span>
    </>
  );
}

interface PointsProps extends OnlineProps {
  readonly guests: readonly Seated[];
  readonly isRail: boolean;
}

/** The points of the series, whoever looks first; on a phone their own. */
function Points({ table: { seats, totals, you }, loaded, guests, isRail }: PointsProps) {
  if (!isRail) {
    return you === null ? null : (
      <p className="own-points">
        <span className="unseen">{say.points()} </span>
        {say.signed({ points: totals[you] ?? 0 })}
      </p>
    );
  }
  const rows = seats.map((_, n) => {
    const seat = ((you ?? 0) + n) % seats.length;
    const name =
      seat === you ? sayHere.youAre() : guests[seat]?.name || loaded.manners.seatName(seatNumber(seat), "spectator");
    return { seat, name, face: guests[seat]?.face ?? "", points: totals[seat] ?? 0 };
  });
  return <ScoreTable rows={rows} />;
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
