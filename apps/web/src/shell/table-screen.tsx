/** The table and what stands around it, in three frames: a rail, bars, or corners. */

import { type Match, type Shape, seat } from "@baize/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { go, rename } from "../address.ts";
import { useCell } from "../store/cell.ts";
import { addressOf, randomDeal } from "../store/opening.ts";
import type { Session } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { find } from "../truth/oracle.ts";
import { useTruth } from "../truth/use-truth.ts";
import { Ending } from "./ending.tsx";
import { entryOf } from "./games.ts";
import { HintBar, LostLine } from "./help.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { LessonOffer } from "./lesson-offer.tsx";
import { Light } from "./light.tsx";
import { Menu } from "./menu.tsx";
import { MoveList } from "./move-list.tsx";
import { Dialog, Link, Wordmark } from "./parts.tsx";
import { sound } from "./sound.ts";
import { useStage } from "./stage.ts";
import { Time } from "./time.tsx";
import { voice } from "./voice.ts";

/** What hint was asked for, and when. */
interface Asked {
  readonly match: Match<Shape>;
  readonly whole: boolean;
}

type Panel = "deal" | "moves" | "menu" | undefined;

/** Keys that work anywhere on the screen, unless somebody is writing. */
const WRITING = "input, textarea, select, dialog";

export function TableScreen({ session }: { readonly session: Session }) {
  const { door, game } = session.loaded;
  const { match, fresh } = useCell(session.shown);
  const { timer, help } = useCell(settings);
  const truth = useTruth(match, help !== "none" && entryOf(game.meta.id).truth !== undefined);
  const [asked, setAsked] = useState<Asked>();
  const line = truth?.line ?? [];
  // A single hint goes at the next move; the whole line stays until it is closed.
  const isHinted = asked !== undefined && line.length > 0 && (asked.whole || asked.match === match);
  useEffect(() => {
    if (truth !== undefined) session.helped("light");
  }, [session, truth]);
  const [panel, setPanel] = useState<Panel>();
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const view = useMemo(() => match.view("spectator"), [match]);
  const legal = useMemo(() => match.legalMoves(seat(0)), [match]);
  const finishing = useMemo(() => session.finishing(match), [session, match]);
  useSounds(match.ply, fresh);

  const play = useCallback(
    (text: string) => {
      const done = session.play(text);
      // A match that came from a link is the player's own from the first move on.
      if (done && location.search !== "") rename(addressOf(session.match.game.meta.id, session.match.deal));
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
  const start = (deal: string) => {
    setPanel(undefined);
    go(addressOf(game.meta.id, deal));
  };
  useKeys(session, setPanel, help === "move" || help === "line" ? hint : undefined);
  const { Table, Chooser } = door;

  return (
    <main className="play" data-frame={stage.frame} data-cloth={door.cloth} data-left={stage.leftHanded || undefined}>
      <header className="head">
        <Wordmark />
        <Link to="/" className="back" label="Home">
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1}>{game.meta.title}</h1>
        <p className="deal-name">{door.dealName(match.deal)}</p>
      </header>
      {help === "none" ? null : <Light truth={truth} />}
      <dl className="counters">
        <div>
          <dt>Moves</dt>
          <dd>{match.ply}</dd>
        </div>
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
          legal={legal}
          stage={stage}
          hint={isHinted ? line[0] : undefined}
          play={play}
          undo={undo}
          tell={voice.tell}
          announce={voice.announce}
        />
      </div>
      <nav className="more" aria-label="This match">
        <Tool icon="deal" word="New deal" press={() => setPanel("deal")} />
        <Tool icon="list" word="Moves" press={() => setPanel("moves")} />
        <Tool icon="settings" word="Menu" press={() => setPanel("menu")} />
      </nav>
      {session.isOver ? (
        <Ending session={session} again={() => setPanel("deal")} start={() => start(randomDeal(session.loaded))} />
      ) : null}
      {isHinted ? (
        <HintBar
          session={session}
          line={line}
          isWhole={asked.whole}
          showWhole={help === "line" ? () => setAsked({ match, whole: true }) : undefined}
          close={() => setAsked(undefined)}
        />
      ) : truth?.glow === "lost" ? (
        <LostLine session={session} again={() => setPanel("deal")} />
      ) : (
        <LessonOffer session={session} />
      )}
      {panel === "deal" ? (
        <Dialog title="New deal" close={() => setPanel(undefined)}>
          <Chooser start={start} random={() => randomDeal(session.loaded)} find={(band) => find(game.meta.id, band)} />
        </Dialog>
      ) : null}
      {panel === "moves" ? <MoveList session={session} close={() => setPanel(undefined)} /> : null}
      {panel === "menu" ? <Menu session={session} close={() => setPanel(undefined)} open={setPanel} /> : null}
    </main>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly word: string;
  readonly disabled?: boolean;
  press(): void;
}

function Tool({ icon, word, disabled, press }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      aria-disabled={disabled || undefined}
      onClick={() => press()}
    >
      <Icon name={icon} />
      <span className="word">{word}</span>
    </button>
  );
}

/** A sound for each change of the table. */
function useSounds(ply: number, fresh: boolean): void {
  const last = useRef(ply);
  useEffect(() => {
    if (fresh) sound("win");
    else if (ply !== last.current) sound(ply > last.current ? "down" : "slide");
    last.current = ply;
  }, [ply, fresh]);
}

/** U, R, H and N, and Ctrl+Z as everywhere. */
function useKeys(session: Session, open: (panel: Panel) => void, hint: (() => void) | undefined): void {
  const ask = useRef(hint);
  ask.current = hint;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || altKey || (target instanceof Element && target.closest(WRITING) !== null)) return;
      const isUndoKey = (ctrlKey || metaKey) && key.toLowerCase() === "z";
      const word = isUndoKey ? (shiftKey ? "r" : "u") : ctrlKey || metaKey ? "" : key.toLowerCase();
      if (word === "u") session.undo();
      else if (word === "r") session.redo();
      else if (word === "n") open("deal");
      else if (word === "h") ask.current?.();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session, open]);
}
