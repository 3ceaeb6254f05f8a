/** A table that is played online: the game's own table, the seats around it, and the end. */

import { type Shape, seat as seatNumber, type Viewer } from "@baize/kernel";
import { namesOf, type TableLine, timeText } from "@baize/midend";
import { type Seated, TAKEN } from "@baize/table";
import { useCallback, useMemo, useRef, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { DealDots, ScoreTable } from "../table/scoreboard.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool, useKeys } from "../table/table-tools.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { sayHere as sayParty } from "../words/party.en.ts";
import { FairSays } from "./fair-says.tsx";
import { useLineState, whyNot } from "./line.ts";
import { OnlineEnding } from "./online-ending.tsx";
import { usePhrase, useSaid } from "./said.tsx";
import { SayPanel, SayPopover } from "./say-panel.tsx";
import { type OnlineProps, playersOf } from "./seat-list.tsx";
import { useSettle } from "./settle.ts";
import { TableMenu, TablePanels } from "./table-menu.tsx";
import { ringOf, useTurnTime } from "./turn-time.ts";
import "../css/party.css";
import { seatThen } from "./sat.ts";

/** Among people nothing is taken back. */
const NO_WAY_BACK = { undo: () => {}, redo: () => {} };

export function OnlineTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const { door, game } = loaded;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, TAKEN, door.frame);
  const [panel, setPanel] = useState<"menu" | "say" | "plays" | "table" | "keys">();
  const close = useCallback(() => setPanel(undefined), []);
  useKeys(NO_WAY_BACK, (asked) => asked === "keys" && setPanel(asked), undefined);
  const isRail = stage.frame === "rail";
  const viewer: Viewer = table.you === null ? "spectator" : seatNumber(table.you);
  const view = table.view as Shape["view"];
  const legal = useMemo(() => {
    const isMine = table.state === "playing" && table.turn === table.you;
    return isMine ? game.legalMoves(view).map((move) => game.formatMove(move, view)) : [];
  }, [game, view, table.state, table.turn, table.you]);
  const { sat, seats: sitters, totals } = table;
  const guests = useMemo(() => playersOf(loaded, { sat, seats: sitters, totals }), [loaded, sat, sitters, totals]);
  const time = useTurnTime(line, table);
  const phrase = usePhrase(table);
  const seats = useMemo(
    () =>
      guests.map((guest, n) => ({
        ...guest,
        clock: n === table.turn ? ringOf(table, time) : undefined,
        saying: isRail && n === phrase?.seat ? phrase.saying : undefined,
      })),
    [guests, table, time, isRail, phrase],
  );
  const isOver = table.state !== "playing";
  const settled = isOver ? undefined : loaded.manners.company?.settled?.(view);
  const isSettled = settled !== undefined;
  useSettle(line, settled);
  const isLost = useLineState(line) === "lost";
  const said = useSaid(props, isSettled, isRail && phrase !== undefined, {
    showPlays: () => setPanel("plays"),
    openMenu: () => setPanel("menu"),
  });
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
      {table.clock === "match" ? <DealTime time={time} /> : null}
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
            party={{
              seats,
              said,
              // While the line is lost nothing can be played; the hand stays, and can be sorted.
              isSettled: isSettled || isSending || isLost,
              mayUndo: false,
              ask: undefined,
              isTimed: typeof table.clock === "number",
              talk: table.you === null ? undefined : talkOf(line, panel === "say", setPanel),
            }}
          />
        )}
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        {isOver && viewer !== "spectator" ? (
          <Tool icon="say" word={sayHere.sayLabel()} press={() => setPanel("say")} />
        ) : null}
        {isOver ? null : <Tool icon="record" word={say.playsSoFar()} press={() => setPanel("plays")} />}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {panel === "menu" ? (
        <Dialog title={loaded.manners.title} close={close}>
          <TableMenu {...props} open={setPanel} hasPlays={!isOver} />
        </Dialog>
      ) : null}
      <TablePanels loaded={loaded} panel={panel} close={close} />
      {panel === "say" && isOver ? <SayPanel line={line} close={close} /> : null}
      {panel === "plays" ? <PlaysPanel {...props} guests={guests} close={close} /> : null}
    </TableFrame>
  );
}

type OpenPanel = (panel: "say" | undefined) => void;

/** Speaking to the others, from the tray. */
const talkOf = (line: TableLine, isOpen: boolean, open: OpenPanel) => ({
  word: sayHere.sayLabel(),
  press: () => open(isOpen ? undefined : "say"),
  panel: isOpen ? <SayPopover line={line} close={() => open(undefined)} /> : null,
});

interface PlaysProps extends OnlineProps {
  readonly guests: readonly Seated[];
  close(): void;
}

/** All that was played in this deal, in words. */
function PlaysPanel({ table, loaded, guests, close }: PlaysProps) {
  const told = loaded.manners.company?.told?.(table.view as Shape["view"], namesOf(guests)) ?? [];
  return (
    <Dialog title={say.playsSoFar()} close={close}>
      <ol className="plays-told">
        {told.map((says, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was played stands in its order.
          <li key={n}>{says}</li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          {sayHere.backToOnline()}
        </button>
      </div>
    </Dialog>
  );
}

/** The time that is left for the deal. */
function DealTime({ time }: { readonly time: number | undefined }) {
  if (time === undefined) return null;
  return (
    <dl className="counters">
      <div>
        <dt>{sayParty.timeLeft()}</dt>
        <dd>{timeText(time + 999)}</dd>
      </div>
    </dl>
  );
}

/** `Deal 2 of 5, online`, and under which rules. */
function DealName({ table: { round, term, options }, loaded: { manners } }: OnlineProps) {
  return (
    <>
      <b>{sayHere.dealOf({ round, deals: term.deals, points: term.points })}</b>
      <span>{manners.company?.optionsName(options) ?? ""}</span>
    </>
  );
}

interface PointsProps extends OnlineProps {
  readonly guests: readonly Seated[];
  readonly isRail: boolean;
}

/** The points of the series, whoever looks first; on a phone their own. */
function Points({ table, loaded, guests, isRail }: PointsProps) {
  const own = seatThen(table);
  if (!isRail) {
    return own === null ? null : (
      <p className="own-points">
        <span className="unseen">{say.points()} </span>
        {say.signed({ points: guests[own]?.points ?? 0 })}
      </p>
    );
  }
  const rows = guests.map((_, n) => {
    const seat = ((own ?? 0) + n) % guests.length;
    const { name: called = "", face = "", points = 0 } = guests[seat] ?? {};
    const name = seat === own ? sayHere.youAre() : called || loaded.manners.seatName(seatNumber(seat), "spectator");
    return { seat, name, face, points };
  });
  // After the last deal they stand as they came in.
  return <ScoreTable rows={table.state === "over" ? rows.toSorted((a, b) => b.points - a.points) : rows} />;
}
