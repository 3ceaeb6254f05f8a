/** What a film is run with: a slider, its buttons, and how fast it goes. */

import type { Names, Viewer } from "@baize/kernel";
import { type CSSProperties, useEffect, useRef } from "react";
import type { Loaded } from "../library/games.ts";
import { Icon } from "../parts/icons.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/film.en.ts";
import { say } from "../words/index.ts";
import { type Film, PACES, type Pace } from "./use-film.ts";
import "../css/film.css";

/** The move that led to what is shown, as a sentence for whoever looks; nothing at the beginning. */
export function shownMove(
  { manners }: Loaded,
  { frames, at, frame }: Film,
  viewer: Viewer = "spectator",
  names?: Names,
): string {
  const text = frame.moves.at(-1);
  const before = frames[at - 1];
  return text === undefined || before === undefined ? "" : manners.describe(text, before.view(viewer), names);
}

interface SliderProps {
  readonly film: Film;
  readonly label: string;
  readonly says: string;
  /** After how many moves something is done that is worth a mark. */
  readonly ticks?: readonly number[];
}

/** Goes to any move. */
export function FilmSlider({ film, label, says, ticks = [] }: SliderProps) {
  const { at, end, isRunning } = film;
  const told = says === "" ? sayHere.filmStart({ of: end }) : sayHere.solutionAt({ at, of: end, says });
  const slider = useRef<HTMLInputElement>(null);
  const heard = useRef(at);
  // Whoever goes through it by keys or buttons hears where it stands; while it runs that would be too much.
  useEffect(() => {
    if (heard.current === at || isRunning) return;
    heard.current = at;
    if (document.activeElement !== slider.current) voice.announce(told);
  }, [at, isRunning, told]);
  return (
    <span className="film-track">
      <input
        ref={slider}
        type="range"
        className="film-slider"
        style={{ "--at": end === 0 ? 0 : at / end } as CSSProperties}
        min={0}
        max={end}
        value={at}
        aria-label={label}
        aria-valuetext={told}
        onChange={(event) => film.seek(Number(event.target.value))}
      />
      {ticks.map((tick) => (
        <i key={tick} style={{ "--at": tick / end } as CSSProperties} />
      ))}
    </span>
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
        aria-label={sayHere.filmFirst()}
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
        aria-label={isRunning ? sayHere.pause() : isLast ? sayHere.again() : sayHere.run()}
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
        aria-label={sayHere.filmLast()}
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
    <fieldset className="film-pace" aria-label={sayHere.filmPace()}>
      {(Object.keys(PACES) as Pace[]).map((pace) => (
        <button key={pace} type="button" aria-pressed={pace === film.pace} onClick={() => film.setPace(pace)}>
          {sayHere[pace]()}
        </button>
      ))}
    </fieldset>
  );
}
