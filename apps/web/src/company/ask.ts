/** The page's way to its bots: a worker, started when the first question comes. */

import type { Match, Shape } from "@baize/kernel";
import type { Advice, Appraisal } from "@baize/table";
import { ME } from "../store/session.ts";
import type { Answer, Replies, Wishes } from "./question.ts";

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function hear(answer: Answer): void {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
}

/** Asks, and waits for the answer. */
function ask<K extends keyof Wishes>(kind: K, match: Match<Shape>, wish: Wishes[K]): Promise<Replies[K]> {
  if (worker === undefined) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => hear(data));
    worker.addEventListener("error", () => {
      worker = undefined;
      for (const id of [...waiting.keys()]) hear({ id, problem: "The bots cannot be loaded." });
    });
  }
  last += 1;
  const id = last;
  worker.postMessage({ ...wish, id, kind, game: match.game.meta.id });
  return new Promise((done, fail) => {
    waiting.set(id, (answer) =>
      "value" in answer ? done(answer.value as Replies[K]) : fail(new Error(answer.problem)),
    );
  });
}

let chosen: { readonly match: Match<Shape>; readonly level: string; readonly choice: Promise<string> } | undefined;

/** What a bot of a level plays for the seat to move. It gets the view of that seat, and thinks about it once. */
export function choose(match: Match<Shape>, level: string): Promise<string> {
  if (chosen?.match === match && chosen.level === level) return chosen.choice;
  const { status } = match;
  const viewer = status.kind === "playing" ? status.seat : "spectator";
  const choice = ask("choose", match, { view: match.view(viewer), level });
  chosen = { match, level, choice };
  choice.catch(() => {
    if (chosen?.choice === choice) chosen = undefined;
  });
  return choice;
}

/** A good move for the player, and why. */
export const advise = (match: Match<Shape>): Promise<Advice> => ask("advise", match, { view: match.view(ME) });

/** A move of the player that cost something. */
export interface Slip extends Appraisal {
  readonly ply: number;
}

/** What each move of the player cost, the dearest first. */
export async function review(match: Match<Shape>): Promise<readonly Slip[]> {
  const slips: Slip[] = [];
  for (const [ply, text] of match.moves.entries()) {
    const before = match.goTo(ply);
    if (!before.ok || before.value.legalMoves(ME).length < 2) continue;
    const view = before.value.view(ME);
    slips.push({ ply, ...(await ask("appraise", match, { view, text })) });
  }
  return slips.sort((a, b) => b.cost - a.cost);
}

/** What a bot scores with the player's cards. */
export const par = (match: Match<Shape>, bots: readonly string[]): Promise<Replies["par"]> =>
  ask("par", match, { played: { deal: match.deal, options: match.options, bots } });
