/** The truth about the match on the table, after every move. */

import type { Insight, Match, Shape } from "@baize/kernel";
import { Knowledge } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { entryOf } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/table.en.ts";
import { quick } from "../workers/line.ts";
import { startStudy } from "../workers/study.ts";

/** So long a question is open before the light says that it thinks, in ms. */
const SILENT_MS = 250;

const THINKING: Insight = { glow: "thinking", line: [], settled: false };
const UNKNOWN: Insight = { glow: "thinking", line: [], settled: true };

/** What is known of the positions of the deal on the table. */
export const knowledge = new Knowledge();
/** The matches, by their links, of which no more will become known. */
const finished = new Set<string>();
/** How long a position has to stand before it is studied at length, once that is known; undefined where none is. */
const calms = new Map<string, number | undefined>();

type Hear = (truth: Insight, isLast: boolean) => void;

/** Whether a game has a light. */
export const hasLight = (game: string): boolean => entryOf(game).solver !== undefined;

/**
 * Two answers as one: a study knows more, but the quick look may be first to see whether it can be won. A study that begins
 * late only finds shorter ways, and the quick look's way is told until it does.
 */
function joined(seen = THINKING, studied: Insight | undefined, isLast: boolean, isLate: boolean): Insight {
  if (studied === undefined) return { ...seen, settled: isLast || (isLate && seen.settled) };
  return studied.glow === "thinking" ? { ...studied, ...seen, settled: isLast } : studied;
}

/** Whether the light has said already that it cannot be had. */
let isTold = false;

function tellLost(): void {
  if (!isTold) voice.tell(sayHere.lightLost());
  isTold = true;
}

/** Hears what is known, again and again until the last, and asks unless that is all. */
export function learn(match: Match<Shape>, hear: Hear): () => void {
  const { id } = match.game.meta;
  const link = match.link();
  const old = knowledge.recall(match);
  // Along a line that is settled nothing is asked again, where no study tells more than the line.
  const isFinished =
    old !== undefined && (finished.has(link) || (old.settled && calms.has(id) && calms.get(id) === undefined));
  if (old !== undefined) hear(old, isFinished);
  if (isFinished) return () => {};
  let isWanted = true;
  let seen: Insight | undefined;
  let studied: Insight | undefined;
  let deafToStudy: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (isLast: boolean) => {
    const truth = knowledge.learn(match, joined(seen, studied, isLast, (calms.get(id) ?? 0) > 0));
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
  const beginStudy = () => {
    deafToStudy = startStudy(id, link, (truth, isLast) => {
      studied = truth;
      tell(isLast);
    });
  };
  void calmOf(id).then((calm) => {
    if (calm !== undefined && isWanted) {
      deafToStudy = () => clearTimeout(timer);
      if (calm === 0) beginStudy();
      else timer = setTimeout(beginStudy, calm);
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

/** Asks once for each game whether its positions are studied, and when. */
async function calmOf(id: string): Promise<number | undefined> {
  if (!calms.has(id)) calms.set(id, await quick.ask("studies", { game: id }).answer.catch(() => undefined));
  return calms.get(id);
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
