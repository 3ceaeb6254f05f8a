/** The truth about every position of a match so far. */

import type { Glow, Match, Shape } from "@baize/kernel";
import { type Past, pastOf } from "@baize/midend";
import { knowledge, learn } from "./use-truth.ts";

/** So long the truth about one position of the past is waited for, in ms. */
const PATIENCE_MS = 20_000;

/** Whether a match can be won; "thinking" when no answer comes in time. */
const glowOf = (match: Match<Shape>): Promise<Glow> => {
  const { status } = match;
  if (status.kind === "over") {
    const isWon = (status.scores[0] ?? 0) > 0;
    return Promise.resolve(isWon ? "winnable" : "lost");
  }
  const old = knowledge.recall(match)?.glow ?? "thinking";
  if (old !== "thinking") return Promise.resolve(old);
  return new Promise((done) => {
    const end = (glow: Glow) => {
      clearTimeout(timer);
      done(glow);
      // An answer that is known already comes before there is anything to stop.
      queueMicrotask(() => deaf());
    };
    const timer = setTimeout(() => end("thinking"), PATIENCE_MS);
    const deaf = learn(match, ({ glow }, isLast) => {
      if (glow !== "thinking" || isLast) end(glow);
    });
  });
};

/** What is known of the whole past of a match. It asks nothing more once nobody wants it. */
export const pastOfMatch = (match: Match<Shape>, isWanted: () => boolean): Promise<Past> =>
  pastOf(match.ply, async (ply) => {
    const there = match.goTo(ply);
    return there.ok && isWanted() ? glowOf(there.value) : "thinking";
  });
