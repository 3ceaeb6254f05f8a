/** A game won: in how many moves, what is known of the deal, the other wins beside it, and how it was done. */

import { type Match, must, type Shape } from "@baize/kernel";
import { helpOf, timeText } from "@baize/midend";
import type { Desk } from "@baize/table";
import { useEffect, useMemo } from "react";
import { archive } from "../keeping/archive.ts";
import { settings } from "../keeping/settings.ts";
import { counted } from "../light/lengths.ts";
import { useTruth } from "../light/use-truth.ts";
import { nameOfMatch } from "../match/day-of.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/ending.en.ts";
import { say } from "../words/index.ts";
import { BestLine } from "./best-line.tsx";
import { winsOf } from "./wins.ts";

/** How few moves win a deal, as far as that is known: it is looked for now that nothing is given away. */
function useFewest(session: Session) {
  const { match, loaded } = session;
  const { help } = useCell(settings);
  const deal = useMemo(() => must(match.goTo(0)), [match]);
  const truth = useTruth(deal, help !== "none");
  const { manners } = loaded;
  const line = truth?.line ?? [];
  const bounds = truth?.bounds && counted(manners, truth.bounds, line);
  const found = line.length > 0 ? manners.counted(line) : undefined;
  const known = bounds?.atMost ?? found ?? (session.kept.fewest || undefined);
  const own = manners.counted(match.moves);
  const fewest = known === undefined ? undefined : Math.min(known, own);
  useEffect(() => {
    if (fewest !== undefined) session.noteFewest(fewest);
  }, [session, fewest]);
  return { bounds: truth?.bounds, fewest, isProved: fewest !== undefined && bounds?.atLeast === fewest };
}

/** What a win is beside the shortest way. */
function shortestSays(own: number, fewest: number | undefined, isProved: boolean): string {
  if (fewest === undefined) return "";
  if (own > fewest) return isProved ? sayHere.shortestIs({ fewest }) : sayHere.shortestKnown({ fewest });
  return isProved ? sayHere.noneShorter() : sayHere.noneKnownShorter();
}

/** What it is beside the player's other wins. */
function bestSays(own: number, others: readonly number[], isUnaided: boolean): string {
  const best = Math.min(...others);
  if (!isUnaided) return others.length === 0 ? "" : sayHere.yourBestIs({ best, count: others.length });
  if (others.length === 0) return "";
  const count = others.length + 1;
  return own <= best ? sayHere.yourBestOf({ count }) : sayHere.yourBestIs({ best, count });
}

/** How it was done: the time, and the help that was taken. */
export function howSays({ kept, clock }: Session): string {
  const time = timeText(clock.elapsed);
  return kept.practice ? sayHere.howPractice({ time }) : say[`how_${helpOf(kept)}`]({ time });
}

interface WonProps {
  readonly session: Session;
  readonly desk: Desk;
}

export function Won({ session, desk }: WonProps) {
  const { match, loaded, kept } = session;
  const { Result } = loaded.door;
  const { bounds, fewest, isProved } = useFewest(session);
  const help = helpOf(kept);
  const own = loaded.manners.counted(match.moves);
  const others = useMemo(() => winsOf(loaded, archive, kept), [loaded, kept]);
  const isUnaided = help === "unaided" && !kept.practice;
  if (Result !== undefined) {
    return (
      <Result
        view={match.view(session.seat)}
        match={match}
        isHelped={help !== "unaided"}
        isWatched={help === "watched"}
        isPractice={kept.practice}
        how={howSays(session)}
        bounds={bounds}
        desk={desk}
      />
    );
  }
  const says = [shortestSays(own, fewest, isProved), bestSays(own, others, isUnaided)];
  return (
    <>
      <div>
        <h2>{help === "watched" ? sayHere.playedOut() : sayHere.wonIn({ count: own })}</h2>
        <p>{help === "watched" ? sayHere.watchedSays() : says.filter((one) => one !== "").join(" ")}</p>
      </div>
      <BestLine own={own} fewest={fewest} others={others} isUnaided={isUnaided} />
    </>
  );
}

/** The end of a match in words, for others: what it came to, and never how. */
export function resultText(session: Session, match: Match<Shape>): string {
  const { manners } = session.loaded;
  const { fewest } = session.kept;
  const name = nameOfMatch(session.loaded, match);
  const own = manners.counted(match.moves);
  const count = manners.countText(match.moves);
  const known = fewest > 0 ? (own > fewest ? sayHere.sharedShortest({ fewest }) : sayHere.sharedFewest()) : "";
  return [name, sayHere.sharedWon({ count }), howSays(session), known].filter((one) => one !== "").join("\n");
}
