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

/** A study that somebody waits for. */
interface Studying {
  readonly game: string;
  readonly link: string;
  hear(truth: Truth, isLast: boolean): void;
}

/** The studies that are not done, the newest last: it alone is under way, and the one before it goes on after it. */
const studies: Studying[] = [];

function goOn(): void {
  const newest = studies.at(-1);
  if (newest === undefined) return;
  const { game, link, hear } = newest;
  const about = link.replace(/[?&]moves=.*/, "");
  // One step may take long, so a study of another deal is not waited for.
  if (busy !== undefined && busy.about !== about) {
    studying?.terminate();
    studying = undefined;
  }
  if (busy !== undefined) listeners.delete(busy.id);
  studying ??= newWorker();
  ask(studying, { kind: "study", game, link }, (answer) => {
    if (answer.kind !== "study") return;
    if (answer.isLast) {
      listeners.delete(answer.id);
      busy = undefined;
    }
    const place = studies.indexOf(newest);
    if (place < 0) return;
    if (answer.isLast) {
      studies.splice(place, 1);
      goOn();
    }
    hear(answer.truth, answer.isLast);
  });
  busy = { about, id: last };
}

/** Studies a match until it is done or nobody wants it any more. */
export function study(game: string, link: string, hear: (truth: Truth, isLast: boolean) => void): () => void {
  const mine: Studying = { game, link, hear };
  studies.push(mine);
  goOn();
  return () => {
    const place = studies.indexOf(mine);
    if (place < 0) return;
    const isUnderWay = place === studies.length - 1;
    studies.splice(place, 1);
    if (isUnderWay) goOn();
  };
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
