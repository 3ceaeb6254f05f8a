/** The truth about the match on the table, after every move. */

import type { Insight, Match, Shape } from "@baize/kernel";
import { Knowledge, type Past, pastOf } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { entryOf } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { quick } from "../workers/line.ts";
import { startStudy } from "../workers/study.ts";

/** So long a question is open before the light says that it thinks, in ms. */
const SILENT_MS = 250;

/** So long the truth about one position of the past is waited for, in ms. */
const PATIENCE_MS = 20_000;

const THINKING: Insight = { glow: "thinking", line: [], settled: false };
const UNKNOWN: Insight = { glow: "thinking", line: [], settled: true };

/** What is known of the positions of the deal on the table. */
const knowledge = new Knowledge();
/** The matches, by their links, of which no more will become known. */
const finished = new Set<string>();
/** Whether a game's positions are studied at length, once that is known. */
const isStudied = new Map<string, boolean>();

type Hear = (truth: Insight, isLast: boolean) => void;

/** Whether a game has a light. */
export const hasLight = (game: string): boolean => entryOf(game).solver !== undefined;

/** Two answers as one: a study knows more, but the quick look may be first to see whether it can be won. */
function joined(seen = THINKING, studied: Insight | undefined, isLast: boolean): Insight {
  if (studied === undefined) return { ...seen, settled: isLast };
  return studied.glow === "thinking" ? { ...studied, ...seen, settled: isLast } : studied;
}

/** Whether the light has said already that it cannot be had. */
let isTold = false;

function tellLost(): void {
  if (!isTold) voice.tell(say.lightLost());
  isTold = true;
}

/** Hears what is known, again and again until the last, and asks unless that is all. */
export function learn(match: Match<Shape>, hear: Hear): () => void {
  const { id } = match.game.meta;
  const link = match.link();
  const old = knowledge.recall(match);
  // Along a line that is settled nothing is asked again, where no study tells more than the line.
  const isFinished = old !== undefined && (finished.has(link) || (old.settled && isStudied.get(id) === false));
  if (old !== undefined) hear(old, isFinished);
  if (isFinished) return () => {};
  let isWanted = true;
  let seen: Insight | undefined;
  let studied: Insight | undefined;
  let deafToStudy: (() => void) | undefined;
  const tell = (isLast: boolean) => {
    const truth = joined(seen, studied, isLast);
    knowledge.learn(match, truth);
    if (isLast && truth.glow !== "thinking") finished.add(link);
    if (isWanted) hear(truth, isLast);
  };
  const looked = quick.ask("see", { game: id, link }, (truth: Insight) => {
    seen = truth;
    tell(false);
  });
  const end = (truth: Insight) => {
    seen = truth;
    tell(deafToStudy === undefined);
  };
  void hasStudy(id).then((isLong) => {
    if (isLong && isWanted) {
      deafToStudy = startStudy(id, link, (truth, isLast) => {
        studied = truth;
        tell(isLast);
      });
    }
    return looked.answer.then(end, () => {
      if (!isWanted) return;
      tellLost();
      end(UNKNOWN);
    });
  });
  return () => {
    isWanted = false;
    looked.stop();
    deafToStudy?.();
  };
}

/** Asks once for each game whether its positions are studied. */
async function hasStudy(id: string): Promise<boolean> {
  const known = isStudied.get(id) ?? (await quick.ask("studies", { game: id }).answer.catch(() => false));
  isStudied.set(id, known);
  return known;
}

/** A match and what is known of it. */
interface Known {
  readonly match: Match<Shape>;
  readonly truth: Insight;
}

/** The truth; undefined when the light is off or the question is young. */
export function useTruth(match: Match<Shape>, isOn: boolean): Insight | undefined {
  const [found, setFound] = useState<Known>();
  const isAsked = isOn && match.status.kind === "playing";
  const truth = found?.match === match ? found.truth : isAsked ? knowledge.recall(match) : undefined;
  const isBlank = useRef(true);
  isBlank.current = truth === undefined;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => isBlank.current && setFound({ match, truth: THINKING }), SILENT_MS);
    const deaf = learn(match, (heard) => {
      clearTimeout(timer);
      setFound({ match, truth: heard });
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [match, isAsked]);
  return isAsked ? truth : undefined;
}

/** What is known of a match: whether it can be won, or the short line as well; "thinking" when no answer comes in time. */
export const truthOf = (match: Match<Shape>, wanted: "glow" | "line"): Promise<Insight> => {
  const { status } = match;
  if (status.kind === "over") {
    const isWon = (status.scores[0] ?? 0) > 0;
    return Promise.resolve({ glow: isWon ? "winnable" : "lost", line: [], settled: true });
  }
  const isEnough = ({ glow, settled }: Insight) =>
    glow === "lost" || (glow === "winnable" && (wanted === "glow" || settled));
  const old = knowledge.recall(match);
  if (old !== undefined && isEnough(old)) return Promise.resolve(old);
  return new Promise((done) => {
    const end = (truth: Insight) => {
      clearTimeout(timer);
      done(truth);
      // An answer that is known already comes before there is anything to stop.
      queueMicrotask(() => deaf());
    };
    const timer = setTimeout(() => end(THINKING), PATIENCE_MS);
    const deaf = learn(match, (truth, isLast) => {
      if (isEnough(truth) || isLast) end(truth);
    });
  });
};

/** What is known of the whole past of a match. It asks nothing more once nobody wants it. */
export const pastOfMatch = (match: Match<Shape>, isWanted: () => boolean): Promise<Past> =>
  pastOf(match.ply, async (ply) => {
    const there = match.goTo(ply);
    return there.ok && isWanted() ? (await truthOf(there.value, "glow")).glow : "thinking";
  });
