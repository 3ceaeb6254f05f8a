/** A table of several seats and what stands around it. */

import type { Seat } from "@baize/kernel";
import { namesOf, type Series } from "@baize/midend";
import { type ChooserProps, type ChosenTable, type Seated, type Stage, TAKEN } from "@baize/table";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { addressOf, addressOfTable } from "../address/address.ts";
import { go } from "../address/navigation.ts";
import { houseName, own } from "../keeping/own.ts";
import { settings } from "../keeping/settings.ts";
import { freshId } from "../keeping/shelf.ts";
import { chosenOf, type Loaded } from "../library/games.ts";
import { type Driven, drive } from "../match/drive.ts";
import { type Going, rememberTable } from "../match/last-table.ts";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { useDesk } from "../table/desk.ts";
import { DealDots, Scoreboard, useSeries } from "../table/scoreboard.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { type Panel, Tool, useKeys, useSounds } from "../table/table-tools.tsx";
import { Time } from "../table/time.tsx";
import { type Advised, useAdvice, useSaid } from "../table/use-advice.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/party.en.ts";
import "../css/party.css";

// What lies over the table, and what comes at the end, is fetched when it is wanted.
const Panels = lazy(async () => ({ default: (await import("../table/panels.tsx")).Panels }));
const PartyEnding = lazy(async () => ({ default: (await import("../table/party-ending.tsx")).PartyEnding }));
const Preferences = lazy(async () => ({ default: (await import("../table/preferences.tsx")).Preferences }));
const Self = lazy(async () => ({ default: (await import("../parts/self.tsx")).Self }));

interface SessionProps {
  readonly session: Session;
}

export function PartyScreen({ session }: SessionProps) {
  const { loaded, kept } = session;
  const { door } = loaded;
  const { match, fresh } = useCell(session.shown);
  const safe = useCell(session.safe);
  const [panel, setPanel] = useState<Panel>();
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, TAKEN, door.frame);
  const series = useSeries(session);
  useSounds(loaded, match, fresh);
  const advice = useAdvice(session);
  useKeys(session, setPanel, advice.ask);
  const { sit, share } = seating(loaded, () => setPanel(undefined));
  const table = tableOf(session);
  const isRail = stage.frame === "rail";
  const isEnd = useEnd(session);
  const { status } = match;
  const last = isEnd && status.kind === "over" ? status.scores : undefined;
  const choose = () => setPanel("deal");
  return (
    <TableFrame loaded={loaded} stage={stage} kind="party" deal={<DealName session={session} series={series} />}>
      <DealDots of={series.term.kind === "deals" ? series.term.deals : undefined} now={series.number} />
      <Counters session={session} />
      {isRail ? (
        <Scoreboard session={session} last={last} />
      ) : (
        <p className="own-points">
          <span className="unseen">{say.points()} </span>
          {say.signed({ points: series.totals[session.seat] ?? 0 })}
        </p>
      )}
      <div className="tools">
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room} data-safe={safe}>
        {isEnd ? (
          <Suspense fallback={null}>
            <PartyEnding
              session={session}
              series={series}
              again={() =>
                sit(randomDeal(loaded), table, { series: series.isOver ? freshId() : kept.series, seat: kept.seat })
              }
              choose={choose}
            />
          </Suspense>
        ) : (
          <Board session={session} stage={stage} advice={advice} series={series} />
        )}
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        <Tool icon="list" word={say.playsSoFar()} press={() => setPanel("moves")} />
        <Tool icon="deal" word={sayHere.newTable()} press={choose} />
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {panel === undefined ? null : (
        <PartyPanels session={session} panel={panel} open={setPanel} isRail={isRail} party={{ table, sit, share }} />
      )}
    </TableFrame>
  );
}

/** The table as it was chosen. */
const tableOf = ({ match, bots, kept: { practice, term } }: Session): ChosenTable => ({
  options: match.options,
  bots,
  practice,
  term,
});

interface PanelsProps extends SessionProps {
  readonly panel: Panel;
  open(panel: Panel | undefined): void;
  readonly isRail: boolean;
  readonly party: NonNullable<ChooserProps["party"]>;
}

/** What lies over the table when it is asked for, with the chooser of a table. */
function PartyPanels({ session, panel, open, isRail, party }: PanelsProps) {
  const { loaded } = session;
  const desk = useDesk(loaded);
  const { Chooser } = loaded.door;
  return (
    <Suspense fallback={null}>
      <Panels
        session={session}
        panel={panel}
        open={open}
        title={sayHere.newTable()}
        chooser={
          <>
            <Self />
            <Chooser {...desk} random={() => randomDeal(loaded)} find={async () => undefined} party={party} />
          </>
        }
      >
        {isRail ? null : <Scoreboard session={session} leveled />}
        <Preferences loaded={loaded} />
      </Panels>
    </Suspense>
  );
}

