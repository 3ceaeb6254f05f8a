/** The truth about the match on the table, after every move. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect, useState } from "react";
import { watch } from "./oracle.ts";
import { type Past, pastOf } from "./past.ts";
import type { Truth } from "./question.ts";

/** So long a question is open before the light says that it thinks, in ms. */
const SILENT_MS = 250;

const THINKING: Truth = { glow: "thinking", line: [], settled: false };

/** A match and what is known of it. */
interface Known {
  readonly match: Match<Shape>;
  readonly truth: Truth;
}

/** What is known of each match so far, by its link. */
const known = new Map<string, Truth>();

/** Hears what is known, or asks. */
function learn(match: Match<Shape>, hear: (truth: Truth) => void): () => void {
  const link = match.link();
  const old = known.get(link);
  if (old !== undefined) {
    hear(old);
    return () => {};
  }
  return watch(match.game.meta.id, link, (truth) => {
    if (truth.settled) known.set(link, truth);
    hear(truth);
  });
}

/** The truth; undefined when the light is off or the question is young. */
export function useTruth(match: Match<Shape>, isOn: boolean): Truth | undefined {
  const [found, setFound] = useState<Known>();
  const isAsked = isOn && match.status.kind === "playing";
  const truth = found && (found.match === match ? found.truth : followed(found, match));
  const isKnown = truth?.settled === true && found?.match !== match;
  useEffect(() => {
    if (!isAsked || isKnown) return;
    const timer = setTimeout(() => setFound({ match, truth: THINKING }), SILENT_MS);
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
  return isOnLine ? { ...truth, line: path.slice(match.ply) } : undefined;
}

/** What is known of a match: whether it can be won, or the short line as well; "thinking" when no answer comes in time. */
export const truthOf = (match: Match<Shape>, wanted: "glow" | "line"): Promise<Truth> => {
  const { status } = match;
  if (status.kind === "over") {
    const isWon = (status.scores[0] ?? 0) > 0;
    return Promise.resolve({ glow: isWon ? "winnable" : "lost", line: [], settled: true });
  }
  return new Promise((done) => {
    const deaf = learn(match, (truth) => {
      if (wanted === "line" && truth.glow === "winnable" && !truth.settled) return;
      done(truth);
      // An answer that is known already comes before there is anything to stop.
      queueMicrotask(() => deaf());
    });
  });
};

/** What is known of the whole past of a match. */
export const pastOfMatch = (match: Match<Shape>): Promise<Past> =>
  pastOf(match.ply, async (ply) => {
    const there = match.goTo(ply);
    return there.ok ? (await truthOf(there.value, "glow")).glow : "thinking";
  });
