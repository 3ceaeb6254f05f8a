/** A film of a line of play: it runs by itself, and goes to any move of it. The match it is made of stays as it is. */

import type { Match, Shape } from "@baize/kernel";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { Icon } from "../parts/icons.tsx";
import { say } from "../words/index.ts";
import "../css/film.css";

/** So long a move of the film stands, in ms. */
const PACES = { slow: 1200, even: 480, brisk: 160 } as const;

type Pace = keyof typeof PACES;

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

/** The move that led to what is shown, as a sentence; nothing at the beginning. */
export function shownMove({ manners }: Loaded, { frames, at, frame }: Film): string {
  const text = frame.moves.at(-1);
  const before = frames[at - 1];
  return text === undefined || before === undefined ? "" : manners.describe(text, before.view("spectator"));
}

interface SliderProps {
  readonly film: Film;
  readonly label: string;
  readonly says: string;
}

/** Goes to any move. */
export function FilmSlider({ film, label, says }: SliderProps) {
  const { at, end } = film;
  return (
    <input
      type="range"
      className="film-slider"
      style={{ "--at": end === 0 ? 0 : at / end } as CSSProperties}
      min={0}
      max={end}
      value={at}
      aria-label={label}
      aria-valuetext={says === "" ? say.filmStart({ of: end }) : say.solutionAt({ at, of: end, says })}
      onChange={(event) => film.seek(Number(event.target.value))}
    />
  );
}

/** First, back, run or pause, on, last. */
export function FilmButtons({ film }: { readonly film: Film }) {
  const { at, end, isRunning } = film;
  const [isFirst, isLast] = [at === 0, at === end];
  return (
    <div className="film-buttons">
      <button
        type="button"
        aria-label={say.filmFirst()}
        aria-disabled={isFirst || undefined}
        onClick={() => film.seek(0)}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        aria-label={say.moveBefore()}
        aria-disabled={isFirst || undefined}
        onClick={() => film.seek(at - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="primary"
        aria-label={isRunning ? say.pause() : isLast ? say.again() : say.run()}
        onClick={film.toggle}
      >
        <Icon name={isRunning ? "pause" : isLast ? "restart" : "run"} />
      </button>
      <button
        type="button"
        aria-label={say.nextMove()}
        aria-disabled={isLast || undefined}
        onClick={() => film.seek(at + 1)}
      >
        <Icon name="next" />
      </button>
      <button
        type="button"
        aria-label={say.filmLast()}
        aria-disabled={isLast || undefined}
        onClick={() => film.seek(end)}
      >
        <Icon name="last" />
      </button>
    </div>
  );
}

/** How fast it runs. */
export function FilmPace({ film }: { readonly film: Film }) {
  return (
    <fieldset className="film-pace" aria-label={say.filmPace()}>
      {(Object.keys(PACES) as Pace[]).map((pace) => (
        <button key={pace} type="button" aria-pressed={pace === film.pace} onClick={() => film.setPace(pace)}>
          {say[pace]()}
        </button>
      ))}
    </fieldset>
  );
}
