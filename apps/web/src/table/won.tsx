/** A game won: in how many moves, what is known of the deal, the other wins beside it, and how it was done. */

import { type Match, must, paragraph, type Shape } from "@baize/kernel";
import { helpOf, timeText } from "@baize/midend";
import type { Desk } from "@baize/table";
import { useEffect, useMemo } from "react";
import { archive } from "../keeping/archive.ts";
import { settings } from "../keeping/settings.ts";
import { counted } from "../light/lengths.ts";
import { useTruth } from "../light/use-truth.ts";
import { nameOfMatch } from "../match/day-of.ts";
import { isOwnBoard } from "../match/dealt.ts";
import type { Session } from "../match/session.ts";
import type { PictureRow } from "../parts/result-picture.ts";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/ending.en.ts";
import { say } from "../words/index.ts";
import { BestLine } from "./best-line.tsx";
import { claimOf, fewestOf, winsOf } from "./wins.ts";

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
  const { kept } = session;
  const fewest = fewestOf(known, own, kept);
  const proved = kept.proved || (fewest > 0 && bounds?.atLeast === fewest);
  useEffect(() => {
    if (fewest > 0) session.noteFewest(fewest, proved);
  }, [session, fewest, proved]);
  return { bounds: truth?.bounds, fewest, proved };
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
export function howSays({ kept, clock, loaded }: Session): string {
  const time = timeText(clock.elapsed);
  if (kept.practice && isOwnBoard(loaded, kept)) return sayHere.howOwn({ time, deal: loaded.manners.dealWord });
  return kept.practice ? sayHere.howPractice({ time }) : say[`how_${helpOf(kept)}`]({ time });
}

interface WonProps {
  readonly session: Session;
  readonly desk: Desk;
}

export function Won({ session, desk }: WonProps) {
  const { match, loaded, kept } = session;
  const { Result } = loaded.door;
  const { bounds, fewest, proved } = useFewest(session);
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
        noteFewest={(sure) => session.noteFewest(sure, true)}
        desk={desk}
      />
    );
  }
  const claim = claimOf(own, { fewest, proved });
  const says = [claim === undefined ? "" : sayHere[`shortest_${claim}`]({ fewest }), bestSays(own, others, isUnaided)];
  return (
    <>
      <div>
        <h2>{help === "watched" ? sayHere.playedOut() : sayHere.wonIn({ count: own })}</h2>
        <p>{help === "watched" ? sayHere.watchedSays() : paragraph(says)}</p>
      </div>
      <BestLine own={own} fewest={fewest || undefined} isProved={proved} others={others} isUnaided={isUnaided} />
    </>
  );
}

/** What a match came to, for others: a way that was shown is no win. */
const cameTo = ({ kept, loaded: { manners } }: Session, { moves }: Match<Shape>): string =>
  kept.watched ? sayHere.sharedPlayed() : sayHere.sharedWon({ count: manners.countText(moves) });

/** The end of a match as it stands on a picture. */
export function resultRow(session: Session, match: Match<Shape>): PictureRow {
  const { loaded } = session;
  const says = cameTo(session, match);
  return { title: nameOfMatch(loaded, match), says, how: howSays(session), cloth: loaded.door.cloth };
}

/** The end of a match in words, for others: what it came to, and never how. */
export function resultText(session: Session, match: Match<Shape>): string {
  const { loaded, kept } = session;
  const claim = kept.watched ? undefined : claimOf(loaded.manners.counted(match.moves), kept);
  const known = claim === undefined ? "" : sayHere[`shared_${claim}`]({ fewest: kept.fewest });
  const says = [nameOfMatch(loaded, match), cameTo(session, match), howSays(session), known];
  return says.filter((one) => one !== "").join("\n");
}
