/** A table of several seats and what stands around it. */

import type { Advice, Company, Match, Seat, Shape } from "@baize/kernel";
import { levelAt } from "@baize/midend";
import type { ChosenTable, Stage } from "@baize/table";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { addressOf } from "../address/address.ts";
import { go } from "../address/navigation.ts";
import { settings } from "../keeping/settings.ts";
import { advise } from "../match/bots.ts";
import { drive } from "../match/drive.ts";
import { rememberTable } from "../match/last-table.ts";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { useDesk } from "../table/desk.ts";
import { LessonOffer } from "../table/lesson-offer.tsx";
import { Panels } from "../table/panels.tsx";
import { PartyEnding } from "../table/party-ending.tsx";
import { Scoreboard, useSeries } from "../table/scoreboard.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { type Panel, Tool, useKeys, useSounds } from "../table/table-tools.tsx";
import { Time } from "../table/time.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import "../css/party.css";

interface SessionProps {
  readonly session: Session;
}

export function PartyScreen({ session }: SessionProps) {
  const { loaded, kept } = session;
  const { door, manners, game } = loaded;
  const { match, fresh } = useCell(session.shown);
  const safe = useCell(session.safe);
  const [panel, setPanel] = useState<Panel>();
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const desk = useDesk(loaded);
  const { round } = useSeries(session);
  useSounds(loaded, match, fresh);
  const advice = useAdvice(session);
  useKeys(session, setPanel, advice.ask);
  const sit = (deal: string, table: ChosenTable, series?: string) => {
    rememberTable(loaded, table, series);
    setPanel(undefined);
    go(addressOf(game.meta.id, deal, table.options, table));
  };
  const { practice } = kept;
  const table = { options: match.options, bots: session.bots, practice };
  const { Chooser } = door;
  const isRail = stage.frame === "rail";
  const choose = () => setPanel("deal");
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="party"
      deal={
        <>
          {say.round({ round })}
          <span data-practice={practice || undefined}>
            {practice ? say.practice() : manners.company?.optionsName(match.options)}
          </span>
        </>
      }
    >
      <Counters session={session} />
      {isRail ? <Scoreboard session={session} /> : null}
      <div className="tools">
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room} data-safe={safe}>
        <Board session={session} stage={stage} advice={advice} />
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        <Tool icon="deal" word={say.newTable()} press={choose} />
        <Tool icon="list" word={say.playsSoFar()} press={() => setPanel("moves")} />
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      <AdviceBar session={session} advice={advice} />
      <LessonOffer session={session} />
      {session.isOver ? (
        <PartyEnding
          session={session}
          isRail={isRail}
          again={() => sit(randomDeal(loaded), table, kept.series)}
          choose={choose}
        />
      ) : null}
      <Panels
        session={session}
        panel={panel}
        open={setPanel}
        title={say.newTable()}
        chooser={
          <Chooser {...desk} random={() => randomDeal(loaded)} find={async () => undefined} party={{ table, sit }} />
        }
      >
        {isRail ? null : <Scoreboard session={session} />}
      </Panels>
    </TableFrame>
  );
}

/** The time that was played, or that is left. */
function Counters({ session }: SessionProps) {
  const { timer } = useCell(settings);
  const { limit } = session;
  if (!timer && limit === undefined) return null;
  return (
    <dl className="counters">
      <div>
        <dt>{limit === undefined ? say.time() : say.timeLeft()}</dt>
        <dd>
          <Time clock={session.clock} limit={limit} />
        </dd>
      </div>
    </dl>
  );
}

/** A hint, and the match it is about: it goes at the next move. */
interface Shown extends Advice {
  readonly match: Match<Shape>;
}

/** The hint that is shown, and how to ask for one where the player wants hints. */
interface Advised {
  readonly shown: Advice | undefined;
  readonly ask: (() => void) | undefined;
  close(): void;
}

function useAdvice(session: Session): Advised {
  const { match } = useCell(session.shown);
  const { help } = useCell(settings);
  const [advice, setAdvice] = useState<Shown>();
  const ask = useCallback(async () => {
    const { match: at, seat } = session;
    if (at.legalMoves(seat).length === 0) return;
    session.helped("hint");
    const found = await advise(at, seat).catch(() => undefined);
    if (session.match !== at) return;
    if (found === undefined) voice.tell(say.noHint());
    else {
      setAdvice({ ...found, match: at });
      voice.announce(say.adviceSpoken({ title: found.title, why: found.why }));
    }
  }, [session]);
  return {
    shown: advice?.match === match ? advice : undefined,
    ask: help === "move" || help === "line" ? ask : undefined,
    close: () => setAdvice(undefined),
  };
}

function AdviceBar({ session, advice: { shown, close } }: SessionProps & { readonly advice: Advised }) {
  if (shown === undefined) return null;
  return (
    <section className="help" aria-label={say.hint()}>
      <p>
        <strong>{say.adviceTitle({ title: shown.title })}</strong> {shown.why}
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => session.play(shown.text, "hint")}>
          {say.doIt()}
        </button>
        <button type="button" onClick={close}>
          {say.close()}
        </button>
      </div>
    </section>
  );
}

interface BoardProps extends SessionProps {
  readonly stage: Stage;
  readonly advice: Advised;
}

/** The game's own table, drawn for the seat that looks. */
function Board({ session, stage, advice }: BoardProps) {
  const { match } = useCell(session.shown);
  const { loaded, seat, kept } = session;
  const { seats } = kept;
  const { company } = loaded.manners;
  const view = useMemo(() => match.view(seat), [match, seat]);
  const legal = useMemo(() => match.legalMoves(seat), [match, seat]);
  const notes = useMemo(
    () =>
      levelNames(
        company,
        seats.map((_, n) => levelAt(seats, n as Seat)),
      ),
    [company, seats],
  );
  const thinking = useDriven(session);
  const play = useCallback((text: string) => session.play(text), [session]);
  const undo = useCallback(() => session.undo(), [session]);
  const { Table } = loaded.door;
  return (
    <Table
      view={view}
      legal={legal}
      stage={stage}
      hint={advice.shown?.text}
      play={play}
      undo={undo}
      tell={voice.tell}
      announce={voice.announce}
      party={{ notes, thinking, mayUndo: session.mayUndo, ask: advice.ask }}
    />
  );
}

const levelNames = (company: Company<Shape> | undefined, levels: readonly (string | undefined)[]): readonly string[] =>
  levels.map((level) => company?.levels.find(({ id }) => id === level)?.title ?? "");

/** Lets the bots play while this screen is shown; gives the seat of the one that thinks. */
function useDriven(session: Session): Seat | undefined {
  const [thinking, setThinking] = useState<Seat>();
  useEffect(() => {
    const { company } = session.loaded.manners;
    if (company === undefined) return;
    const thinks = (seat: Seat | undefined) => {
      setThinking(seat);
      if (seat !== undefined) voice.announce(company.prompt(session.match.view(session.seat), seat));
    };
    return drive({ session, company, tell: voice.tell, thinks });
  }, [session]);
  return thinking;
}
