/** The page's way to the truth: a worker, started when the first question comes. */

import type { Answer, Band, Question, Truth } from "./question.ts";

type Wish = Question extends infer Q ? (Q extends Question ? Omit<Q, "id"> : never) : never;

let worker: Worker | undefined;
let last = 0;
const listeners = new Map<number, (answer: Answer) => void>();

/** Asks, and hears every answer until it stops listening. */
function ask(wish: Wish, hear: (answer: Answer) => void): () => void {
  if (worker === undefined) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => listeners.get(data.id)?.(data));
  }
  last += 1;
  const id = last;
  listeners.set(id, hear);
  worker.postMessage({ ...wish, id } as Question);
  return () => listeners.delete(id);
}

/** Watches the truth about a match, given as a link: better lines may follow. A newer question ends an older one. */
export const watch = (game: string, link: string, hear: (truth: Truth) => void): (() => void) =>
  ask({ kind: "see", game, link }, (answer) => {
    if (answer.kind === "see") hear(answer.truth);
  });

/** A deal that can be won, as hard as wished; undefined when none is found in time. */
export function find(game: string, band?: Band): Promise<string | undefined> {
  const seed = `${Date.now()} ${Math.random()}`;
  return new Promise((done) => {
    const deaf = ask({ kind: "find", game, seed, ...(band && { band }) }, (answer) => {
      deaf();
      done(answer.kind === "find" ? answer.deal : undefined);
    });
  });
}
