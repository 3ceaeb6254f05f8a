/** Long studies, one at a time: the newest is under way, and the one before it goes on after it. */

import type { Insight } from "@baize/kernel";
import type { OpenQuestion } from "@baize/midend";
import { studying } from "./line.ts";

/** A study that somebody waits for. */
interface Studied {
  readonly game: string;
  readonly link: string;
  hear(truth: Insight, isLast: boolean): void;
}

/** Those that are not done, the newest last. */
const waiting: Studied[] = [];
let busy: { readonly study: Studied; readonly asked: OpenQuestion<Insight> } | undefined;

/** What a study is about: a match of this deal. */
const aboutOf = ({ link }: Studied): string => link.replace(/[?&]moves=.*/, "");

function goOn(): void {
  const newest = waiting.at(-1);
  if (newest === undefined || busy?.study === newest) return;
  // One step may take long, so a study of another deal is not waited for.
  if (busy !== undefined && aboutOf(busy.study) !== aboutOf(newest)) void studying.end();
  else busy?.asked.stop();
  const { game, link } = newest;
  const asked = studying.ask("study", { game, link }, (truth: Insight) => {
    if (busy?.study === newest) newest.hear(truth, false);
  });
  busy = { study: newest, asked };
  const end = (truth: Insight): void => {
    if (busy?.study !== newest) return;
    busy = undefined;
    drop(newest);
    newest.hear(truth, true);
    goOn();
  };
  asked.answer.then(end, () => end({ glow: "thinking", line: [], settled: false }));
}

function drop(study: Studied): void {
  const place = waiting.indexOf(study);
  if (place >= 0) waiting.splice(place, 1);
}

/** Studies a match until it is done or nobody wants it any more. */
export function startStudy(game: string, link: string, hear: Studied["hear"]): () => void {
  const mine: Studied = { game, link, hear };
  waiting.push(mine);
  goOn();
  return () => {
    drop(mine);
    if (busy?.study !== mine) return;
    busy.asked.stop();
    busy = undefined;
    goOn();
  };
}
