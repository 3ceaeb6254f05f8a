/** A table for one, and what stands around it in three frames: a rail, bars, or corners. */

import type { Match, Shape } from "@baize/kernel";
import { type Desk, type PlayedAs, type Stage, WIDE } from "@baize/table";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { own } from "../keeping/own.ts";
import { settings } from "../keeping/settings.ts";
import { chosenOf } from "../library/games.ts";
import { AskLight, Light } from "../light/light.tsx";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { useDesk } from "../table/desk.ts";
import { LessonOffer } from "../table/lesson-offer.tsx";
import { More, Tools } from "../table/match-tools.tsx";
import { Slot } from "../table/slot.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { type Panel, useKeys, useSounds } from "../table/table-tools.tsx";
import { Time } from "../table/time.tsx";
import { useLevel } from "../table/use-level.ts";
import { type Lit, useLight } from "../table/use-light.ts";
import { type Replay, useReplay } from "../table/use-replay.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";

// What only some matches need is fetched when it is wanted: a hint, a film, the way out of a lost position, the end.
const LostLine = lazy(async () => ({ default: (await import("../table/lost-line.tsx")).LostLine }));
const MoveRows = lazy(async () => ({ default: (await import("../table/move-list.tsx")).MoveRows }));
const TablePanels = lazy(async () => ({ default: (await import("../table/table-panels.tsx")).TablePanels }));
const ReplayBar = lazy(async () => ({ default: (await import("../table/replay.tsx")).ReplayBar }));
const HintCard = lazy(async () => ({ default: (await import("../table/hint-card.tsx")).HintCard }));
const Ending = lazy(async () => ({ default: (await import("../table/ending.tsx")).Ending }));

interface SessionProps {
  readonly session: Session;
}

/** The position that is explained as lost: why, or the proof behind it as well. */
interface Explained {
  readonly match: Match<Shape>;
  readonly hasProof: boolean;
}

export function TableScreen({ session }: SessionProps) {
  const { loaded } = session;
  const { door, manners } = loaded;
  const { match, fresh } = useCell(session.shown);
  const safe = useCell(session.safe);
  const level = useLevel(loaded, match);
  const lit = useLight(session);
  const [panel, setPanel] = useState<Panel>();
  const [explained, setExplained] = useState<Explained>();
  const replay = useReplay(match);
  const frame = replay.film?.frame ?? match;
  const isFilm = replay.film !== undefined;
  useEffect(() => {
    if (isFilm) session.helped("line");
    session.hold(isFilm);
  }, [session, isFilm]);
  const room = useRef<HTMLDivElement>(null);
  const { stage, isDocked } = useDockedStage(useStage(room), door.docksMoves === true);
  useSounds(loaded, frame, fresh);
  const desk = useClosingDesk(session, () => setPanel(undefined));
  useKeys(session, setPanel, lit.mayHint ? lit.hint : undefined, lit.isHinted ? lit.close : undefined);
  const choose = () => setPanel("deal");
  const why = explained?.match === match ? explained : undefined;
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      deal={door.puzzle?.(match, desk.notes) ?? manners.dealName(match.deal, match.options)}
      level={level}
    >
      {lit.isOn ? (
        <Light truth={lit.truth} far={door.Counters === undefined ? lit.far : ""} bounds={lit.bounds} />
      ) : null}
      {lit.isQuiet && !session.isOver ? <AskLight ask={lit.ask} /> : null}
      <Counters session={session} frame={frame} lit={lit} isFilm={isFilm} />
      <Tools session={session} lit={lit} open={setPanel} />
      <div className="stage" ref={room} data-safe={safe}>
        <Board
          session={session}
          frame={frame}
          stage={stage}
          lit={lit}
          replay={replay}
          desk={desk}
          why={why?.hasProof === true}
        />
      </div>
      {isDocked ? (
        <aside className="moves-dock" aria-label={say.movesTitle()}>
          <Suspense fallback={null}>
            <MoveRows session={session} />
          </Suspense>
        </aside>
      ) : null}
      <More session={session} open={setPanel} isDocked={isDocked} />
      <Suspense fallback={null}>
        {session.isOver ? <Ending session={session} desk={desk} again={choose} /> : null}
      </Suspense>
      <Slot>
        <Floating session={session} lit={lit} replay={replay} why={why} explain={setExplained} choose={choose} />
      </Slot>
      {panel === undefined ? null : (
        <Suspense fallback={null}>
          <TablePanels session={session} panel={panel} open={setPanel} truth={lit.truth} desk={desk} />
        </Suspense>
      )}
    </TableFrame>
  );
}

interface FloatingProps extends SessionProps {
  readonly lit: Lit;
  readonly replay: Replay;
  readonly why: Explained | undefined;
  explain(explained: Explained | undefined): void;
  choose(): void;
}

