/** A match looked at again: its moves as bars, where it was lost, and what would have been better. */

import { GlowSign } from "@baize/faces";
import { type Insight, type Manners, Match, type Shape, sentence } from "@baize/kernel";
import { glowAt, losingMove, type Past } from "@baize/midend";
import { type DrawnMove, freeOf, type Stage, TAKEN } from "@baize/table";
import { type CSSProperties, lazy, use, useEffect, useMemo, useRef, useState } from "react";

import { addressOf, type NamedTable } from "../address/address.ts";
import { analysisAddress } from "../address/looked.ts";
import { useStepKeys } from "../analysis/use-step-keys.ts";

import { entryOf, type Loaded, load } from "../library/games.ts";
import { counted } from "../light/lengths.ts";
import { pastOfMatch } from "../light/past-of-match.ts";
import { hasLight, learn } from "../light/use-truth.ts";
import { seatAt } from "../match/last-table.ts";
import { useLooked } from "../match/looked.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { voice } from "../voice/voice.ts";
import { pageWords, say } from "../words/index.ts";
import { sayHere } from "../words/review.en.ts";
import { Finding } from "./finding.tsx";
import { Timeline } from "./timeline.tsx";
import "../css/review.css";

interface ScreenProps {
  readonly game: string;
  readonly link: string;
  readonly company: NamedTable;
}

// Only some games have several seats.
const PartyReview = lazy(async () => ({ default: (await import("./party-review.tsx")).PartyReview }));

export function ReviewScreen({ game, link, company }: ScreenProps) {
  const entry = entryOf(game);
  const loaded = use(load(entry));
  const match = useMemo(() => Match.fromLink(loaded.game, link), [loaded, link]);
  const isPlayed = match.ok && match.value.ply > 0;
  const seat = seatAt(loaded, company);
  useLooked(isPlayed ? match.value : undefined, "hint");
  if (isPlayed && seat.ok && loaded.game.meta.seats > 1) {
    return <PartyReview key={link} loaded={loaded} match={match.value} company={company} seat={seat.value} />;
  }
  if (isPlayed && hasLight(game)) return <Review loaded={loaded} match={match.value} />;
  const wrong = match.ok ? seat : match;
  const why = wrong.ok ? sayHere.noMovesToReview() : sentence(wrong.error, loaded.game.words, pageWords);
  return (
    <ReadingFrame title={sayHere.nothingToReview()}>
      <p>{why}</p>
      <p>
        <Link to={`/${game}`} className="button primary">
          {say.play()}
        </Link>
      </p>
    </ReadingFrame>
  );
}

/** What the light knew: of the whole past, and a better way where there was one. */
function useFindings(match: Match<Shape>): { readonly past: Past | undefined; readonly better: Insight | undefined } {
  const [past, setPast] = useState<Past>();
  const [better, setBetter] = useState<Insight>();
  useEffect(() => {
    let gone = false;
    let deaf = () => {};
    const look = async () => {
      const found = await pastOfMatch(match, () => !gone);
      if (gone) return;
      setPast(found);
      // Of a match that was won, the whole way; of one that was lost, the way from the last open position.
      const from = match.goTo(losingMove(found) === undefined ? 0 : found.open);
      if (!from.ok || from.value.status.kind === "over") return;
      deaf = learn(from.value, (truth) => {
        if (truth.glow === "winnable" && (truth.settled || truth.bounds !== undefined)) setBetter(truth);
      });
    };
    void look();
    return () => {
      gone = true;
      deaf();
    };
  }, [match]);
  return { past, better };
}

/** A stage of the same frame in a smaller part of the window. */
function within(stage: Stage, width: number, height: number): Stage {
  const part = { ...stage, width, height };
  return { ...part, free: freeOf(part, TAKEN[stage.frame]) };
}

/** What the findings and the bars take between two bars: where the window is high enough, with reasons. */
const belowOf = (height: number): number => (height >= 740 ? 316 : 276);

/** What the head takes of a phone. */
const HEAD = 46;
/** Hardly a window: the table stands beside what is found. */
const LOW = { below: 300, scale: 0.56 } as const;

/** The room for the table beside the findings and the bars; on a small screen it is drawn smaller instead. */
function smaller(stage: Stage): { readonly stage: Stage; readonly scale: number } {
  if (stage.frame === "rail") return { stage: within(stage, stage.width - 296, stage.height - 166), scale: 1 };
  if (stage.frame === "bars") {
    const free = { ...stage.free, top: HEAD, bottom: stage.height - belowOf(stage.height) };
    // Nothing floats over a review.
    return { stage: { ...stage, free, slot: 0 }, scale: 1 };
  }
  return { stage, scale: stage.height < LOW.below ? LOW.scale : stage.free.bottom / stage.height };
}

