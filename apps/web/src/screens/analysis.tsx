/** The analysis board: every move marked, side lines as a tree, and an address for each position. */

import { GlowSign } from "@baize/faces";
import { type Glow, Match, type Shape, sentence } from "@baize/kernel";
import { glowAt, mainWay, type Past, replayed, type Way } from "@baize/midend";
import { freeOf, type Stage } from "@baize/table";
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { NamedTable } from "../address/address.ts";
import { go } from "../address/navigation.ts";
import { Dock, Steps } from "../analysis/dock.tsx";
import { ExportPanel, ImportPanel } from "../analysis/exchange.tsx";
import { Rail } from "../analysis/rail.tsx";
import { MarkLegend, Strip } from "../analysis/strip.tsx";
import { type Marks, useMarks } from "../analysis/use-marks.ts";
import { useStepKeys } from "../analysis/use-step-keys.ts";
import { type Studied, useStudy } from "../analysis/use-study.ts";
import { chosenOf, entryOf, type Loaded, load } from "../library/games.ts";
import { farSays } from "../light/lengths.ts";
import { noHintSays } from "../light/no-hint.ts";
import { pastOfMatch } from "../light/past-of-match.ts";
import { hasLight, useTruth } from "../light/use-truth.ts";
import { seatAt } from "../match/last-table.ts";
import { useLooked } from "../match/looked.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/analysis.en.ts";
import { pageWords, say } from "../words/index.ts";
import { sayHere as sayReading } from "../words/reading.en.ts";
import "../css/analysis.css";

interface ScreenProps {
  readonly game: string;
  readonly link: string;
  readonly company: NamedTable;
}

const TableSheet = lazy(async () => ({ default: (await import("../table/table-sheet.tsx")).TableSheet }));
// Only some games have several seats.
const PartyAnalysis = lazy(async () => ({ default: (await import("./party-analysis.tsx")).PartyAnalysis }));

export function AnalysisScreen({ game, link, company }: ScreenProps) {
  const loaded = use(load(entryOf(game)));
  const match = useMemo(() => Match.fromLink(loaded.game, link), [loaded, link]);
  const seat = seatAt(loaded, company);
  useLooked(match.ok ? match.value : undefined, "hint");
  if (match.ok && seat.ok && loaded.game.meta.seats > 1) {
    return <PartyAnalysis loaded={loaded} match={match.value} company={company} />;
  }
  if (match.ok && hasLight(game)) return <Analysis loaded={loaded} match={match.value} />;
  const wrong = match.ok ? seat : match;
  return (
    <ReadingFrame title={sayHere.nothingToAnalyse()}>
      <p>{wrong.ok ? sayReading.nothingHereSays() : sentence(wrong.error, loaded.game.words, pageWords)}</p>
      <p>
        <Link to={`/${game}`} className="button primary">
          {say.play()}
        </Link>
      </p>
    </ReadingFrame>
  );
}

/** What the analysis takes of a window: an icon rail, the dock, and the strip at the foot. */
const RAIL = { narrow: 72, wide: 96 } as const;
const DOCK = { narrow: 352, wide: 532 } as const;
const STRIP = 124;
/** From this width on everything beside the cards grows too. */
const WIDE = 2200;
/** On a phone: the head, and what stands below the table. */
const BARS = { above: 46, below: 232 } as const;

/** On a flat screen: the row of buttons and bars, and the marks that hang under a column where there is room for both. */
const CORNERS_BELOW = { high: 78, low: 62 } as const;
const LOW = 300;

/** The room for the table beside the dock and over the strip. */
function roomFor(stage: Stage): Stage {
  const size = stage.width >= WIDE ? "wide" : "narrow";
  if (stage.frame === "rail") {
    const part = { ...stage, width: stage.width - DOCK[size], height: stage.height - STRIP, pick: true };
    return { ...part, free: freeOf({ ...part, leftHanded: false }, { side: RAIL[size], above: 0, below: 0 }) };
  }
  if (stage.frame === "corners") {
    const below = CORNERS_BELOW[stage.height < LOW ? "low" : "high"];
    return { ...stage, pick: true, free: { ...stage.free, bottom: stage.free.bottom - below } };
  }
  const free = { ...stage.free, top: BARS.above, bottom: stage.height - BARS.below };
  return { ...stage, pick: true, free };
}

