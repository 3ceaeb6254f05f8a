/** A match looked at again: its moves as bars, where it was lost, and what would have been better. */

import { Match, type Shape, sentence } from "@baize/kernel";
import type { DrawnMove, Stage } from "@baize/table";
import { type CSSProperties, use, useEffect, useMemo, useRef, useState } from "react";
import { entryOf, load } from "../shell/games.ts";
import { Icon } from "../shell/icons.tsx";
import { Shape as LightShape } from "../shell/light.tsx";
import { Link } from "../shell/parts.tsx";
import { useStage } from "../shell/stage.ts";
import { TableFrame } from "../shell/table-frame.tsx";
import { voice } from "../shell/voice.ts";
import { addressOf } from "../store/opening.ts";
import type { Loaded } from "../store/session.ts";
import { glowAt, losingMove, type Past } from "../truth/past.ts";
import type { Truth } from "../truth/question.ts";
import { pastOfMatch, truthOf } from "../truth/use-truth.ts";
import { Finding } from "./finding.tsx";
import { ReadingFrame } from "./frame.tsx";
import { Timeline } from "./timeline.tsx";
import "../css/review.css";

interface ScreenProps {
  readonly game: string;
  readonly address: string;
}

export function ReviewScreen({ game, address }: ScreenProps) {
  const entry = entryOf(game);
  const loaded = use(load(entry));
  const match = useMemo(() => Match.fromLink(loaded.game, address), [loaded, address]);
  if (match.ok && match.value.ply > 0 && entry.truth !== undefined)
    return <Review loaded={loaded} match={match.value} />;
  return (
    <ReadingFrame title="Nothing to review">
      <p>{match.ok ? "There are no moves to look at." : sentence(match.error, loaded.game.words)}</p>
      <p>
        <Link to={`/${game}`} className="button primary">
          Play
        </Link>
      </p>
    </ReadingFrame>
  );
}

/** What the light knew: of the whole past, and a better way where there was one. */
function useFindings(match: Match<Shape>): { readonly past: Past | undefined; readonly better: Truth | undefined } {
  const [past, setPast] = useState<Past>();
  const [better, setBetter] = useState<Truth>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await pastOfMatch(match, () => !gone);
      if (gone) return;
      setPast(found);
      // Of a match that was won, the whole way; of one that was lost, the way from the last open position.
      const from = match.goTo(losingMove(found) === undefined ? 0 : found.open);
      const line = from.ok ? await truthOf(from.value, "line") : undefined;
      if (!gone && line?.glow === "winnable") setBetter(line);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [match]);
  return { past, better };
}

/** The room for the table beside the findings and the bars; on a small screen it is drawn smaller instead. */
function smaller(stage: Stage): { readonly stage: Stage; readonly scale: number } {
  if (stage.frame === "rail")
    return { stage: { ...stage, width: stage.width - 296, height: stage.height - 166 }, scale: 1 };
  if (stage.frame === "bars") return { stage, scale: (stage.height - 46 - 256) / (stage.height - 92 - 76) };
  return { stage, scale: (stage.height - 62) / stage.height };
}

function Review({ loaded, match }: { readonly loaded: Loaded; readonly match: Match<Shape> }) {
  const { game, door } = loaded;
  const { past, better } = useFindings(match);
  const lost = past && losingMove(past);
  const [chosen, choose] = useState<number>();
  const move = chosen ?? lost ?? match.ply;
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
  const { status } = match;
  const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
  const glow = past === undefined ? "thinking" : glowAt(past, match.ply);
  const { Table } = door;
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind="review"
      title="Review"
      deal={`${door.talk?.title ?? game.meta.title} · ${door.dealName(match.deal)}`}
    >
      <div className="light" role="status">
        <p className="chip" data-glow={glow}>
          <LightShape glow={glow} />
          <strong>{isWon ? "Won" : { winnable: "Winnable", lost: "Lost", thinking: "Looking" }[glow]}</strong>
          {isWon ? <span>{match.ply} moves</span> : lost === undefined ? null : <span>at move {lost}</span>}
        </p>
      </div>
      <p className="summary">{past === undefined ? "Looking at every move." : summary(past, isWon, better)}</p>
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
              voice.tell("This is a review. Play on from here to make a move.");
              return false;
            }}
            undo={() => {}}
            tell={voice.tell}
            announce={voice.announce}
          />
        </div>
      </div>
      <Finding match={match} loaded={loaded} before={before} move={move} past={past} better={better} choose={choose} />
      <Timeline match={match} past={past} move={move} says={door.describe(text, view)} choose={choose} />
      <nav className="more" aria-label="Next">
        <Link to={addressOf(game.meta.id, match.deal)} className="tool">
          <Icon name="restart" /> Play again
        </Link>
        <Link to={`/${game.meta.id}`} className="tool">
          <Icon name="deal" /> Another match
        </Link>
      </nav>
    </TableFrame>
  );
}

/** The whole match in a sentence or two. */
function summary(past: Past, isWon: boolean, better: Truth | undefined): string {
  const { plies, open, lost } = past;
  const good = (count: number) => (count === 1 ? "One good move" : `${count} good moves`);
  if (isWon) {
    const known =
      better !== undefined && better.line.length < plies ? ` The shortest we know is ${better.line.length}.` : "";
    return `Won in ${plies} moves.${known}`;
  }
  if (open === plies) return "It can still be won from where you left it.";
  if (lost === 0) return "This deal cannot be won. Nobody could have done better.";
  const losing = losingMove(past);
  if (losing === undefined) return "Where it was lost could not be found in time.";
  return losing === 1 ? "The first move closed the door." : `${good(losing - 1)}, then one that closed the last door.`;
}
