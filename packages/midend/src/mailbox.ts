/** One way to ask a worker or a thread: questions with one answer or many, a stop, and errors that travel as errors. */

import { demand } from "@baize/kernel";
import { say } from "./words/index.ts";

/** A line to somebody who works elsewhere. */
export interface Port {
  post(message: unknown): void;
  /** Called once; whatever comes is told to one of these. */
  listen(hear: (message: unknown) => void, fail: (why: Error) => void): void;
  /** Says at once that a question's answer is not wanted any more, where that can be heard in the middle of the work. */
  interrupt?(id: number): void;
  /** Hangs up; what it gives is waited for. */
  end(): unknown;
}

/** What a task may do while it works. */
export interface Call {
  /** Whether the answer is still wanted. */
  readonly signal: { readonly aborted: boolean };
  /** Tells a part of the answer before the end. */
  say(part: unknown): void;
}

/** What can be asked for: each task by name. */
// biome-ignore lint/suspicious/noExplicitAny: each task says itself what it wants.
export type Tasks = Readonly<Record<string, (wish: any, call: Call) => unknown>>;

type WishOf<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Reply<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

type Letter = { readonly id: number } & (
  | { readonly task: string; readonly wish: unknown }
  | { readonly stop: true }
  | { readonly part: unknown }
  | { readonly value: unknown }
  | { readonly problem: string }
);

/** A promise and what settles it; written out, for older Nodes and browsers do not make one so. */
function newPromise() {
  let resolve: (value: unknown) => void = () => {};
  let reject: (why: unknown) => void = () => {};
  const promise = new Promise<unknown>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

interface Open {
  readonly done: ReturnType<typeof newPromise>;
  hear(part: unknown): void;
}

/** Asks; the line is opened with the first question, and again after it was lost. */
export class Mailbox<T extends Tasks> {
  readonly #connect: () => Port;
  #port: Port | undefined;
  #last = 0;
  readonly #open = new Map<number, Open>();

  constructor(connect: () => Port) {
    this.#connect = connect;
  }

  /** Asks for a task and waits for its answer; parts that come before it are heard as they come. */
  ask<K extends keyof T & string>(
    task: K,
    wish: WishOf<T, K>,
    hear: (part: never) => void = () => {},
  ): OpenQuestion<Reply<T, K>> {
    const id = ++this.#last;
    const done = newPromise();
    this.#open.set(id, { done, hear: hear as Open["hear"] });
    try {
      this.#port ??= this.#dial();
      this.#port.post({ id, task, wish } satisfies Letter);
    } catch (error) {
      // What cannot be sent is one question's fault: the line stays open for the others.
      this.#open.delete(id);
      done.reject(error);
    }
    return { answer: done.promise as Promise<Reply<T, K>>, stop: () => this.#stop(id) };
  }

  /** Ends the line; what is open is not answered any more. */
  async end(): Promise<void> {
    const port = this.#port;
    this.#lose(new Error(say.lineEnded()));
    await port?.end();
  }

  #dial(): Port {
    const port = this.#connect();
    port.listen(
      (message) => this.#hear(message as Letter),
      (why) => {
        if (this.#port === port) this.#lose(why);
      },
    );
    return port;
  }

  #hear(letter: Letter): void {
    const open = this.#open.get(letter.id);
    if (open === undefined) return;
    if ("part" in letter) open.hear(letter.part);
    else {
      this.#open.delete(letter.id);
      if ("problem" in letter) open.done.reject(new Error(letter.problem));
      else open.done.resolve("value" in letter ? letter.value : undefined);
    }
  }

  #stop(id: number): void {
    if (!this.#open.has(id)) return;
    this.#port?.interrupt?.(id);
    this.#port?.post({ id, stop: true } satisfies Letter);
  }

  #lose(why: Error): void {
    this.#port = undefined;
    for (const { done } of this.#open.values()) done.reject(why);
    this.#open.clear();
  }
}

/** A question that is open. */
export interface OpenQuestion<R> {
  readonly answer: Promise<R>;
  /** Asks for an answer now, with what is known; not every task can tell. */
  stop(): void;
}

/** Answers whatever comes over a line; `isInterrupted` is asked where a message cannot be heard in the middle of a task. */
export function answer(
  port: Pick<Port, "post" | "listen">,
  tasks: Tasks,
  isInterrupted: (id: number) => boolean = () => false,
): void {
  const unwanted = new Set<number>();
  const work = async ({ id, task, wish }: Letter & { readonly task: string; readonly wish: unknown }) => {
    const signal = {
      get aborted() {
        return unwanted.has(id) || isInterrupted(id);
      },
    };
    try {
      const found = tasks[task];
      demand(found !== undefined, "MD-B1", `there is no task ${task}`);
      const value = await found(wish, { signal, say: (part) => port.post({ id, part } satisfies Letter) });
      port.post({ id, value } satisfies Letter);
    } catch (error) {
      port.post({ id, problem: error instanceof Error ? error.message : String(error) } satisfies Letter);
    }
    unwanted.delete(id);
  };
  port.listen(
    (message) => {
      const letter = message as Letter;
      if ("stop" in letter) unwanted.add(letter.id);
      else if ("task" in letter) void work(letter);
    },
    () => {},
  );
}
