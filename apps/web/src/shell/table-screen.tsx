/** The table and what stands around it, in three frames: a rail, bars, or corners. */

import type { Match, Shape } from "@baize/kernel";
import type { Desk } from "@baize/table";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { rename } from "../address.ts";
import { useCell } from "../store/cell.ts";
import { randomDeal } from "../store/opening.ts";
import { ME, type Session } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { find } from "../truth/oracle.ts";
import { useTruth } from "../truth/use-truth.ts";
import { deskOf } from "./desk.ts";
import { Ending } from "./ending.tsx";
import { entryOf } from "./games.ts";
import { HintBar, LostLine } from "./help.tsx";
import { LessonOffer } from "./lesson-offer.tsx";
import { Light } from "./light.tsx";
import { Menu } from "./menu.tsx";
import { MoveList } from "./move-list.tsx";
import { Dialog } from "./parts.tsx";
import { preferencesOf } from "./preferences.ts";
import { ReplayBar, useReplay } from "./replay.tsx";
import { useStage } from "./stage.ts";
import { TableFrame } from "./table-frame.tsx";
import { type Panel, Tool, useKeys, useSounds } from "./table-tools.tsx";
import { Time } from "./time.tsx";
import { voice } from "./voice.ts";

/** What hint was asked for, and when. */
interface Asked {
  readonly match: Match<Shape>;
  readonly whole: boolean;
}

export function TableScreen({ session }: { readonly session: Session }) {
  const { door, game } = session.loaded;
  const { match, fresh } = useCell(session.shown);
  const kept = useCell(settings);
  const { timer, help } = kept;
  const truth = useTruth(match, help !== "none" && entryOf(game.meta.id).truth !== undefined);
  const [asked, setAsked] = useState<Asked>();
  const line = truth?.line ?? [];
  // A single hint goes at the next move; the whole line stays until it is closed.
  const isHinted = asked !== undefined && line.length > 0 && (asked.whole || asked.match === match);
  useEffect(() => {
    if (truth !== undefined) session.helped("light");
  }, [session, truth]);
  const [panel, setPanel] = useState<Panel>();
  const [why, setWhy] = useState<Match<Shape>>();
  const replay = useReplay(match);
  const { film } = replay;
  const frame = film?.frames[film.at] ?? match;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const view = useMemo(() => frame.view(ME), [frame]);
  const legal = useMemo(() => match.legalMoves(ME), [match]);
  const insight = film === undefined ? truth?.insight : undefined;
  // Whoever touches the table while a film runs wants their own game back.
  const stop = () => {
    replay.close();
    return false;
  };
  const finishing = useMemo(() => session.finishing(match), [session, match]);
  useSounds(session.loaded, frame, fresh);

  const play = useCallback(
    (text: string) => {
      const done = session.play(text);
      // A match that came from a link is the player's own from the first move on.
      if (done && location.search !== "") rename(session.address);
      return done;
    },
    [session],
  );
  const hint = () => {
    if (session.isOver) return;
    session.helped("hint");
    setAsked({ match, whole: false });
    if (line.length > 0) return;
    voice.tell(
      truth?.glow === "lost" ? "This position is lost: there is no good move." : "No win found yet. Still looking.",
    );
  };
  const undo = useCallback(() => session.undo(), [session]);
  const desk = useMemo((): Desk => {
    const made = deskOf(kept, session.loaded);
    return {
      ...made,
      start(deal, options) {
        setPanel(undefined);
        made.start(deal, options);
      },
    };
  }, [kept, session]);
  useKeys(session, setPanel, help === "move" || help === "line" ? hint : undefined);
  const { Table, Chooser, Counters, talk } = door;
  const dealWord = talk?.deal ?? "deal";

  return (
    <TableFrame loaded={session.loaded} stage={stage} deal={door.dealName(match.deal)}>
      {help === "none" ? null : <Light truth={truth} far={talk?.distance(line, match.moves)} />}
      <dl className="counters">
        {Counters === undefined ? (
          <div>
            <dt>Moves</dt>
            <dd>{match.ply}</dd>
          </div>
        ) : (
          <Counters view={view} moves={frame.moves} insight={insight} hinted={isHinted} />
        )}
        {timer ? (
          <div>
            <dt>Time</dt>
            <dd>
              <Time clock={session.clock} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="tools">
        <Tool icon="undo" word="Undo" disabled={match.ply === 0} press={undo} />
        <Tool icon="redo" word="Redo" disabled={match.undone.length === 0} press={() => session.redo()} />
        {help === "move" || help === "line" ? <Tool icon="hint" word="Hint" press={hint} /> : null}
        <Tool icon="deal" word="New" press={() => setPanel("deal")} />
        <Tool icon="settings" word="Menu" press={() => setPanel("menu")} />
        {finishing.length > 0 ? <Tool icon="finish" word="Finish" press={() => session.finish()} /> : null}
      </div>
      <div className="stage" ref={room}>
        <Table
          view={view}
          legal={film === undefined ? legal : []}
          stage={stage}
          match={frame}
          preferences={preferencesOf(session.loaded)}
          hint={isHinted && film === undefined ? line[0] : undefined}
          plan={isHinted && film === undefined ? line : []}
          insight={insight}
          why={why === match}
          desk={desk}
          play={film === undefined ? play : stop}
          undo={undo}
          tell={voice.tell}
          announce={voice.announce}
        />
      </div>
      <nav className="more" aria-label="This match">
        <Tool icon="deal" word={`New ${dealWord}`} press={() => setPanel("deal")} />
        <Tool icon="list" word="Moves" press={() => setPanel("moves")} />
        <Tool icon="settings" word="Menu" press={() => setPanel("menu")} />
      </nav>
      {session.isOver ? (
        <Ending session={session} again={() => setPanel("deal")} start={() => desk.start(randomDeal(session.loaded))} />
      ) : null}
      {film !== undefined ? (
        <ReplayBar loaded={session.loaded} film={film} replay={replay} />
      ) : isHinted ? (
        <HintBar
          session={session}
          line={line}
          isWhole={asked.whole}
          showWhole={help === "line" ? () => setAsked({ match, whole: true }) : undefined}
          film={help === "line" ? () => replay.start(line) : undefined}
          close={() => setAsked(undefined)}
        />
      ) : truth?.glow === "lost" ? (
        <LostLine
          session={session}
          why={truth.why}
          isExplained={why === match}
          explain={() => setWhy(why === match ? undefined : match)}
          again={() => setPanel("deal")}
        />
      ) : (
        <LessonOffer session={session} />
      )}
      {panel === "deal" ? (
        <Dialog title={`New ${dealWord}`} close={() => setPanel(undefined)}>
          <Chooser {...desk} random={() => randomDeal(session.loaded)} find={(band) => find(game.meta.id, band)} />
        </Dialog>
      ) : null}
      {panel === "moves" ? <MoveList session={session} close={() => setPanel(undefined)} /> : null}
      {panel === "menu" ? <Menu session={session} close={() => setPanel(undefined)} open={setPanel} /> : null}
    </TableFrame>
  );
}
