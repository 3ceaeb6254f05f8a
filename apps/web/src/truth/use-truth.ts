/** The truth about the match on the table, after every move. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect, useRef, useState } from "react";
import { entryOf } from "../shell/games.ts";
import { study, watch } from "./oracle.ts";
import { type Past, pastOf } from "./past.ts";
import type { Truth } from "./question.ts";

/** So long a question is open before the light says that it thinks, in ms. */
const SILENT_MS = 250;

/** So long the truth about one position of the past is waited for, in ms. */
const PATIENCE_MS = 20_000;

const THINKING: Truth = { glow: "thinking", line: [], settled: false };

/** A match and what is known of it. */
interface Known {
  readonly match: Match<Shape>;
  readonly truth: Truth;
}

/** What is known of each match so far, by its link, and whether more may become known. */
const known = new Map<string, { readonly truth: Truth; readonly isLast: boolean }>();

/** Two answers as one: a study knows more, but the quick look may be first to see whether it can be won. */
function joined(seen = THINKING, studied: Truth | undefined, isLast: boolean): Truth {
  if (studied === undefined) return { ...seen, settled: isLast };
  return studied.glow === "thinking" ? { ...studied, ...seen, settled: isLast } : studied;
}

/** Hears what is known, again and again until the last, and asks unless that is all. */
export function learn(match: Match<Shape>, hear: (truth: Truth, isLast: boolean) => void): () => void {
  const { id } = match.game.meta;
  const link = match.link();
  const old = known.get(link);
  if (old !== undefined) hear(old.truth, old.isLast);
  if (old?.isLast) return () => {};
  let seen: Truth | undefined;
  let studied: Truth | undefined;
  const tell = (isLast: boolean) => {
    const truth = joined(seen, studied, isLast);
    if (truth.glow !== "thinking") known.set(link, { truth, isLast });
    hear(truth, isLast);
  };
  const hasStudy = entryOf(id).study !== undefined;
  const deaf = watch(id, link, (truth) => {
    seen = truth;
    tell(!hasStudy && (truth.settled || truth.glow === "thinking"));
  });
  if (!hasStudy) return deaf;
  const deafToStudy = study(id, link, (truth, isLast) => {
    studied = truth;
    tell(isLast);
  });
  return () => {
    deaf();
    deafToStudy();
  };
}

/** The truth; undefined when the light is off or the question is young. */
export function useTruth(match: Match<Shape>, isOn: boolean): Truth | undefined {
  const [found, setFound] = useState<Known>();
  const isAsked = isOn && match.status.kind === "playing";
  const truth = found && (found.match === match ? found.truth : followed(found, match));
  const isKnown = truth?.settled === true && found?.match !== match && found?.truth.insight === undefined;
  const isBlank = useRef(true);
  isBlank.current = truth === undefined;
  useEffect(() => {
    if (!isAsked || isKnown) return;
    const timer = setTimeout(() => isBlank.current && setFound({ match, truth: THINKING }), SILENT_MS);
    const deaf = learn(match, (heard) => {
      clearTimeout(timer);
      setFound({ match, truth: heard });
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [match, isAsked, isKnown]);
  return isAsked ? truth : undefined;
}

/** What is known of a match that has followed the line of an earlier one. */
function followed({ match: old, truth }: Known, match: Match<Shape>): Truth | undefined {
  if (truth.glow !== "winnable" || match.deal !== old.deal || match.options !== old.options) return undefined;
  const path = [...old.moves, ...truth.line];
  const isOnLine = match.ply >= old.ply && match.moves.every((text, i) => path[i] === text);
  return isOnLine ? { glow: "winnable", line: path.slice(match.ply), settled: truth.settled } : undefined;
}

/** What is known of a match: whether it can be won, or the short line as well; "thinking" when no answer comes in time. */
export const truthOf = (match: Match<Shape>, wanted: "glow" | "line"): Promise<Truth> => {
  const { status } = match;
  if (status.kind === "over") {
    const isWon = (status.scores[0] ?? 0) > 0;
    return Promise.resolve({ glow: isWon ? "winnable" : "lost", line: [], settled: true });
  }
  const isEnough = ({ glow, settled }: Truth) =>
    glow === "lost" || (glow === "winnable" && (wanted === "glow" || settled));
  const old = known.get(match.link())?.truth;
  if (old !== undefined && isEnough(old)) return Promise.resolve(old);
  return new Promise((done) => {
    const end = (truth: Truth) => {
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

/** What is known of the whole past of a match. It asks nothing more once nobody wants it: a newer question would wait. */
export const pastOfMatch = (match: Match<Shape>, isWanted: () => boolean): Promise<Past> =>
  pastOf(match.ply, async (ply) => {
    const there = match.goTo(ply);
    return there.ok && isWanted() ? (await truthOf(there.value, "glow")).glow : "thinking";
  });