/** What starts a match at a table that was chosen, and what gives others a link to it. */
const seating = (loaded: Loaded, close: () => void) => ({
  sit(deal: string, table: ChosenTable, going?: Going): void {
    rememberTable(loaded, table, going);
    close();
    go(addressOf(loaded.game.meta.id, deal, table.options, { ...table, seat: going?.seat ?? 0 }));
  },
  async share(table: ChosenTable, house?: string): Promise<void> {
    const link = location.origin + addressOfTable(loaded.game.meta.id, randomDeal(loaded), table, house);
    await navigator.clipboard.writeText(link).then(
      () => voice.tell(sayHere.tableShared()),
      // No clipboard here: the link is told instead.
      () => voice.tell(link),
    );
    close();
  },
});

/** The last play of a deal is seen for so long at most, in ms. */
const LAST_SEEN_MS = 900;

/** Whether the end is told: a moment after the last play, or at once for whoever opens a match that is over. */
function useEnd(session: Session): boolean {
  const { isOver, loaded } = session;
  const [isTold, setTold] = useState(isOver);
  useEffect(() => {
    const pace = loaded.manners.company?.pace(chosenOf(loaded)) ?? 0;
    const timer = setTimeout(() => setTold(isOver), isOver ? Math.min(pace, LAST_SEEN_MS) : 0);
    return () => clearTimeout(timer);
  }, [isOver, loaded]);
  return isOver && isTold;
}

/** `Deal 4 of 10 is over`. */
const overText = ({ number: deal, term }: Series): string =>
  sayHere.dealOver({ deal, of: term.kind === "deals" ? term.deals : undefined });

/** `Deal 4 of 10`, and under which rules. */
function DealName({ session, series }: SessionProps & { readonly series: Series }) {
  const { match, loaded, kept } = session;
  const notes = useCell(own(loaded.game.meta.id).notes);
  const rules = houseName(notes, match.options) ?? loaded.manners.company?.optionsName(match.options) ?? "";
  return (
    <>
      <b>{session.isOver ? overText(series) : series.dealText}</b>
      <span data-practice={kept.practice || undefined}>
        {kept.practice ? sayHere.rulesInPractice({ rules }) : rules}
      </span>
    </>
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
        <dt>{limit === undefined ? say.time() : sayHere.timeLeft()}</dt>
        <dd>
          <Time clock={session.clock} limit={limit} />
        </dd>
      </div>
    </dl>
  );
}

interface BoardProps extends SessionProps {
  readonly stage: Stage;
  readonly advice: Advised;
  readonly series: Series;
}

/** The game's own table, drawn for the seat that looks. */
function Board({ session, stage, advice, series }: BoardProps) {
  const { match } = useCell(session.shown);
  const { loaded, seat } = session;
  const view = useMemo(() => match.view(seat), [match, seat]);
  const legal = useMemo(() => match.legalMoves(seat), [match, seat]);
  const { thinking, skip } = useDriven(session);
  const seats = useSeated(session, series, thinking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a matter of the match that is shown.
  const isSettled = useMemo(() => session.isSettled, [session, match]);
  const said = useSaid(session, advice, isSettled);
  const play = useCallback((text: string) => session.play(text), [session]);
  const undo = useCallback(() => session.undo(), [session]);
  const { Table } = loaded.door;
  const { status } = match;
  const isWaiting = status.kind === "playing" && status.seat !== seat;
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
      party={{ seats, said, isSettled, mayUndo: session.mayUndo, ask: advice.ask, skip: isWaiting ? skip : undefined }}
    />
  );
}

/** Who sits there, with their points, and who thinks. */
function useSeated(session: Session, series: Series, thinking: Seat | undefined): readonly Seated[] {
  const { guests } = session;
  const key = JSON.stringify([guests, series.totals, thinking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of it.
  return useMemo(
    () =>
      guests.map((guest, n) => ({
        ...guest,
        points: series.totals[n] ?? 0,
        doing: n === thinking ? "thinks" : undefined,
      })),
    [key],
  );
}

/** Lets the bots play while this screen is shown; gives the seat of the one that thinks, and what hurries them. */
function useDriven(session: Session): { readonly thinking: Seat | undefined; skip(): void } {
  const [thinking, setThinking] = useState<Seat>();
  const driven = useRef<Driven>(undefined);
  useEffect(() => {
    const { company } = session.loaded.manners;
    if (company === undefined) return;
    const thinks = (seat: Seat | undefined) => {
      setThinking(seat);
      if (seat === undefined) return;
      const view = session.match.view(session.seat);
      voice.announce(company.prompt(view, namesOf(session.guests), seat));
    };
    const driving = drive({ session, company, tell: voice.tell, thinks });
    driven.current = driving;
    return driving.stop;
  }, [session]);
  const skip = useCallback(() => driven.current?.skip(), []);
  return { thinking, skip };
}
