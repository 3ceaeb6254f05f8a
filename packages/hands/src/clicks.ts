/** Clicks and double clicks: whatever comes of the two, it is played once. */

import { useEffect, useState } from "react";

/** So long a click waits for a second one where that would mean something else, in ms. */
export const WAIT_MS = 300;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Where it was clicked: a press anywhere else is no second click. */
  readonly id: string;
  once(): void;
  twice(): void;
}

/** What the clicks on a table come to. */
export class Clicks {
  #waiting: Waiting | undefined;
  #hasPlayed = false;

  /** A click that is not the second of two begins. */
  begin(): void {
    this.settle();
    this.#hasPlayed = false;
  }

  /** Something was played: a second click has nothing more to do. */
  played(): void {
    this.#hasPlayed = true;
  }

  /** A click on an element that means one thing, and another if a second one follows: so it waits a moment. */
  wait(id: string, once: () => void, twice: () => void): void {
    this.#waiting = { timer: setTimeout(() => this.settle(), WAIT_MS), id, once, twice };
  }

  /** The second of two clicks; true when nothing else shall come of it. */
  twice(): boolean {
    const waiting = this.forget();
    waiting?.twice();
    return waiting !== undefined || this.#hasPlayed;
  }

  /** There will be no second click. */
  settle(): void {
    this.forget()?.once();
  }

  /** Whether a click waits that was not made on this element. */
  isElsewhere(target: EventTarget | null): boolean {
    if (this.#waiting === undefined) return false;
    return !(target instanceof Element) || target.closest(`#${this.#waiting.id}`) === null;
  }

  /** Nothing comes of what waits. */
  forget(): Waiting | undefined {
    const waiting = this.#waiting;
    clearTimeout(waiting?.timer);
    this.#waiting = undefined;
    return waiting;
  }
}

/** The clicks on a table; what waits for a second one is played as soon as something else is pressed. */
export function useClicks(): Clicks {
  const [clicks] = useState(() => new Clicks());
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (clicks.isElsewhere(target)) clicks.settle();
    };
    const key = () => clicks.settle();
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("keydown", key, true);
    return () => {
      clicks.forget();
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", key, true);
    };
  }, [clicks]);
  return clicks;
}