function Review({ loaded, match }: { readonly loaded: Loaded; readonly match: Match<Shape> }) {
  const { game, door, manners } = loaded;
  const { past, better } = useFindings(match);
  const lost = past && losingMove(past);
  const [chosen, choose] = useState<number>();
  const move = chosen ?? lost ?? match.ply;
  useStepKeys((by) => choose(Math.min(match.ply, Math.max(1, move + by))));
  const room = useRef<HTMLDivElement>(null);
  const { stage, scale } = smaller(useStage(room));
  const before = useMemo(() => {
    const there = match.goTo(move - 1);
    return there.ok ? there.value : match;
  }, [match, move]);
  const view = useMemo(() => before.view("spectator"), [before]);
  const text = match.moves[move - 1] ?? "";
  const better1 = move === lost ? better?.line[0] : undefined;
  const drawn = useMemo(
    (): readonly DrawnMove[] => [
      { text, as: move === lost ? "lost" : "played" },
      ...(better1 === undefined ? [] : [{ text: better1, as: "better" as const }]),
    ],
    [text, move, lost, better1],
  );
  const { Table } = door;
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="review"
      title={say.review()}
      deal={say.reviewDeal({ title: manners.title, deal: manners.dealName(match.deal, match.options) })}
    >
      <ReviewLight match={match} past={past} />
      <p className="summary">{past === undefined ? sayHere.lookingAtAll() : summary(match, manners, past, better)}</p>
      <div className="stage" ref={room}>
        <div
          className="scaled"
          style={{ width: stage.width, height: stage.height, scale: String(scale), "--scale": scale } as CSSProperties}
        >
          <Table
            view={view}
            legal={[]}
            stage={stage}
            hint={undefined}
            drawn={drawn}
            play={() => {
              voice.tell(sayHere.reviewOnly());
              return false;
            }}
            undo={() => {}}
            tell={voice.tell}
            announce={voice.announce}
          />
        </div>
      </div>
      <Finding match={match} loaded={loaded} before={before} move={move} past={past} better={better} choose={choose} />
      <Timeline match={match} past={past} move={move} says={manners.describe(text, view)} choose={choose} />
      <nav className="more" aria-label={say.next()}>
        <Link to={analysisAddress(before.link())} className="tool">
          <Icon name="analyse" /> {say.analyse()}
        </Link>
        <Link to={addressOf(game.meta.id, match.deal, match.options)} className="tool">
          <Icon name="restart" /> {sayHere.playAgain()}
        </Link>
        <Link to={`/${game.meta.id}`} className="tool">
          <Icon name="deal" /> {sayHere.anotherMatch()}
        </Link>
      </nav>
    </TableFrame>
  );
}

/** What became of the match, and where. */
function ReviewLight({ match, past }: { readonly match: Match<Shape>; readonly past: Past | undefined }) {
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
  const glow = past === undefined ? "thinking" : glowAt(past, match.ply);
  const lost = past && losingMove(past);
  return (
    <div className="light" role="status">
      <p className="chip" data-glow={glow}>
        <GlowSign glow={glow} />
        <strong>{isWon ? say.matchWon() : glow === "thinking" ? sayHere.looking() : say[glow]()}</strong>
        {isWon ? (
          <span>{say.moves({ count: match.ply })}</span>
        ) : lost === undefined ? null : (
          <span>{sayHere.atMove({ move: lost })}</span>
        )}
      </p>
    </div>
  );
}

/** A match that was won: how long it took, and how long the shortest way is, as far as that is known. */
function wonSummary({ moves }: Match<Shape>, manners: Manners<Shape>, better: Insight | undefined): string {
  const length = manners.lengthText(moves);
  if (better === undefined) return sayHere.wonSummary({ length });
  const played = manners.counted(moves);
  const { atLeast, atMost } =
    better.bounds === undefined
      ? { atLeast: 0, atMost: manners.counted(better.line) }
      : counted(manners, better.bounds, better.line);
  const least = Math.min(atMost, played);
  if (atLeast === least) {
    return played === least
      ? sayHere.wonShortest({ length })
      : sayHere.wonOver({ length, over: played - least, least });
  }
  return atLeast === 0 ? sayHere.wonShorter({ length, least }) : sayHere.wonBetween({ length, least, atLeast });
}

/** The whole match in a sentence or two. */
function summary(match: Match<Shape>, manners: Manners<Shape>, past: Past, better: Insight | undefined): string {
  const { plies, open, lost } = past;
  const { status } = match;
  if (status.kind === "over" && (status.scores[0] ?? 0) > 0) return wonSummary(match, manners, better);
  if (open === plies) return sayHere.stillOpen();
  if (lost === 0) return sayHere.neverOpen();
  const losing = losingMove(past);
  if (losing === undefined) return sayHere.notFoundInTime();
  return losing === 1 ? sayHere.firstMoveLost() : sayHere.lostAfter({ good: losing - 1 });
}
