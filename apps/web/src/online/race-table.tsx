/** A race: the own table as large as alone, the others as the shape of theirs, and the same moment of beginning for all. */

import { type Match, type Shape, seat } from "@baize/kernel";
import { type SeenRacer, type SeenTable, timeText } from "@baize/midend";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chosenOf } from "../library/games.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool, useKeys, useSounds } from "../table/table-tools.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { RaceLane } from "./lane.ts";
import { serverNow } from "./line.ts";
import { RaceEnding } from "./race-ending.tsx";
import { Rivals } from "./rivals.tsx";
import { SayPanel } from "./say-panel.tsx";
import type { OnlineProps } from "./seat-list.tsx";
import { TableMenu, TablePanels } from "./table-menu.tsx";
import "../css/race.css";
import { seatThen } from "./sat.ts";

/** The server's time, often enough for a clock. */
function useNow({ line, table: { state } }: OnlineProps): number {
  const [now, setNow] = useState(serverNow(line));
  const isRunning = state === "starting" || state === "playing";
  useEffect(() => {
    if (!isRunning) return;
    setNow(serverNow(line));
    const timer = setInterval(() => setNow(serverNow(line)), 200);
    return () => clearInterval(timer);
  }, [line, isRunning]);
  return now;
}

/** Others who are done are told of. */
function useFinishes({ you, race, state }: SeenTable): void {
  const last = useRef(race?.racers);
  useEffect(() => {
    for (const { seat: at, result, name, time } of race?.racers ?? []) {
      const before = last.current?.find((racer) => racer.seat === at)?.result;
      // When the race is over the results tell it all.
      if (at === you || state !== "playing" || before !== "racing" || result === before) continue;
      if (result === "won") voice.tell(sayHere.toldWon({ name, time: timeText(time ?? 0) }));
      if (result === "gave-up") voice.tell(sayHere.toldGaveUp({ name }));
    }
    last.current = race?.racers;
  }, [you, race, state]);
}

export function RaceTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const lane = useMemo(() => new RaceLane(line, loaded), [line, loaded]);
  useEffect(() => lane.follow(), [lane]);
  const match = useCell(lane.match);
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const [panel, setPanel] = useState<"menu" | "say" | "table" | "keys">();
  useFinishes(table);
  useKeys(lane, (asked) => asked === "keys" && setPanel(asked), undefined);
  const place = seatThen(table);
  const own = table.race?.racers.find(({ seat: at }) => at === place);
  const isRacing = table.state === "playing" && own?.result === "racing";
  const isSure = useMemo(() => match !== undefined && isRacing && lane.finishing.length > 0, [lane, match, isRacing]);
  const isOver = table.state === "between" || table.state === "over";
  const { round, term } = table;
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="race"
      title={sayHere.raceTitle()}
      deal={sayHere.raceOf({ game: loaded.manners.title, round, deals: term.deals })}
    >
      <RaceClock {...props} own={own} />
      <div className="tools">
        {isRacing ? (
          <>
            <Tool icon="undo" word={say.undo()} disabled={match?.ply === 0} press={() => lane.undo()} />
            <Tool icon="redo" word={say.redo()} disabled={match?.undone.length === 0} press={() => lane.redo()} />
          </>
        ) : null}
        {isSure ? <Tool icon="finish" word={say.finish()} press={() => lane.finish()} /> : null}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      {isOver && table.you === null ? null : <Rivals {...props} isRow={stage.frame !== "rail"} />}
      <div className="stage" ref={room}>
        {table.state === "starting" ? (
          <Countdown {...props} />
        ) : match === undefined || own === undefined ? null : (
          <OwnTable {...props} lane={lane} match={match} stage={stage} isRacing={isRacing} />
        )}
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        {table.you === null ? null : <Tool icon="say" word={sayHere.sayLabel()} press={() => setPanel("say")} />}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {isOver ? <RaceEnding {...props} /> : null}
      {panel === "menu" ? (
        <Dialog title={sayHere.raceTitle()} close={() => setPanel(undefined)}>
          <TableMenu {...props} open={(asked) => setPanel(asked === "plays" ? undefined : asked)} />
        </Dialog>
      ) : null}
      <TablePanels loaded={loaded} panel={panel} close={() => setPanel(undefined)} />
      {panel === "say" ? <SayPanel line={line} close={() => setPanel(undefined)} /> : null}
    </TableFrame>
  );
}