/** What is known of the main line, position by position. */
function usePast(study: Studied): { readonly main: Way; readonly past: Past | undefined } {
  const main = useMemo(() => mainWay(study.tree, []), [study.tree]);
  const [found, setFound] = useState<{ readonly key: string; readonly past: Past }>();
  const key = `${study.match.link()} ${main.join(".")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the line.
  useEffect(() => {
    let gone = false;
    const end = replayed(study.match, main);
    if (end.ok && main.length > 0) {
      void pastOfMatch(end.value, () => !gone).then((past) => gone || setFound({ key, past }));
    }
    return () => {
      gone = true;
    };
  }, [key]);
  return { main, past: found?.key === key ? found.past : undefined };
}

/** What has been found of positions off the main line, by their moves. */
function useSeen(study: Studied, marks: Marks, glow: Glow | undefined): (way: Way) => Glow | undefined {
  const seen = useRef(new Map<string, Glow>());
  const { way } = study;
  // A position that was left before it was known is as unknown as one that was never looked at.
  const note = (to: Way, found: Glow | undefined) => {
    if (found !== undefined && found !== "thinking") seen.current.set(to.join("."), found);
  };
  note(way, glow);
  for (const [text, mark] of Object.entries(marks)) note([...way, text], mark.glow);
  return (to) => seen.current.get(to.join("."));
}

function Analysis({ loaded, match: first }: { readonly loaded: Loaded; readonly match: Match<Shape> }) {
  const study = useStudy(loaded, first);
  const { at, way, tree } = study;
  const { manners, door } = loaded;
  const room = useRef<HTMLDivElement>(null);
  const whole = useStage(room);
  const stage = useMemo(() => roomFor(whole), [whole]);
  const marks = useMarks(at);
  const truth = useTruth(at, true);
  const { main, past } = usePast(study);
  const isOver = at.status.kind === "over";
  const isWon = at.status.kind === "over" && (at.status.scores[0] ?? 0) > 0;
  const glow = isOver ? (isWon ? "winnable" : "lost") : (truth?.glow ?? "thinking");
  const seen = useSeen(study, marks, glow);
  const glowOf = (to: Way): Glow | undefined => {
    const onMain = to.every((text, i) => main[i] === text);
    return seen(to) ?? (onMain && past !== undefined ? glowAt(past, to.length) : undefined);
  };
  const [panel, setPanel] = useState<"import" | "export" | "lines" | "table">();
  const view = useMemo(() => at.view("spectator"), [at]);
  const legal = useMemo(() => (at.status.kind === "playing" ? at.legalMoves(at.status.seat) : []), [at]);
  const undo = useCallback(() => study.step(-1), [study.step]);
  const [hinted, setHinted] = useState<Match<Shape>>();
  const [best] = truth?.line ?? [];
  const hint = () => {
    if (isOver) return;
    setHinted(at);
    if (best === undefined) voice.tell(noHintSays(truth));
    else voice.announce(manners.describe(best, view));
  };
  useStepKeys(study.step, () => go(study.home), hint);
  const far = isOver ? "" : farSays(manners, truth, at.moves);
  const { Table } = door;
  const dock = <Dock loaded={loaded} study={study} glowOf={glowOf} open={setPanel} />;
  const name = manners.matchName(at.deal, at.options);
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="analysis"
      title={sayHere.analysis()}
      back={{ to: study.home, label: sayHere.backToMatch() }}
    >
      <div className="stage" ref={room}>
        <Table
          view={view}
          legal={legal}
          stage={stage}
          match={at}
          preferences={chosenOf(loaded)}
          hint={hinted === at ? best : undefined}
          marks={marks}
          play={study.play}
          undo={undo}
          tell={voice.tell}
          announce={voice.announce}
        />
      </div>
      {stage.frame === "rail" ? <Rail study={study} hint={hint} open={() => setPanel("table")} /> : null}
      <aside className="dock" aria-label={sayHere.movesAndLines()} data-wide={whole.width >= WIDE || undefined}>
        <div className="dock-head" role="status">
          <p className="chip" data-glow={glow}>
            <GlowSign glow={glow} />
            <strong>{isWon ? say.matchWon() : glow === "thinking" ? say.notKnownYet() : say[glow]()}</strong>
            {far === "" ? null : <span>{far}</span>}
          </p>
          <p className="deal-name">{sayHere.beforeMove({ name, move: way.length + 1 })}</p>
        </div>
        {stage.frame === "rail" ? (
          dock
        ) : (
          <div className="dock-short">
            <Steps study={study} />
            <button type="button" className="primary" onClick={() => setPanel("lines")}>
              {sayHere.movesAndLines()}
            </button>
          </div>
        )}
      </aside>
      <Strip MarkSign={door.MarkSign} tree={tree} way={way} glowOf={glowOf} goTo={study.goTo} />
      {panel === "import" ? <ImportPanel loaded={loaded} study={study} close={() => setPanel(undefined)} /> : null}
      {panel === "export" ? <ExportPanel loaded={loaded} study={study} close={() => setPanel(undefined)} /> : null}
      {panel === "table" ? (
        <Suspense fallback={null}>
          <TableSheet loaded={loaded} close={() => setPanel(undefined)} />
        </Suspense>
      ) : null}
      {panel === "lines" ? (
        <Dialog title={sayHere.movesAndLines()} close={() => setPanel(undefined)}>
          <MarkLegend MarkSign={door.MarkSign} />
          <div className="dock in-panel">{dock}</div>
        </Dialog>
      ) : null}
    </TableFrame>
  );
}
