/** The page's way to the truth: workers, each started when the first question comes. */

import type { Answer, Band, Question, Truth } from "./question.ts";

type Wish = Question extends infer Q ? (Q extends Question ? Omit<Q, "id"> : never) : never;

let last = 0;
const listeners = new Map<number, (answer: Answer) => void>();

function newWorker(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => listeners.get(data.id)?.(data));
  return worker;
}

let quick: Worker | undefined;
let studying: Worker | undefined;
/** What the study is busy with: a match of this deal. */
let busy: { readonly about: string; readonly id: number } | undefined;

/** Asks, and hears every answer until it stops listening. */
function ask(worker: Worker, wish: Wish, hear: (answer: Answer) => void): () => void {
  last += 1;
  const id = last;
  listeners.set(id, hear);
  worker.postMessage({ ...wish, id } as Question);
  return () => listeners.delete(id);
}

function askQuick(wish: Wish, hear: (answer: Answer) => void): () => void {
  quick ??= newWorker();
  return ask(quick, wish, hear);
}

/** Watches the truth about a match, given as a link: better lines may follow. A newer question ends an older one. */
export const watch = (game: string, link: string, hear: (truth: Truth) => void): (() => void) =>
  askQuick({ kind: "see", game, link }, (answer) => {
    if (answer.kind === "see") hear(answer.truth);
  });

/** Studies a match. One step may take long, so a study of another deal is not waited for. */
export function study(game: string, link: string, hear: (truth: Truth, isLast: boolean) => void): () => void {
  const about = link.replace(/[?&]moves=.*/, "");
  if (busy !== undefined && busy.about !== about) {
    studying?.terminate();
    studying = undefined;
  }
  studying ??= newWorker();
  const deaf = ask(studying, { kind: "study", game, link }, (answer) => {
    if (answer.kind !== "study") return;
    if (answer.isLast && busy?.id === answer.id) busy = undefined;
    hear(answer.truth, answer.isLast);
  });
  busy = { about, id: last };
  return deaf;
}

function askForDeal(wish: Wish): Promise<string | undefined> {
  return new Promise((done) => {
    const deaf = askQuick(wish, (answer) => {
      deaf();
      done(answer.kind === "find" || answer.kind === "daily" ? answer.deal : undefined);
    });
  });
}

/** A deal that can be won, as hard as wished; undefined when none is found in time. */
export const find = (game: string, band?: Band): Promise<string | undefined> =>
  askForDeal({ kind: "find", game, seed: `${Date.now()} ${Math.random()}`, ...(band && { band }) });

/** The deal of a day, written `2026-01-31`. */
export const daily = (game: string, date: string): Promise<string | undefined> =>
  askForDeal({ kind: "daily", game, date });
