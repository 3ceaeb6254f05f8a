/** A table of several seats and what stands around it. */

import type { Match, Seat, Shape } from "@baize/kernel";
import type { Advice, ChosenTable, Company } from "@baize/table";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { go, rename } from "../address.ts";
import { advise } from "../company/ask.ts";
import { drive } from "../company/drive.ts";
import { useCell } from "../store/cell.ts";
import { addressOf, randomDeal } from "../store/opening.ts";
import { ME, type Session } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { deskOf } from "./desk.ts";
import { LessonOffer } from "./lesson-offer.tsx";
import { Menu } from "./menu.tsx";
import { MoveList } from "./move-list.tsx";
import { Dialog } from "./parts.tsx";
import { PartyEnding } from "./party-ending.tsx";
import { preferencesOf } from "./preferences.ts";
import { Scoreboard, useSeries } from "./scoreboard.tsx";
import { useStage } from "./stage.ts";
import { rememberTable } from "./table-choice.ts";
import { TableFrame } from "./table-frame.tsx";
import { type Panel, Tool, useKeys, useSounds } from "./table-tools.tsx";
import { Time } from "./time.tsx";
import { voice } from "./voice.ts";
import "../css/party.css";

/** A hint, and the match it is about: it goes at the next move. */
interface Hinted extends Advice {
  readonly match: Match<Shape>;
}

export function PartyScreen({ session }: { readonly session: Session }) {
  const { loaded, party } = session;
  const { door, game } = loaded;
  const { match, fresh } = useCell(session.shown);
  const kept = useCell(settings);
  const { timer, help } = kept;
  const [hinted, setHinted] = useState<Hinted>();
  const [panel, setPanel] = useState<Panel>();
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const view = useMemo(() => match.view(ME), [match]);
  const legal = useMemo(() => match.legalMoves(ME), [match]);
  const { round } = useSeries(session);
  useSounds(loaded, match, fresh);
  const thinking = useDriven(session);

  const { company } = door;
  const notes = useMemo(() => levelNames(company, party?.bots ?? []), [company, party]);
  const ask = useCallback(async () => {
    const { match: at } = session;
    if (at.legalMoves(ME).length === 0) return;
    session.helped("hint");
    const found = await advise(at).catch(() => undefined);
    if (session.match !== at) return;
    if (found === undefined) voice.tell("No hint can be had now.");
    else {
      setHinted({ ...found, match: at });
      voice.announce(`${found.title}. ${found.why}`);
    }
  }, [session]);
  const hint = help === "move" || help === "line" ? ask : undefined;
  useKeys(session, setPanel, hint);
  const play = useCallback(
    (text: string) => {
      const done = session.play(text);
      // A match that came from a link is the player's own from the first move on.
      if (done && location.search.includes("moves=")) rename(session.address);
      return done;
    },
    [session],
  );
  const undo = useCallback(() => session.undo(), [session]);
  const shown = hinted?.match === match ? hinted : undefined;

  const sit = (deal: string, table: ChosenTable, series?: string) => {
    rememberTable(loaded, table, series);
    setPanel(undefined);
    go(addressOf(game.meta.id, deal, table.options, table));
  };
  const table = { options: match.options, bots: party?.bots ?? [], practice: party?.practice ?? false };
  const again = () => sit(randomDeal(loaded), table, party?.series);
  const { Table, Chooser } = door;
  const limit = company?.limit(preferencesOf(loaded));

  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="party"
      deal={
        <>
          Round {round}
          <span data-practice={party?.practice || undefined}>
            {party?.practice ? "Practice" : company?.optionsName(match.options)}
          </span>
        </>
      }
    >
      {timer || limit !== undefined ? (
        <dl className="counters">
          <div>
            <dt>{limit === undefined ? "Time" : "Time left"}</dt>
            <dd>
              <Time clock={session.clock} limit={limit} />
            </dd>
          </div>
        </dl>
      ) : null}
      {stage.frame === "rail" ? <Scoreboard session={session} /> : null}
      <div className="tools">
        <Tool icon="settings" word="Menu" press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room}>
        <Table
          view={view}
          legal={legal}
          stage={stage}
          hint={shown?.text}
          play={play}
          undo={undo}
          tell={voice.tell}
          announce={voice.announce}
          party={{ notes, thinking, mayUndo: session.mayUndo, ask: hint }}
        />
      </div>
      <nav className="more" aria-label="This match">
        <Tool icon="deal" word="New table" press={() => setPanel("deal")} />
        <Tool icon="list" word="Plays so far" press={() => setPanel("moves")} />
        <Tool icon="settings" word="Menu" press={() => setPanel("menu")} />
      </nav>
      {shown === undefined ? null : (
        <section className="help" aria-label="Hint">
          <p>
            <strong>{shown.title}.</strong> {shown.why}
          </p>
          <div className="buttons">
            <button type="button" className="primary" onClick={() => play(shown.text)}>
              Do it
            </button>
            <button type="button" onClick={() => setHinted(undefined)}>
              Close
            </button>
          </div>
        </section>
      )}
      <LessonOffer session={session} />
      {session.isOver ? (
        <PartyEnding session={session} isRail={stage.frame === "rail"} again={again} choose={() => setPanel("deal")} />
      ) : null}
      {panel === "deal" ? (
        <Dialog title="New table" close={() => setPanel(undefined)}>
          <Chooser
            {...deskOf(kept, loaded)}
            random={() => randomDeal(loaded)}
            find={async () => undefined}
            party={{ table, sit }}
          />
        </Dialog>
      ) : null}
      {panel === "moves" ? <MoveList session={session} close={() => setPanel(undefined)} /> : null}
      {panel === "menu" ? (
        <Menu session={session} close={() => setPanel(undefined)} open={setPanel}>
          {stage.frame === "rail" ? null : <Scoreboard session={session} />}
        </Menu>
      ) : null}
    </TableFrame>
  );
}

const levelNames = (company: Company<Shape> | undefined, bots: readonly string[]): readonly string[] =>
  bots.map((bot) => company?.levels.find(({ id }) => id === bot)?.title ?? "");

/** Lets the bots play while this screen is shown; gives the seat of the one that thinks. */
function useDriven(session: Session): Seat | undefined {
  const [thinking, setThinking] = useState<Seat>();
  useEffect(() => {
    const { company } = session.loaded.door;
    if (company === undefined) return;
    const preferences = () => preferencesOf(session.loaded);
    const thinks = (seat: Seat | undefined) => {
      setThinking(seat);
      if (seat !== undefined) voice.announce(company.prompt(session.match.view(ME), seat));
    };
    return drive({ session, company, preferences, tell: voice.tell, thinks });
  }, [session]);
  return thinking;
}
