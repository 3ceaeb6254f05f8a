/** A film of a line of play: it runs by itself, and goes to any move of it. The match it is made of stays as it is. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect, useEffectEvent, useState } from "react";

/** So long a move of the film stands, in ms. */
export const PACES = { slow: 1200, even: 480, brisk: 160 } as const;

export type Pace = keyof typeof PACES;

/** Each position of a line, which one is shown, and whether it runs. */
interface Reel {
  readonly frames: readonly Match<Shape>[];
  readonly at: number;
  readonly isRunning: boolean;
}

/** The film on the screen, and how to run it. */
export interface Film extends Reel {
  /** The number of the last move. */
  readonly end: number;
  /** The position that is shown. */
  readonly frame: Match<Shape>;
  readonly pace: Pace;
  seek(at: number): void;
  toggle(): void;
  setPace(pace: Pace): void;
}

const next = (old: Reel): Reel => {
  const end = old.frames.length - 1;
  const at = Math.min(old.at + 1, end);
  return { ...old, at, isRunning: at < end };
};

/** A film that can be put on, and taken off. */
export function useFilm(first?: Reel): {
  readonly film: Film | undefined;
  show(frames: readonly Match<Shape>[]): void;
  close(): void;
} {
  const [reel, setReel] = useState(first);
  const [pace, setPace] = useState<Pace>("even");
  const isRunning = reel?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setReel((old) => old && next(old)), PACES[pace]);
    return () => clearInterval(timer);
  }, [isRunning, pace]);
  const frame = reel?.frames[reel.at];
  const end = (reel?.frames.length ?? 1) - 1;
  return {
    film:
      reel === undefined || frame === undefined
        ? undefined
        : {
            ...reel,
            end,
            frame,
            pace,
            seek: (at) => setReel({ ...reel, at: Math.max(0, Math.min(end, at)), isRunning: false }),
            toggle: () => setReel({ ...reel, at: reel.at === end ? 0 : reel.at, isRunning: !reel.isRunning }),
            setPace,
          },
    show: (frames) => setReel({ frames, at: 0, isRunning: true }),
    close: () => setReel(undefined),
  };
}

const KEYS: Readonly<Record<string, (film: Film) => void>> = {
  ArrowLeft: (film) => film.seek(film.at - 1),
  ArrowRight: (film) => film.seek(film.at + 1),
  Home: (film) => film.seek(0),
  End: (film) => film.seek(film.end),
  " ": (film) => film.toggle(),
};

/**
 * The keys of a film, before anybody else hears them: arrows, Home, End and the space bar. Where it lies over a match of the
 * player's own, `leave` takes it off and no other key of the table does anything.
 */
export function useFilmKeys(film: Film | undefined, leave?: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (film === undefined || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest("input, textarea, select, dialog") !== null && key !== "Escape")
      return;
    const isPress = key === " " && target instanceof Element && target.closest("button, a") !== null;
    if (KEYS[key] !== undefined && !isPress) KEYS[key](film);
    else if (leave !== undefined && key === "Escape") leave();
    // A letter or a digit is a move or an act of the match beneath.
    else if (leave === undefined || key.length > 1 || isPress) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const isOn = film !== undefined;
  useEffect(() => {
    if (!isOn) return;
    addEventListener("keydown", hear, true);
    return () => removeEventListener("keydown", hear, true);
  }, [isOn]);
}
