/** A table for one, and what stands around it in three frames: a rail, bars, or corners. */

import type { Match, Shape } from "@baize/kernel";
import type { Desk, Stage } from "@baize/table";
import { useCallback, useMemo, useRef, useState } from "react";
import { settings } from "../keeping/settings.ts";
import { chosenOf } from "../library/games.ts";
import { AskLight, Light } from "../light/light.tsx";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { useDesk } from "../table/desk.ts";
import { Ending } from "../table/ending.tsx";
import { HintBar } from "../table/hint-bar.tsx";
import { LessonOffer } from "../table/lesson-offer.tsx";
import { LostLine } from "../table/lost-line.tsx";
import { Panels } from "../table/panels.tsx";
import { type Replay, ReplayBar, useReplay } from "../table/replay.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { type Panel, Tool, useKeys, useSounds } from "../table/table-tools.tsx";
import { Time } from "../table/time.tsx";
import { type Lit, useLight } from "../table/use-light.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { quick } from "../workers/line.ts";

interface SessionProps {
  readonly session: Session;
}

/** What is explained of a lost position: why, or the proof behind it as well. */
interface Why {
  readonly match: Match<Shape>;
  readonly hasProof: boolean;
}

/** A deal that can be won, as hard as wished; undefined when none is found in time. */
const find = (game: string, band?: readonly [number, number], options?: string): Promise<string | undefined> =>
  quick.ask("find", { game, seed: `${Date.now()} ${Math.random()}`, band, options }).answer.catch(() => undefined);

export function TableScreen({ session }: SessionProps) {
  const { loaded } = session;
  const { door, manners, game } = loaded;
  const { match, fresh } = useCell(session.shown);
  const safe = useCell(session.safe);
  const lit = useLight(session);
  const [panel, setPanel] = useState<Panel>();
  const [why, setWhy] = useState<Why>();
  const replay = useReplay(match);
  const frame = replay.film?.frames[replay.film.at] ?? match;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  useSounds(loaded, frame, fresh);
  const desk = useClosingDesk(session, () => setPanel(undefined));
  useKeys(session, setPanel, lit.mayHint ? lit.hint : undefined);
  const { Chooser } = door;
  const dealWord = manners.dealWord;
  const choose = () => setPanel("deal");
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      deal={door.puzzle?.(match.deal, desk.notes) ?? manners.dealName(match.deal, match.options)}
    >
      {lit.isOn ? <Light truth={lit.truth} far={door.Counters === undefined ? lit.far : ""} /> : null}
      {lit.isQuiet && !session.isOver ? <AskLight ask={lit.ask} /> : null}
      <Counters session={session} frame={frame} lit={lit} isFilm={replay.film !== undefined} />
      <Tools session={session} lit={lit} open={setPanel} />
      <div className="stage" ref={room} data-safe={safe}>
        <Board
          session={session}
          frame={frame}
          stage={stage}
          lit={lit}
          replay={replay}
          desk={desk}
          why={why?.match === match && why.hasProof}
        />
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        <Tool icon="deal" word={say.newDeal({ deal: dealWord })} press={choose} />
        <Tool icon="list" word={say.movesTitle()} press={() => setPanel("moves")} />
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {session.isOver ? <Ending session={session} desk={desk} again={choose} /> : null}
      {replay.film !== undefined ? (
        <ReplayBar loaded={loaded} film={replay.film} replay={replay} />
      ) : lit.isHinted ? (
        <HintBar
          session={session}
          line={lit.line}
          isWhole={lit.isWhole}
          showWhole={lit.mayShowLine ? lit.showWhole : undefined}
          film={lit.mayShowLine ? () => replay.start(lit.line) : undefined}
          close={lit.close}
        />
      ) : lit.truth?.glow === "lost" ? (
        <LostLine
          session={session}
          truth={lit.truth}
          why={why?.match === match ? why : undefined}
          explain={(hasProof) => setWhy({ match, hasProof })}
          close={() => setWhy(undefined)}
          again={choose}
        />
      ) : (
        <LessonOffer session={session} />
      )}
      <Panels
        session={session}
        panel={panel}
        open={setPanel}
        title={say.newDeal({ deal: dealWord })}
        truth={lit.truth}
        chooser={
          <Chooser
            {...desk}
            options={match.options}
            random={() => randomDeal(loaded)}
            find={(band, options) => find(game.meta.id, band, options)}
          />
        }
      />
    </TableFrame>
  );
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
  const play = useCallback((text: string) => session.play(text), [session]);
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
      hint={isShown ? lit.line[0] : undefined}
      plan={isShown ? lit.line : []}
      insight={isFilm ? undefined : lit.truth?.insight}
      why={why}
      desk={desk}
      play={isFilm ? stop : play}
      undo={undo}
      tell={voice.tell}
      announce={voice.announce}
    />
  );
}

interface CountersProps extends SessionProps {
  readonly frame: Match<Shape>;
  readonly lit: Lit;
  readonly isFilm: boolean;
}

/** Figures: the game's own or the number of moves, and the time. */
function Counters({ session, frame, lit, isFilm }: CountersProps) {
  const { timer } = useCell(settings);
  const { Counters: Own } = session.loaded.door;
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
          deal={frame.deal}
          moves={frame.moves}
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

/** The buttons that are always in one place. */
function Tools({ session, lit, open }: SessionProps & { readonly lit: Lit; open(panel: Panel): void }) {
  const { match } = session;
  const isSure = useMemo(() => match.ply >= 0 && session.finishing.length > 0, [session, match]);
  return (
    <div className="tools">
      <Tool icon="undo" word={say.undo()} disabled={match.ply === 0} press={() => session.undo()} />
      <Tool icon="redo" word={say.redo()} disabled={match.undone.length === 0} press={() => session.redo()} />
      {lit.mayHint ? <Tool icon="hint" word={say.hint()} press={lit.hint} /> : null}
      <Tool icon="deal" word={say.newShort()} press={() => open("deal")} />
      <Tool icon="settings" word={say.menu()} press={() => open("menu")} />
      {isSure ? <Tool icon="finish" word={say.finish()} press={() => session.finish()} /> : null}
    </div>
  );
}
