/** Pictures that follow the state: it has already changed, and any click or key ends what still moves. */

import { useEffect, useState } from "react";

const FADE_MS = 80;

/** The animations of one table. */
export class Motion {
  readonly #running = new Map<Animation, (() => void) | undefined>();

  /** Ends everything that moves, at once. */
  finish(): void {
    for (const [animation, end] of this.#running) {
      animation.cancel();
      end?.();
    }
    this.#running.clear();
  }

  /** Moves an element; `end` is called when it stops, by itself or not. */
  start(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, end?: () => void): void {
    const animation = element.animate(frames, { fill: "backwards", ...timing });
    this.#running.set(animation, end);
    animation.onfinish = () => {
      this.#running.delete(animation);
      end?.();
    };
  }

  /** Lets something appear where it is, without travel. */
  fade(element: HTMLElement, delay = 0): void {
    this.start(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, delay });
  }
}

/** The animations of a table, as long as it is shown. */
export function useMotion(): Motion {
  const [motion] = useState(() => new Motion());
  useEffect(() => {
    const finish = () => motion.finish();
    document.addEventListener("pointerdown", finish, true);
    document.addEventListener("keydown", finish, true);
    return () => {
      finish();
      document.removeEventListener("pointerdown", finish, true);
      document.removeEventListener("keydown", finish, true);
    };
  }, [motion]);
  return motion;
}