/** So much of the row above a table on a tall screen a game that is won may take, in px. */
const ROW = 28;

interface OwnTableProps extends OnlineProps {
  readonly lane: RaceLane;
  readonly match: Match<Shape>;
  readonly stage: ReturnType<typeof useStage>;
  readonly isRacing: boolean;
}

/** The game's own table, for whoever races: without hint and light. */
function OwnTable({ loaded, lane, match, stage, isRacing }: OwnTableProps) {
  const { Table } = loaded.door;
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
  const isStuck = isRacing && status.kind === "over" && !isWon;
  const [isFresh, setFresh] = useState(false);
  useEffect(() => setFresh(isWon), [isWon]);
  useSounds(loaded, match, isFresh && isRacing);
  useEffect(() => {
    if (isStuck) voice.tell(loaded.manners.stuck);
  }, [isStuck, loaded]);
  const view = useMemo(() => match.view(seat(0)), [match]);
  const legal = useMemo(() => (isRacing ? match.legalMoves(seat(0)) : []), [match, isRacing]);
  const play = useCallback((text: string) => lane.play(text), [lane]);
  const undo = useCallback(() => lane.undo(), [lane]);
  // Alone the row above a game won is empty, and its last picture may lie there: here it has the clock and the others.
  const { free, frame } = stage;
  const below = isWon && frame === "bars" ? { ...stage, free: { ...free, top: free.top + ROW } } : stage;
  return (
    <Table
      view={view}
      legal={legal}
      stage={below}
      match={match}
      preferences={chosenOf(loaded)}
      hint={undefined}
      play={play}
      undo={undo}
      tell={voice.tell}
      announce={voice.announce}
    />
  );
}

/** Whole seconds until the deal is shown. */
function Countdown(props: OnlineProps) {
  const now = useNow(props);
  const seconds = Math.max(1, Math.ceil(((props.table.due ?? now) - now) / 1000));
  return (
    <div className="countdown">
      <strong role="timer" aria-live="assertive">
        {sayHere.raceIn({ seconds })}
      </strong>
      <p>{sayHere.raceWaits()}</p>
    </div>
  );
}

/** The time, and how the one who looks stands. */
function RaceClock({ own, ...props }: OnlineProps & { readonly own: SeenRacer | undefined }) {
  const now = useNow(props);
  const { table, loaded } = props;
  const { begun = null, racers = [] } = table.race ?? {};
  const isOver = table.state !== "playing";
  const first = racers.find(({ place }) => place === 1);
  const time = own?.time ?? (begun === null ? 0 : isOver ? (first?.time ?? 0) : now - begun);
  return (
    <>
      <dl className="race-clock">
        <div>
          <dt>{sayHere.raceTime()}</dt>
          <dd>{timeText(Math.max(0, time))}</dd>
        </div>
      </dl>
      <p className="standing">{standing(table, loaded, own, now)}</p>
    </>
  );
}

/** Where somebody stands among the others, or how long these have left. */
function standing(
  { race, state, due }: SeenTable,
  { manners }: OnlineProps["loaded"],
  own: SeenRacer | undefined,
  now: number,
): string {
  if (state !== "playing" || race === undefined) return "";
  const time = due === null ? undefined : timeText(Math.max(0, due - now));
  if (own === undefined || own.result === "won") return time === undefined ? "" : sayHere.raceLeft({ time });
  if (own.result !== "racing") return sayHere.raceOut();
  if (time !== undefined) return sayHere.raceLeftYou({ time });
  const isAhead = ({ result, progress }: SeenRacer) =>
    result === "won" || (result === "racing" && progress.done > own.progress.done);
  const ahead = race.racers.filter(isAhead).length;
  const far = manners.racing?.progressText(own.progress) ?? "";
  // Nobody is first who is no farther than somebody else.
  const isTied = race.racers.some(
    ({ seat, result, progress }) => seat !== own.seat && result === "racing" && progress.done === own.progress.done,
  );
  return ahead === 0 && isTied ? far : sayHere.racePlace({ place: ahead + 1, far });
}