/** What floats over the table: a film, a hint, the way out of a lost position, or the offer of a lesson. */
function Floating({ session, lit, replay, why, explain, choose }: FloatingProps) {
  const { loaded, match } = session;
  // Each waits by itself: what was there before goes at once.
  if (replay.film !== undefined)
    return (
      <Suspense key="film" fallback={null}>
        <ReplayBar loaded={loaded} film={replay.film} close={replay.close} />
      </Suspense>
    );
  if (lit.isHinted)
    return (
      <Suspense key="hint" fallback={null}>
        <HintCard session={session} lit={lit} film={() => replay.start(lit.line)} />
      </Suspense>
    );
  if (lit.truth?.glow !== "lost") return <LessonOffer session={session} />;
  return (
    <Suspense key="lost" fallback={null}>
      <LostLine
        session={session}
        truth={lit.truth}
        why={why}
        explain={(hasProof) => explain({ match, hasProof })}
        close={() => explain(undefined)}
        again={choose}
      />
    </Suspense>
  );
}

/** So much of a wide window the list of moves takes, opposite the rail. */
const DOCK = 272;

const beside = (stage: Stage): Stage => {
  const { free, leftHanded } = stage;
  const edge = leftHanded ? { left: free.left + DOCK } : { right: free.right - DOCK };
  return { ...stage, free: { ...free, ...edge } };
};

/** The stage with the list of moves beside it, where a game docks it and the window is wide enough. */
function useDockedStage(whole: Stage, mayDock: boolean): { readonly stage: Stage; readonly isDocked: boolean } {
  const isDocked = mayDock && whole.frame === "rail" && whole.width >= WIDE;
  return useMemo(() => ({ stage: isDocked ? beside(whole) : whole, isDocked }), [isDocked, whole]);
}

/** A desk that closes the panel before a match starts. */
function useClosingDesk({ loaded }: Session, close: () => void): Desk {
  const desk = useDesk(loaded);
  const closing = useRef(close);
  closing.current = close;
  return useMemo(
    () => ({
      ...desk,
      start(deal, options) {
        closing.current();
        desk.start(deal, options);
      },
    }),
    [desk],
  );
}

interface BoardProps extends SessionProps {
  readonly frame: Match<Shape>;
  readonly stage: Stage;
  readonly lit: Lit;
  readonly replay: Replay;
  readonly desk: Desk;
  readonly why: boolean;
}

/** The game's own table, with what it needs to know. */
function Board({ session, frame, stage, lit, replay, desk, why }: BoardProps) {
  const { match, seat, loaded } = session;
  const { Table } = loaded.door;
  const isFilm = replay.film !== undefined;
  const view = useMemo(() => frame.view(seat), [frame, seat]);
  const legal = useMemo(() => match.legalMoves(seat), [match, seat]);
  const play = useCallback(
    (text: string, how?: PlayedAs) => session.play(text, how === "shown" ? "hint" : "player", how !== undefined),
    [session],
  );
  const undo = useCallback(() => session.undo(), [session]);
  // Whoever touches the table while a film runs wants their own game back.
  const stop = () => {
    replay.close();
    return false;
  };
  const isShown = lit.isHinted && !isFilm;
  return (
    <Table
      view={view}
      legal={isFilm ? [] : legal}
      stage={stage}
      match={frame}
      preferences={chosenOf(loaded)}
      hint={isShown && lit.step > 1 ? lit.line[0] : undefined}
      look={isShown && lit.step === 1 ? lit.line[0] : undefined}
      plan={isShown && lit.step > 1 ? lit.line : []}
      insight={isFilm ? undefined : lit.truth?.insight}
      isFilm={isFilm}
      why={why}
      desk={desk}
      play={isFilm ? stop : play}
      undo={undo}
      tell={voice.tell}
      announce={voice.announce}
    />
  );
}

interface MatchFigures extends SessionProps {
  readonly frame: Match<Shape>;
  readonly lit: Lit;
  readonly isFilm: boolean;
}

/** Figures: the game's own or the number of moves, and the time. */
function Counters({ session, frame, lit, isFilm }: MatchFigures) {
  const { timer } = useCell(settings);
  const { door, game } = session.loaded;
  const { Counters: Own } = door;
  const notes = useCell(own(game.meta.id).notes);
  return (
    <dl className="counters">
      {Own === undefined ? (
        <div>
          <dt>{say.movesTitle()}</dt>
          <dd>{session.match.ply}</dd>
        </div>
      ) : (
        <Own
          view={frame.view(session.seat)}
          match={frame}
          notes={notes}
          insight={isFilm ? undefined : lit.truth?.insight}
          hinted={lit.isHinted}
        />
      )}
      {timer ? (
        <div>
          <dt>{say.time()}</dt>
          <dd>
            <Time clock={session.clock} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
