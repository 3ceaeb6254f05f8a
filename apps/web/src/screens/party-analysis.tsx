/** The analysis of a match of several: all hands, and the points to be expected of each play of the seat to move. */

import { Caption } from "@baize/faces";
import { type Match, type Shape, seat as seatNumber } from "@baize/kernel";
import { namesOf } from "@baize/midend";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import type { NamedTable } from "../address/address.ts";
import { go } from "../address/navigation.ts";
import { Dock } from "../analysis/dock.tsx";
import { ExportPanel, ImportPanel } from "../analysis/exchange.tsx";
import { Rail } from "../analysis/rail.tsx";
import { useStepKeys } from "../analysis/use-step-keys.ts";
import { useStudy } from "../analysis/use-study.ts";
import { useWorth } from "../analysis/use-worth.ts";
import type { Loaded } from "../library/games.ts";
import { guestsAt } from "../match/sat.ts";
import { pointsText } from "../table/point-bars.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { sayHere } from "../words/analysis.en.ts";
import { say } from "../words/index.ts";
import "../css/party.css";
import "../css/analysis.css";
import "../css/party-analysis.css";

const TableSheet = lazy(async () => ({ default: (await import("../table/table-sheet.tsx")).TableSheet }));

interface AnalysisProps {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
  readonly company: NamedTable;
}

export function PartyAnalysis({ loaded, match: first, company }: AnalysisProps) {
  const { game, manners, door } = loaded;
  const study = useStudy(loaded, first, company);
  const { at, way, sat } = study;
  // Whoever looks sits where they sat, at every position; where people are called by their names, everybody is.
  const own = seatNumber(sat.seat ?? 0);
  const viewer = sat.names === undefined ? own : "spectator";
  const [isOpen, setOpen] = useState(true);
  const [panel, setPanel] = useState<"import" | "export" | "table">();
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  useStepKeys(study.step, () => go(study.home));
  const { status } = at;
  const mover = status.kind === "playing" ? status.seat : own;
  const worth = useWorth(at, isOpen);
  const guests = useMemo(() => guestsAt(loaded, sat), [loaded, sat]);
  const names = useMemo(() => namesOf(guests), [guests]);
  const view = at.view(mover);
  const { Hands, openView, MovePicture } = door;
  const open = useMemo(() => {
    const views = Array.from({ length: game.meta.seats }, (_, n) => at.view(seatNumber(n)));
    return openView?.(views, own);
  }, [game, at, openView, own]);
  const points = status.kind === "over" ? status.scores.map((score) => say.signed({ points: score })) : [];
  const name = manners.seatName(mover, viewer, names);
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="analysis"
      title={sayHere.analysis()}
      back={{ to: study.home, label: sayHere.backToMatch() }}
    >
      <div className="party-analysis-room" ref={room} />
      <div className="stage party-analysis" data-open={isOpen || undefined}>
        {Hands === undefined || open === undefined ? null : <Hands view={open} seats={guests} points={points} />}
        <fieldset className="knowing">
          <legend className="unseen">{sayHere.knowing()}</legend>
          <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
            {sayHere.allHands()}
          </button>
          <button type="button" aria-pressed={!isOpen} onClick={() => setOpen(false)}>
            {sayHere.ownCards()}
          </button>
        </fieldset>
        <p className="knowing-says">{isOpen ? sayHere.allHandsSays() : sayHere.ownCardsSays()}</p>
        <p className="to-beat">
          {status.kind === "over" ? sayHere.analysisOver() : manners.company?.prompt(at.view(viewer), names)}
          {MovePicture === undefined || status.kind === "over" ? null : <MovePicture view={view} text="pass" />}
        </p>
        {status.kind === "over" ? null : (
          <ol className="plays" aria-label={sayHere.playsOf({ name })}>
            {worth === undefined || worth === "failed" ? (
              <li role="status">{worth === undefined ? sayHere.weighing() : sayHere.notWeighed()}</li>
            ) : (
              worth.map(({ text, points: value }) => {
                const title = manners.company?.moveName?.(text, view) ?? manners.describe(text, view, names);
                return (
                  <li key={text}>
                    <button type="button" onClick={() => study.play(text)}>
                      <b>{pointsText(value)}</b>
                      <span>
                        <Caption text={title} />
                      </span>
                      {MovePicture === undefined || text === "pass" ? null : <MovePicture view={view} text={text} />}
                    </button>
                  </li>
                );
              })
            )}
          </ol>
        )}
      </div>
      {stage.frame === "rail" ? <Rail study={study} open={() => setPanel("table")} /> : null}
      <aside className="dock" aria-label={sayHere.movesAndLines()}>
        <p className="deal-name">
          {sayHere.beforeMove({ name: manners.matchName(at.deal, at.options), move: way.length + 1 })}
        </p>
        <Dock loaded={loaded} study={study} names={names} viewer={viewer} glowOf={() => undefined} open={setPanel} />
      </aside>
      {panel === "import" ? <ImportPanel loaded={loaded} study={study} close={() => setPanel(undefined)} /> : null}
      {panel === "export" ? <ExportPanel loaded={loaded} study={study} close={() => setPanel(undefined)} /> : null}
      {panel === "table" ? (
        <Suspense fallback={null}>
          <TableSheet loaded={loaded} close={() => setPanel(undefined)} />
        </Suspense>
      ) : null}
    </TableFrame>
  );
}
